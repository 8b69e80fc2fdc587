import { chaveParts, isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { endpointTable } from '@fiscal/core/registry/endpoints';
import { ufByCodigo, ufBySigla } from '@fiscal/core/tables/uf';

/** Who holds each shared authorizer, and the first digit of its protocols. Source: MOC 7.0, protocol number; that of the DC-e's is not told. */
const SHARED: Readonly<Record<string, { readonly cUF: string; readonly digit: string }>> = {
  SVRS: { cUF: '43', digit: '3' },
  SVAN: { cUF: '53', digit: '2' },
  'SVC-RS': { cUF: '43', digit: '7' },
  'SVC-AN': { cUF: '53', digit: '6' },
  AN: { cUF: '53', digit: '8' },
  'AN-PR': { cUF: '41', digit: '1' },
};

export const isSvc = (authorizer: string): boolean => authorizer.startsWith('SVC');

/**
 * Whose numbers those of a key are: an SVC knows nothing of the UF's; an NFC-e issued offline is told apart from one issued the normal
 * way, so both may be authorised with one number. Source: MOC 7.0, 2B08-20, whose key has tpEmis.
 */
export function bookOf(chave: string, authorizer: string): string {
  if (isSvc(authorizer)) return authorizer;
  if (!isChave(chave)) return '';
  const { mod, tpEmis } = chaveParts(chave);
  return mod === '65' && tpEmis === '9' ? 'offline' : '';
}

/** Whether an SVC stands in for a UF. In homologation every UF has its SVC on, and so here. Source: MOC 7.0 Anexo III. */
export const standsInFor = (type: string, authorizer: string, uf: string | undefined): boolean =>
  uf !== undefined && endpointTable(type)?.svc?.byUf[uf] === authorizer;

/** cUF of an answer about nothing in particular. */
export const cUFOf = (authorizer: string): string =>
  SHARED[authorizer]?.cUF ?? ufBySigla(authorizer)?.cUF ?? '53';

/** Instant in the local time of a UF, as every answer writes it. */
export function localIso(cUF: string, ms: number): string {
  const offset = ufByCodigo(cUF)?.utcOffset ?? '-03:00';
  const hours = Number(offset.slice(0, 3));
  return new Date(ms + hours * 3_600_000).toISOString().slice(0, 19) + offset;
}

/** NFCom and DC-e have a digit more, of the site. */
export type ProtocolDigits = 15 | 16;

const SITE = '0';

export interface ProtocolParts {
  readonly authorizer: string;
  /** Of an event: cOrgao. */
  readonly cUF: string;
  readonly ms: number;
  readonly digits?: ProtocolDigits;
}

/** Authorizer, UF, year, site where there is one, sequence of 10. */
export const formatProtocol = (
  { authorizer, cUF, ms, digits = 15 }: ProtocolParts,
  sequence: bigint,
): string =>
  (SHARED[authorizer]?.digit ?? '1') +
  cUF +
  localIso(cUF, ms).slice(2, 4) +
  (digits === 16 ? SITE : '') +
  `${sequence % 10_000_000_000n}`.padStart(10, '0');

/** 15 digits: UF, authorizer, sequence of 12. */
export const formatReceipt = (authorizer: string, cUF: string, sequence: bigint): string =>
  cUF + (SHARED[authorizer]?.digit ?? '1') + `${sequence % 1_000_000_000_000n}`.padStart(12, '0');
