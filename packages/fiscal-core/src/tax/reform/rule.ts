import type { ReformFacts } from './facts.ts';

/** A rejection about IBS and CBS that is certain from the item and the code tables. */
export interface ReformRule {
  /** The manual's own name of it: `UB13-10`. */
  readonly rule: string;
  readonly cStat: string;
  /** Whether every authority applies it, may apply it, or will one day. */
  readonly strength: 'obrig' | 'facul' | 'futura';
  readonly source: string;
  /** Item field to blame. */
  readonly field: string;
  readonly tag: string;
  readonly breaks: (facts: ReformFacts) => boolean;
  /** pt-BR. */
  readonly message: string;
  readonly fix: string;
}

/** Rules of NF-e in a document that has no codes of its own for them. */
export const underCode = (rules: readonly ReformRule[], cStat: string): ReformRule[] =>
  rules.map((rule) => ({ ...rule, cStat, rule: TABLES }));
const TABLES = 'IT 2025.002';
