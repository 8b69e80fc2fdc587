import { randomUUID } from 'node:crypto';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { minimalNfce, minimalNfe, type Payload, randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, toPkcs12 } from '@fiscal/core/testing/certificates';
import { stack } from '@fiscal/core/testing/stack';
import { createAccount } from '@fiscal/db/accounts/accounts';
import { type CeilingChange, setCeilings } from '@fiscal/db/records/ceilings';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { errorBodySchema } from '../../src/rest/error-body.ts';
import { clientSchema } from '../../src/rest/v1/client-view.ts';
import { tokensAnswer } from '../../src/rest/v1/companies/list-tokens.ts';
import { type DocumentBody, documentViewSchema } from '../../src/rest/v1/document-view.ts';
import { emitAnswerWithVerdict } from '../../src/rest/v1/documents/emit-document-schema.ts';
import { emitAnswer } from '../../src/services/emission/emit-answer.ts';
import { appDb, keyring, ownerDb } from './databases.ts';

/** Time limit of a verdict on a busy machine, in ms; a test that waits for ever ends soon after. */
export const PATIENCE_MS = 300_000;
/** Looks again until what is asserted holds. */
export const until = <T>(look: () => Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval: 100 });

export interface Account {
  readonly accountId: string;
  readonly accessKey: string;
  readonly restrictedKey: string;
}
export interface Company extends Account {
  readonly clientId: string;
  readonly cnpj: string;
  readonly testToken: string;
  readonly liveToken: string;
}
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined when the answer is something else. */
  readonly json: unknown;
}

type HeadersOf = Readonly<Record<string, string>>;

/** Sends a request; a body that is no string goes as JSON. */
export async function send(method: string, path: string, headers: HeadersOf, body?: unknown): Promise<Reply> {
  const url = path.startsWith('http') ? path : `${stack().apiUrl}${path}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: text }),
  });
  const received = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: answer.status,
    headers: answer.headers,
    text: received,
    json: isJson ? JSON.parse(received) : undefined,
  };
}

/** The Prometheus text of a process; `url` as of the stack. The API asks for the operators' secret, the worker for none. */
export async function metricsOf(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${stack().operatorSecret}` };
  const { status, text } = await send('GET', `${url}/metrics`, headers);
  expect(status, text).toBe(200);
  return text;
}

/** The body of an answer of that status, with no field too many or too few. */
export function bodyOf<T>(reply: Reply, status: number, schema: z.ZodType<T>): T {
  expect(reply.status, reply.text).toBe(status);
  return schema.parse(reply.json);
}

/** The body of a refusal. */
export function refusal(reply: Reply, status: number, code: string) {
  const body = bodyOf(reply, status, errorBodySchema);
  expect(body).toMatchObject({ status, code });
  expect(body.requestId).toBe(reply.headers.get('x-request-id'));
  return body;
}

/** An account of its own: nothing of another test is in its walls or in its sandbox world. */
export async function newAccount({
  ceilings,
  ...options
}: {
  readonly trialDays?: number;
  readonly ceilings?: CeilingChange;
} = {}): Promise<Account> {
  const created = await createAccount(appDb(), keyring(), {
    name: 'Conta de teste',
    owner: { email: `${randomUUID()}@example.com`, name: 'Dona', passwordHash: 'none' },
    nowMs: Date.now(),
    ...options,
  });
  if (created.kind !== 'criada') throw new Error(created.kind);
  const operator = { kind: 'operator', id: 'test' } as const;
  // No process may set ceilings.
  if (ceilings !== undefined)
    await setCeilings(ownerDb(), created.accountId, { change: ceilings, actor: operator });
  return created;
}

/** The same account, whose keys and tokens may send four times the requests of the default. */
export async function withRoom(account: Account): Promise<Account> {
  await ownerDb().pool.query(
    'update accounts set writes_per_minute = 2400, reads_per_minute = 24000 where account_id = $1',
    [account.accountId],
  );
  return account;
}

export const PASSWORD = 'senha de teste';
const ca = createTestCa();
/** Any A1 does where certificates are not the subject: another CNPJ's stops live emission only. Making one takes a while. */
const anyA1 = toPkcs12(issueEcnpj(ca, { cnpj: randomCnpj('qualquer') }), PASSWORD).toString('base64');

/** An A1 as base64, valid and of the given CNPJ. */
export const a1 = (cnpj: string): string => toPkcs12(issueEcnpj(ca, { cnpj }), PASSWORD).toString('base64');

export const accessOf = ({ accessKey }: Account): HeadersOf => ({ 'x-access-key': accessKey });
export const restrictedOf = (account: Account): HeadersOf => ({
  ...accessOf(account),
  'x-restricted-key': account.restrictedKey,
});
export const testOf = (company: Company): HeadersOf => ({
  ...accessOf(company),
  authorization: `Bearer ${company.testToken}`,
});
export const liveOf = (company: Company): HeadersOf => ({
  ...accessOf(company),
  authorization: `Bearer ${company.liveToken}`,
});

