import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { KeyMaterial, KeyPort, Revocation } from '../activities/ports.ts';
import type { Csrt } from '../engine/document/definition.ts';
import {
  type CertificateFacts,
  describeCertificate,
  identityOf,
  inspectCertificate,
} from '../signing/certificate.ts';
import { CertificateError } from '../signing/certificate-error.ts';
import type { CertificateOpener } from '../signing/certificate-opener.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import { ambienteOf, isReal } from '../vocabulary/target.ts';
import type { IssueCertificate, IssuedCertificate } from './sandbox-issuer.ts';

interface Company {
  readonly accountId: string;
  readonly clientId: string;
}
/** Codes that a state issued to the company for an environment. */
interface Codes {
  readonly csc: string | null;
  readonly cscId: string | null;
  readonly csrt: Csrt | null;
}
interface Csc {
  readonly csc: string;
  readonly cscId: string;
}
type SandboxFacts = Pick<CertificateFacts, 'subject' | 'notBefore' | 'notAfter' | 'thumbprint'> & {
  readonly holder: string | null;
  readonly problems: readonly [];
};

/** Storage of a company's secrets; every call decrypts. */
export interface KeyRows {
  company(of: Company): Promise<{ readonly cnpj: string; readonly name: string } | null>;
  a1(of: Company): Promise<{ readonly pfx: Buffer; readonly password: string } | null>;
  sandboxCertificate(of: Company): Promise<IssuedCertificate | null>;
  /** Stores it, or returns the one stored meanwhile. */
  keepSandboxCertificate(of: Company, issued: IssuedCertificate & SandboxFacts): Promise<IssuedCertificate>;
  csc(of: Company & { readonly environment: Ambiente }): Promise<Csc | null>;
  /** CSRT of the company's own technical responsible. */
  csrt(of: Company & { readonly environment: Ambiente }): Promise<Csrt | null>;
}

export interface KeySources {
  readonly rows: KeyRows;
  readonly opener: Pick<CertificateOpener, 'open'>;
  /** Asks the sandbox's CA for a certificate. */
  readonly issue: IssueCertificate;
  /** PEM of the sandbox's CA: a certificate of an earlier one (its data was removed) is issued again. */
  readonly sandboxCa: string;
  readonly nowMs: () => number;
  /** Stored knowledge of an A1's revocation, without a query. */
  readonly revocation: (certPem: string) => Revocation;
}

type Scope = Parameters<KeyPort['keysFor']>[0];

/** Opening a PKCS#12 takes tens of milliseconds; a replaced certificate is taken up within this time. */
const KEPT_MS = 60_000;
const KEPT_MAX = 500;
const DAY_MS = 86_400_000;
const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Keys of companies, decrypted only here and cached for a minute in memory. Unusable ones are not cached. */
export function createKeyPort(sources: KeySources): KeyPort {
  const stored = new Map<string, { readonly material: Promise<KeyMaterial>; readonly untilMs: number }>();
  const open = async (id: string, scope: Scope): Promise<KeyMaterial> => {
    let material: KeyMaterial | null = null;
    try {
      material = await (isReal(scope.target) ? ownKeys : sandboxKeys)(sources, scope);
      return material;
    } finally {
      if (material?.kind !== 'ok') stored.delete(id);
    }
  };
  return {
    keysFor(scope) {
      const id = `${scope.accountId}/${scope.clientId}/${scope.target}`;
      const known = stored.get(id);
      if (known !== undefined && known.untilMs > sources.nowMs()) return known.material;
      stored.delete(id);
      const [oldest] = stored.keys();
      if (oldest !== undefined && stored.size >= KEPT_MAX) stored.delete(oldest);
      const material = open(id, scope);
      stored.set(id, { material, untilMs: sources.nowMs() + KEPT_MS });
      return material;
    },
  };
}

const dayOf = (ms: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(ms);

const unusable = (reason: string): KeyMaterial => ({
  kind: 'inutilizavel',
  code: 'certificado_inutilizavel',
  reason,
});

async function codesOf(rows: KeyRows, { accountId, clientId, target }: Scope): Promise<Codes> {
  const of = { accountId, clientId, environment: ambienteOf(target) };
  const [csc, csrt] = await Promise.all([rows.csc(of), rows.csrt(of)]);
  return { csc: csc?.csc ?? null, cscId: csc?.cscId ?? null, csrt };
}

/** The A1 that the company uploaded, if real authorities would take it. */
async function ownKeys({ rows, nowMs, opener, revocation }: KeySources, of: Scope): Promise<KeyMaterial> {
  const [company, a1, codes] = await Promise.all([rows.company(of), rows.a1(of), codesOf(rows, of)]);
  if (company === null || a1 === null) {
    return unusable('A empresa não tem certificado A1. Envie um em PUT /v1/clients/{id}/certificate.');
  }
  try {
    const opened = await opener.open(a1.pfx, a1.password);
    const problems = inspectCertificate(opened, { cnpj: company.cnpj, nowMs: nowMs() });
    if (problems.length > 0)
      return unusable(`${problems.map(({ message }) => message).join(' ')} Envie outro certificado.`);
    const identity = identityOf(opened);
    // A list that cannot be had stops nothing.
    const revoked = revocation(identity.certPem);
    if (revoked.kind === 'revogado')
      return unusable(
        `O certificado foi revogado por quem o emitiu, em ${dayOf(revoked.atMs)}. Envie outro certificado.`,
      );
    return { kind: 'ok', identity, ...codes };
  } catch (error) {
    if (error instanceof CertificateError) return unusable(error.message);
    throw error;
  }
}

/** An e-CNPJ-like certificate of the sandbox's CA: issued when first needed, then stored like an A1. */
async function sandboxKeys(sources: KeySources, of: Scope): Promise<KeyMaterial> {
  const { rows, issue } = sources;
  const [kept, codes] = await Promise.all([rows.sandboxCertificate(of), codesOf(rows, of)]);
  if (kept !== null && isUsable(kept, sources)) return sandboxMaterial(kept, codes);
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
  return sandboxMaterial(saved, codes);
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

function sandboxMaterial({ keyPem, certPem, chainPem }: IssuedCertificate, codes: Codes): KeyMaterial {
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
    ...codes,
  };
}
