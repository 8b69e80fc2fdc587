import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { KeyMaterial } from '@fiscal/core/activities/ports';
import { describeCertificate } from '@fiscal/core/signing/certificate';
import {
  type OpenedSandboxCertificate,
  openSandboxCertificate,
  saveSandboxCertificate,
} from '@fiscal/db/repositories/certificates';
import { getClient, openCsc } from '@fiscal/db/repositories/clients';
import type { KeyStore } from './live-keys.ts';
import type { IssueCertificate, IssuedCertificate } from './sandbox-issuer.ts';

export interface SandboxKeyStore extends KeyStore {
  readonly issue: IssueCertificate;
  /** PEM of the sandbox's CA: a certificate of an earlier one (its data was removed) is asked for anew. */
  readonly ca: string;
}

const DAY_MS = 86_400_000;

function isUsable(certPem: string, chainPem: string, ca: string, nowMs: number): boolean {
  const certificate = new X509Certificate(certPem);
  if (Date.parse(certificate.validTo) - DAY_MS < nowMs) return false;
  const issuers =
    `${chainPem}\n${ca}`.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const root = new X509Certificate(ca);
  const path = issuers.map((pem) => new X509Certificate(pem));
  return (
    path.some((issuer) => certificate.verify(issuer.publicKey)) &&
    path.every((issuer) => issuer.verify(root.publicKey))
  );
}

function materialOf(opened: IssuedCertificate, csc: { csc: string; cscId: string } | null): KeyMaterial {
  const { keyPem, certPem, chainPem } = opened;
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

/** An e-CNPJ-like certificate of the sandbox's CA: issued at the client's first test emission, then kept encrypted like an A1. */
export async function sandboxKeys(
  store: SandboxKeyStore,
  accountId: string,
  clientId: string,
): Promise<KeyMaterial> {
  const { db, vault, nowMs, ca, issue } = store;
  const [kept, csc] = await Promise.all([
    openSandboxCertificate(db, vault, accountId, clientId),
    openCsc(db, vault, accountId, clientId),
  ]);
  if (kept !== null && isUsable(kept.certPem, kept.chainPem, ca, nowMs())) return materialOf(kept, csc);
  const client = await getClient(db, accountId, clientId);
  if (client === null)
    return {
      kind: 'inutilizavel',
      code: 'cliente_inexistente',
      reason: 'O cliente do documento não existe.',
    };
  const issued = await issue({ accountId, clientId, cnpj: client.cnpj, name: client.name });
  if (issued.kind === 'indisponivel') return issued;
  return materialOf(await keep(store, accountId, clientId, issued.certificate), csc);
}

function keep(
  { db, vault }: SandboxKeyStore,
  accountId: string,
  clientId: string,
  issued: IssuedCertificate,
): Promise<OpenedSandboxCertificate> {
  const { subject, cnpj, cpf, notBefore, notAfter, thumbprint } = describeCertificate(
    new X509Certificate(issued.certPem),
  );
  const facts = { subject, holder: cnpj ?? cpf, notBefore, notAfter, thumbprint, problems: [] };
  return saveSandboxCertificate(db, vault, accountId, clientId, { ...facts, ...issued });
}
