import type { Ledger, TaxFacts } from '../tax/leaf.ts';

/** A sale inside of a UF to a taxpayer. */
export const AT_HOME: TaxFacts = {
  finalConsumer: false,
  origin: 'SP',
  destination: 'SP',
  sharesDestination: false,
  doubleBase: false,
};

/** A ledger that fills in nothing and records the fields it receives. */
export interface Recorded extends Ledger {
  readonly missed: string[];
  readonly told: string[];
  readonly left: string[];
}

export function recordLedger(facts: Partial<TaxFacts> = {}): Recorded {
  const missed: string[] = [];
  const entries: string[] = [];
  const left: string[] = [];
  return {
    facts: { ...AT_HOME, ...facts },
    missed,
    told: entries,
    left,
    missing: (_, { field }) => missed.push(field),
    determined: ({ field }) => entries.push(field),
    dropped: ({ field }) => left.push(field),
  };
}
