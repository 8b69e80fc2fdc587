import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { kindOfIp } from './ip.ts';
import { readUrl } from './read-url.ts';

/** Rules of the installation and of the endpoint. */
export interface AddressRules {
  /** Environment of the endpoint: 1 production, 2 test. */
  readonly environment: Ambiente;
  /** Endpoints of the test environment may be on this machine. */
  readonly loopbackAllowed: boolean;
}

export type AddressFault =
  | 'unreadable'
  | 'too_long'
  | 'no_https'
  | 'credentials'
  | 'fragment'
  | 'internal_name'
  | 'reserved_address';

export type JudgedAddress =
  /** `url` is the address as it is stored and called. */
  | { readonly kind: 'allowed'; readonly url: string; readonly loopback: boolean }
  /** `message` and `fix` are pt-BR. */
  | {
      readonly kind: 'refused';
      readonly code: AddressFault;
      readonly message: string;
      readonly fix: string;
    };

export const ADDRESS_LENGTH_MAX = 2_048;

const PUBLIC_FIX = 'Use o endereço público do seu servidor, p. ex. https://exemplo.com.br/webhooks.';
const refusal = (code: AddressFault, message: string, fix = PUBLIC_FIX): JudgedAddress => ({
  kind: 'refused',
  code,
  message,
  fix,
});

const UNREADABLE = refusal('unreadable', 'O endereço não é uma URL completa.');
const TOO_LONG = refusal(
  'too_long',
  `O endereço passa de ${ADDRESS_LENGTH_MAX.toLocaleString('pt-BR')} caracteres.`,
  'Encurte o caminho ou os parâmetros.',
);
const FRAGMENT = refusal(
  'fragment',
  'O endereço tem um fragmento (#), que não chega ao servidor.',
  'Retire o que vem a partir de #.',
);
const CREDENTIALS = refusal(
  'credentials',
  'O endereço traz usuário ou senha.',
  'Retire-os: o cabeçalho webhook-signature diz quem chamou.',
);
const NO_HTTPS = refusal(
  'no_https',
  'O endereço não começa com https://.',
  'Use https://, com um certificado válido.',
);
const HTTP_ELSEWHERE = refusal(
  'no_https',
  'Sem TLS só se chama esta máquina, p. ex. http://127.0.0.1:3001/webhooks.',
  'Use https://, com um certificado válido.',
);

/** Names that no public server has. Source: IANA, Special-Use Domain Names; ICANN, names that collide. */
const INTERNAL = new Set(
  'internal local localdomain lan home corp mail private intranet home.arpa'.split(' '),
);
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/** `localhost` and all below it mean this machine. Source: RFC 6761 §6.3. */
export const isLocalhost = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

const isInternal = (name: string): boolean => {
  const labels = name.split('.');
  return labels.length < 2 || labels.some((_, at) => INTERNAL.has(labels.slice(at).join('.')));
};

/** The host of a URL without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Null where the address may be called. */
function judgeHost(host: string, mayLoopBack: boolean): JudgedAddress | null {
  if (isIP(host) !== 0) {
    const ipKind = kindOfIp(host);
    if (ipKind.kind === 'public' || (ipKind.kind === 'loopback' && mayLoopBack)) return null;
    const what = ipKind.kind === 'loopback' ? 'é a própria máquina' : `é de uma faixa ${ipKind.range}`;
    return refusal('reserved_address', `O IP ${host} ${what}.`);
  }
  if (isLocalhost(host))
    return mayLoopBack ? null : refusal('internal_name', `O nome ${host} é a própria máquina.`);
  if (host.length > 253 || !host.split('.').every((label) => LABEL.test(label))) return UNREADABLE;
  // Newer Node keeps a Punycode that means nothing.
  if (
    domainToUnicode(host)
      .split('.')
      .some((label) => label.startsWith('xn--'))
  )
    return UNREADABLE;
  if (isInternal(host)) return refusal('internal_name', `O nome ${host} só existe dentro de uma rede.`);
  return null;
}

/**
 * Decides by its text alone whether messages may be sent to an address; each call resolves the name. Other spellings
 * of an IP (decimal, octal, hexadecimal, short, full-width digits) and names in Unicode are first normalized as in a
 * URL, without a final dot.
 */
export function judgeAddress(text: string, { environment, loopbackAllowed }: AddressRules): JudgedAddress {
  const given = text.trim();
  if (given.length > ADDRESS_LENGTH_MAX) return TOO_LONG;
  const url = /\s/.test(given) ? null : readUrl(given);
  if (url === null) return UNREADABLE;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return NO_HTTPS;
  url.hostname = url.hostname.replace(/\.$/, '');
  if (url.username !== '' || url.password !== '') return CREDENTIALS;
  if (given.includes('#')) return FRAGMENT;
  const mayLoopBack = environment === 2 && loopbackAllowed;
  const host = hostOf(url);
  if (url.protocol === 'http:' && !mayLoopBack) return NO_HTTPS;
  const fault = judgeHost(host, mayLoopBack);
  if (fault !== null) return fault;
  const loopback = isLocalhost(host) || kindOfIp(host).kind === 'loopback';
  if (url.protocol === 'http:' && !loopback) return HTTP_ELSEWHERE;
  if (url.port === '0') return UNREADABLE;
  return url.href.length > ADDRESS_LENGTH_MAX ? TOO_LONG : { kind: 'allowed', url: url.href, loopback };
}
