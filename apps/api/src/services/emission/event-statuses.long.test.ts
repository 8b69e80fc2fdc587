import { randomUUID } from 'node:crypto';
import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  type Reply,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { issuedBy, OTHER_TYPES, operationBody, sampleOf } from '../../../test/support/documents.ts';
import { econfAnswer } from '../../../test/support/event-answers.ts';
import { liftConditions } from '../../../test/support/sandbox.ts';
import { openApiDocument } from '../../rest/openapi.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { inutilizeAnswer } from '../../rest/v1/numbers/void-numbers-schema.ts';
import { ROUTES } from '../../rest/v1/routes.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Routes of events and of voiding, which follow an authorization; those of received notes follow none, and those of the table of
 * events are tried by every-event.long.test.ts.
 */
const FOLLOWING =
  /\/(cancel|correct|ator-interessado|insucesso-entrega|econf|events|inutilize|inutilizacoes|encerrar|inclusao-condutor|inclusao-dfe)\b/;
const ASKED = ROUTES.filter(
  ({ path }) => FOLLOWING.test(path) && !/^\/v1\/received\/|\/eventos\//.test(path),
);
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;
const NAMES = ASKED.map(nameOf);

/** Declared, but not to be had here. */
function isOutOfReach(name: string, status: number): boolean {
  // A fault of ours; what one looks like is tested where one can be made.
  if (status === 500) return true;
  // Delivery and reconciliation belong to the NF-e: the alias of the NFC-e only refuses them.
  return /nfc-e.*(insucesso-entrega|econf)/.test(name) && (status === 200 || status === 503);
}

const specification = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
});
function declaredBy(name: string): number[] {
  const { paths } = specification.parse(openApiDocument(ROUTES, 'http://127.0.0.1'));
  const [method = '', path = ''] = name.split(' ');
  const operation = paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()];
  return Object.keys(operation?.responses ?? {}).map(Number);
}

const seen = new Map<string, Set<number>>(NAMES.map((name) => [name, new Set()]));

const PROTOCOL = '135260000000001';
const range = (own: object) => ({ ...operationBody('/v1/nfe/inutilize'), ...own });

interface Call {
  readonly headers: Headers;
  readonly id?: string;
  readonly protocol?: string;
  readonly event?: string;
  readonly query?: string;
  /** Left out: what the route wants. */
  readonly body?: unknown;
}

/** Calls a route of the table and keeps the status. */
async function ask(name: string, call: Call): Promise<Reply> {
  const [method = '', path = ''] = name.split(' ');
  const { headers, id = randomUUID(), protocol = PROTOCOL, event = randomUUID(), query = '' } = call;
  const url = path.replace(':id', id).replace(':numeroProtocolo', protocol).replace(':eventId', event);
  const wanted = method === 'POST' ? operationBody(path) : undefined;
  const reply = await send(method, url + query, headers, 'body' in call ? call.body : wanted);
  seen.get(name)?.add(reply.status);
  return reply;
}
const askAll = (names: readonly string[], call: Call) => Promise.all(names.map((name) => ask(name, call)));

const posts = NAMES.filter((name) => name.startsWith('POST '));
const deletes = NAMES.filter((name) => name.startsWith('DELETE '));
const onDocument = NAMES.filter((name) => name.includes('/:id/'));

/** Refused before any document is looked at. */
async function atTheDoor(company: Company): Promise<void> {
  const headers = testOf(company);
  await askAll(NAMES, { headers: accessOf(company) });
  await askAll(posts, { headers, body: {} });
  await askAll(posts, { headers: { ...headers, 'content-type': 'application/xml' }, body: '<cancel/>' });
  await askAll(posts, { headers, body: { lixo: 'x'.repeat(4_200_000) } });
  await ask('GET /v1/nfe/inutilizacoes', { headers });
  await ask('GET /v1/nfe/inutilizacoes/:id/exchanges', { headers, query: '?limit=x' });
  await askAll(deletes, { headers: { ...headers, 'idempotency-key': 'x'.repeat(256) } });
  await askAll(onDocument, { headers });
}

