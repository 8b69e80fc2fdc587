import { X509Certificate } from 'node:crypto';
import type { CaRow } from './collect.ts';
import { ICP_BRASIL } from './icp-brasil.ts';

/** Verdict on a certificate's chain. */
export type ChainVerdict =
  | { readonly kind: 'confiavel'; readonly root: string; readonly names: readonly string[] }
  /** An issuer that neither the file nor the store has: it may be newer than the store. */
  | { readonly kind: 'desconhecida'; readonly issuer: string }
  /** Somebody's own authority, or one that ICP-Brasil did not issue. */
  | { readonly kind: 'alheia'; readonly root: string }
  | { readonly kind: 'vencida'; readonly name: string };

const commonName = (distinguished: string): string =>
  /^CN=(.*)$/m.exec(distinguished)?.[1] ?? distinguished.replaceAll('\n', ', ');

const read = new WeakMap<readonly CaRow[], readonly X509Certificate[]>();

/** A store is read once. */
function certificatesOf(store: readonly CaRow[]): readonly X509Certificate[] {
  const known = read.get(store) ?? store.map(({ der }) => new X509Certificate(Buffer.from(der, 'base64')));
  read.set(store, known);
  return known;
}

/** Paths of ICP-Brasil have three or four steps. */
const STEPS_MAX = 8;

/** Issuer of a certificate, among the store's and those given; null when it is none of them. */
export const issuerOf = (
  certificate: X509Certificate,
  given: readonly X509Certificate[],
  store = ICP_BRASIL,
): X509Certificate | null =>
  [...certificatesOf(store), ...given].find(
    (candidate) =>
      candidate.subject === certificate.issuer && candidate.ca && certificate.verify(candidate.publicKey),
  ) ?? null;

/** Follows a certificate to a root of the store, by its own file's issuers and those of the store. */
export function chainOf(
  end: X509Certificate,
  given: readonly X509Certificate[],
  nowMs: number,
  store = ICP_BRASIL,
): ChainVerdict {
  const roots = new Set(store.filter(({ role }) => role === 'raiz').map(({ sha256 }) => sha256));
  const names: string[] = [];
  let at = end;
  for (let step = 0; step < STEPS_MAX; step++) {
    if (roots.has(at.fingerprint256.replaceAll(':', '')))
      return { kind: 'confiavel', root: commonName(at.subject), names };
    if (at.subject === at.issuer) return { kind: 'alheia', root: commonName(at.subject) };
    const next = issuerOf(at, given, store);
    if (next === null) return { kind: 'desconhecida', issuer: commonName(at.issuer) };
    if (Date.parse(next.validTo) < nowMs) return { kind: 'vencida', name: commonName(next.subject) };
    names.push(commonName(next.subject));
    at = next;
  }
  return { kind: 'desconhecida', issuer: commonName(at.issuer) };
}

/** The store of ICP-Brasil and, as roots beside it, certificates that the installation trusts. */
export const storeWith = (trusted: readonly X509Certificate[]): readonly CaRow[] =>
  trusted.length === 0
    ? ICP_BRASIL
    : [
        ...ICP_BRASIL,
        ...trusted.map((certificate) => ({
          name: commonName(certificate.subject),
          issuer: commonName(certificate.issuer),
          from: certificate.validFrom,
          to: certificate.validTo,
          role: 'raiz' as const,
          sha256: certificate.fingerprint256.replaceAll(':', ''),
          der: certificate.raw.toString('base64'),
        })),
      ];

/** The same of PEM, the end certificate first; null when there is none. */
export function chainOfPem(pem: string, nowMs: number, store = ICP_BRASIL): ChainVerdict | null {
  const [end, ...given] = certificatesIn(pem);
  return end === undefined ? null : chainOf(end, given, nowMs, store);
}

/** The certificates of a PEM text, in its order. */
export const certificatesIn = (pem: string): readonly X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (each) => new X509Certificate(each),
  );

/** Authorities of the store that end within so many days, the soonest first. */
export const endingSoon = (
  nowMs: number,
  days: number,
): readonly { readonly name: string; readonly to: string }[] =>
  ICP_BRASIL.filter(({ to }) => Date.parse(to) - nowMs < days * 86_400_000)
    .map(({ name, to }) => ({ name, to }))
    .toSorted((a, b) => (a.to < b.to ? -1 : 1));
