import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { KeyMaterial, KeyPort } from '../activities/ports.ts';
import {
  type CertificateFacts,
  describeCertificate,
  identityOf,
  inspectCertificate,
} from '../signing/certificate.ts';
import { CertificateError } from '../signing/certificate-error.ts';
import type { CertificateOpener } from '../signing/certificate-opener.ts';
import type { IssueCertificate, IssuedCertificate } from './sandbox-issuer.ts';

interface Company {
  readonly accountId: string;
  readonly clientId: string;
}
interface Csc {
  readonly csc: string;
  readonly cscId: string;
}
type SandboxFacts = Pick<CertificateFacts, 'subject' | 'notBefore' | 'notAfter' | 'thumbprint'> & {
  readonly holder: string | null;
  readonly problems: readonly [];
};

/** Where a company's secrets are kept; every call decrypts. */
export interface KeyRows {
  company(of: Company): Promise<{ readonly cnpj: string; readonly name: string } | null>;
  a1(of: Company): Promise<{ readonly pfx: Buffer; readonly password: string } | null>;
  sandboxCertificate(of: Company): Promise<IssuedCertificate | null>;
  /** Keeps it, or gives back the one that was kept meanwhile. */
  keepSandboxCertificate(of: Company, issued: IssuedCertificate & SandboxFacts): Promise<IssuedCertificate>;
  csc(of: Company): Promise<Csc | null>;
}

export interface KeySources {
  readonly rows: KeyRows;
  readonly opener: Pick<CertificateOpener, 'open'>;
  /** Asks the sandbox's CA for a certificate. */
  readonly issue: IssueCertificate;
  /** PEM of the sandbox's CA: a certificate of an earlier one (its data was removed) is asked for anew. */
  readonly sandboxCa: string;
  readonly nowMs: () => number;
}

/** Opening a PKCS#12 takes tens of milliseconds; a replaced certificate is taken up within this time. */
const KEPT_MS = 60_000;
const KEPT_MAX = 500;
const DAY_MS = 86_400_000;
const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Keys of companies, decrypted only here and kept for a minute in memory. What is not usable is not kept. */
export function createKeyPort(sources: KeySources): KeyPort {
  const kept = new Map<string, { readonly material: Promise<KeyMaterial>; readonly untilMs: number }>();
  const open = async (id: string, scope: Parameters<KeyPort['keysFor']>[0]): Promise<KeyMaterial> => {
    let material: KeyMaterial | null = null;
    try {
      material = await (scope.environment === 1 ? liveKeys(sources, scope) : sandboxKeys(sources, scope));
      return material;
    } finally {
      if (material?.kind !== 'ok') kept.delete(id);
    }
  };
  return {
    keysFor(scope) {
      const id = `${scope.accountId}/${scope.clientId}/${scope.environment}`;
      const known = kept.get(id);
      if (known !== undefined && known.untilMs > sources.nowMs()) return known.material;
      kept.delete(id);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= KEPT_MAX) kept.delete(oldest);
      const material = open(id, scope);
      kept.set(id, { material, untilMs: sources.nowMs() + KEPT_MS });
      return material;
    },
  };
}

const unusable = (reason: string): KeyMaterial => ({
  kind: 'inutilizavel',
  code: 'certificado_inutilizavel',
  reason,
});

/** The A1 that the company uploaded, if real authorities would take it. */
async function liveKeys({ rows, nowMs, opener }: KeySources, of: Company): Promise<KeyMaterial> {
  const [company, a1, csc] = await Promise.all([rows.company(of), rows.a1(of), rows.csc(of)]);
  if (company === null || a1 === null) {
    return unusable('A empresa não tem certificado A1. Envie um em PUT /v1/clients/{id}/certificate.');
  }
  try {
    const opened = await opener.open(a1.pfx, a1.password);
    const problems = inspectCertificate(opened, { cnpj: company.cnpj, nowMs: nowMs() });
    if (problems.length > 0)
      return unusable(`${problems.map(({ message }) => message).join(' ')} Envie outro certificado.`);
    return { kind: 'ok', identity: identityOf(opened), csc: csc?.csc ?? null, cscId: csc?.cscId ?? null };
  } catch (error) {
    if (error instanceof CertificateError) return unusable(error.message);
    throw error;
  }
}

/** An e-CNPJ-like certificate of the sandbox's CA: issued when first needed, then kept like an A1. */
async function sandboxKeys(sources: KeySources, of: Company): Promise<KeyMaterial> {
  const { rows, issue } = sources;
  const [kept, csc] = await Promise.all([rows.sandboxCertificate(of), rows.csc(of)]);
  if (kept !== null && isUsable(kept, sources)) return sandboxMaterial(kept, csc);
  const company = await rows.company(of);
  if (company === null)
    return { kind: 'inutilizavel', code: 'cliente_inexistente', reason: 'A empresa não existe.' };
  const { accountId, clientId } = of;
  const issued = await issue({ accountId, clientId, cnpj: company.cnpj, name: company.name });
  if (issued.kind === 'indisponivel') return issued;
  const facts = describeCertificate(new X509Certificate(issued.certificate.certPem));
  const { subject, cnpj, cpf, notBefore, notAfter, thumbprint } = facts;
  const saved = await rows.keepSandboxCertificate(of, {
    ...issued.certificate,
    subject,
    holder: cnpj ?? cpf,
    notBefore,
    notAfter,
    thumbprint,
    problems: [],
  });
  return sandboxMaterial(saved, csc);
}

function isUsable({ certPem, chainPem }: IssuedCertificate, { sandboxCa, nowMs }: KeySources): boolean {
  const certificate = new X509Certificate(certPem);
  if (Date.parse(certificate.validTo) - DAY_MS < nowMs()) return false;
  const root = new X509Certificate(sandboxCa);
  const path = (`${chainPem}\n${sandboxCa}`.match(PEM) ?? []).map((pem) => new X509Certificate(pem));
  return (
    path.some((issuer) => certificate.verify(issuer.publicKey)) &&
    path.every((issuer) => issuer.verify(root.publicKey))
  );
}

function sandboxMaterial({ keyPem, certPem, chainPem }: IssuedCertificate, csc: Csc | null): KeyMaterial {
  const certificate = new X509Certificate(certPem);
  return {
    kind: 'ok',
    identity: {
      id: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
      keyPem,
      certPem: `${certPem.trimEnd()}\n${chainPem}`,
      privateKey: createPrivateKey(keyPem),
      certificateBase64: certificate.raw.toString('base64'),
    },
    csc: csc?.csc ?? null,
    cscId: csc?.cscId ?? null,
  };
}
