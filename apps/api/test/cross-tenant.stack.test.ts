import type { Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RECEIVED_EVENT_ROWS } from '../src/operations/received-events.ts';
import type { Route } from '../src/rest/route.ts';
import { changesAnswer } from '../src/rest/v1/changes/list-changes-schema.ts';
import { obligationsSchema } from '../src/rest/v1/contingency/schema.ts';
import type { DocumentBody } from '../src/rest/v1/document-view.ts';
import { importAnswer } from '../src/rest/v1/imports/schema.ts';
import { inutilizeAnswer } from '../src/rest/v1/numbers/void-numbers-schema.ts';
import { orderSchema } from '../src/rest/v1/received/orders.ts';
import { requestedSchema } from '../src/rest/v1/received/schema.ts';
import { ROUTES } from '../src/rest/v1/routes.ts';
import { conditionAnswer } from '../src/rest/v1/sandbox/conditions.ts';
import { deliverySchema, revealedSchema } from '../src/rest/v1/webhooks/schema.ts';
import {
  a1,
  accessOf,
  bodyOf,
  type Company,
  consult,
  emit,
  emitToVerdict,
  newAccount,
  newClientBody,
  newCompany,
  nfceOf,
  nfeOf,
  PASSWORD,
  PATIENCE_MS,
  type Reply,
  refusal,
  restrictedOf,
  send,
  testOf,
  withRoom,
} from './support/api.ts';
import { condition } from './support/conditions.ts';
import { OTHER_TYPES, operationBody, sampleOf, thisYear } from './support/documents.ts';
import { receiveNotes } from './support/received.ts';

/** Things of the victim: every id that a path can name, and every text that no other account may see. */
interface Victim extends Company {
  /** Ids by type. */
  readonly documents: Readonly<Record<string, string>>;
  readonly fileId: string;
  /** A reconciliation of the NF-e. */
  readonly event: { readonly id: string; readonly protocol: string };
  readonly tokenId: string;
  readonly rangeId: string;
  readonly importId: string;
  readonly conditionId: string;
  readonly webhook: { readonly id: string; readonly deliveryId: string };
  readonly obligationId: string;
  /** A received note and its manifestation. */
  readonly received: { readonly id: string; readonly eventId: string };
  /** An order that it announced. */
  readonly order: { readonly id: string; readonly referencia: string };
  /** Cursor of the feed from before any change of the victim. */
  readonly cursor: string;
  readonly referencia: string;
  /** A reference that no other account uses. */
  readonly ownReferencia: string;
  readonly idempotencyKey: string;
  readonly secrets: readonly string[];
}

const PAYMENTS = {
  detalhes_pagamento: [{ forma_pagamento: '17', valor_pagamento: '1.00', data_pagamento: '2026-01-02' }],
};
const RANGE = {
  ano: thisYear(),
  serie: 77,
  inicio: 1,
  fim: 2,
  justificativa: 'Falha no sistema que numerava',
};

let victim: Victim;
let stranger: Company;
/** Address of this machine without a listener. */
/** Address on the victim's list. */
const SUPPRESSED = 'alheio@example.com';
const NOBODY = 'http://127.0.0.1:9/webhooks';
const NEVER = '0193a2b4-5c6d-7e8f-9012-3456789abcde';

