/** Subject of a change. */
export type Kind = 'layout' | 'rule' | 'table' | 'rate' | 'paper' | 'endpoint' | 'event' | 'duty';

/** Force of a change: the authority refuses violations, the law requires it without refusals, or it only allows. */
export type Binding = 'refusal' | 'duty' | 'optional';

/** Certainty of its days: an official text, two sources, one source, or a guess that is easy to change. */
export type Certainty = 'certain' | 'two' | 'one' | '[?]';

export const STATES = ['built', 'partly built', 'not built'] as const;
export type State = (typeof STATES)[number];

/** A day of Brasília, `AAAA-MM-DD`. */
export type Day = `${number}-${number}-${number}`;

/** First day; `always`: in force since an unspecified day; null: no day was set. */
export type Since = Day | 'always' | null;

/** A change of the law or of the authorities' rules. */
export interface Change {
  readonly documents: string;
  readonly about: string;
  /** Norm and item. */
  readonly norm: string;
  /** Day on which its publication was last looked for, where something of it is still to be published. */
  readonly lookedOn?: Day;
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
