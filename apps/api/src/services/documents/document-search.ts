import { isUuid } from '@fiscal/db/base/ids';
import type { DocumentSearch } from '@fiscal/db/documents/account-documents';

export type Sought = DocumentSearch | { readonly kind: 'id'; readonly id: string };

/** 44 characters (CNPJs may have letters), 50 of an NFS-e, or the Id of a DPS; also as the Id attribute has them. */
const KEY = /^(?:NFE|CTE|MDFE|NFCOM|DCE|NFS)?(\d{6}[0-9A-Z]{37}\d|\d{9}[0-9A-Z]{14}\d{27})$/;
const DPS = /^DPS\d{8}[0-9A-Z]{14}\d{20}$/;
const NUMBER =
  /^(?:(?:s[ée]rie\s*)?(\d{1,5})\s*[/–-]\s*)?(?:n[ºo°]?\.?\s*)?(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})$/i;

/** What somebody means who typed or pasted this; null for nothing. */
export function soughtBy(typed: string): Sought | null {
  const text = typed.trim();
  if (text === '') return null;
  if (isUuid(text)) return { kind: 'id', id: text.toLowerCase() };
  const compact = text.replace(/[^0-9a-z]/gi, '').toUpperCase();
  const accessKey = DPS.test(compact) ? compact : KEY.exec(compact)?.[1];
  if (accessKey !== undefined) return { kind: 'chave', accessKey };
  const [, serie, numero] = NUMBER.exec(text) ?? [];
  if (numero === undefined) return { kind: 'texto', text };
  return {
    kind: 'numero',
    serie: serie === undefined ? null : Number(serie),
    numero: Number(numero.replaceAll('.', '')),
    text,
  };
}
