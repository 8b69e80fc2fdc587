import type { Notice, Problem } from '../document/definition.ts';
import { riskNotice } from '../document/risk.ts';
import { switched } from '../document/rule-switches.ts';
import { textOf } from '../layout/flat.ts';
import type { Draft } from './draft.ts';

/** A rejection that is certain before sending. Everything else is the authority's to say. */
export interface OfflineRule<D extends Draft> {
  readonly cStat: string;
  readonly field: string;
  readonly tag: string;
  /** True when the document breaks the rule. */
  readonly breaks: (draft: D) => boolean;
  /** pt-BR. */
  readonly message: string;
  readonly fix: string;
  readonly source: string;
}

interface Rulebook<D extends Draft> {
  readonly type: string;
  readonly rules: readonly OfflineRule<D>[];
}

/** Judges a draft, once defaults and literals are in place, by the rules of its type and what an operator set of them. */
export function judgeRules<D extends Draft>(
  { type, rules }: Rulebook<D>,
  draft: D,
): { readonly problems: readonly Problem[]; readonly notices: readonly Notice[] } {
  const { ruleSwitches, issuer } = draft.context;
  const effects = switched(ruleSwitches, type, textOf(draft.input, 'uf_emitente') ?? issuer.uf);
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  for (const { cStat, field, tag, message, fix, breaks } of rules) {
    const effect = effects?.get(cStat) ?? 'refuse';
    if (effect === 'off' || !breaks(draft)) continue;
    if (effect === 'notice') notices.push(riskNotice('A autoridade fiscal', { field, cStat, message, fix }));
    else problems.push({ field, code: 'regra_fiscal', message, tag, fix, cStat });
  }
  return { problems, notices };
}
