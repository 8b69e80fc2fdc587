import { parseCnpj } from '@fiscal/core/identity/cnpj';
import { parseCpf } from '@fiscal/core/identity/cpf';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { isUuid } from '@fiscal/db/base/ids';
import type { DocumentSearch } from '@fiscal/db/documents/account-filter';
import { type Worded, wordsOf } from './search-words.ts';

type Meant =
  | DocumentSearch
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'codigo'; readonly cStat: string }
  /** Only types or statuses were named. */
  | { readonly kind: 'palavras' };

export type Sought = Meant & Partial<Pick<Worded, 'types' | 'statuses'>>;

/** 44 characters (CNPJs may have letters), 50 of an NFS-e, or the Id of a DPS; also as the Id attribute has them. */
const KEY = /^(?:NFE|CTE|MDFE|NFCOM|DCE|NFS)?(\d{6}[0-9A-Z]{37}\d|\d{9}[0-9A-Z]{14}\d{27})$/;
const DPS = /^DPS\d{8}[0-9A-Z]{14}\d{20}$/;
const NUMBER =
  /^(?:(?:s[ée]rie\s*)?(\d{1,5})\s*[/–-]\s*)?(?:n[ºo°]?\.?\s*)?(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})$/i;
/** `R$ 150`, `1.234,50`, `1234,5` or `1234.50`; three digits after a point are thousands. */
const AMOUNT = /^(?:R\$\s*|(?=.*[.,]\d{1,2}$))(\d{1,3}(?:\.\d{3})+|\d{1,13})(?:[.,](\d{1,2}))?$/i;
const CODE = /^(?:(?:c\s?stat|rej(?:ei[çc][ãa]o)?|erro)\s*:?\s*([A-Z]?\d{1,4})|(E\d{4}))$/i;
/** A bare number that may be a code of a rejection, too. */
const BARE_CODE = /^\d{3,4}$/;
/** Beginning of a key: UF, year, month and more; keys of NFS-e begin with the município. */
const BEGINNING = /^(\d{2})(\d{2}(?:0[1-9]|1[0-2]))[0-9A-Z]{2,37}$/;
const BEGINNING_OF_NFSE = /^(\d{7})[0-9A-Z]{1,42}$/;
/** End of a key from the number on, and what is before it, where a CNPJ may have letters. */
const END = /^[0-9A-Z]{0,24}\d{19}$/;
/** A digit of the number and what is behind it, typed as digits that mean nothing else. */
const SHORT_END = /^\d[\d\s]{9,}\d$/;
/** Shorter beginnings are numbers, unless they come in groups of four. */
const BEGINNING_MIN = 10;
const GROUPED = /^\w{4}(?:\s\w{4})*\s\w{1,4}$/;

/** Part of an access key. */
function partOfKey(text: string, compact: string): DocumentSearch | null {
  if (!/^[0-9A-Z\s.-]+$/i.test(text) || (compact.length < BEGINNING_MIN && !GROUPED.test(text))) return null;
  const [, uf, aamm] = BEGINNING.exec(compact) ?? [];
  const isMonthly = uf !== undefined && ufByCodigo(uf) !== undefined;
  const town = BEGINNING_OF_NFSE.exec(compact)?.[1];
  const isTown = town !== undefined && municipioByCodigo(town) !== null;
  if (isMonthly || (isTown && compact.length >= BEGINNING_MIN))
    return { kind: 'parte', beginning: compact, text, ...(isMonthly && !isTown && { aamm }) };
  return END.test(compact) ? { kind: 'fim', end: compact, text } : null;
}

/** Interprets a typed or pasted search; null when empty. */
export function soughtBy(typed: string): Sought | null {
  const text = typed.trim();
  if (text === '') return null;
  const meant = meantBy(text);
  if (meant.kind !== 'texto') return meant;
  const { types, statuses, rest } = wordsOf(text);
  const named = types.length + statuses.length > 0;
  const inner = rest === '' ? ({ kind: 'palavras' } as const) : meantBy(rest);
  // Free text is a name, and a name may have such a word.
  if (inner.kind === 'texto' || (inner.kind === 'palavras' && !named)) return meant;
  return {
    ...(inner.kind === 'numero' ? { ...inner, text, cStat: undefined } : inner),
    ...(types.length > 0 && { types }),
    ...(statuses.length > 0 && { statuses }),
  };
}

function meantBy(text: string): Meant {
  if (isUuid(text)) return { kind: 'id', id: text.toLowerCase() };
  const compact = text.replace(/[^0-9a-z]/gi, '').toUpperCase();
  const accessKey = DPS.test(compact) ? compact : KEY.exec(compact)?.[1];
  if (accessKey !== undefined) return { kind: 'chave', accessKey };
  const [, named, bare] = CODE.exec(text) ?? [];
  const cStat = named ?? bare;
  if (cStat !== undefined) return { kind: 'codigo', cStat: cStat.toUpperCase() };
  const documento = parseCnpj(text) ?? parseCpf(text);
  if (documento !== null) return { kind: 'documento', documento, text };
  const part = partOfKey(text, compact);
  if (part !== null) return part;
  const [, serie, numero] = NUMBER.exec(text) ?? [];
  const [, reais, centavos] = numero === undefined ? (AMOUNT.exec(text) ?? []) : [];
  if (reais !== undefined)
    return { kind: 'valor', valor: `${reais.replaceAll('.', '')}.${(centavos ?? '').padEnd(2, '0')}` };
  if (numero === undefined)
    return SHORT_END.test(text) && compact.length > BEGINNING_MIN
      ? { kind: 'fim', end: compact, text }
      : { kind: 'texto', text };
  return {
    kind: 'numero',
    serie: serie === undefined ? null : Number(serie),
    numero: Number(numero.replaceAll('.', '')),
    text,
    ...(BARE_CODE.test(text) && { cStat: text }),
  };
}
