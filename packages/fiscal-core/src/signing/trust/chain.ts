import { X509Certificate } from 'node:crypto';
import type { CaRow } from './collect.ts';
import { ICP_BRASIL } from './icp-brasil.ts';

/** Verdict on a certificate's chain. */
export type ChainVerdict =
  | { readonly kind: 'confiavel'; readonly root: string; readonly names: readonly string[] }
  /** Neither file nor store has the issuer, which may be newer than the store. */
  | { readonly kind: 'desconhecida'; readonly issuer: string }
  /** A private authority, or one outside ICP-Brasil. */
  | { readonly kind: 'alheia'; readonly root: string }
  | { readonly kind: 'vencida'; readonly name: string };

const commonName = (distinguished: string): string =>
  /^CN=(.*)$/m.exec(distinguished)?.[1] ?? distinguished.replaceAll('\n', ', ');

const read = new WeakMap<readonly CaRow[], readonly X509Certificate[]>();

/** Parses each store once. */
function certificatesOf(store: readonly CaRow[]): readonly X509Certificate[] {
  const known = read.get(store) ?? store.map(({ der }) => new X509Certificate(Buffer.from(der, 'base64')));
  read.set(store, known);
  return known;
}

/** Paths of ICP-Brasil have three or four steps. */
const STEPS_MAX = 8;

/** Finds the issuer of a certificate in the store or in `given`; null if absent. */
export const issuerOf = (
  certificate: X509Certificate,
  given: readonly X509Certificate[],
  store = ICP_BRASIL,
): X509Certificate | null =>
  [...certificatesOf(store), ...given].find(
    (candidate) =>
      candidate.subject === certificate.issuer && candidate.ca && certificate.verify(candidate.publicKey),
  ) ?? null;

/** Follows a certificate to a root of the store, through the issuers of its file (`given`) and of the store. */
export function chainOf(
  end: X509Certificate,
  given: readonly X509Certificate[],
  { nowMs, store = ICP_BRASIL }: { readonly nowMs: number; readonly store?: readonly CaRow[] },
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

/** Store of ICP-Brasil with the installation's trusted certificates as further roots. */
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

/** Verdict on a PEM chain, the end certificate first; null when the text has no certificate. */
export function chainOfPem(pem: string, nowMs: number, store = ICP_BRASIL): ChainVerdict | null {
  const [end, ...given] = certificatesIn(pem);
  return end === undefined ? null : chainOf(end, given, { nowMs, store });
}

/** The certificates of a PEM text, in its order. */
export const certificatesIn = (pem: string): readonly X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (each) => new X509Certificate(each),
  );
