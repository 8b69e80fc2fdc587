import { randomUUID } from 'node:crypto';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { stack } from '@fiscal/core/testing/stack';
import { createAccount } from '@fiscal/db/accounts/accounts';
import { newId } from '@fiscal/db/base/ids';
import { listAudit } from '@fiscal/db/records/audit';
import { hashPassword } from 'better-auth/crypto';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { z } from 'zod';
import {
  type Company,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
} from '../../test/support/api.ts';
import { appDb, keyring } from '../../test/support/databases.ts';
import { ask, graphqlAnswer, post, socketUrl } from '../../test/support/graphql.ts';
import { CONSOLE_HEADER } from '../people/same-origin.ts';
import { CLIENT_HEADER, ENVIRONMENT_HEADER } from './callers.ts';

type HeadersOf = Readonly<Record<string, string>>;

const PASSWORD = 'uma senha comprida de teste';
const origin = () => stack().credentials.consoleUrl;
const DOCUMENTS_QUERY = '{ documents { edges { node { documentId status } } } }';

let company: Company;
let foreign: Company;
let session: HeadersOf;
let ownerId: string;
let documentId: string;

async function signIn(email: string): Promise<string> {
  const headers = { origin: origin(), [CONSOLE_HEADER]: '1' };
  const reply = await send('POST', '/api/auth/sign-in/email', headers, { email, password: PASSWORD });
  expect(reply.status, reply.text).toBe(200);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

beforeAll(async () => {
  const email = `${randomUUID()}@example.com`;
  const account = await createAccount(appDb(), keyring(), {
    name: 'Conta com gente',
    owner: { email, name: 'Dona', passwordHash: await hashPassword(PASSWORD) },
    nowMs: Date.now(),
  });
  if (account.kind !== 'criada') throw new Error(account.kind);
  ({ ownerId } = account);
  company = await newCompany(account);
  foreign = await newCompany(await newAccount());
  documentId = (await emitToVerdict(testOf(company), nfeOf(company))).id;
  session = { cookie: await signIn(email), origin: origin(), [CONSOLE_HEADER]: '1' };
});

const actingFor = (clientId: string): HeadersOf => ({
  ...session,
  [CLIENT_HEADER]: clientId,
  [ENVIRONMENT_HEADER]: '2',
});
const codeOf = (reply: Awaited<ReturnType<typeof post>>) =>
  graphqlAnswer(reply).errors?.[0]?.extensions?.['code'];

describe('a session of the console', () => {
  it('sees its account, and the documents of the company it acts for', async () => {
    const { clients } = await ask(session, '{ clients { edges { node { cnpj } } } }');
    expect(clients).toEqual({ edges: [{ node: { cnpj: company.cnpj } }] });
    const { documents } = await ask(actingFor(company.clientId), DOCUMENTS_QUERY);
    expect(documents).toEqual({ edges: [{ node: { documentId, status: 'AUTORIZADA' } }] });
  });

  it('is asked which company, and finds no other account’s', async () => {
    expect(codeOf(await post(session, DOCUMENTS_QUERY))).toBe('requisicao_invalida');
    expect(codeOf(await post(actingFor(foreign.clientId), DOCUMENTS_QUERY))).toBe('nao_encontrado');
  });

  it('emits, as its person', async () => {
    const { nome } = DOCUMENTS[0] ?? { nome: '' };
    const name = nome.replaceAll('-', '');
    const answer = await ask(
      actingFor(company.clientId),
      `mutation ($input: ${name}Input!) { emit${name}(input: $input, waitFor: 30) {
        __typename ... on Emit${name}Payload { document { status } } ... on Problem { message } } }`,
      { input: nfeOf(company) },
    );
    expect(answer).toEqual({
      [`emit${name}`]: { __typename: `Emit${name}Payload`, document: { status: 'AUTORIZADA' } },
    });
  });

  it('asks the authority for what is audited under its person', async () => {
    const { correctDocument, voidNumbers } = await ask(
      actingFor(company.clientId),
      `mutation {
        correctDocument(id: "${documentId}", correctionText: "Corrige o complemento do endereço") { __typename }
        voidNumbers(ano: 2026, serie: 7, inicio: 3, fim: 4, justificativa: "Falha no sistema que numerava") {
          ... on VoidNumbersPayload { cStat }
        }
      }`,
    );
    expect(correctDocument).toEqual({ __typename: 'OperationQueued' });
    expect(voidNumbers).toEqual({ cStat: '102' });
    const acts = await listAudit(appDb(), company.accountId, { limit: 10, actorId: ownerId });
    expect(acts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'document.carta-correcao',
          subject: { type: 'document', id: documentId },
          requestId: expect.any(String),
        }),
        expect.objectContaining({
          action: 'numbers.void',
          subject: { type: 'client', id: company.clientId },
          details: expect.objectContaining({ serie: 7, inicio: 3, fim: 4 }),
        }),
      ]),
    );
  });

  it('counts only from our own pages', async () => {
    const { origin: _, ...elsewhere } = session;
    const { [CONSOLE_HEADER]: __, ...bare } = session;
    for (const headers of [{ ...elsewhere, origin: 'https://outra.example' }, elsewhere, bare])
      expect(codeOf(await post(headers, '{ account { name } }'))).toBe('sem_permissao');
    const path = `/graphql?query=${encodeURIComponent('{ account { name } }')}`;
    expect(codeOf(await send('GET', path, { cookie: session['cookie'] ?? '' }))).toBe('sem_permissao');
  });

  it('follows documents over a WebSocket of our own pages, and of no other', async () => {
    const over = (from: string) =>
      createClient({
        url: socketUrl(),
        connectionParams: { client: company.clientId, environment: '2' },
        retryAttempts: 0,
        webSocketImpl: class extends WebSocket {
          constructor(address: string, protocols: string) {
            super(address, protocols, { origin: from, headers: { cookie: session['cookie'] ?? '' } });
          }
        },
      });
    const query = `subscription { documentChanged(id: "${documentId}") { ... on DocumentChange { kind } } }`;
    const own = over(origin());
    const stream = own.iterate({ query });
    expect((await stream.next()).value).toEqual({ data: { documentChanged: { kind: 'ATUAL' } } });
    await own.dispose();
    const theirs = over('https://outra.example');
    await expect(theirs.iterate({ query }).next()).rejects.toMatchObject({
      code: 4403,
      reason: expect.stringContaining('(Origin)'),
    });
    await theirs.dispose();
  });
});

