import { z } from 'zod';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import type { Certificate } from '../generated/prisma/client.ts';
import { type AuditedBy, auditIn, BY_SYSTEM } from '../records/audit.ts';
import type { Vault } from '../vault/vault.ts';

const SOURCES = ['enviado', 'sandbox'] as const;
type Source = (typeof SOURCES)[number];

export interface CertificateFacts {
  readonly subject: string;
  /** CNPJ or CPF in the certificate. */
  readonly holder: string | null;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly thumbprint: string;
  /** What stops live emission (expired, other CNPJ, self-signed, no ICP-Brasil chain). */
  readonly problems: readonly { readonly code: string; readonly message: string }[];
}

/** The caller's A1 as uploaded. */
export interface NewCertificate extends CertificateFacts {
  readonly pfx: Buffer;
  readonly password: string;
}

/** Issued by the sandbox CA for test documents. */
export interface NewSandboxCertificate extends CertificateFacts {
  readonly keyPem: string;
  readonly certPem: string;
  readonly chainPem: string;
}

export interface CertificateView extends CertificateFacts {
  readonly id: string;
  readonly source: Source;
  readonly createdAt: Date;
}

export interface OpenedSandboxCertificate {
  readonly view: CertificateView;
  readonly keyPem: string;
  readonly certPem: string;
  readonly chainPem: string;
}

/** The column, parsed. */
export const certificateProblems = (column: unknown): CertificateFacts['problems'] => problems.parse(column);

const problems = z.array(z.object({ code: z.string(), message: z.string() }));
const uploaded = z.object({ pfx: z.base64(), password: z.string() });
const issued = z.object({ keyPem: z.string(), certPem: z.string(), chainPem: z.string() });
const place = (id: string) => ({ table: 'certificates', column: 'secret', id });

/** Replaces the client's current A1: of the old one what it was is kept, its key and password are destroyed. Null when the client does not exist. Audited. */
export async function replaceCertificate(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
  certificate: NewCertificate,
  by: AuditedBy = BY_SYSTEM,
): Promise<CertificateView | null> {
  if (!isUuid(clientId)) return null;
  const row = await certificateRow(vault, accountId, certificate);
  return withAccount(db, accountId, async (tx) => {
    // The lock lets two uploads follow each other instead of colliding on the unique index.
    const found = await tx.$queryRaw<
      { id: string }[]
    >`select id from clients where id = ${clientId}::uuid for update`;
    if (found.length === 0) return null;
    await tx.certificate.updateMany({
      where: { clientId, source: 'enviado', replacedAt: null },
      data: { replacedAt: new Date() },
    });
    const subject = { type: 'client', id: clientId };
    await auditIn(tx, accountId, { ...by, action: 'client.certificate', subject });
    return certificateView(await tx.certificate.create({ data: { ...row, accountId, clientId } }));
  });
}

/** A client's current A1, without its secrets; null for a replaced one, another account's or an unknown id. */
export async function getCertificate(
  db: Db,
  accountId: string,
  certificateId: string,
): Promise<CertificateView | null> {
  if (!isUuid(certificateId)) return null;
  const row = await withAccount(db, accountId, (tx) =>
    tx.certificate.findFirst({
      where: { accountId, id: certificateId, source: 'enviado', replacedAt: null },
    }),
  );
  return row && certificateView(row);
}

/** An A1 that was, or still is, the client's. */
export interface PastCertificate extends CertificateView {
  /** Null: it is the current one. */
  readonly replacedAt: Date | null;
}

const HISTORY_MAX = 50;

/** The A1s a client was given, newest first, without their secrets. */
export async function listCertificates(
  db: Db,
  accountId: string,
  clientId: string,
): Promise<readonly PastCertificate[]> {
  if (!isUuid(clientId)) return [];
  const rows = await withAccount(db, accountId, (tx) =>
    tx.certificate.findMany({
      where: { accountId, clientId, source: 'enviado' },
      orderBy: { id: 'desc' },
      take: HISTORY_MAX,
    }),
  );
  return rows.map((row) => ({ ...certificateView(row), replacedAt: row.replacedAt }));
}

/** Decrypts; only for the signing activity. */
export async function openCertificate(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
): Promise<{ readonly view: CertificateView; readonly pfx: Buffer; readonly password: string } | null> {
  const row = await withAccount(db, accountId, (tx) => currentCertificate(tx, clientId, 'enviado'));
  if (!row) return null;
  const secret = uploaded.parse(
    JSON.parse((await vault.open(accountId, place(row.id), row.secret)).toString()),
  );
  return { view: certificateView(row), pfx: Buffer.from(secret.pfx, 'base64'), password: secret.password };
}

/** Keeps the sandbox-issued certificate, replacing an expired one; when another worker was faster, theirs is returned. */
export async function saveSandboxCertificate(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
  certificate: NewSandboxCertificate,
): Promise<OpenedSandboxCertificate> {
  const { keyPem, certPem, chainPem, ...facts } = certificate;
  const id = newId();
  const secret = Uint8Array.from(
    await vault.seal(accountId, place(id), JSON.stringify({ keyPem, certPem, chainPem })),
  );
  await withAccount(db, accountId, async (tx) => {
    await tx.certificate.updateMany({
      where: { clientId, source: 'sandbox', replacedAt: null, notAfter: { lte: facts.notBefore } },
      data: { replacedAt: new Date() },
    });
    await tx.certificate.createMany({
      data: { ...facts, id, accountId, clientId, secret, source: 'sandbox', problems: [...facts.problems] },
      skipDuplicates: true,
    });
  });
  const kept = await openSandboxCertificate(db, vault, accountId, clientId);
  if (!kept) throw new Error('The sandbox certificate was not kept');
  return kept;
}

export async function openSandboxCertificate(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
): Promise<OpenedSandboxCertificate | null> {
  const row = await withAccount(db, accountId, (tx) => currentCertificate(tx, clientId, 'sandbox'));
  if (!row) return null;
  const secret = issued.parse(
    JSON.parse((await vault.open(accountId, place(row.id), row.secret)).toString()),
  );
  return { view: certificateView(row), ...secret };
}

/** Sealed row of an uploaded certificate, still without its client. */
export async function certificateRow(vault: Vault, accountId: string, certificate: NewCertificate) {
  const { pfx, password, ...facts } = certificate;
  const id = newId();
  const secret = await vault.seal(
    accountId,
    place(id),
    JSON.stringify({ pfx: pfx.toString('base64'), password }),
  );
  return { ...facts, id, secret: Uint8Array.from(secret), source: 'enviado', problems: [...facts.problems] };
}

export function certificateView(row: Certificate): CertificateView {
  return {
    id: row.id,
    source: oneOf(SOURCES, row.source),
    subject: row.subject,
    holder: row.holder,
    notBefore: row.notBefore,
    notAfter: row.notAfter,
    thumbprint: row.thumbprint,
    problems: certificateProblems(row.problems),
    createdAt: row.createdAt,
  };
}

function currentCertificate(tx: Tx, clientId: string, source: Source): Promise<Certificate | null> {
  return tx.certificate.findFirst({ where: { clientId, source, replacedAt: null } });
}