let companies = 0;

/** Body of POST /v1/clients. */
export function newClientBody(own: Payload = {}): Payload {
  const cnpj = typeof own['cnpj'] === 'string' ? own['cnpj'] : randomCnpj(`${randomUUID()}${companies++}`);
  return {
    name: 'EMPRESA DE TESTE LTDA',
    cnpj,
    ie: '110042490114',
    uf: 'SP',
    csc: '0123456789ABCDEF',
    cscId: '000001',
    certificateBase64: anyA1,
    certificatePassword: PASSWORD,
    ...own,
  };
}

/** A registered company with both tokens. */
export async function newCompany(account: Account, own: Payload = {}): Promise<Company> {
  const body = newClientBody(own);
  // Retries like an integrator: a busy machine refuses after 12 s, and stores nothing.
  const taken = await vi.waitUntil(
    async () => {
      const reply = await send('POST', '/v1/clients', accessOf(account), body);
      return reply.status === 503 ? null : reply;
    },
    { timeout: PATIENCE_MS, interval: 500 },
  );
  const client = bodyOf(taken, 201, clientSchema);
  const shown = await send('GET', `/v1/clients/${client.id}/tokens`, restrictedOf(account));
  const { tokens } = bodyOf(shown, 200, tokensAnswer);
  const token = (environment: 1 | 2) => tokens.find((each) => each.environment === environment)?.token ?? '';
  return { ...account, clientId: client.id, cnpj: client.cnpj, testToken: token(2), liveToken: token(1) };
}

export const nfeOf = ({ cnpj }: Company, own: Payload = {}): Payload =>
  minimalNfe(Date.now(), { cnpj_emitente: cnpj, ...own });
export const nfceOf = ({ cnpj }: Company, own: Payload = {}): Payload =>
  minimalNfce(Date.now(), { cnpj_emitente: cnpj, ...own });

/** Path of the type that a body is of. */
const routeOf = (payload: Payload): string =>
  DOCUMENTS.find(({ mod }) => mod === payload['mod'])?.route ?? 'nfe';
/** Path of queries of a document: NF-e and NFC-e share one. */
const pathOf = (payload: Payload): string => routeOf(payload).replace('nfc-e', 'nfe');

/** POST …/emit that must be accepted; returns the 202. */
export async function emit(headers: HeadersOf, payload: Payload) {
  return bodyOf(await send('POST', `/v1/${routeOf(payload)}/emit`, headers, payload), 202, emitAnswer);
}

/** The consult view once the document is no longer PENDENTE. */
export async function verdictOf(headers: HeadersOf, id: string, route = 'nfe'): Promise<DocumentBody> {
  return vi.waitFor(
    async () => {
      const view = await consult(headers, id, route);
      expect(view.status, `${view.cStat} ${view.xMotivo}`).not.toBe('PENDENTE');
      return view;
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );
}

export const consult = async (headers: HeadersOf, id: string, route = 'nfe'): Promise<DocumentBody> =>
  bodyOf(await send('GET', `/v1/${route}/${id}`, headers), 200, documentViewSchema);

/** From body to verdict. The API waits first: asking costs it more. */
export async function emitToVerdict(headers: HeadersOf, payload: Payload): Promise<DocumentBody> {
  const waiting = { prefer: 'wait=30', ...headers };
  const reply = await send('POST', `/v1/${routeOf(payload)}/emit`, waiting, payload);
  const { invoiceId } = bodyOf(reply, 202, z.union([emitAnswer, emitAnswerWithVerdict]));
  return verdictOf(headers, invoiceId, pathOf(payload));
}

/** An authorized document. */
export async function emitAuthorized(headers: HeadersOf, payload: Payload): Promise<DocumentBody> {
  const view = await emitToVerdict(headers, payload);
  expect(view.status, view.rejectionReason ?? view.xMotivo ?? '').toBe('AUTORIZADA');
  return view;
}

/** A synchronous operation, repeated under its key while the authority has not answered, as the 503 demands. */
export async function callUntilAnswered(path: string, headers: HeadersOf, body: unknown): Promise<Reply> {
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  for (;;) {
    const reply = await send('POST', path, keyed, body);
    if (reply.status !== 503) return reply;
  }
}

/** The consult view once none of its events is pending. */
export async function settleEvents(headers: HeadersOf, id: string, route = 'nfe'): Promise<DocumentBody> {
  return vi.waitFor(
    async () => {
      const view = await consult(headers, id, route);
      expect(view.events.filter(({ status }) => status === 'pendente')).toEqual([]);
      return view;
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );
}
