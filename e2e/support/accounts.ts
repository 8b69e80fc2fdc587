import { randomUUID } from 'node:crypto';
import { minimalNfe, type Payload, randomCnpj } from '@fiscal/core/testing/builders';
import { expect } from '@playwright/test';
import { stack } from '../env.ts';
import { type A1, a1 } from './a1.ts';
import { bodyOf, send, sendPatiently } from './http.ts';
import { consoleHeaders, type Person, signedUp } from './people.ts';

export interface Account {
  readonly accessKey: string;
  readonly restrictedKey: string;
}

/** With its owner, who is in. */
export interface OwnedAccount extends Account {
  readonly owner: Person;
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

/** An account of its own, opened by its owner as at the console. */
export async function newAccount(company = 'Conta de teste'): Promise<OwnedAccount> {
  const owner = await signedUp({ company, name: 'Otávia Oliveira' });
  const [accessKey, restrictedKey] = await Promise.all([
    newKey(owner, 'access'),
    newKey(owner, 'restricted'),
  ]);
  return { owner, accessKey, restrictedKey };
}

async function newKey(owner: Person, kind: 'access' | 'restricted'): Promise<string> {
  const url = `${stack().apiUrl}/api/trpc/keys.regenerate`;
  const asked = { json: { kind, password: owner.password } };
  const reply = await send<{ result: { data: { json: { key: string } } } }>(
    'POST',
    url,
    consoleHeaders(owner),
    asked,
  );
  return bodyOf(reply, 200).result.data.json.key;
}

let shared: A1 | undefined;
/** An A1 where the certificate is not the subject: making one takes a while. */
const anyA1 = (): A1 => (shared ??= a1(randomCnpj('qualquer')));

/** Input data of an unregistered company. */
export const companyData = (own: Payload = {}): Payload & { cnpj: string; name: string } => ({
  name: 'PADARIA DO JORNALEIRO LTDA',
  cnpj: randomCnpj(randomUUID()),
  ie: '110042490114',
  uf: 'SP',
  csc: '0123456789ABCDEF',
  cscId: '000001',
  ...own,
});

/** Registers a company and gives it both tokens, in the demo account by default. `own`: fields of POST /v1/clients. */
export async function newClient(own: Payload = {}, account: Account = demoAccount()): Promise<Client> {
  const { apiUrl } = stack();
  const keys = { 'x-access-key': account.accessKey };
  const { file, password } = anyA1();
  const body = {
    certificateBase64: file.toString('base64'),
    certificatePassword: password,
    ...companyData(own),
  };
  const made = await sendPatiently<{ id: string; cnpj: string; name: string }>(
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
export const emit = (client: Client, payload: Payload, route = 'nfe'): Promise<string> =>
  postEmission(client, payload, route, {});

async function postEmission(
  client: Client,
  payload: Payload,
  route: string,
  headers: Readonly<Record<string, string>>,
) {
  const url = `${stack().apiUrl}/v1/${route}/emit`;
  const reply = await send<{ invoiceId: string }>('POST', url, { ...headersOf(client), ...headers }, payload);
  return bodyOf(reply, 202).invoiceId;
}

/** The document after the authority's verdict. */
export async function verdict(client: Client, id: string, route = 'nfe'): Promise<DocumentView> {
  const url = `${stack().apiUrl}/v1/${route === 'nfc-e' ? 'nfe' : route}/${id}`;
  const ask = async () => bodyOf(await send<DocumentView>('GET', url, headersOf(client)), 200);
  let last = await ask();
  await expect.poll(async () => (last = await ask()).status, { timeout: 60_000 }).not.toBe('PENDENTE');
  return last;
}

/** From body to verdict. */
export const emitToVerdict = async (client: Client, payload: Payload, route = 'nfe'): Promise<DocumentView> =>
  verdict(client, await postEmission(client, payload, route, { prefer: 'wait=30' }), route);