beforeAll(async () => {
  const company = await newCompany(await withRoom(await newAccount()));
  stranger = await newCompany(await withRoom(await newAccount()));
  const { nextCursor: cursor } = bodyOf(
    await send('GET', '/v1/changes', accessOf(company)),
    200,
    changesAnswer,
  );
  const [nfe, nfce] = [
    await emitToVerdict(testOf(company), nfeOf(company)),
    await emitToVerdict(testOf(company), nfceOf(company)),
  ];
  const others: [string, DocumentBody][] = [];
  for (const definition of OTHER_TYPES)
    others.push([definition.type, await emitToVerdict(testOf(company), sampleOf(definition, company))]);
  const econf = await send('POST', `/v1/nfe/${nfe.id}/econf`, testOf(company), PAYMENTS);
  if (econf.status !== 200) throw new Error(econf.text);
  const voided = await send('POST', '/v1/nfe/inutilize', testOf(company), RANGE);
  const [registered] = (await consult(testOf(company), nfe.id)).events;
  const event = { id: registered?.id ?? '', protocol: registered?.protocolNumber ?? '' };
  const [referencia, idempotencyKey] = [`pedido-${company.clientId}`, `chave-${company.clientId}`];
  const keyed = { ...testOf(company), 'idempotency-key': idempotencyKey };
  const { invoiceId } = await emit(keyed, { ...nfeOf(company), referencia });
  const ownReferencia = `so-da-vitima-${company.clientId}`;
  await emit(testOf(company), { ...nfeOf(company), referencia: ownReferencia });
  const { tokens } = (await send('GET', `/v1/clients/${company.clientId}/tokens`, restrictedOf(company)))
    .json as { tokens: { id: string; token: string }[] };
  const imports = `/v1/clients/${company.clientId}/imports?target=sandbox`;
  const imported = await send('POST', imports, { ...accessOf(company), ...XML_BODY }, '<a/>');
  const conditioned = await send('POST', '/sandbox/conditions', accessOf(company), {
    operation: 'inutilize',
    scenario: 'lento=0',
  });
  const webhook = bodyOf(
    await send('POST', '/v1/webhooks', accessOf(company), { url: NOBODY, environment: 2 }),
    201,
    revealedSchema,
  );
  const tested = await send('POST', `/v1/webhooks/${webhook.id}/test`, accessOf(company));
  const { id: deliveryId } = bodyOf(tested, 202, deliverySchema);
  await send('POST', '/v1/email/suppressions', accessOf(company), { address: SUPPRESSED });
  const obligationId = await obligationOf(company);
  // Last: it moves the account's clock.
  const [receivedId = ''] = await receiveNotes(company, company, { quantidade: 1 });
  const manifested = await send('POST', `/v1/received/${receivedId}/manifest`, testOf(company), {
    tipo: 'ciencia',
  });
  const { manifestationId } = bodyOf(manifested, 202, requestedSchema);
  const receiving = `/v1/clients/${company.clientId}/received/2`;
  const byOrder = { enabled: true, manifestacaoAutomatica: 'pedido' };
  await send('PUT', receiving, accessOf(company), byOrder);
  const announced = { referencia: `PC-${company.clientId}`, emitente: company.cnpj, numero: 987_654 };
  const order = bodyOf(
    await send('POST', '/v1/received/orders', testOf(company), announced),
    201,
    orderSchema,
  );
  const fileId = new URL(nfe.xmlUrl ?? '').pathname.split('/').at(-1) ?? '';
  victim = {
    ...company,
    documents: {
      nfe: nfe.id,
      nfce: nfce.id,
      ...Object.fromEntries(others.map(([type, { id }]) => [type, id])),
    },
    fileId,
    event,
    tokenId: tokens[0]?.id ?? '',
    rangeId: bodyOf(voided, 200, inutilizeAnswer).id,
    importId: bodyOf(imported, 202, importAnswer).id,
    conditionId: String(bodyOf(conditioned, 201, conditionAnswer).id),
    webhook: { id: webhook.id, deliveryId },
    obligationId,
    received: { id: receivedId, eventId: manifestationId },
    order: { id: order.id, referencia: order.referencia },
    cursor,
    referencia,
    ownReferencia,
    idempotencyKey,
    secrets: [
      company.accountId,
      company.clientId,
      company.accessKey,
      company.restrictedKey,
      fileId,
      event.id,
      event.protocol,
      webhook.id,
      webhook.secret,
      deliveryId,
      obligationId,
      receivedId,
      manifestationId,
      order.id,
      nfe.id,
      nfce.id,
      nfe.accessKey ?? '',
      nfce.accessKey ?? '',
      ...others.flatMap(([, { id, accessKey }]) => [id, accessKey]),
      invoiceId,
      ...tokens.flatMap(({ id, token }) => [id, token]),
    ].filter((text) => text !== ''),
  };
});

