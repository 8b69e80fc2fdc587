import { type Brackets, type Rule, rowsOf, type Stage } from '../../../rules/rule.ts';
import type { NfeDocument, NfeItem } from '../document.ts';

/** Facts outside the document that rules need. */
export interface NfeRuleContext {
  readonly strict: boolean;
  readonly nowMs: number;
  /** When the lot was received: what deadlines are measured against. */
  readonly receivedAtMs: number;
  /** Authorizer asked (`SP`, `SVRS`…). */
  readonly authorizer: string;
  /** First 8 characters of the signer's CNPJ, or its whole CPF; null when the certificate names none. */
  readonly signerBase: string | null;
  /** Security codes the world knows of this emitter, by id. */
  readonly securityCodes: ReadonlyMap<string, string>;
  /** What the world's register says of the emitter; undefined outside strict mode. */
  readonly register: { readonly enabled: boolean; readonly ie: string | null } | undefined;
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
