import type { Brackets, Level, Rule, Stage } from '../../../rules/rule.ts';
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

const rule =
  (stage: Stage, level: Level, modelos?: readonly string[]) =>
  (cStat: string, source: string, breaks: Test): NfeRule => ({
    cStat,
    level,
    stage,
    source,
    breaks,
    ...(modelos ? { modelos } : {}),
  });

/** Makers of rows for one stage: for both models, for 55, for 65, in strict mode only. */
export const rulesOf = (stage: Stage) => ({
  both: rule(stage, 'on'),
  nfe: rule(stage, 'on', ['55']),
  nfce: rule(stage, 'on', ['65']),
  strict: rule(stage, 'strict'),
  strictNfe: rule(stage, 'strict', ['55']),
});

/** Broken by some item: its number goes into the message. */
export const anyItem =
  (test: (item: NfeItem, document: NfeDocument, context: NfeRuleContext) => boolean): Test =>
  (document, context) => {
    const item = document.itens.find((candidate) => test(candidate, document, context));
    return item ? { nItem: item.nItem } : false;
  };