/** Obligation of an NFC-e without an answer of SEFAZ, once a replacement has another number. */
async function obligationOf(company: Company): Promise<string> {
  const settings = { nfce: { policy: 'automatica', patienceSeconds: 1 } };
  await send('PUT', `/v1/clients/${company.clientId}/contingency/2`, accessOf(company), settings);
  const lifts = [
    await condition(company, 'emit', 'timeout=antes'),
    await condition(company, 'query', 'http=503'),
  ];
  for (let each = 0; each < 2; each += 1) await emit(testOf(company), nfceOf(company));
  const id = await vi.waitFor(
    async () => {
      const owed = await send('GET', '/v1/obligations?environment=2', accessOf(company));
      const [one] = bodyOf(owed, 200, obligationsSchema).data;
      if (one === undefined) throw new Error('none yet');
      return one.id;
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );
  for (const lift of lifts) await lift();
  return id;
}

const XML_BODY = { 'content-type': 'application/xml' };

/** Attack of a stranger on a route, and the permitted answer. */
type Attempt =
  /** The victim's ids in the path: an answer equal to that for ids that never were. */
  | {
      readonly kind: 'alheio';
      readonly params: () => Record<string, string>;
      readonly headers?: () => Record<string, string>;
      readonly body?: () => Payload | string;
    }
  /** No foreign id in the path: this status on the caller’s own things, even if the request names the victim’s. */
  | {
      readonly kind: 'proprio';
      readonly status: number;
      readonly params?: () => Record<string, string>;
      readonly query?: () => string;
      readonly headers?: () => Record<string, string>;
      readonly body?: () => Payload | string;
    };

const certificate = (): Payload => ({
  certificateBase64: a1(stranger.cnpj),
  certificatePassword: PASSWORD,
});
const client = (): Record<string, string> => ({ id: victim.clientId });
const clientInTest = () => ({ ...client(), environment: '2' });
const webhook = () => ({ id: victim.webhook.id });
const reconciliation = (type: string) => () => ({
  id: victim.documents[type] ?? '',
  numeroProtocolo: victim.event.protocol,
});
const event = (type: string) => () => ({
  id: victim.documents[type] ?? '',
  eventId: victim.event.id,
});
const document = (type: string) => (): Record<string, string> => ({ id: victim.documents[type] ?? '' });

/** Operations on a document, under either path. */
const onDocument = (route: string, type: 'nfe' | 'nfce'): Readonly<Record<string, Attempt>> => {
  const path = `/v1/${route}/:id`;
  const at = (body?: () => Payload): Attempt => ({
    kind: 'alheio',
    params: document(type),
    ...(body === undefined ? {} : { body }),
  });
  return {
    [`GET ${path}`]: at(),
    [`GET /v1/${route}/ref/:referencia`]: {
      kind: 'alheio',
      params: () => ({ referencia: victim.ownReferencia }),
    },
    [`GET ${path}/xml`]: at(),
    [`GET ${path}/pdf`]: at(),
    [`GET ${path}/danfe-etiqueta`]: at(),
    [`POST ${path}/email`]: at(() => ({})),
    [`GET ${path}/emails`]: at(),
    [`GET ${path}/events/:eventId/xml`]: { kind: 'alheio', params: event(type) },
    [`POST ${path}/cancel`]: at(() => ({ reason: 'Pedido cancelado pelo cliente' })),
    [`POST ${path}/correct`]: at(() => ({ correctionText: 'Corrige o complemento do endereco' })),
    [`POST ${path}/ator-interessado`]: at(() => ({ cnpj: stranger.cnpj })),
    [`POST ${path}/insucesso-entrega`]: at(() => ({
      data_tentativa_entrega: new Date().toISOString(),
      motivo_insucesso: 1,
      hash_tentativa_entrega: 'foto',
    })),
    [`DELETE ${path}/insucesso-entrega`]: at(),
    [`POST ${path}/econf`]: at(() => PAYMENTS),
    [`GET ${path}/econf/:numeroProtocolo`]: { kind: 'alheio', params: reconciliation(type) },
    [`GET ${path}/exchanges`]: at(),
    [`GET ${path}/support-bundle`]: at(),
    [`DELETE ${path}/econf/:numeroProtocolo`]: { kind: 'alheio', params: reconciliation(type) },
  };
};

function bodyAt(path: string): () => Payload {
  const body = operationBody(path);
  if (body === undefined) throw new Error(`${path} has no body`);
  return () => body;
}

/** Operations of the other types, by the table: an operation without a body of its own fails here. */
const onOthers: Readonly<Record<string, Attempt>> = Object.fromEntries(
  OTHER_TYPES.flatMap((definition) => {
    const { type, route } = definition;
    const sample = () => ({ ...sampleOf(definition, stranger), referencia: victim.referencia });
    const own: Readonly<Record<string, Attempt>> = {
      [`POST /v1/${route}/emit`]: {
        kind: 'proprio',
        status: 202,
        headers: () => ({ 'idempotency-key': victim.idempotencyKey }),
        body: sample,
      },
      [`POST /v1/${route}/validate`]: { kind: 'proprio', status: 200, body: sample },
      [`POST /v1/${route}/status`]: { kind: 'proprio', status: 200 },
      [`GET /v1/${route}/nao-encerrados`]: { kind: 'proprio', status: 200 },
      [`GET /v1/${route}/ref/:referencia`]: {
        kind: 'alheio',
        params: () => ({ referencia: victim.ownReferencia }),
      },
    };
    const ofType = ROUTES.filter(({ path }) => path.startsWith(`/v1/${route}/`));
    return ofType.map(({ method, path }): [string, Attempt] => {
      const name = `${method} ${path}`;
      if (path.endsWith('/:eventId/xml')) return [name, { kind: 'alheio', params: event(type) }];
      const attempt: Attempt = { kind: 'alheio', params: document(type) };
      return [name, own[name] ?? (method === 'POST' ? { ...attempt, body: bodyAt(path) } : attempt)];
    });
  }),
);

/** Events of the table, which have their own routes. */
const tabledEvents = (route: string, type: string): Readonly<Record<string, Attempt>> =>
  Object.fromEntries(
    ROUTES.filter(({ path }) => path.startsWith(`/v1/${route}/:id/eventos/`)).map(
      ({ method, path }): [string, Attempt] => [
        `${method} ${path}`,
        { kind: 'alheio', params: document(type), body: bodyAt(path) },
      ],
    ),
  );

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  ...onOthers,
  ...onDocument('nfe', 'nfe'),
  ...onDocument('nfc-e', 'nfce'),
  ...tabledEvents('nfe', 'nfe'),
  ...tabledEvents('nfc-e', 'nfce'),
  // The range and the CNPJ are the victim's; the numbers voided are the stranger's.
  'POST /v1/nfe/inutilize': { kind: 'proprio', status: 200, body: () => RANGE },
  'GET /v1/nfe/inutilizacoes': { kind: 'proprio', status: 200, query: () => `?cnpj=${victim.cnpj}` },
  'POST /v1/nfe/emit': {
    kind: 'proprio',
    status: 202,
    headers: () => ({ 'idempotency-key': victim.idempotencyKey }),
    body: () => ({ ...nfeOf(stranger), referencia: victim.referencia }),
  },
  'POST /v1/nfc-e/emit': {
    kind: 'proprio',
    status: 202,
    headers: () => ({ 'idempotency-key': victim.idempotencyKey }),
    body: () => ({ ...nfceOf(stranger), referencia: `${victim.referencia}-65` }),
  },
  'POST /v1/nfe/status': { kind: 'proprio', status: 200 },
  'POST /v1/nfc-e/status': { kind: 'proprio', status: 200 },
  'POST /v1/clients': { kind: 'proprio', status: 201, body: () => newClientBody({ cnpj: victim.cnpj }) },
  'GET /v1/clients': { kind: 'proprio', status: 200, query: () => '?limit=100' },
  'GET /v1/clients/:id': { kind: 'alheio', params: client },
  // The authority decides whose document a key is: this key belongs to no account.
  'GET /v1/consulta/:chave': {
    kind: 'proprio',
    status: 200,
    params: () => ({ chave: '35261111222333000181550010000012341465029134' }),
  },
  // Registers are public; the answers that one account got are covered by packages/db/src/authority/register-answers.db.test.ts.
  'GET /v1/sefaz': { kind: 'proprio', status: 200 },
  'GET /v1/calendario': { kind: 'proprio', status: 200 },
  'GET /v1/cadastro': { kind: 'proprio', status: 200, query: () => '?uf=SP&cnpj=90000001000129' },
  'GET /v1/gtin/:gtin': { kind: 'proprio', status: 200, params: () => ({ gtin: '7899900000011' }) },
  'GET /v1/cnpj/:cnpj': { kind: 'proprio', status: 409, params: () => ({ cnpj: victim.cnpj }) },
  'GET /v1/tabelas/:tabela': { kind: 'proprio', status: 200, params: () => ({ tabela: 'ncm' }) },
  'GET /v1/rejeicoes/:codigo': { kind: 'proprio', status: 200, params: () => ({ codigo: '539' }) },
  'GET /v1/nfse/municipios/:cMun': { kind: 'proprio', status: 200, params: () => ({ cMun: '3550308' }) },
  'GET /v1/clients/:id/readiness': { kind: 'alheio', params: client },
  'GET /v1/clients/:id/calendario': { kind: 'alheio', params: client },
  'PATCH /v1/clients/:id': { kind: 'alheio', params: client, body: () => ({ name: 'TOMADA' }) },
  'GET /v1/clients/:id/email/:environment': { kind: 'alheio', params: clientInTest },
  'PUT /v1/clients/:id/email/:environment': {
    kind: 'alheio',
    params: clientInTest,
    body: () => ({ automatic: true }),
  },
  'GET /v1/clients/:id/contingency/:environment': { kind: 'alheio', params: clientInTest },
  'PUT /v1/clients/:id/contingency/:environment': {
    kind: 'alheio',
    params: clientInTest,
    body: () => ({ nfce: { policy: 'automatica' } }),
  },
  'GET /v1/clients/:id/received/:environment': { kind: 'alheio', params: clientInTest },
  'PUT /v1/clients/:id/received/:environment': {
    kind: 'alheio',
    params: clientInTest,
    body: () => ({ enabled: true }),
  },
  'POST /v1/clients/:id/received/:environment/address': { kind: 'alheio', params: clientInTest },
  'DELETE /v1/clients/:id/received/:environment/address': { kind: 'alheio', params: clientInTest },
  'GET /v1/received': { kind: 'proprio', status: 200 },
  'POST /v1/received/orders': {
    kind: 'proprio',
    status: 409,
    body: () => ({ referencia: victim.order.referencia, emitente: victim.cnpj, numero: 987_654 }),
  },
  'GET /v1/received/orders': { kind: 'proprio', status: 200 },
  'GET /v1/received/orders/:id': { kind: 'alheio', params: () => ({ id: victim.order.id }) },
  'DELETE /v1/received/orders/:id': { kind: 'alheio', params: () => ({ id: victim.order.id }) },
  'POST /v1/received/files': { kind: 'proprio', status: 202, headers: () => XML_BODY, body: () => '<a/>' },
  'GET /v1/received/files': { kind: 'proprio', status: 200 },
  'GET /v1/received/files/:id': { kind: 'alheio', params: () => ({ id: victim.importId }) },
  'GET /v1/received/letters': { kind: 'proprio', status: 200 },
  'POST /v1/received/:id/confirm': { kind: 'alheio', params: () => ({ id: victim.received.id }) },
  'GET /v1/received/:id': { kind: 'alheio', params: () => ({ id: victim.received.id }) },
  'GET /v1/received/:id/xml': { kind: 'alheio', params: () => ({ id: victim.received.id }) },
  'GET /v1/received/:id/pdf': { kind: 'alheio', params: () => ({ id: victim.received.id }) },
  'POST /v1/received/:id/manifest': {
    kind: 'alheio',
    params: () => ({ id: victim.received.id }),
    body: () => ({ tipo: 'confirmacao' }),
  },
  ...Object.fromEntries(
    RECEIVED_EVENT_ROWS.map(({ kind, example }) => [
      `POST /v1/received/:id/eventos/${kind}`,
      { kind: 'alheio', params: () => ({ id: victim.received.id }), body: () => example } as const,
    ]),
  ),
  'GET /v1/received/:id/events/:eventId/xml': { kind: 'alheio', params: () => ({ ...victim.received }) },
  'POST /sandbox/a1': {
    kind: 'proprio',
    status: 201,
    body: () => ({ cnpj: victim.cnpj, name: 'EMPRESA ALHEIA LTDA' }),
  },
  'POST /sandbox/received': { kind: 'proprio', status: 201, body: () => ({ cnpj: victim.cnpj }) },
  'POST /sandbox/received/neighbor': { kind: 'proprio', status: 200, body: () => ({ cnpj: victim.cnpj }) },
  'GET /v1/deadlines': { kind: 'proprio', status: 200, query: () => '?environment=2' },
  'GET /v1/obligations': { kind: 'proprio', status: 200, query: () => '?environment=2' },
  'POST /v1/obligations/:id/close': {
    kind: 'alheio',
    params: () => ({ id: victim.obligationId }),
    body: () => ({ reason: 'resolvida' }),
  },
  'POST /v1/obligations/:id/retry': { kind: 'alheio', params: () => ({ id: victim.obligationId }) },
  'GET /v1/contingency': { kind: 'proprio', status: 200, query: () => '?environment=2' },
  'GET /v1/email/server': { kind: 'proprio', status: 404 },
  'PUT /v1/email/server': {
    kind: 'proprio',
    status: 400,
    body: () => ({ host: '10.0.0.1', port: 25, security: 'tls', fromAddress: 'a@example.com' }),
  },
  'DELETE /v1/email/server': { kind: 'proprio', status: 404 },
  'POST /v1/email/server/test': { kind: 'proprio', status: 404, body: () => ({ to: 'a@example.com' }) },
  'GET /v1/email/suppressions': { kind: 'proprio', status: 200 },
  'POST /v1/email/suppressions': { kind: 'proprio', status: 201, body: () => ({ address: 'a@example.com' }) },
  'DELETE /v1/email/suppressions/:address': {
    kind: 'proprio',
    status: 404,
    params: () => ({ address: SUPPRESSED }),
  },
  'PUT /v1/clients/:id/certificate': { kind: 'alheio', params: client, body: certificate },
  'POST /v1/clients/:id/certificate/restore': { kind: 'alheio', params: client },
  'GET /v1/nfe/inutilizacoes/:id/exchanges': {
    kind: 'alheio',
    params: () => ({ id: victim.rangeId }),
  },
  'POST /v1/clients/:id/imports': {
    kind: 'alheio',
    params: client,
    headers: () => XML_BODY,
    body: () => '<a/>',
  },
  'GET /v1/clients/:id/imports': { kind: 'alheio', params: client },
  'GET /v1/clients/:id/imports/:importId': {
    kind: 'alheio',
    params: () => ({ id: victim.clientId, importId: victim.importId }),
  },
  'GET /v1/clients/:id/numbering-proposals': { kind: 'alheio', params: client },
  'GET /v1/clients/:id/tokens': { kind: 'alheio', params: client },
  'POST /v1/clients/:id/tokens/:tokenId/rotate': {
    kind: 'alheio',
    params: () => ({ id: victim.clientId, tokenId: victim.tokenId }),
    body: () => ({ overlapSeconds: 0 }),
  },
  'POST /v1/webhooks': {
    kind: 'proprio',
    status: 400,
    body: () => ({ url: NOBODY, environment: 2, clientIds: [NEVER] }),
  },
  'GET /v1/webhooks': { kind: 'proprio', status: 200 },
  'GET /v1/webhooks/:id': { kind: 'alheio', params: webhook },
  'PATCH /v1/webhooks/:id': { kind: 'alheio', params: webhook, body: () => ({ enabled: false }) },
  'DELETE /v1/webhooks/:id': { kind: 'alheio', params: webhook },
  'POST /v1/webhooks/:id/rotate-secret': { kind: 'alheio', params: webhook, body: () => ({}) },
  'POST /v1/webhooks/:id/test': { kind: 'alheio', params: webhook },
  'GET /v1/webhooks/:id/deliveries': { kind: 'alheio', params: webhook },
  'GET /v1/webhooks/:id/deliveries/:deliveryId': { kind: 'alheio', params: () => victim.webhook },
  'POST /v1/webhooks/:id/deliveries/:deliveryId/resend': {
    kind: 'alheio',
    params: () => victim.webhook,
  },
  'POST /v1/webhooks/:id/replay': {
    kind: 'alheio',
    params: webhook,
    body: () => ({ since: new Date().toISOString() }),
  },
  'GET /v1/webhooks/:id/replays': { kind: 'alheio', params: webhook },
  'POST /v1/read-tokens': {
    kind: 'proprio',
    status: 404,
    body: () => ({ documentId: victim.documents['nfe'] ?? '' }),
  },
  'GET /v1/account': { kind: 'proprio', status: 200 },
  'GET /v1/documents': { kind: 'proprio', status: 200, query: () => '?limit=100' },
  'GET /v1/changes': {
    kind: 'proprio',
    status: 200,
    query: () => `?limit=200&after=${victim.cursor}`,
  },
  'POST /v1/documents/:id/resume': {
    kind: 'alheio',
    params: () => ({ id: victim.documents['nfe'] ?? '' }),
  },
  'POST /v1/documents/:id/abandon': {
    kind: 'alheio',
    params: () => ({ id: victim.documents['nfe'] ?? '' }),
  },
  'POST /v1/documents/:id/confirm-import': {
    kind: 'alheio',
    params: () => ({ id: victim.documents['nfe'] ?? '' }),
  },
  'POST /v1/nfe/validate': {
    kind: 'proprio',
    status: 200,
    body: () => ({ ...nfeOf(stranger), referencia: victim.referencia }),
  },
  'POST /v1/nfc-e/validate': {
    kind: 'proprio',
    status: 200,
    body: () => ({ ...nfceOf(stranger), referencia: victim.referencia }),
  },
  'GET /v1/files/:id': { kind: 'alheio', params: () => ({ id: victim.fileId }) },
  'GET /sandbox/scenarios': { kind: 'proprio', status: 200 },
  'GET /sandbox/conditions': { kind: 'proprio', status: 200 },
  'DELETE /sandbox/conditions/:id': { kind: 'alheio', params: () => ({ id: victim.conditionId }) },
  'GET /sandbox/clock': { kind: 'proprio', status: 200 },
  'POST /sandbox/clock': { kind: 'proprio', status: 200, body: () => ({ advance: 0 }) },
  'GET /sandbox/outages': { kind: 'proprio', status: 200 },
  'PUT /sandbox/outages': {
    kind: 'proprio',
    status: 200,
    body: () => ({ type: 'nfce', uf: 'SP', state: '108' }),
  },
  'DELETE /sandbox/outages': { kind: 'proprio', status: 200 },
  'POST /sandbox/conditions': {
    kind: 'proprio',
    status: 201,
    body: () => ({ scenario: 'SANDBOX(indisponivel=1000)', times: 1000 }),
  },
};

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;
const headersOf = ({ scope }: Route) => {
  if (scope === 'restricted') return restrictedOf(stranger);
  return scope === 'access' || scope === 'either' ? accessOf(stranger) : testOf(stranger);
};
const fill = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:([A-Za-z]+)/g, (_, name: string) => params[name] ?? '');
const saysNothing = (reply: Reply) => {
  const said = `${reply.text}\n${[...reply.headers].join('\n')}`;
  for (const secret of victim.secrets) expect(said).not.toContain(secret);
};

