import { parseKey } from '@fiscal/db/keys/format';
import type { Sender } from './caller.ts';

/** A blank credential is none. */
export const sentHeader = (http: Sender, name: string): string | undefined => http.header(name) || undefined;

export const sentAccessKey = (http: Sender): string | undefined => sentHeader(http, 'x-access-key');

/** Token of `Authorization: Bearer <token>`. */
export const sentToken = (http: Sender): string | undefined =>
  /^Bearer +(\S+)$/i.exec(http.header('authorization') ?? '')?.[1];

const KINDS: Readonly<Record<string, string>> = {
  nfe_access_: 'a chave da conta',
  nfe_restricted_: 'a chave restrita',
  nfe_test_: 'o token de teste de uma empresa',
  nfe_live_: 'o token de produção de uma empresa',
  nfe_read_: 'um token de leitura',
};
const PLACES = [
  { place: 'X-Access-Key', read: sentAccessKey, takes: ['nfe_access_'] },
  { place: 'Authorization: Bearer', read: sentToken, takes: ['nfe_test_', 'nfe_live_', 'nfe_read_'] },
  {
    place: 'X-Restricted-Key',
    read: (http: Sender) => sentHeader(http, 'x-restricted-key'),
    takes: ['nfe_restricted_'],
  },
] as const satisfies readonly {
  readonly place: string;
  readonly read: (http: Sender) => string | undefined;
  readonly takes: readonly string[];
}[];

/** Credentials in the place of another one, recognized by their prefixes; empty when there are none. */
export const describeMisplaced = (http: Sender): string =>
  PLACES.flatMap(({ place, read, takes }) => {
    const prefix = Object.keys(KINDS).find((each) => read(http)?.startsWith(each));
    if (prefix === undefined || takes.some((taken) => taken === prefix)) return [];
    return ` Em ${place} veio ${KINDS[prefix]} (${prefix}…); ali vai ${takes.map((taken) => `${taken}…`).join(' ou ')}.`;
  }).join('');

/** Places of keys with a wrong checksum, as a cut one has; empty when there are none. A read token has no checksum. */
export function describeCut(http: Sender): string {
  const cut = PLACES.filter(({ read, takes }) => {
    const key = read(http);
    const isKey = takes.some((prefix) => prefix !== 'nfe_read_' && key?.startsWith(prefix));
    return isKey && parseKey(key ?? '') === null;
  });
  const places = cut.map(({ place }) => `em ${place}`).join(' e ');
  return places === '' ? '' : ` Incompleta ou alterada: a credencial ${places}.`;
}
