import type { KeyOutcome } from '../sefaz/outcome.ts';
import type { Duplicate } from './definition.ts';
import type { EventFound, EventOutcome } from './outcome.ts';

/** The event that an answer must speak of. */
export interface ExpectedEvent {
  readonly chave: string;
  readonly tpEvento: string;
  readonly sequence: number;
}

/** Verdict in a `retEnvEvento`. Never throws; what cannot be read is doubt. */
export declare function parseRetEvento(xml: string, expected: ExpectedEvent): EventOutcome;

/** What the answer to a key query (`parseConsulta`) says of one event. */
export declare function eventInQuery(
  answer: KeyOutcome,
  expected: ExpectedEvent & { readonly digestValue: string; readonly duplicate: Duplicate },
): EventFound;