describe('every route with a stranger’s credentials', () => {
  it('has an attempt here', () => {
    expect(Object.keys(ATTEMPTS).toSorted()).toEqual(ROUTES.map(nameOf).toSorted());
  });

  it.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
    const attempt = ATTEMPTS[name];
    if (attempt === undefined) throw new Error(`${name} has no attempt`);
    const credentials = headersOf(route);
    if (attempt.kind === 'proprio') {
      const address = fill(route.path, attempt.params?.() ?? {});
      expect(address, 'a path with ids needs the victim’s').not.toMatch(/:|\/\/|\/$/);
      const headers = { ...credentials, ...attempt.headers?.() };
      const reply = await send(
        route.method,
        `${address}${attempt.query?.() ?? ''}`,
        headers,
        attempt.body?.(),
      );
      expect(reply.status, reply.text).toBe(attempt.status);
      saysNothing(reply);
      return;
    }
    const params = attempt.params();
    expect(Object.values(params)).not.toContain('');
    const never = Object.fromEntries(Object.keys(params).map((key) => [key, NEVER]));
    const headers = { ...credentials, ...attempt.headers?.() };
    const [foreign, unknown] = [
      await send(route.method, fill(route.path, params), headers, attempt.body?.()),
      await send(route.method, fill(route.path, never), headers, attempt.body?.()),
    ];
    expect({ ...refusal(foreign, 404, 'nao_encontrado'), requestId: '' }).toEqual({
      ...refusal(unknown, 404, 'nao_encontrado'),
      requestId: '',
    });
    saysNothing(foreign);
  });

  it('changed nothing of the victim’s', async () => {
    const detail = await send('GET', `/v1/clients/${victim.clientId}`, accessOf(victim));
    expect(detail.json).toMatchObject({ name: 'EMPRESA DE TESTE LTDA', cnpj: victim.cnpj });
    expect((await send('GET', `/v1/nfe/${victim.documents['nfe']}/xml`, testOf(victim))).status).toBe(200);
    const { status, events } = await consult(testOf(victim), victim.documents['nfe'] ?? '');
    expect({ status, events: events.map(({ id }) => id) }).toEqual({
      status: 'AUTORIZADA',
      events: [victim.event.id],
    });
    // The stranger's conditions are of the stranger's world; the victim's token was not rotated.
    expect((await emitToVerdict(testOf(victim), nfeOf(victim))).status).toBe('AUTORIZADA');
  });

  it('lists exactly the caller’s own documents', async () => {
    const { data } = (await send('GET', '/v1/documents?limit=100', testOf(victim))).json as {
      data: { id: string }[];
    };
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(victim.documents)));
  });
});
