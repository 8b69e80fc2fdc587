import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { TEST_TARGETS, type TestTarget } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { type Edit, edited } from '../base/edit.ts';
import { isUuid, newId } from '../base/ids.ts';
import { ambiente, oneOf } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import type { OwnRates, Rates } from '../base/types.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { type AuditedBy, auditIn, BY_SYSTEM } from '../records/audit.ts';
import { ceilingsOf, lockCeilings, ratesWithin } from '../records/ceilings.ts';
import { markOf } from '../vault/mark.ts';
import type { Vault } from '../vault/vault.ts';
import {
  type CertificateView,
  certificateView,
  keepCertificate,
  type NewCertificate,
} from './certificates.ts';
import { type CodePatch, type CsrtView, sealedCodes } from './client-codes.ts';
import { type ClientProfile, clientProfile } from './client-profile.ts';
import { newToken } from './tokens.ts';

export interface ClientView {
  readonly id: string;
  readonly name: string;
  readonly cnpj: string;
  readonly ie: string;
  readonly uf: string;
  readonly environment: Ambiente;
  readonly cscId: string | null;
  /** Null: `cscId` serves both environments. */
  readonly testCscId: string | null;
  readonly csrt: CsrtView | null;
  readonly testCsrt: CsrtView | null;
  /** Marks of the stored secrets: each write gives a new mark; null: none is stored. */
  readonly codeMarks: Readonly<Record<'csc' | 'testCsc' | 'csrt' | 'testCsrt', string | null>>;
  readonly profile: ClientProfile;
  readonly sandboxStrict: boolean;
  readonly testTarget: TestTarget;
  /** The company's own rates for each token; null leaves the account's or the default in force. */
  readonly limits: OwnRates;
  /** The rates in force for each token of the company. */
  readonly rates: Rates;
  /** The rates in force for all tokens of the account together. */
  readonly accountRates: Rates;
  readonly certificate: CertificateView | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewClient {
  readonly name: string;
  readonly cnpj: string;
  readonly ie: string;
  readonly uf: string;
  readonly environment: Ambiente;
  /** Issuers of NFC-e only. */
  readonly csc?: string | undefined;
  readonly cscId?: string | undefined;
  readonly profile?: ClientProfile;
  readonly sandboxStrict?: boolean;
  readonly certificate: NewCertificate | null;
}

/** Absent keys stay as they are; `profile` replaces the whole profile. */
export interface ClientPatch extends CodePatch {
  readonly name?: string;
  readonly ie?: string;
  readonly uf?: string;
  readonly environment?: Ambiente;
  readonly cscId?: string;
  readonly profile?: ClientProfile;
  readonly sandboxStrict?: boolean;
  readonly testTarget?: TestTarget;
  readonly limits?: Partial<OwnRates>;
}

const withCertificate = {
  certificates: { where: { source: 'enviado', replacedAt: null } },
  account: {
    select: { writesPerMinute: true, readsPerMinute: true, ceilingWrites: true, ceilingReads: true },
  },
} satisfies Prisma.ClientInclude;
type Row = Prisma.ClientGetPayload<{ include: typeof withCertificate }>;

interface ClientCreation {
  readonly client: NewClient;
  readonly by?: AuditedBy;
}

/** Client, certificate and both tokens (`nfe_test_`, `nfe_live_`) in one transaction, within the account's ceiling. Audited. */
export async function createClient(
  db: Db,
  vault: Vault,
  { accountId, client, by = BY_SYSTEM }: ClientCreation & { readonly accountId: string },
): Promise<
  | { readonly kind: 'criado'; readonly client: ClientView }
  | { readonly kind: 'cliente_ja_existe'; readonly clientId: string }
  | { readonly kind: 'cota_atingida'; readonly companies: number }
> {
  const id = newId();
  const { csc, cscId, certificate, profile, sandboxStrict, ...fields } = client;
  const tokens = await Promise.all([newToken(vault, accountId, 2), newToken(vault, accountId, 1)]);
  const row = {
    ...fields,
    id,
    accountId,
    ...(await sealedCodes(vault, { accountId, clientId: id }, csc === undefined ? {} : { csc })),
    cscId: cscId ?? null,
    profile: json(profile ?? {}),
    sandboxStrict: sandboxStrict ?? false,
  };
  return withAccount(db, accountId, async (tx) => {
    // Locks the account, so that concurrent writers are all counted.
    const { companies } = await lockCeilings(tx, accountId);
    const there = await tx.client.findUnique({
      where: { accountId_cnpj: { accountId, cnpj: client.cnpj } },
      select: { id: true },
    });
    if (there) return { kind: 'cliente_ja_existe', clientId: there.id };
    if ((await tx.client.count({ where: { accountId } })) >= companies)
      return { kind: 'cota_atingida', companies };
    await tx.client.create({ data: row });
    await tx.token.createMany({ data: tokens.map((token) => ({ ...token.row, accountId, clientId: id })) });
    if (certificate) await keepCertificate(tx, { accountId, clientId: id }, certificate);
    await auditIn(tx, accountId, { ...by, action: 'client.create', subject: { type: 'client', id } });
    const stored = await tx.client.findUniqueOrThrow({ where: { id }, include: withCertificate });
    return { kind: 'criado', client: clientView(stored) };
  });
}

export async function getClient(db: Db, accountId: string, clientId: string): Promise<ClientView | null> {
  const [client] = await getClients(db, accountId, [clientId]);
  return client ?? null;
}

/** Clients in no order; ids of another account and unknown ones are absent. */
export async function getClients(
  db: Db,
  accountId: string,
  clientIds: readonly string[],
): Promise<readonly ClientView[]> {
  const ids = clientIds.filter(isUuid);
  if (ids.length === 0) return [];
  const rows = await withAccount(db, accountId, (tx) =>
    tx.client.findMany({ where: { accountId, id: { in: ids } }, include: withCertificate }),
  );
  return rows.map(clientView);
}

export interface ClientPage {
  readonly limit: number;
  readonly cursor?: string;
  readonly cnpj?: string;
  /** Part of the name, or the beginning of the CNPJ with or without its mask. */
  readonly search?: string;
}

/** Newest first; `nextCursor` null on the last page. */
export async function listClients(
  db: Db,
  accountId: string,
  page: ClientPage,
): Promise<{ readonly data: readonly ClientView[]; readonly nextCursor: string | null }> {
  if (page.cursor !== undefined && !isUuid(page.cursor)) return { data: [], nextCursor: null };
  const rows = await withAccount(db, accountId, (tx) =>
    tx.client.findMany({
      where: {
        accountId,
        ...(page.cnpj && { cnpj: page.cnpj }),
        ...(page.search && { OR: foundBy(page.search) }),
        ...(page.cursor && { id: { lt: page.cursor } }),
      },
      orderBy: { id: 'desc' },
      take: page.limit + 1,
      include: withCertificate,
    }),
  );
  const data = rows.slice(0, page.limit).map(clientView);
  return { data, nextCursor: rows.length > page.limit ? (data.at(-1)?.id ?? null) : null };
}

function foundBy(search: string): Prisma.ClientWhereInput[] {
  const cnpj = search.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return [
    { name: { contains: search, mode: 'insensitive' } },
    ...(cnpj === '' ? [] : [{ cnpj: { startsWith: cnpj } }]),
  ];
}

/** Fields of a client that a person needs to choose one. */
export type ClientOption = Pick<ClientView, 'id' | 'name' | 'cnpj' | 'uf'>;

/** Sorted by name; at most `limit`. */
export function listClientOptions(
  db: Db,
  accountId: string,
  limit: number,
): Promise<readonly ClientOption[]> {
  return withAccount(db, accountId, (tx) =>
    tx.client.findMany({
      where: { accountId },
      select: { id: true, name: true, cnpj: true, uf: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: limit,
    }),
  );
}

interface ClientEdit {
  readonly clientId: string;
  readonly edit: Edit<ClientView, ClientPatch>;
  readonly by?: AuditedBy;
}

/** Null when the client does not exist. Audited. */
export async function updateClient(
  db: Db,
  vault: Vault,
  { accountId, clientId, edit, by = BY_SYSTEM }: ClientEdit & { readonly accountId: string },
): Promise<ClientView | null> {
  if (!isUuid(clientId)) return null;
  const where = { id: clientId };
  return withAccount(db, accountId, async (tx) => {
    await tx.$queryRaw`select 1 from clients where id = ${clientId}::uuid for no key update`;
    const before = await tx.client.findUnique({ where, include: withCertificate });
    if (before === null) return null;
    const data = await columnsOf(vault, { accountId, clientId }, edited(edit, clientView(before)));
    const row = await tx.client.update({ where, data, include: withCertificate });
    await auditIn(tx, accountId, {
      ...by,
      action: 'client.update',
      subject: { type: 'client', id: clientId },
    });
    return clientView(row);
  });
}

async function columnsOf(
  vault: Vault,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
  patch: ClientPatch,
): Promise<Prisma.ClientUpdateInput> {
  const { csc, testCsc, testCscId, csrt, testCsrt, profile, limits, ...fields } = patch;
  const codes = {
    ...(csc !== undefined && { csc }),
    ...(testCsc !== undefined && { testCsc }),
    ...(testCscId !== undefined && { testCscId }),
    ...(csrt !== undefined && { csrt }),
    ...(testCsrt !== undefined && { testCsrt }),
  };
  return {
    ...fields,
    ...(await sealedCodes(vault, { accountId, clientId }, codes)),
    ...(profile && { profile: json(profile) }),
    ...(limits?.writes !== undefined && { writesPerMinute: limits.writes }),
    ...(limits?.reads !== undefined && { readsPerMinute: limits.reads }),
  };
}

const csrtView = (uf: string | null, id: string | null): CsrtView | null =>
  uf === null || id === null ? null : { uf, id };

function clientView(row: Row): ClientView {
  const certificate = row.certificates[0];
  return {
    id: row.id,
    name: row.name,
    cnpj: row.cnpj,
    ie: row.ie,
    uf: row.uf,
    environment: ambiente(row.environment),
    cscId: row.cscId,
    testCscId: row.testCscId,
    csrt: csrtView(row.csrtUf, row.csrtId),
    testCsrt: csrtView(row.testCsrtUf, row.testCsrtId),
    codeMarks: {
      csc: markOf(row.csc),
      testCsc: markOf(row.testCsc),
      csrt: markOf(row.csrt),
      testCsrt: markOf(row.testCsrt),
    },
    profile: clientProfile(row.profile),
    sandboxStrict: row.sandboxStrict,
    testTarget: oneOf(TEST_TARGETS, row.testTarget),
    ...ratesOf(row),
    certificate: certificate ? certificateView(certificate) : null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function ratesOf({ account, writesPerMinute: writes, readsPerMinute: reads }: Row) {
  const accountRates = ceilingsOf({
    ceiling_writes: account.ceilingWrites,
    ceiling_reads: account.ceilingReads,
    ceiling_companies: null,
    ceiling_test_documents: null,
  });
  const applied = { writes: writes ?? account.writesPerMinute, reads: reads ?? account.readsPerMinute };
  return { limits: { writes, reads }, rates: ratesWithin(applied, accountRates), accountRates };
}

/** Prisma's JSON input type knows no readonly: a copy is plain data again. */
const json = (profile: ClientProfile): Prisma.InputJsonObject => JSON.parse(JSON.stringify(profile));
