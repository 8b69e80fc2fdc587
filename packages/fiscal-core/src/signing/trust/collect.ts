import { X509Certificate } from 'node:crypto';

/** Role of a certificate in the store. */
export type CaRole =
  /** End of chains. */
  | 'raiz'
  /** Issues certificates of servers. */
  | 'servidor'
  /** Issues certificates of who signs and transmits. */
  | 'titular';

/** A certificate authority of ICP-Brasil, one row of the store. */
export interface CaRow {
  readonly name: string;
  readonly issuer: string;
  /** First and last day of validity, `AAAA-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly role: CaRole;
  /** SHA-256 of the DER, upper-case hexadecimal. */
  readonly sha256: string;
  /** DER in Base64. */
  readonly der: string;
}

/** Reason why a certificate did not go into the store. */
export type LeftOut =
  | 'ilegivel'
  | 'nao_e_autoridade'
  | 'vencido'
  | 'raiz_nao_confirmada'
  | 'sem_cadeia'
  | 'outra_finalidade';

export interface Collected {
  readonly rows: readonly CaRow[];
  readonly leftOut: readonly { readonly name: string; readonly why: LeftOut }[];
}

const attribute = (name: string, key: string): string =>
  new RegExp(`^${key}=(.*)$`, 'm').exec(name)?.[1] ?? '';
const nameOf = (distinguished: string): string => attribute(distinguished, 'CN') || distinguished;
const day = (text: string): string => new Date(text).toISOString().slice(0, 10);

const fingerprintOf = (certificate: X509Certificate): string =>
  certificate.fingerprint256.replaceAll(':', '');

/** Names of authorities that issue neither for servers nor for who signs fiscal documents. */
const OTHER_PURPOSE =
  /carimbo|tempo|timestamp|time stamp|\bACT\b|codesign|code sign|\bSPB\b|\bSAT\b|\bCSign/i;
const FOR_SERVERS = /\bSSL|TLS/i;

const roleOf = (certificate: X509Certificate): CaRole =>
  FOR_SERVERS.test(nameOf(certificate.subject)) ? 'servidor' : 'titular';

function parseCertificate(der: Uint8Array): X509Certificate | null {
  try {
    const certificate = new X509Certificate(der);
    // Curves unknown to Node crash the readers of the store.
    return certificate.publicKey.asymmetricKeyType === undefined ? null : certificate;
  } catch {
    return null;
  }
}

const hasIssued = (issuer: X509Certificate, certificate: X509Certificate): boolean =>
  issuer.subject === certificate.issuer && certificate.verify(issuer.publicKey);

/**
 * Sorts certificates into the store: roots with a confirmed fingerprint, and authorities whose chain ends at one of
 * them.
 * @param roots SHA-256 of the trusted roots, upper-case hexadecimal
 */
export function collectCertificates(
  ders: readonly Uint8Array[],
  roots: ReadonlySet<string>,
  nowMs: number,
): Collected {
  const rows: CaRow[] = [];
  const leftOut: { name: string; why: LeftOut }[] = [];
  const known = new Map<string, X509Certificate>();
  for (const der of ders) {
    const certificate = parseCertificate(der);
    if (certificate === null) leftOut.push({ name: '?', why: 'ilegivel' });
    else known.set(fingerprintOf(certificate), certificate);
  }
  const all = [...known.values()];
  const isLive = (certificate: X509Certificate) => Date.parse(certificate.validTo) > nowMs;
  const endsAtRoot = (certificate: X509Certificate, steps = 0): boolean =>
    roots.has(fingerprintOf(certificate)) ||
    (steps < 6 &&
      all.some(
        (issuer) =>
          issuer !== certificate &&
          hasIssued(issuer, certificate) &&
          isLive(issuer) &&
          endsAtRoot(issuer, steps + 1),
      ));
  for (const certificate of all) {
    const name = nameOf(certificate.subject);
    const isRoot = roots.has(fingerprintOf(certificate));
    const why: LeftOut | null = !certificate.ca
      ? 'nao_e_autoridade'
      : !isLive(certificate)
        ? 'vencido'
        : isRoot
          ? null
          : certificate.subject === certificate.issuer
            ? 'raiz_nao_confirmada'
            : OTHER_PURPOSE.test(name)
              ? 'outra_finalidade'
              : endsAtRoot(certificate)
                ? null
                : 'sem_cadeia';
    if (why !== null) leftOut.push({ name, why });
    else
      rows.push({
        name,
        issuer: nameOf(certificate.issuer),
        from: day(certificate.validFrom),
        to: day(certificate.validTo),
        role: isRoot ? 'raiz' : roleOf(certificate),
        sha256: fingerprintOf(certificate),
        der: certificate.raw.toString('base64'),
      });
  }
  const order: Readonly<Record<CaRole, number>> = { raiz: 0, servidor: 1, titular: 2 };
  return {
    rows: rows.toSorted(
      (a, b) =>
        order[a.role] - order[b.role] ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.sha256 < b.sha256 ? -1 : 1),
    ),
    leftOut,
  };
}
