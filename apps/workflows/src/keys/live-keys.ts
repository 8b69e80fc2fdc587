import type { KeyMaterial } from '@fiscal/core/activities/ports';
import { identityOf, inspectCertificate, openPkcs12 } from '@fiscal/core/signing/certificate';
import { CertificateError } from '@fiscal/core/signing/certificate-error';
import type { Db } from '@fiscal/db/client';
import type { Vault } from '@fiscal/db/crypto/vault';
import { openCertificate } from '@fiscal/db/repositories/certificates';
import { getClient, openCsc } from '@fiscal/db/repositories/clients';

export interface KeyStore {
  readonly db: Db;
  readonly vault: Vault;
  readonly nowMs: () => number;
}

const CODE = 'certificado_inutilizavel';
const unusable = (reason: string): KeyMaterial => ({ kind: 'inutilizavel', code: CODE, reason });

/** The A1 that the company uploaded, if real authorities would take it. */
export async function liveKeys(store: KeyStore, accountId: string, clientId: string): Promise<KeyMaterial> {
  const { db, vault, nowMs } = store;
  const [client, stored, csc] = await Promise.all([
    getClient(db, accountId, clientId),
    openCertificate(db, vault, accountId, clientId),
    openCsc(db, vault, accountId, clientId),
  ]);
  if (client === null || stored === null)
    return unusable(
      'O cliente não tem certificado A1. Envie um em PUT /v1/clients/{id}/certificate e retome o documento.',
    );
  try {
    const opened = openPkcs12(stored.pfx, stored.password);
    const problems = inspectCertificate(opened, { cnpj: client.cnpj, nowMs: nowMs() });
    if (problems.length > 0)
      return unusable(
        `${problems.map((problem) => problem.message).join(' ')} Envie outro certificado e retome o documento.`,
      );
    return { kind: 'ok', identity: identityOf(opened), csc: csc?.csc ?? null, cscId: csc?.cscId ?? null };
  } catch (error) {
    if (error instanceof CertificateError) return unusable(error.message);
    throw error;
  }
}
