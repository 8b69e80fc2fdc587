import { type Brackets, type Rule, rowsOf, type Stage } from '../../../rules/rule.ts';
import type { StoredEvent } from '../../../state/events.ts';
import type { RuleContext } from '../../decide.ts';
import type { NfeDocument, NfeItem } from '../document.ts';

/** Facts outside the document that rules need. */
export interface NfeRuleContext extends Omit<RuleContext, 'world'> {
  /** Security codes the world knows of this emitter, by id. */
  readonly securityCodes: ReadonlyMap<string, string>;
  /** The EPEC of the number. */
  readonly epec: StoredEvent | null;
}

export type NfeRule = Rule<NfeDocument, NfeRuleContext>;
type Test = (document: NfeDocument, context: NfeRuleContext) => boolean | Brackets;

/** Makers of rows over a document. */
export const rulesOf = (stage: Stage) => rowsOf<NfeDocument, NfeRuleContext>(stage);

/** Broken by some item: its number goes into the message. */
export const anyItem =
  (test: (item: NfeItem, document: NfeDocument, context: NfeRuleContext) => boolean): Test =>
  (document, context) => {
    const item = document.itens.find((candidate) => test(candidate, document, context));
    return item ? { nItem: item.nItem } : false;
  };
