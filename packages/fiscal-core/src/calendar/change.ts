/** What a change touches. */
export type Kind = 'layout' | 'rule' | 'table' | 'rate' | 'paper' | 'endpoint' | 'event' | 'duty';

/** How a change binds: the authority refuses what does not follow it, the law asks for it and nobody refuses, or it only allows. */
export type Binding = 'refusal' | 'duty' | 'optional';

/** How sure its days are: an official text, two sources, one source, or a guess that is easy to change. */
export type Certainty = 'certain' | 'two' | 'one' | '[?]';

export const STATES = ['built', 'partly built', 'not built'] as const;
export type State = (typeof STATES)[number];

/** A day of Brasília, `AAAA-MM-DD`. */
export type Day = `${number}-${number}-${number}`;

/** The first day; `always`: in force, and nobody needs to know since when; null: no day was set. */
export type Since = Day | 'always' | null;

/** One change of the law or of what the authorities take. */
export interface Change {
  readonly documents: string;
  readonly about: string;
  /** Norm and item. */
  readonly norm: string;
  /** Absent = the day of production. */
  readonly homologation?: Since;
  readonly production: Since;
  /** The last day. */
  readonly until?: Day;
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly binding: Binding;
  readonly source: string;
  readonly certainty: Certainty;
  readonly state: State;
}
