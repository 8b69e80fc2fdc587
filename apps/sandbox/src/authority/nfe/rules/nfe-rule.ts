import type { Dated } from '@fiscal/core/calendar/calendar';
import { type Brackets, type Rule, rowsOf, type Stage } from '../../../rules/rule.ts';
import type { StoredEvent } from '../../../state/events.ts';
import type { SandboxParty } from '../../../state/registers.ts';
import type { RuleContext } from '../../decide.ts';
import { isCoupon, type NfeDocument, type NfeItem } from '../document.ts';

/** Facts outside the document that rules need. */
export interface NfeRuleContext extends Omit<RuleContext, 'world'> {
  /** Security codes the world knows of this emitter, by id. */
  readonly securityCodes: ReadonlyMap<string, string>;
  /** Register entries of the CNPJs in the note, by CNPJ; empty outside strict mode. */
  readonly parties: ReadonlyMap<string, SandboxParty>;
  /** The EPEC of the number. */
  readonly epec: StoredEvent | null;
}

export type NfeRule = Rule<NfeDocument, NfeRuleContext>;
type Test = (document: NfeDocument, context: NfeRuleContext) => boolean | Brackets;

type Row = (cStat: string, source: string, breaks: Test, dated?: Dated) => NfeRule;

const ofCoupons =
  (row: Row): Row =>
  (cStat, source, breaks, dated) =>
    row(cStat, source, (document, context) => isCoupon(document) && breaks(document, context), dated);

/** Makers of rows over a document; `coupon` and `strictCoupon` cover NFC-e and NF-e printed as one. */
export const rulesOf = (stage: Stage) => {
  const rows = rowsOf<NfeDocument, NfeRuleContext>(stage);
  return { ...rows, coupon: ofCoupons(rows.both), strictCoupon: ofCoupons(rows.strict) };
};

/** Rule that any item can break; the message has its number. */
export const anyItem =
  (test: (item: NfeItem, document: NfeDocument, context: NfeRuleContext) => boolean): Test =>
  (document, context) => {
    const item = document.itens.find((candidate) => test(candidate, document, context));
    return item ? { nItem: item.nItem } : false;
  };
