import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { createDb } from '@fiscal/db/base/client';
import { createClient } from '@fiscal/db/companies/clients';
import { getDocument, listDocuments } from '@fiscal/db/documents/documents';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { takeOperation } from '@fiscal/db/events/document-operations';
import { emitAuthorized, operationRequest } from '@fiscal/db/testing/operations';
import { acceptRequest, identify } from '@fiscal/db/testing/requests';
import {
  createTenant,
  databaseUrls,
  openDb,
  type TestTenant,
  testKeyring,
} from '@fiscal/db/testing/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeApp } from '../../test/support/fakes.ts';
import { testPageTokens } from '../../test/support/read-tokens.ts';
import { createAuthenticate } from '../services/access/authenticate.ts';
import { createCertificateDesk } from '../services/companies/certificate-desk.ts';
import { createClients } from '../services/companies/clients.ts';

const DOCUMENTS = 52;
const WITH_EVENTS = 10;

// Connections of its own: the file counts what each sends from its first statement on.
const db = createDb({ url: databaseUrls().appUrl, role: 'app', keyring: testKeyring });
const worker = openDb('worker');
/** Statements sent to the server by every connection of the pool. */
const sent: string[] = [];
db.pool.on('connect', (client) => {
  const query: unknown = client.query.bind(client);
  if (typeof query !== 'function') return;
  vi.spyOn(client, 'query').mockImplementation((...args: readonly unknown[]) => {
    sent.push(textOf(args[0]));
    return query(...args);
  });
});
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : z.looseObject({ text: z.string() }).parse(statement).text;

let app: FastifyInstance;
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await createTenant(db);
  const acceptor = createAcceptor(db, {
    nowMs: () => Date.now(),
    identify,
  });
  const store = createEmissionStore(worker);
  for (let i = 0; i < WITH_EVENTS; i++) {
    const { scope } = await emitAuthorized({ acceptor, store }, tenant.test);
    await takeOperation(db, operationRequest(tenant.test, scope.documentId));
  }
  for (let i = WITH_EVENTS; i < DOCUMENTS; i++)
    await acceptor.accept(acceptRequest(tenant.test, i % 2 === 0 ? { type: 'nfce', modelo: '65' } : {}));
  await acceptor.close();
  app = await fakeApp({
    services: {
      documents: {
        get: (principal, documentId) => getDocument(db, principal, documentId),
        list: (principal, filter) => listDocuments(db, principal, filter),
      },
      companies: {
        clients: createClients({
          db,
          vault: tenant.vault,
          desk: createCertificateDesk({
            db,
            sealer: { seal: () => Promise.reject(new Error('no certificate is sent in here')) },
            ask: () => Promise.reject(new Error('nobody is asked here')),
          }),
        }),
      },
    },
    deps: { authenticate: createAuthenticate(db, { ...testPageTokens, nowMs: Date.now }) },
  });
});
afterAll(() => Promise.all([app.close(), db.close()]));

const answer = z.looseObject({ data: z.record(z.string(), z.unknown()).catch({}) });

/** The data, and the statements that it took besides authentication and the frames of transactions. */
async function countStatements(query: string, variables: object = {}) {
  sent.length = 0;
  const reply = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-access-key': tenant.accessKey,
      authorization: `Bearer ${tenant.testToken}`,
    },
    payload: { query, variables },
  });
  const { data, errors } = answer.parse(reply.json());
  expect(errors).toBeUndefined();
  const isFrame = (text: string) => /^\s*(?:begin|commit|rollback|select set_config)/i.test(text);
  const statements = sent.filter((text) => !isFrame(text));
  const credentials = statements.filter((text) => /\bauthenticate(?:_key)?\(/.test(text));
  return { data, statements: statements.filter((text) => !credentials.includes(text)), credentials };
}

const page = (selection: string) => `query ($first: Int, $orderBy: DocumentOrder) {
  documents(first: $first, orderBy: $orderBy) { edges { node { id: documentId ${selection} } } }
}`;
const connection = z.object({
  edges: z.array(z.object({ node: z.looseObject({ id: z.string() }) })),
});

it('a page of 50 documents with their events is two statements, and one for the credentials', async () => {
  const query = page(
    'status accessKey rejection { cStat } warnings { code } events { type status xmlUrl } xmlUrl pdfUrl',
  );
  const { data, statements, credentials } = await countStatements(query, {
    first: 50,
    orderBy: 'CREATED_AT_ASC',
  });
  const { edges } = connection.parse(data['documents']);
  expect(edges).toHaveLength(50);
  expect(edges.filter(({ node }) => JSON.stringify(node['events']) !== '[]')).toHaveLength(WITH_EVENTS);
  expect(statements).toHaveLength(2);
  expect(credentials).toHaveLength(1);
});

it('the company of each, its certificate and numbering cost the same for one document and for fifty', async () => {
  const query = page('client { name certificate { subject } numbering { nextNumber } }');
  const [one, fifty] = [
    await countStatements(query, { first: 1 }),
    await countStatements(query, { first: 50 }),
  ];
  expect(connection.parse(fifty.data['documents']).edges).toHaveLength(50);
  expect(fifty.statements).toHaveLength(one.statements.length);
  // Documents: the list, the views. Companies, their certificates, their account, their counters.
  expect(fifty.statements).toHaveLength(6);
});

it('nodes of several types are one statement', async () => {
  const { data } = await countStatements(
    `query { documents(first: 20) { edges { node { id: documentId ... on Node { node: id } } } } }`,
  );
  const ids = connection.parse(data['documents']).edges.map(({ node }) => z.string().parse(node['node']));
  const { data: found, statements } = await countStatements(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
    { ids },
  );
  const nodes = z.array(z.object({ __typename: z.string(), id: z.string() })).parse(found['nodes']);
  expect(nodes.map(({ id }) => id)).toEqual(ids);
  expect(new Set(nodes.map(({ __typename }) => __typename))).toEqual(new Set(['NFe', 'NFCe']));
  expect(statements).toHaveLength(1);
});

it('a page of companies, with certificates and counters, is four', async () => {
  for (const cnpj of ['11222333000181', '38889102000182'])
    await createClient(db, tenant.vault, {
      accountId: tenant.accountId,
      client: {
        name: 'Outra',
        cnpj,
        ie: '1',
        uf: 'SP',
        environment: 2,
        csc: 'c',
        cscId: '1',
        certificate: null,
      },
    });
  const { data, statements } = await countStatements(`{
    clients { edges { node { id: clientId certificate { subject } numbering { nextNumber } } } }
  }`);
  expect(connection.parse(data['clients']).edges).toHaveLength(3);
  // Companies, their certificates, the account with its limits, counters.
  expect(statements).toHaveLength(4);
});
