import type { Notice, Problem } from '../../engine/document/definition.ts';

/** Findings of registers about a document before it is sent. */
export interface PriorVerdict {
  /** It is refused. */
  readonly problems: readonly Problem[];
  /** The document continues, with these notices. */
  readonly notices: readonly Notice[];
}

export const NOTHING: PriorVerdict = { problems: [], notices: [] };
