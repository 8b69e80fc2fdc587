import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { minimalNfe, type Payload, randomCnpj } from '@fiscal/core/testing/builders';
import { expect } from '@playwright/test';
import { machine, stack } from '../env.ts';
import { type A1, a1 } from './a1.ts';
import { bodyOf, send } from './http.ts';
import { newEmail } from './people.ts';

export interface Account {
  readonly accessKey: string;
  readonly restrictedKey: string;
  readonly owner: { readonly email: string; readonly password: string };
}

/** A company of an account, as its integrator knows it. */
export interface Client extends Account {
  readonly clientId: string;
  readonly cnpj: string;
  readonly name: string;
  readonly testToken: string;
  readonly liveToken: string;
}

/** A document as GET /v1/{type}/{id} shows it; only what journeys ask about. */
export interface DocumentView {
  readonly id: string;
  readonly status: string;
  readonly accessKey: string | null;
  readonly number: number | null;
  readonly series: number | null;
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly events: readonly { readonly type: string; readonly status: string }[];
}

/** The account that `npm start` makes. */
export const demoAccount = (): Account => stack().credentials;

const ROOT = path.resolve(import.meta.dirname, '../..');
const ACCOUNT_COMMAND = 'packages/db/src/cli/account.ts';

/** An account of its own, with the keys and the password of its owner: what an operator's `npm run account` makes. */
export async function newAccount(name = 'Conta de teste'): Promise<Account> {
  const { masterKey, databaseAppUrl } = stack();
  const asked = ['create', '--name', name, '--email', newEmail(), '--owner', 'Otávia Oliveira'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', ACCOUNT_COMMAND, ...asked],
    { cwd: ROOT, env: { ...machine(), DATABASE_URL: databaseAppUrl, MASTER_KEY: masterKey } },
  );
  return JSON.parse(stdout);
}

let shared: A1 | undefined;
/** An A1 where the certificate is not the subject: making one takes a while. */
const anyA1 = (): A1 => (shared ??= a1(randomCnpj('qualquer')));

/** A company that is not registered yet: what somebody would type. */
export const companyData = (own: Payload = {}): Payload & { cnpj: string; name: string } => ({
  name: 'PADARIA DO JORNALEIRO LTDA',
  cnpj: randomCnpj(randomUUID()),
  ie: '110042490114',
  uf: 'SP',
  csc: '0123456789ABCDEF',
  cscId: '000001',
  ...own,
});

/** A registered company with both tokens; in the demo account unless told. `own`: fields of POST /v1/clients. */
export async function newClient(own: Payload = {}, account: Account = demoAccount()): Promise<Client> {
  const { apiUrl } = stack();
  const keys = { 'x-access-key': account.accessKey };
  const { file, password } = anyA1();
  const body = {
    certificateBase64: file.toString('base64'),
    certificatePassword: password,
    ...companyData(own),
  };
  const made = await send<{ id: string; cnpj: string; name: string }>(
    'POST',
    `${apiUrl}/v1/clients`,
    keys,
    body,
  );
  const { id, cnpj, name } = bodyOf(made, 201);
  const shown = await send<{ tokens: { environment: 1 | 2; token: string }[] }>(
    'GET',
    `${apiUrl}/v1/clients/${id}/tokens`,
    { ...keys, 'x-restricted-key': account.restrictedKey },
  );
  const { tokens } = bodyOf(shown, 200);
  const token = (wanted: 1 | 2) => tokens.find(({ environment }) => environment === wanted)?.token ?? '';
  return { ...account, clientId: id, cnpj, name, testToken: token(2), liveToken: token(1) };
}

/** An NF-e of that company. */
export const nfeOf = ({ cnpj }: Pick<Client, 'cnpj'>, own: Payload = {}): Payload =>
  minimalNfe(Date.now(), { cnpj_emitente: cnpj, ...own });

const headersOf = ({ accessKey, testToken }: Pick<Client, 'accessKey' | 'testToken'>) => ({
  'x-access-key': accessKey,
  authorization: `Bearer ${testToken}`,
});

/** POST /v1/{route}/emit in the test environment, taken: the id of the document. */
export async function emit(client: Client, payload: Payload, route = 'nfe'): Promise<string> {
  const url = `${stack().apiUrl}/v1/${route}/emit`;
  const reply = await send<{ invoiceId: string }>('POST', url, headersOf(client), payload);
  return bodyOf(reply, 202).invoiceId;
}

/** The document, once the authority has had its say. */
export async function verdict(client: Client, id: string, route = 'nfe'): Promise<DocumentView> {
  const url = `${stack().apiUrl}/v1/${route === 'nfc-e' ? 'nfe' : route}/${id}`;
  const ask = async () => bodyOf(await send<DocumentView>('GET', url, headersOf(client)), 200);
  await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).not.toBe('PENDENTE');
  return ask();
}

/** From body to verdict. */
export const emitted = async (client: Client, payload: Payload, route = 'nfe'): Promise<DocumentView> =>
  verdict(client, await emit(client, payload, route), route);
