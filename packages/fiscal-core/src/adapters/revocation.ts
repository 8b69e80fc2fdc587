import type { X509Certificate } from 'node:crypto';
import type { Revocation } from '../activities/ports.ts';
import { certificatesIn, chainOf, issuerOf } from '../signing/trust/chain.ts';
import type { CaRow } from '../signing/trust/collect.ts';
import { type Crl, readCrl } from '../signing/trust/crl.ts';
import { crlAddresses } from '../signing/trust/extensions.ts';
import { ICP_BRASIL } from '../signing/trust/icp-brasil.ts';
import { type Fetched, fetchList } from './fetch-list.ts';

interface Options {
  /** LIVE_TRANSMISSION=on. While false no query is made. */
  readonly enabled: boolean;
  readonly nowMs: () => number;
  readonly store?: readonly CaRow[];
  readonly fetch?: (address: string) => Promise<Fetched>;
}

type List =
  | { readonly kind: 'lista'; readonly crl: Crl }
  | { readonly kind: 'falha'; readonly cause: string };
interface CachedList {
  readonly untilMs: number;
  readonly list: Promise<List>;
  /** Resulting list; null while it is being fetched. */
  now: List | null;
}

/** Validity of a list without the date of the next one; and pause after a failure. */
const UNDATED_MS = 6 * 3_600_000;
const FAILED_MS = 10 * 60_000;
/** Authorities list by the hour or the day: one that names a later date is looked at again all the same. */
const KEPT_MS_MAX = 24 * 3_600_000;
const LISTS_MAX = 100;

const unknown = (cause: string): Revocation => ({ kind: 'desconhecida', cause });

/** Whether certificates were revoked, by the lists of who issued them. */
export function createRevocationLists({ enabled, nowMs, store = ICP_BRASIL, fetch = fetchList }: Options) {
  const lists = new Map<string, CachedList>();

  function listAt(address: string, issuer: X509Certificate): CachedList {
    const key = `${issuer.fingerprint256} ${address}`;
    const known = lists.get(key);
    if (known !== undefined && (known.now === null || known.untilMs > nowMs())) return known;
    const cached: { -readonly [K in keyof CachedList]: CachedList[K] } = {
      untilMs: Number.POSITIVE_INFINITY,
      now: null,
      list: read(address, issuer).then((list) => {
        cached.now = list;
        cached.untilMs = cachedUntil(list, nowMs());
        return list;
      }),
    };
    lists.delete(key);
    const [oldest] = lists.keys();
    if (oldest !== undefined && lists.size >= LISTS_MAX) lists.delete(oldest);
    lists.set(key, cached);
    return cached;
  }

  async function read(address: string, issuer: X509Certificate): Promise<List> {
    const fetched = await fetch(address);
    if (fetched.kind === 'falha') return fetched;
    const crl = readCrl(fetched.bytes);
    if (crl === null) return { kind: 'falha', cause: 'a resposta não é uma lista de revogados' };
    if (!crl.signedBy(issuer.publicKey))
      return { kind: 'falha', cause: 'a lista não é assinada por quem emitiu o certificado' };
    if (crl.nextUpdateMs !== null && crl.nextUpdateMs < nowMs())
      return { kind: 'falha', cause: 'a lista está vencida' };
    return { kind: 'lista', crl };
  }

  /** Issuer and address of the list; or the reason why there is none. */
  function lookup(certPem: string) {
    if (!enabled) return unknown('a transmissão em produção está desligada');
    const [end, ...given] = certificatesIn(certPem);
    if (end === undefined) return unknown('não há certificado');
    // The certificate contains the address: only ICP-Brasil's certificates are trusted for that.
    const issuer =
      chainOf(end, given, { nowMs: nowMs(), store }).kind === 'confiavel'
        ? issuerOf(end, given, store)
        : null;
    if (issuer === null) return unknown('a cadeia do certificado não chega a uma raiz conhecida');
    const addresses = crlAddresses(end.raw);
    return addresses.length === 0
      ? unknown('o certificado não diz onde está a lista de revogados')
      : { kind: 'listas' as const, end, issuer, addresses };
  }

  const verdict = (end: X509Certificate, list: List): Revocation => {
    if (list.kind === 'falha') return unknown(list.cause);
    const atMs = list.crl.revokedAt(end.serialNumber);
    return atMs === null ? { kind: 'vigente' } : { kind: 'revogado', atMs };
  };

  return {
    /** Stored knowledge, without a query; unknown lists are fetched meanwhile. */
    known(certPem: string): Revocation {
      const found = lookup(certPem);
      if (found.kind !== 'listas') return found;
      const cached = found.addresses.map((address) => listAt(address, found.issuer).now);
      const list = cached.find((each) => each?.kind === 'lista');
      return list === undefined || list === null
        ? unknown('a lista ainda não foi lida')
        : verdict(found.end, list);
    },
    /** Asks for the list where it is not known. Never rejects. */
    async look(certPem: string): Promise<Revocation> {
      const found = lookup(certPem);
      if (found.kind !== 'listas') return found;
      let last: Revocation = unknown('');
      for (const address of found.addresses) {
        last = verdict(found.end, await listAt(address, found.issuer).list);
        if (last.kind !== 'desconhecida') return last;
      }
      return last;
    },
  };
}

function cachedUntil(list: List, nowMs: number): number {
  if (list.kind === 'falha') return nowMs + FAILED_MS;
  return Math.min(list.crl.nextUpdateMs ?? nowMs + UNDATED_MS, nowMs + KEPT_MS_MAX);
}