/** A company that has used up its minute. */
async function overTheLimit(): Promise<void> {
  const company = await newCompany(await newAccount());
  const limits = { writesPerMinute: 1, readsPerMinute: 1 };
  const set = await send('PATCH', `/v1/clients/${company.clientId}`, accessOf(company), { limits });
  expect(set.status, set.text).toBe(200);
  const headers = testOf(company);
  await askAll(['POST /v1/nfe/:id/cancel', 'GET /v1/nfe/:id/econf/:numeroProtocolo'], { headers });
  await askAll(NAMES, { headers });
}

/** Refused for what the document, or the range, is. */
async function inConflict(company: Company, { numero }: DocumentBody): Promise<void> {
  const headers = testOf(company);
  const own = { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' };
  const [nfe, nfce] = await Promise.all([
    emitToVerdict(headers, nfeOf(company, own)),
    emitToVerdict(headers, nfceOf(company, own)),
  ]);
  const of = (route: string) => onDocument.filter((name) => name.includes(`/v1/${route}/`));
  await askAll(of('nfe'), { headers, id: nfe.id });
  await askAll(of('nfc-e'), { headers, id: nfce.id });
  await ask('POST /v1/nfe/inutilize', { headers, body: range({ serie: 1, inicio: numero, fim: numero }) });
}

/** The operations of a type, what ends a document last. */
const operationsOf = (route: string): string[] =>
  posts
    .filter((name) => name.includes(`/v1/${route}/:id/`))
    .toSorted((a, b) => Number(/encerrar/.test(a)) - Number(/encerrar/.test(b)));

/** Other types: a refused document, and the operations on two good ones, as an MDF-e is closed or canceled. */
async function other(definition: DocumentDefinition): Promise<void> {
  const { route } = definition;
  const company = await newCompany(await newAccount());
  const headers = testOf(company);
  const refused = await emitToVerdict(
    { ...headers, 'x-sandbox-strict': 'true' },
    { ...sampleOf(definition, company), ...issuedBy(definition.type, FOREIGN) },
  );
  const names = onDocument.filter((name) => name.includes(`/v1/${route}/`));
  await askAll(names, { headers, id: refused.id });
  for (const names of [
    operationsOf(route).filter((name) => !name.endsWith('/cancel')),
    [`POST /v1/${route}/:id/cancel`],
  ]) {
    const { id } = await emitAuthorized(headers, sampleOf(definition, company));
    for (const name of names) {
      await ask(name, { headers, id });
      const { events } = await settleEvents(headers, id, route);
      await ask(`GET /v1/${route}/:id/events/:eventId/xml`, { headers, id, event: events[0]?.id ?? '' });
    }
  }
}
/** CNPJ of no company here. */
const FOREIGN = '11444777000161';

/** All that can be done with a document, its cancellation last. */
async function runEveryEvent(route: 'nfe' | 'nfc-e', headers: Headers, { id }: DocumentBody): Promise<void> {
  const path = `/v1/${route}/:id`;
  await ask(`POST ${path}/ator-interessado`, { headers, id });
  if (route === 'nfe') {
    await ask(`POST ${path}/insucesso-entrega`, { headers, id });
    await ask(`DELETE ${path}/insucesso-entrega`, { headers, id });
    const registered = await ask(`POST ${path}/econf`, { headers, id });
    const { numero_protocolo: protocol = '' } = bodyOf(registered, 200, econfAnswer);
    await ask(`GET ${path}/econf/:numeroProtocolo`, { headers, id, protocol });
    await ask(`DELETE ${path}/econf/:numeroProtocolo`, { headers, id, protocol });
  }
  await ask(`POST ${path}/correct`, { headers, id });
  const { events } = await settleEvents(headers, id);
  await ask(`GET ${path}/events/:eventId/xml`, { headers, id, event: events[0]?.id ?? '' });
  await ask(`POST ${path}/cancel`, { headers, id });
}

async function voidNumbers(headers: Headers): Promise<void> {
  const reply = await ask('POST /v1/nfe/inutilize', { headers, body: range({ serie: 3 }) });
  const { id } = bodyOf(reply, 200, inutilizeAnswer);
  await ask('GET /v1/nfe/inutilizacoes/:id/exchanges', { headers, id });
}

async function silence(account: Account, operations: readonly string[]): Promise<void> {
  for (const operation of operations) {
    const condition = { operation, scenario: 'indisponivel=1000', times: 1000 };
    const set = await send('POST', '/sandbox/conditions', accessOf(account), condition);
    expect(set.status, set.text).toBe(201);
  }
}

/** The synchronous operations of other types while nothing answers, each on a document of a company of its own. */
async function unansweredOthers(): Promise<void> {
  const account = await newAccount();
  const synchronous = OTHER_TYPES.flatMap((definition) =>
    operationsOf(definition.route)
      .filter((name) => declaredBy(name).includes(503))
      .map((name) => ({ definition, name })),
  );
  const documents = await Promise.all(
    synchronous.map(async ({ definition, name }) => {
      const company = await newCompany(account);
      const { id } = await emitAuthorized(testOf(company), sampleOf(definition, company));
      return { name, id, headers: testOf(company) };
    }),
  );
  await silence(account, ['evento']);
  await Promise.all(documents.map(({ name, id, headers }) => ask(name, { headers, id })));
  await liftConditions(account.accountId);
}

/** Nothing of the authority answers; a document each, for operations wait for one another. */
async function leaveUnanswered(): Promise<void> {
  const account = await newAccount();
  const company = await newCompany(account);
  const headers = testOf(company);
  const nfe = async () => (await emitAuthorized(headers, nfeOf(company))).id;
  const [a, b, c, d, e, nfce] = await Promise.all([
    nfe(),
    nfe(),
    nfe(),
    nfe(),
    nfe(),
    emitAuthorized(headers, nfceOf(company)),
  ]);
  await ask('POST /v1/nfe/:id/insucesso-entrega', { headers, id: c });
  const registered = await ask('POST /v1/nfe/:id/econf', { headers, id: e });
  const { numero_protocolo: protocol = '' } = bodyOf(registered, 200, econfAnswer);
  await silence(account, ['evento', 'inutilize']);
  await Promise.all([
    ask('POST /v1/nfe/:id/ator-interessado', { headers, id: a }),
    ask('POST /v1/nfe/:id/insucesso-entrega', { headers, id: b }),
    ask('DELETE /v1/nfe/:id/insucesso-entrega', { headers, id: c }),
    ask('POST /v1/nfe/:id/econf', { headers, id: d }),
    ask('DELETE /v1/nfe/:id/econf/:numeroProtocolo', { headers, id: e, protocol }),
    ask('POST /v1/nfc-e/:id/ator-interessado', { headers, id: nfce.id }),
    ask('POST /v1/nfe/inutilize', { headers }),
  ]);
  await liftConditions(account.accountId);
}

beforeAll(async () => {
  const company = await newCompany(await newAccount());
  const headers = testOf(company);
  const [nfe, nfce] = await Promise.all([
    emitAuthorized(headers, nfeOf(company)),
    emitAuthorized(headers, nfceOf(company)),
  ]);
  await Promise.all([
    atTheDoor(company),
    overTheLimit(),
    inConflict(company, nfe),
    runEveryEvent('nfe', headers, nfe),
    runEveryEvent('nfc-e', headers, nfce),
    voidNumbers(headers),
    ask('GET /v1/nfe/inutilizacoes', { headers, query: `?cnpj=${company.cnpj}` }),
    leaveUnanswered(),
    unansweredOthers(),
    ...OTHER_TYPES.map(other),
  ]);
});

it.each(NAMES)('%s answers every status that it declares, and no other', (name) => {
  const declared = declaredBy(name).filter((status) => !isOutOfReach(name, status));
  expect(seen.get(name)).toEqual(new Set(declared));
});
