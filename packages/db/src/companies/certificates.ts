import { replacementProblems } from '@fiscal/core/vocabulary/certificate-problem';
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
  /** Problems that stop live emission (expired, other CNPJ, self-signed, no ICP-Brasil chain). */
  readonly problems: readonly { readonly code: string; readonly message: string }[];
}

/** The caller's A1: sealed and staged (`stageUpload`), with the signer's facts. */
export interface NewCertificate extends CertificateFacts {
  readonly uploadId: string;
  readonly chainProven?: boolean | null;
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
  /** True when the chain led to a known root at the time of the upload; null when that release did not look. */
  readonly chainProven: boolean | null;
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

/** An A1 that may not take the place of the current one, which could sign more; nothing was changed. */
interface Refused {
  readonly kind: 'recusado';
  readonly problems: CertificateFacts['problems'];
}

/** `former`: the previous current one, stored sealed; null when there was none. */
interface Changed<Kind extends string> {
  readonly kind: Kind;
  readonly certificate: CertificateView;
  readonly former: PastCertificate | null;
}

type UnknownClient = { readonly kind: 'cliente_inexistente' };

/** The audited actor of a change; `nowMs` is the clock that certificates are judged by. */
type ChangedBy = AuditedBy & { readonly nowMs?: number };

/**
 * Time for which a replaced A1 stays sealed and can be restored; then `purge_replaced_certificates()` destroys its
 * key and password.
 */
const KEPT_MS = 30 * 86_400_000;

interface CertificateReplacement {
  readonly certificate: NewCertificate;
  readonly by?: ChangedBy;
}

/** Replaces the client's current A1, unless the new one could sign less or its issuer is less certain. The replaced one stays sealed for 30 days. Audited. */
export async function replaceCertificate(
  db: Db,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
  { certificate, by: { nowMs = Date.now(), ...by } = BY_SYSTEM }: CertificateReplacement,
): Promise<Changed<'trocado'> | Refused | UnknownClient> {
  if (!isUuid(clientId)) return { kind: 'cliente_inexistente' };
  return withAccount(db, accountId, async (tx) => {
    if (!(await lockClient(tx, clientId))) return { kind: 'cliente_inexistente' };
    const current = await currentCertificate(tx, clientId, 'enviado');
    const problems = current ? replacementProblems(certificateView(current), certificate, nowMs) : [];
    if (problems.length > 0) {
      await tx.certificateUpload.deleteMany({ where: { id: certificate.uploadId } });
      return { kind: 'recusado', problems };
    }
    const former = current && (await retire(tx, current.id));
    const subject = { type: 'client', id: clientId };
    await auditIn(tx, accountId, { ...by, action: 'client.certificate', subject });
    const stored = await keepCertificate(tx, { accountId, clientId }, certificate);
    return { kind: 'trocado', certificate: stored, former };
  });
}

export type Restored =
  | Changed<'restaurado'>
  /** The requested A1 is the current one already. */
  | { readonly kind: 'inalterado' }
  /** No such A1 is stored. */
  | { readonly kind: 'sem_anterior' }
  | Refused
  | UnknownClient;

interface CertificateRestoration {
  readonly thumbprint: string | null;
  readonly by?: ChangedBy;
}

/**
 * Makes a replaced A1 the client's current one again: the one with that thumbprint, or the one replaced last. The
 * current one is stored as replaced. Refused when it could sign less than the current one. Audited.
 */
export async function restoreCertificate(
  db: Db,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
  { thumbprint, by: { nowMs = Date.now(), actor, details } = BY_SYSTEM }: CertificateRestoration,
): Promise<Restored> {
  if (!isUuid(clientId)) return { kind: 'cliente_inexistente' };
  return withAccount(db, accountId, async (tx) => {
    if (!(await lockClient(tx, clientId))) return { kind: 'cliente_inexistente' };
    const current = await currentCertificate(tx, clientId, 'enviado');
    if (current !== null && current.thumbprint === thumbprint) return { kind: 'inalterado' };
    // Locked, so that the purge cannot destroy its secret meanwhile.
    const [found] = await tx.$queryRaw<{ id: string }[]>`
      select id from certificates
       where client_id = ${clientId}::uuid and source = 'enviado' and kept_until > now()
         and (${thumbprint}::text is null or thumbprint = ${thumbprint})
       order by replaced_at desc, id desc limit 1 for update`;
    if (found === undefined) return { kind: 'sem_anterior' };
    const { id } = found;
    const stored = await tx.certificate.findUniqueOrThrow({ where: { id } });
    const problems = current
      ? replacementProblems(certificateView(current), certificateView(stored), nowMs)
      : [];
    if (problems.length > 0) return { kind: 'recusado', problems };
    const former = current && (await retire(tx, current.id));
    await tx.certificate.update({ where: { id }, data: { replacedAt: null, keptUntil: null } });
    await auditIn(tx, accountId, {
      actor,
      action: 'client.certificate-restore',
      subject: { type: 'client', id: clientId },
      details: { ...details, thumbprint: stored.thumbprint },
    });
    return { kind: 'restaurado', certificate: certificateView(stored), former };
  });
}

/** Destroys keys and passwords of all A1s of a client or an account, replaced ones included. */
export async function destroyCertificates(
  tx: Tx,
  of: { readonly accountId: string } | { readonly clientId: string },
): Promise<void> {
  await tx.certificate.updateMany({ where: { ...of, replacedAt: null }, data: { replacedAt: new Date() } });
  await tx.certificate.updateMany({ where: { ...of, keptUntil: { not: null } }, data: { keptUntil: null } });
}

/** False: it does not exist. The lock lets changes of its A1 follow each other instead of colliding on the unique index. */
async function lockClient(tx: Tx, clientId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`select id from clients where id = ${clientId}::uuid for update`;
  return rows.length > 0;
}

async function retire(tx: Tx, id: string): Promise<PastCertificate> {
  const now = Date.now();
  const data = { replacedAt: new Date(now), keptUntil: new Date(now + KEPT_MS) };
  return pastCertificate(await tx.certificate.update({ where: { id }, data }));
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
  /** A replaced one can be restored until then; null: it is the current one, or its secret is destroyed. */
  readonly keptUntil: Date | null;
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
  return rows.map(pastCertificate);
}

/** Decrypts; only for the signing activity. */
export async function openCertificate(
  db: Db,
  custody: Custody,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
): Promise<{ readonly view: CertificateView; readonly pfx: Buffer; readonly password: string } | null> {
  const row = await withAccount(db, accountId, (tx) => currentCertificate(tx, clientId, 'enviado'));
  if (!row) return null;
  const opened = await custody.open(accountId, certificatePlace(row.id), sealedIn(row));
  return { view: certificateView(row), ...a1In(opened) };
}

interface KeptSandboxCertificate {
  readonly clientId: string;
  readonly certificate: NewSandboxCertificate;
}

/** Keeps the sandbox-issued certificate, replacing an expired one; when another worker was faster, theirs is returned. */
export async function saveSandboxCertificate(
  db: Db,
  custody: Custody,
  { accountId, clientId, certificate }: KeptSandboxCertificate & { readonly accountId: string },
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
  const stored = await openSandboxCertificate(db, custody, { accountId, clientId });
  if (!stored) throw new Error('The sandbox certificate was not kept');
  return stored;
}

export async function openSandboxCertificate(
  db: Db,
  custody: Custody,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
): Promise<OpenedSandboxCertificate | null> {
  const row = await withAccount(db, accountId, (tx) => currentCertificate(tx, clientId, 'sandbox'));
  if (!row) return null;
  const opened = await custody.open(accountId, certificatePlace(row.id), sealedIn(row));
  return { view: certificateView(row), ...issued.parse(JSON.parse(opened.toString())) };
}

/** The staged A1 becomes a client's, in the transaction that keeps the rest of it. */
export async function keepCertificate(
  tx: Tx,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
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
    chainProven: row.chainProven,
    createdAt: row.createdAt,
  };
}

const pastCertificate = (row: Certificate): PastCertificate => ({
  ...certificateView(row),
  replacedAt: row.replacedAt,
  keptUntil: row.keptUntil,
});

function currentCertificate(tx: Tx, clientId: string, source: Source): Promise<Certificate | null> {
  return tx.certificate.findFirst({ where: { clientId, source, replacedAt: null } });
}

const sealedIn = ({ secret, sealedTo }: Certificate): Sealed => ({ secret: Buffer.from(secret), sealedTo });

const columnsOf = ({ secret, sealedTo }: Sealed) => ({ secret: Uint8Array.from(secret), sealedTo });
