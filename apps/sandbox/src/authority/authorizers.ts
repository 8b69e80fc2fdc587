import { chaveParts, isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { endpointTable } from '@fiscal/core/registry/endpoints';
import { ufByCodigo, ufBySigla } from '@fiscal/core/tables/uf';

/** UF of each shared authorizer and the first digit of its protocols. Source: MOC 7.0, protocol number; no text gives the digit of DC-e. */
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
 * Book of numbers that a key belongs to. An SVC has its own. An offline NFC-e has another tpEmis than a normal one, so both can be
 *  authorized with the same number. Source: MOC 7.0, 2B08-20, whose key has tpEmis.
 */
export function bookOf(chave: string, authorizer: string): string {
  if (isSvc(authorizer)) return authorizer;
  if (!isChave(chave)) return '';
  const { mod, tpEmis } = chaveParts(chave);
  return mod === '65' && tpEmis === '9' ? 'offline' : '';
}

/** True when the SVC serves the UF. In homologation, and here, every UF has its SVC on. Source: MOC 7.0 Anexo III. */
export const standsInFor = (type: string, authorizer: string, uf: string | undefined): boolean =>
  uf !== undefined && endpointTable(type)?.svc?.byUf[uf] === authorizer;

/** cUF of an answer that concerns no document. */
export const cUFOf = (authorizer: string): string =>
  SHARED[authorizer]?.cUF ?? ufBySigla(authorizer)?.cUF ?? '53';

/** Instant in the local time of a UF, as every answer writes it. */
export function localIso(cUF: string, ms: number): string {
  const offset = ufByCodigo(cUF)?.utcOffset ?? '-03:00';
  const hours = Number(offset.slice(0, 3));
  return new Date(ms + hours * 3_600_000).toISOString().slice(0, 19) + offset;
}

/** Length of a protocol. NFCom and DC-e have one more digit, for the site. */
export type ProtocolDigits = 15 | 16;

const SITE = '0';

export interface ProtocolParts {
  readonly authorizer: string;
  /** For an event: cOrgao. */
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
