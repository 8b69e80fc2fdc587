import { applies, type Dated, dayInBrasilia } from '@fiscal/core/calendar/calendar';

/** Condition under which a rejection applies: always, only in strict mode, only when a marker asks for it, or never. */
export type Level = 'on' | 'strict' | 'marker' | 'not-built';

/** Values in brackets after the message: `[nItem: 2]`. */
export type Brackets = Readonly<Record<string, string | number>>;

/** Rejection that the authority may answer. */
export interface Rule<Document, Context> extends Dated {
  readonly cStat: string;
  readonly level: Level;
  /** Order of the manual: the first broken rule of the first stage answers. */
  readonly stage: Stage;
  /** Manual or note, and item when we know it. */
  readonly source: string;
  /** Models that it covers; absent = all models of the authority. */
  readonly modelos?: readonly string[];
  /** Our wording, where the general table gives the code another meaning. */
  readonly xMotivo?: string;
  /** True, or the values for the brackets, when the document breaks it; absent where the wire code itself enforces it. */
  readonly breaks?: (document: Document, context: Context) => boolean | Brackets;
}

/** Order of checks. Source: MOC 7.0 Anexo I. */
export const STAGES = [
  'transporte',
  'mensagem',
  'assinatura',
  'chave',
  'emitente',
  'duplicidade',
  'datas',
  'conteudo',
  'consulta',
  'evento',
  'inutilizacao',
] as const;
export type Stage = (typeof STAGES)[number];

export interface Rejection {
  readonly cStat: string;
  readonly brackets: Brackets;
  readonly xMotivo?: string;
}

/** Facts that select the rules to check. */
export interface RuleBasis {
  readonly strict: boolean;
  /** The authority's clock. */
  readonly nowMs: number;
}

/** Rules in force to check; strict ones only in strict mode. */
export function rulesInForce<Document, Context>(
  rules: readonly Rule<Document, Context>[],
  { strict, nowMs }: RuleBasis,
): Rule<Document, Context>[] {
  const law = { day: dayInBrasilia(nowMs), target: 'sandbox' } as const;
  return rules.filter(
    (rule) => (rule.level === 'on' || (rule.level === 'strict' && strict)) && applies(rule, law),
  );
}

/** The first rule that the document breaks. */
export function firstBroken<Document extends { readonly modelo: string }, Context extends RuleBasis>(
  rules: readonly Rule<Document, Context>[],
  document: Document,
  context: Context,
): Rejection | null {
  for (const rule of rulesInForce(rules, context)) {
    if (rule.breaks === undefined || rule.modelos?.includes(document.modelo) === false) continue;
    const broken = rule.breaks(document, context);
    if (broken === false) continue;
    const { cStat, xMotivo } = rule;
    return { cStat, brackets: broken === true ? {} : broken, ...(xMotivo ? { xMotivo } : {}) };
  }
  return null;
}

type Test<Document, Context> = (document: Document, context: Context) => boolean | Brackets;

const row =
  <Document, Context>(stage: Stage, level: Level, modelos?: readonly string[]) =>
  (
    cStat: string,
    source: string,
    breaks: Test<Document, Context>,
    dated: Dated = {},
  ): Rule<Document, Context> => ({
    cStat,
    level,
    stage,
    source,
    breaks,
    ...(modelos ? { modelos } : {}),
    ...dated,
  });

/** Makers of rows for one stage: for both models, for 55, for 65, in strict mode only. */
export const rowsOf = <Document, Context>(stage: Stage) => ({
  both: row<Document, Context>(stage, 'on'),
  nfe: row<Document, Context>(stage, 'on', ['55']),
  nfce: row<Document, Context>(stage, 'on', ['65']),
  strict: row<Document, Context>(stage, 'strict'),
  strictNfe: row<Document, Context>(stage, 'strict', ['55']),
  strictNfce: row<Document, Context>(stage, 'strict', ['65']),
});
