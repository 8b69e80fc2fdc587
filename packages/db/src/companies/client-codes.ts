import type { Csrt } from '@fiscal/core/engine/document/definition';
import type { Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Vault } from '../vault/vault.ts';
import { clientProfile } from './client-profile.ts';

/** The code of a company's own technical responsible, without the code. */
export interface CsrtView {
  readonly uf: string;
  readonly id: string;
}

export interface NewCsrt extends CsrtView {
  /** Secret. */
  readonly code: string;
}

/** Codes that a state gave a company; null removes. */
export interface CodePatch {
  readonly csc?: string;
  /** Test environment only, together with its id; without it `csc` serves both. */
  readonly testCsc?: string | null;
  readonly testCscId?: string | null;
  readonly csrt?: NewCsrt | null;
  /** Test environment only; without it `csrt` serves both. */
  readonly testCsrt?: NewCsrt | null;
}

/** None of them: a company ends, or an account is closed. */
export const NO_CODES = {
  csc: null,
  cscId: null,
  testCsc: null,
  testCscId: null,
  csrt: null,
  csrtId: null,
  csrtUf: null,
  testCsrt: null,
  testCsrtId: null,
  testCsrtUf: null,
} as const satisfies Prisma.ClientUpdateManyMutationInput;

interface Codes {
  readonly csc?: Uint8Array<ArrayBuffer> | null;
  readonly testCsc?: Uint8Array<ArrayBuffer> | null;
  readonly testCscId?: string | null;
  readonly csrt?: Uint8Array<ArrayBuffer> | null;
  readonly csrtId?: string | null;
  readonly csrtUf?: string | null;
  readonly testCsrt?: Uint8Array<ArrayBuffer> | null;
  readonly testCsrtId?: string | null;
  readonly testCsrtUf?: string | null;
}

type Column = 'csc' | 'test_csc' | 'csrt' | 'test_csrt';
const codePlace = (column: Column, id: string) => ({ table: 'clients', column, id });

/** The columns of what is given. */
export async function sealedCodes(
  vault: Vault,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
  { csc, testCsc, testCscId, csrt, testCsrt }: CodePatch,
): Promise<Codes> {
  const seal = async (column: Column, text: string | null | undefined) =>
    text === undefined || text === null
      ? null
      : Uint8Array.from(await vault.seal(accountId, codePlace(column, clientId), text));
  return {
    ...(csc !== undefined && { csc: await seal('csc', csc) }),
    ...(testCsc !== undefined && { testCsc: await seal('test_csc', testCsc) }),
    ...(testCscId !== undefined && { testCscId }),
    ...(csrt !== undefined && {
      csrt: await seal('csrt', csrt?.code),
      csrtId: csrt?.id ?? null,
      csrtUf: csrt?.uf ?? null,
    }),
    ...(testCsrt !== undefined && {
      testCsrt: await seal('test_csrt', testCsrt?.code),
      testCsrtId: testCsrt?.id ?? null,
      testCsrtUf: testCsrt?.uf ?? null,
    }),
  };
}

const rowOf = (db: Db, accountId: string, clientId: string) =>
  withAccount(db, accountId, (tx) => tx.client.findUnique({ where: { id: clientId } }));

/** Decrypted CSC of an environment, for the signing activity only. */
export async function openCsc(
  db: Db,
  vault: Vault,
  { accountId, clientId, environment }: CompanyScope,
): Promise<{ readonly csc: string; readonly cscId: string } | null> {
  const row = await rowOf(db, accountId, clientId);
  if (row === null) return null;
  const open = async (column: Column, sealed: Uint8Array) =>
    (await vault.open(accountId, codePlace(column, clientId), sealed)).toString();
  if (environment === 2 && row.testCsc && row.testCscId !== null)
    return { csc: await open('test_csc', row.testCsc), cscId: row.testCscId };
  if (!row.csc || row.cscId === null) return null;
  return { csc: await open('csc', row.csc), cscId: row.cscId };
}

/** Decrypted CSRT of an environment and of the company's own technical responsible, for the signing activity only. */
export async function openCsrt(
  db: Db,
  vault: Vault,
  { accountId, clientId, environment }: CompanyScope,
): Promise<Csrt | null> {
  const row = await rowOf(db, accountId, clientId);
  if (row === null) return null;
  const cnpj = clientProfile(row.profile).responsavelTecnico?.cnpj;
  if (cnpj === undefined) return null;
  const open = async (column: Column, sealed: Uint8Array) =>
    (await vault.open(accountId, codePlace(column, clientId), sealed)).toString();
  if (environment === 2 && row.testCsrt && row.testCsrtId !== null && row.testCsrtUf !== null)
    return { cnpj, uf: row.testCsrtUf, id: row.testCsrtId, text: await open('test_csrt', row.testCsrt) };
  if (!row.csrt || row.csrtId === null || row.csrtUf === null) return null;
  return { cnpj, uf: row.csrtUf, id: row.csrtId, text: await open('csrt', row.csrt) };
}
