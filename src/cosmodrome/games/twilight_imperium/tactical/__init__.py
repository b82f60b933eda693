"""The tactical action, TI-77: activation, movement, space cannon, space combat, invasion, production."""
