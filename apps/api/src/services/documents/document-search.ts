import { parseCnpj } from '@fiscal/core/identity/cnpj';
import { parseCpf } from '@fiscal/core/identity/cpf';
import { isUuid } from '@fiscal/db/base/ids';
import type { DocumentSearch } from '@fiscal/db/documents/account-filter';

export type Sought =
  | DocumentSearch
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'codigo'; readonly cStat: string };

/** 44 characters (CNPJs may have letters), 50 of an NFS-e, or the Id of a DPS; also as the Id attribute has them. */
const KEY = /^(?:NFE|CTE|MDFE|NFCOM|DCE|NFS)?(\d{6}[0-9A-Z]{37}\d|\d{9}[0-9A-Z]{14}\d{27})$/;
const DPS = /^DPS\d{8}[0-9A-Z]{14}\d{20}$/;
const NUMBER =
  /^(?:(?:s[ée]rie\s*)?(\d{1,5})\s*[/–-]\s*)?(?:n[ºo°]?\.?\s*)?(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})$/i;
/** `R$ 150`, `1.234,50`, `1234,5` or `1234.50`; three digits after a point are thousands. */
const AMOUNT = /^(?:R\$\s*|(?=.*[.,]\d{1,2}$))(\d{1,3}(?:\.\d{3})+|\d{1,13})(?:[.,](\d{1,2}))?$/i;
const CODE = /^(?:c\s?stat|rej(?:ei[çc][ãa]o)?|erro)\s*:?\s*([A-Z]?\d{1,4})$/i;

/** Interprets a typed or pasted search; null when empty. */
export function soughtBy(typed: string): Sought | null {
  const text = typed.trim();
  if (text === '') return null;
  if (isUuid(text)) return { kind: 'id', id: text.toLowerCase() };
  const compact = text.replace(/[^0-9a-z]/gi, '').toUpperCase();
  const accessKey = DPS.test(compact) ? compact : KEY.exec(compact)?.[1];
  if (accessKey !== undefined) return { kind: 'chave', accessKey };
  const cStat = CODE.exec(text)?.[1];
  if (cStat !== undefined) return { kind: 'codigo', cStat: cStat.toUpperCase() };
  const documento = parseCnpj(text) ?? parseCpf(text);
  if (documento !== null) return { kind: 'documento', documento, text };
  const [, serie, numero] = NUMBER.exec(text) ?? [];
  const [, reais, centavos] = numero === undefined ? (AMOUNT.exec(text) ?? []) : [];
  if (reais !== undefined)
    return { kind: 'valor', valor: `${reais.replaceAll('.', '')}.${(centavos ?? '').padEnd(2, '0')}` };
  if (numero === undefined) return { kind: 'texto', text };
  return {
    kind: 'numero',
    serie: serie === undefined ? null : Number(serie),
    numero: Number(numero.replaceAll('.', '')),
    text,
  };
}
