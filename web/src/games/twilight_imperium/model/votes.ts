/** The outcomes of the agenda with the votes for each. */
import type { Option } from '../../../lib/wire';
import { parts } from './options';
import type { TwilightView } from './types';

export interface Outcome {
  outcome: string;
  votes: number;
  by: number[];
}

/** What has been voted for or predicted, and what I may vote for; "for" and "against" stand there from the beginning. */
export function tally(view: TwilightView, options: readonly Option[], vote: string): Outcome[] {
  const words = new Set<string>(vote === 'for_against' ? ['for', 'against'] : []);
  for (const option of options) if (option.key === 'vote') words.add(parts(option)[0] as string);
  for (const word of view.agenda.voted) if (word) words.add(word);
  for (const [, , word] of view.agenda.predictions) words.add(word);
  if (options.some(({ key }) => key === 'abstain')) words.add('abstain');
  return [...words].map((outcome) => {
    const by = view.agenda.voted.flatMap((word, seat) => (word === outcome ? [seat] : []));
    return { outcome, by, votes: by.reduce((sum, seat) => sum + (view.agenda.votes[seat] ?? 0), 0) };
  });
}

/** Whose planet would be elected, or which player: `player-2`. */
export function ownerIn(view: TwilightView, outcome: string): number | null {
  const [, seat] = /^player-(\d)$/.exec(outcome) ?? [];
  if (seat !== undefined) return Number(seat);
  return view.systems.map(({ planets }) => planets[outcome]).find(Boolean)?.owner ?? null;
}

export interface Voter {
  seat: number;
  votes: number;
  state: 'voted' | 'may-cast' | 'rider' | 'silent';
  outcome: string;
}

/** All players in voting order, the speaker last: what they have cast, or could still cast. */
export function votersOf({ turn, agenda, ballots, players }: TwilightView): Voter[] {
  const ring = turn.ring.length ? turn.ring : players.map(({ seat }) => seat);
  const at = ring.indexOf(turn.speaker);
  const order = [...ring.slice(at + 1), ...ring.slice(0, at + 1)].filter((seat) => !players[seat]?.eliminated);
  return order.map((seat) => {
    const left = ballots?.find((one) => one.seat === seat);
    const outcome = agenda.voted[seat] ?? '';
    if (left) return { seat, votes: left.votes, state: 'may-cast', outcome: '' };
    if (outcome && agenda.votes[seat]) return { seat, votes: agenda.votes[seat], state: 'voted', outcome };
    const rides = agenda.predictions.some(([who]) => who === seat);
    return { seat, votes: 0, state: rides ? 'rider' : 'silent', outcome: '' };
  });
}