describe('a session that proved nothing for ten minutes', () => {
  const confirmEarlier = async (minutesAgo: number) =>
    appDb().prisma.authSession.updateMany({
      where: { userId: ownerId },
      data: { confirmedAt: new Date(Date.now() - minutesAgo * 60_000) },
    });
  beforeAll(() => confirmEarlier(11));
  afterAll(() => confirmEarlier(0));

  const id = randomUUID();
  const CANCEL = `mutation { cancelDocument(id: "${id}", reason: "Erro na digitação dos valores") { __typename } }`;
  const CLOSE = `mutation { closeMdfe(id: "${id}", data: "2026-11-28") { __typename } }`;
  const VOID = `mutation {
    voidNumbers(ano: 2026, serie: 8, inicio: 3, fim: 4, justificativa: "Falha no sistema que numerava") { __typename } }`;
  const problemOf = (reply: Awaited<ReturnType<typeof post>>) => {
    const { code, errors } = graphqlAnswer(reply).errors?.[0]?.extensions ?? {};
    return [code, z.array(z.object({ code: z.string() })).safeParse(errors).data?.[0]?.code];
  };

  it('does nothing that cannot be undone', async () => {
    const live = { ...actingFor(company.clientId), [ENVIRONMENT_HEADER]: '1' };
    for (const [headers, operation] of [
      [session, `mutation { rotateToken(clientId: "${company.clientId}", tokenId: "${id}") { __typename } }`],
      [session, `{ clientTokens(id: "${company.clientId}") { token } }`],
      [
        session,
        `mutation { createWebhook(input: { url: "https://example.com", environment: HOMOLOGACAO }) { __typename } }`,
      ],
      [session, `mutation { rotateWebhookSecret(id: "${id}") { __typename } }`],
      [
        session,
        `mutation { updateWebhook(id: "${id}", input: { url: "https://example.com" }) { __typename } }`,
      ],
      [live, CANCEL],
      [live, CLOSE],
      [live, VOID],
    ] as const)
      expect([operation, ...problemOf(await post(headers, operation))]).toEqual([
        operation,
        'sem_permissao',
        'sessao_antiga',
      ]);
  });

  it('continues with the test environment', async () => {
    const test = actingFor(company.clientId);
    expect(await ask(test, CANCEL)).toEqual({ cancelDocument: { __typename: 'NotFound' } });
    expect(await ask(test, VOID)).toEqual({ voidNumbers: { __typename: 'VoidNumbersPayload' } });
  });
});

describe('a reader', () => {
  beforeAll(async () => {
    const { member, authUser } = appDb().prisma;
    const { id, organizationId } = await member.findFirstOrThrow({ where: { userId: ownerId } });
    const userId = newId();
    await authUser.create({ data: { id: userId, name: 'Outra dona', email: `${userId}@example.com` } });
    await member.create({ data: { id: newId(), organizationId, userId, role: 'owner' } });
    await member.update({ where: { id }, data: { role: 'leitura' } });
  });

  it('reads', async () => {
    const { documents } = await ask(actingFor(company.clientId), DOCUMENTS_QUERY);
    expect(documents).toMatchObject({ edges: expect.any(Array) });
  });

  it('neither emits nor operates, nor sees tokens', async () => {
    const headers = actingFor(company.clientId);
    for (const operation of [
      `mutation { cancelDocument(id: "${documentId}", reason: "Erro na digitação dos valores") { __typename } }`,
      `mutation { setSandboxCondition(input: { scenario: "SANDBOX(lento=1)" }) { __typename } }`,
      `{ clientTokens(id: "${company.clientId}") { token } }`,
    ])
      expect(codeOf(await post(headers, operation))).toBe('sem_permissao');
  });
});

it('a session that ended gives no access', async () => {
  await appDb().prisma.authSession.deleteMany({ where: { userId: ownerId } });
  const reply = await post(session, '{ account { name } }');
  expect(reply.status).toBe(401);
  expect(codeOf(reply)).toBe('nao_autenticado');
});
