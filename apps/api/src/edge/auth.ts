import { hash } from 'node:crypto';
import type { Principal } from '@fiscal/db/base/types';
import { Failure } from '../base/failure.ts';
import { type Allowance, type RateLimiter, rateLimitHeaders } from '../base/rate-limit.ts';
import type { AccountCaller, Authenticate } from '../services/access/authenticate.ts';
import { isReadToken, isTryToken } from '../services/access/read-tokens.ts';
import type { RecentCallers } from '../services/access/recent-callers.ts';
import type { CallerOf, Scope, Sender } from './caller.ts';
import { describeCut, describeMisplaced, sentAccessKey, sentHeader, sentToken } from './credentials.ts';

/** Wrong credentials one address may send per minute before it has to wait. */
const FAILURES_PER_MINUTE = 120;

const REMEMBERED_MAX = 10_000;

interface Look<T extends object> {
  readonly find: () => Promise<T | null>;
  /** Sentence about credentials that were not sent. */
  readonly missing?: string;
  readonly recently?: RecentCallers<T> | undefined;
}

/** Callers of reads by what they called with. */
export interface RecentReaders {
  readonly accounts: RecentCallers<AccountCaller>;
  readonly principals: RecentCallers<Principal>;
}

export type Auth = <S extends Scope>(scope: S, http: Sender) => Promise<CallerOf[S]>;

/**
 * The credentials of a request → who calls. Access keys and tokens are found by their hash and carry a
 * checksum, so a mistyped one costs no query; an address that keeps failing is answered 429 without one.
 * Without `recent` every request looks its credentials up.
 *
 * @throws {Failure} nao_autenticado, limite_excedido
 */
export function createAuth(credentials: Authenticate, limiter: RateLimiter, recent?: RecentReaders): Auth {
  const guarded = createGuard(limiter);
  const byAccessKey = async (http: Sender) => {
    const accessKey = sentAccessKey(http);
    const found = await guarded(http, {
      find: () => credentials.account(accessKey ?? ''),
      missing: accessKey === undefined ? 'Envie a chave da conta no cabeçalho X-Access-Key.' : '',
      recently: recent?.accounts,
    });
    return { ...found, actor: { ...found.actor, requestId: http.requestId } };
  };

  const byToken = (http: Sender) => {
    const accessKey = sentAccessKey(http);
    const token = sentToken(http);
    const isOfPage = isTryToken(token) || (accessKey === undefined && isReadToken(token));
    if (token !== undefined && isOfPage)
      return guarded(http, { find: () => readerAt(credentials, http, token) });
    return guarded(http, {
      find: () => credentials.principal(accessKey ?? '', token ?? ''),
      missing: missingOf(accessKey, token),
      recently: recent?.principals,
    });
  };

  const byRestrictedKey = async (http: Sender) => {
    const account = await byAccessKey(http);
    const key = sentHeader(http, 'x-restricted-key');
    return guarded(http, {
      find: async () => ((await credentials.restricted(account, key ?? '')) ? account : null),
      missing: key === undefined ? 'Envie a chave restrita no cabeçalho X-Restricted-Key.' : '',
    });
  };

  const byScope: { readonly [S in Scope]: (http: Sender) => Promise<CallerOf[S]> } = {
    access: byAccessKey,
    restricted: byRestrictedKey,
    token: byToken,
    either: (http) => (sentToken(http) === undefined ? byAccessKey(http) : byToken(http)),
    // A signed link needs no credentials, good or bad; its use case checks the signature.
    file: async (http) => {
      const linked = http.query['sig'] !== undefined;
      if (linked && sentAccessKey(http) === undefined) return null;
      return byToken(http).catch((error: unknown) => {
        if (linked && error instanceof Failure && error.code === 'nao_autenticado') return null;
        throw error;
      });
    },
  };
  return async (scope, http) => {
    const caller = await byScope[scope](http);
    if (caller !== null) http.letIn?.(caller);
    return caller;
  };
}

/** Refuses wrong credentials, and for a while every unknown one of an address that keeps sending them. */
function createGuard(limiter: RateLimiter) {
  /** Hashes of credentials that were good lately: a neighbor's guessing does not shut them out. */
  const good = new Set<string>();
  const remember = (fingerprint: string) => {
    if (good.size >= REMEMBERED_MAX) good.clear();
    good.add(fingerprint);
  };

  return async <T extends object>(http: Sender, { find, missing = '', recently }: Look<T>): Promise<T> => {
    const bucket = `credenciais:${http.ip}`;
    const fingerprint = fingerprintOf(http);
    const allowance = limiter.peek(bucket, FAILURES_PER_MINUTE);
    if (!allowance.allowed && !good.has(fingerprint)) {
      throw new Failure(
        'limite_excedido',
        'Muitas tentativas com credenciais inválidas. Aguarde e tente de novo.',
        {
          headers: { ...rateLimitHeaders(allowance), 'retry-after': String(allowance.retryAfterSeconds) },
        },
      );
    }
    const look = () => (http.reads === true && recently ? recently.find(fingerprint, find) : find());
    const found = missing === '' ? await look() : null;
    if (found !== null) {
      remember(fingerprint);
      return found;
    }
    good.delete(fingerprint);
    const left = missing === '' ? await limiter.take(bucket, FAILURES_PER_MINUTE) : allowance;
    throw authFailure(
      missing === '' ? `Credenciais inválidas.${describeMisplaced(http)}${describeCut(http)}` : missing,
      left,
    );
  };
}

/** Sentence about the missing credentials; empty when both were sent. */
function missingOf(accessKey: string | undefined, token: string | undefined): string {
  const missing = [
    ...(accessKey === undefined ? ['a chave da conta no cabeçalho X-Access-Key'] : []),
    ...(token === undefined ? ['o token da empresa em Authorization: Bearer <token>'] : []),
  ];
  return missing.length === 0 ? '' : `Envie ${missing.join(' e ')}.`;
}

/** Checks the origin that a browser sends; other clients send none. @throws {Failure} sem_permissao */
async function readerAt(credentials: Authenticate, http: Sender, pageToken: string) {
  const found = await credentials.reader(pageToken);
  const origin = http.header('origin');
  if (found !== null && origin !== undefined && !credentials.originsOf(pageToken).includes(origin))
    throw new Failure('sem_permissao', `Este token não vale em páginas de ${origin}.`);
  return found;
}

const fingerprintOf = (http: Sender) =>
  hash(
    'sha256',
    ['x-access-key', 'authorization', 'x-restricted-key'].map((name) => http.header(name) ?? '').join('\n'),
    'base64',
  );

const authFailure = (message: string, allowance: Allowance) =>
  new Failure('nao_autenticado', message, {
    headers: { ...rateLimitHeaders(allowance), 'www-authenticate': 'Bearer realm="emite"' },
  });
