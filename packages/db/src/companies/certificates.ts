import { z } from 'zod';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import type { Custody, Sealed } from '../custody/custody.ts';
import type { Certificate } from '../generated/prisma/client.ts';
import { type AuditedBy, auditIn, BY_SYSTEM } from '../records/audit.ts';
import { a1In, certificatePlace, takeUpload } from './certificate-uploads.ts';

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

/** The caller's A1: sealed and staged (`stageUpload`), with what the signer said of it. */
export interface NewCertificate extends CertificateFacts {
  readonly uploadId: string;
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
const issued = z.object({ keyPem: z.string(), certPem: z.string(), chainPem: z.string() });

/** Replaces the client's current A1: of the old one what it was is kept, its key and password are destroyed. Null when the client does not exist. Audited. */
export async function replaceCertificate(
  db: Db,
  accountId: string,
  clientId: string,
  certificate: NewCertificate,
  by: AuditedBy = BY_SYSTEM,
): Promise<CertificateView | null> {
  if (!isUuid(clientId)) return null;
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
    return keepCertificate(tx, accountId, clientId, certificate);
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
  custody: Custody,
  accountId: string,
  clientId: string,
): Promise<{ readonly view: CertificateView; readonly pfx: Buffer; readonly password: string } | null> {
  const row = await withAccount(db, accountId, (tx) => currentCertificate(tx, clientId, 'enviado'));
  if (!row) return null;
  const opened = await custody.open(accountId, certificatePlace(row.id), sealedIn(row));
  return { view: certificateView(row), ...a1In(opened) };
}

/** Keeps the sandbox-issued certificate, replacing an expired one; when another worker was faster, theirs is returned. */
export async function saveSandboxCertificate(
  db: Db,
  custody: Custody,
  accountId: string,
  clientId: string,
  certificate: NewSandboxCertificate,
): Promise<OpenedSandboxCertificate> {
  const { keyPem, certPem, chainPem, ...facts } = certificate;
  const id = newId();
  const material = JSON.stringify({ keyPem, certPem, chainPem });
  const sealed = columnsOf(await custody.seal(accountId, certificatePlace(id), material));
  await withAccount(db, accountId, async (tx) => {
    await tx.certificate.updateMany({
      where: { clientId, source: 'sandbox', replacedAt: null, notAfter: { lte: facts.notBefore } },
      data: { replacedAt: new Date() },
    });
    await tx.certificate.createMany({
      data: {
        ...facts,
        ...sealed,
        id,
        accountId,
        clientId,
        source: 'sandbox',
        problems: [...facts.problems],
      },
      skipDuplicates: true,
    });
  });
  const kept = await openSandboxCertificate(db, custody, accountId, clientId);
  if (!kept) throw new Error('The sandbox certificate was not kept');
  return kept;
}

export async function openSandboxCertificate(
  db: Db,
  custody: Custody,
  accountId: string,
  clientId: string,
): Promise<OpenedSandboxCertificate | null> {
  const row = await withAccount(db, accountId, (tx) => currentCertificate(tx, clientId, 'sandbox'));
  if (!row) return null;
  const opened = await custody.open(accountId, certificatePlace(row.id), sealedIn(row));
  return { view: certificateView(row), ...issued.parse(JSON.parse(opened.toString())) };
}

/** The staged A1 becomes a client's, in the transaction that keeps the rest of it. */
export async function keepCertificate(
  tx: Tx,
  accountId: string,
  clientId: string,
  { uploadId, ...facts }: NewCertificate,
): Promise<CertificateView> {
  const sealed = columnsOf(await takeUpload(tx, uploadId));
  const problems = [...facts.problems];
  return certificateView(
    await tx.certificate.create({
      data: { ...facts, ...sealed, id: uploadId, accountId, clientId, source: 'enviado', problems },
    }),
  );
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

const sealedIn = ({ secret, sealedTo }: Certificate): Sealed => ({ secret: Buffer.from(secret), sealedTo });

const columnsOf = ({ secret, sealedTo }: Sealed) => ({ secret: Uint8Array.from(secret), sealedTo });
