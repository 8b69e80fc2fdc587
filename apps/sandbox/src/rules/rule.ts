/** How a rejection comes about: always checked, only in strict mode, only when a marker asks for it, not at all. */
export type Level = 'on' | 'strict' | 'marker' | 'not-built';

/** What stands in brackets after the message: `[nItem: 2]`. */
export type Brackets = Readonly<Record<string, string | number>>;

/** One rejection the authority may answer. */
export interface Rule<Document, Context> {
  readonly cStat: string;
  readonly level: Level;
  /** Order of the manual: the first broken rule of the first stage answers. */
  readonly stage: Stage;
  /** Manual or note, and item when we know it. */
  readonly source: string;
  /** Models it concerns; absent = all of the room. */
  readonly modelos?: readonly string[];
  /** True, or what to put in brackets, when the document breaks it; absent where the wire code itself enforces it. */
  readonly breaks?: (document: Document, context: Context) => boolean | Brackets;
}

/** Order of checks. Source: MOC 7.0 Anexo I; DESIGN §3. */
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
] as const;
export type Stage = (typeof STAGES)[number];

export interface Rejection {
  readonly cStat: string;
  readonly brackets: Brackets;
}

/** The first rule that the document breaks; strict ones only count when asked for. */
export function firstBroken<
  Document extends { readonly modelo: string },
  Context extends { readonly strict: boolean },
>(rules: readonly Rule<Document, Context>[], document: Document, context: Context): Rejection | null {
  for (const rule of rules) {
    if (rule.breaks === undefined || rule.level === 'marker' || rule.level === 'not-built') continue;
    if (rule.level === 'strict' && !context.strict) continue;
    if (rule.modelos && !rule.modelos.includes(document.modelo)) continue;
    const broken = rule.breaks(document, context);
    if (broken !== false) return { cStat: rule.cStat, brackets: broken === true ? {} : broken };
  }
  return null;
}
