"""The agendas: directives, and laws with what they do while they are in force."""
