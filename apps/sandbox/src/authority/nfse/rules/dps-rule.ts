import { type Rule, rowsOf, type Stage } from '../../../rules/rule.ts';
import type { Dps } from '../dps.ts';

/** Facts outside the DPS that rules need. */
export interface DpsRuleContext {
  readonly strict: boolean;
  readonly nowMs: number;
  /** First 8 characters of the signer's CNPJ, or its whole CPF. */
  readonly signerBase: string | null;
}

export type DpsRule = Rule<Dps, DpsRuleContext>;
export const dpsRules = (stage: Stage) => rowsOf<Dps, DpsRuleContext>(stage);
