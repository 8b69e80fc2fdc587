import type { Notice, Problem } from '../../engine/document/definition.ts';

/** What registers say of a document before it is sent. */
export interface PriorVerdict {
  /** It is refused. */
  readonly problems: readonly Problem[];
  /** It goes on, and this is told. */
  readonly notices: readonly Notice[];
}

export const NOTHING: PriorVerdict = { problems: [], notices: [] };
