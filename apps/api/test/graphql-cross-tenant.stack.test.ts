import { randomUUID } from 'node:crypto';
import { stack } from '@fiscal/core/testing/stack';
import { beforeAll, describe, expect, it } from 'vitest';
import { typeName } from '../src/graphql/documents/type-name.ts';
import { encodeGlobalId } from '../src/graphql/global-id.ts';
import { importAnswer } from '../src/rest/v1/imports/schema.ts';
import { orderSchema } from '../src/rest/v1/received/orders.ts';
import { deliverySchema, revealedSchema } from '../src/rest/v1/webhooks/schema.ts';
import {
  a1,
  accessOf,
  bodyOf,
  type Company,
  consult,
  emit,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newClientBody,
  newCompany,
  nfceOf,
  nfeOf,
  PASSWORD,
  type Reply,
  restrictedOf,
  send,
  testOf,
  withRoom,
} from './support/api.ts';
import { OTHER_TYPES, sampleOf, thisYear } from './support/documents.ts';
import { ask, graphqlAnswer, post, servedSchema } from './support/graphql.ts';
import type { GraphqlAnswer } from './support/graphql-answer.ts';
import { type Extent, type Fill, operationOf, takesId } from './support/operations-of.ts';
import { receiveNotes } from './support/received.ts';
import { overSocket } from './support/streams.ts';

const NEVER = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
/** Address of this machine without a listener. */
const NOBODY = 'http://127.0.0.1:9/webhooks';
const MAIL_SERVER = { host: '127.0.0.1', port: 9, fromAddress: 'fiscal@exemplo.com.br' };
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

const schema = await servedSchema();
const ROOTS = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};
const fieldsOf = (kind: keyof typeof ROOTS) =>
  Object.values(ROOTS[kind]?.getFields() ?? {}).map((field) => ({
    name: `${kind} ${field.name}`,
    kind,
    field,
  }));
const FIELDS = [...fieldsOf('query'), ...fieldsOf('mutation')];
const STREAMS = fieldsOf('subscription');

/** An object of one account, by every argument that may name it; `id` is of its kind. */
interface Named {
  readonly id: string;
  readonly clientId: string;
  readonly tokenId: string;
  readonly endpointId: string;
  readonly deliveryId: string;
}
/** The victim's object and one that does not exist. */
interface Pair {
  readonly foreign: Named;
  readonly unknown: Named;
}

interface Victim extends Company {
  readonly nfe: string;
  readonly accessKeyOfNfe: string;
  readonly eventId: string;
  readonly protocol: string;
  readonly referencia: string;
  readonly idempotencyKey: string;
  readonly pairs: readonly Pair[];
  readonly secrets: string[];
}
let victim: Victim;
let stranger: Company;
let newCertificate: string;

const everything = (company: Company) => ({ ...testOf(company), ...restrictedOf(company) });

const NOBODYS = { clientId: NEVER, tokenId: NEVER, endpointId: NEVER, deliveryId: NEVER };

/** Ids of one kind under their type's name, or bare. */
const pair = (type: string | null, id: string, of: Omit<Named, 'id'>): Pair => {
  const idFor = (uuid: string) => (type === null ? uuid : encodeGlobalId(type, uuid));
  return {
    foreign: { ...of, id: idFor(id) },
    unknown: { ...NOBODYS, id: idFor(NEVER) },
  };
};

beforeAll(async () => {
  const company = await newCompany(await withRoom(await newAccount()));
  stranger = await newCompany(await withRoom(await newAccount()));
  newCertificate = a1(stranger.cnpj);
  for (const { accessKey } of [company, stranger])
    await send('PUT', '/v1/email/server', { 'x-access-key': accessKey }, { ...MAIL_SERVER, security: 'tls' });
  const mdfeType = OTHER_TYPES.find(({ type }) => type === 'mdfe');
  if (mdfeType === undefined) throw new Error('no MDF-e');
  const nfe = await emitAuthorized(testOf(company), nfeOf(company));
  const mdfe = await emitAuthorized(testOf(company), sampleOf(mdfeType, company));
  const [referencia, idempotencyKey] = [`pedido-${randomUUID()}`, `chave-${randomUUID()}`];
  const keyed = { ...testOf(company), 'idempotency-key': idempotencyKey, 'x-referencia': referencia };
  const { invoiceId } = await emit(keyed, nfeOf(company));
  await send('POST', `/v1/nfe/${nfe.id}/econf`, testOf(company), PAYMENTS);
  await send('POST', '/v1/nfe/inutilize', testOf(company), RANGE);
  const [event] = (await consult(testOf(company), nfe.id)).events;
  const { clientTokens, client, voidedNumbers } = await ask(
    everything(company),
    `query ($id: ID!, $cnpj: Texto!) {
      clientTokens(id: $id) { tokenId token }
      client(id: $id) { certificate { id thumbprint } }
      voidedNumbers(filter: { cnpj: $cnpj }) { id protocolNumber }
    }`,
    { id: company.clientId, cnpj: company.cnpj },
  );
  const tokens = clientTokens as { tokenId: string; token: string }[];
  const { certificate } = client as { certificate: { id: string } };
  const [range] = voidedNumbers as { id: string; protocolNumber: string }[];
  const { id: endpointId, secret } = bodyOf(
    await send('POST', '/v1/webhooks', accessOf(company), { url: NOBODY, environment: 2 }),
    201,
    revealedSchema,
  );
  const tested = await send('POST', `/v1/webhooks/${endpointId}/test`, accessOf(company));
  const { id: deliveryId } = bodyOf(tested, 202, deliverySchema);
  const imported = bodyOf(
    await send(
      'POST',
      `/v1/clients/${company.clientId}/imports?target=sandbox`,
      { ...accessOf(company), 'content-type': 'application/xml' },
      '<a/>',
    ),
    202,
    importAnswer,
  );
  // Last: it moves the account's clock.
  const [receivedId = ''] = await receiveNotes(company, company, { quantidade: 1 });
  const receiving = `/v1/clients/${company.clientId}/received/2`;
  const byOrder = { enabled: true, manifestacaoAutomatica: 'pedido' };
  await send('PUT', receiving, accessOf(company), byOrder);
  const announced = { referencia: `PC-${company.clientId}`, emitente: company.cnpj, numero: 987_654 };
  const order = bodyOf(
    await send('POST', '/v1/received/orders', testOf(company), announced),
    201,
    orderSchema,
  );
  const of = { clientId: company.clientId, tokenId: tokens[0]?.tokenId ?? '', endpointId, deliveryId };
  const inside = (globalId = '') => Buffer.from(globalId, 'base64url').toString().split(':')[1] ?? '';
  const token = pair(null, of.tokenId, of);
  victim = {
    ...company,
    nfe: nfe.id,
    accessKeyOfNfe: nfe.accessKey,
    eventId: event?.id ?? '',
    protocol: event?.protocolNumber ?? '',
    referencia,
    idempotencyKey,
    pairs: [
      pair('NFe', nfe.id, of),
      pair(null, nfe.id, of),
      pair('MDFe', mdfe.id, of),
      pair('Client', company.clientId, of),
      pair(null, company.clientId, of),
      token,
      // A token of another's under a company of one's own.
      {
        foreign: { ...token.foreign, clientId: stranger.clientId },
        unknown: { ...token.unknown, clientId: stranger.clientId },
      },
      pair('WebhookEndpoint', endpointId, of),
      pair(null, endpointId, of),
      pair('Certificate', inside(certificate.id), of),
      pair('Inutilizacao', inside(range?.id), of),
      pair('ReceivedNote', receivedId, of),
      pair(null, receivedId, of),
      pair('ReceivedOrder', order.id, of),
      pair(null, order.id, of),
      pair(null, imported.id, of),
    ],
    secrets: [
      company.accountId,
      company.clientId,
      company.accessKey,
      company.restrictedKey,
      nfe.id,
      nfe.accessKey,
      mdfe.id,
      mdfe.accessKey,
      invoiceId,
      event?.id ?? '',
      event?.protocolNumber ?? '',
      endpointId,
      deliveryId,
      secret,
      certificate.id,
      receivedId,
      order.id,
      imported.id,
      range?.id ?? '',
      range?.protocolNumber ?? '',
      ...tokens.flatMap(({ tokenId, token: text }) => [tokenId, text]),
    ],
  };
  if (victim.secrets.includes('')) throw new Error('a secret that is not there would be said by no answer');
});

/** Good bodies of the stranger's, by the names of the inputs of emissions. */
const BODIES: Readonly<Record<string, () => unknown>> = {
  NFeInput: () => nfeOf(stranger),
  NFCeInput: () => nfceOf(stranger),
  ...Object.fromEntries(
    OTHER_TYPES.map((definition) => [
      `${typeName(definition.nome)}Input`,
      () => sampleOf(definition, stranger),
    ]),
  ),
};

/** Value of an argument or a field of input, by the name of its type and its own. */
const fillWith =
  ({ id, clientId, tokenId, endpointId, deliveryId }: Named): Fill =>
  (name, type) => {
    const byType: Readonly<Record<string, () => unknown>> = {
      CreateClientInput: () => ({ ...newClientBody({ cnpj: victim.cnpj }), environment: 'HOMOLOGACAO' }),
      UpdateClientInput: () => ({ name: 'TOMADA' }),
      CreateWebhookInput: () => ({ url: NOBODY, environment: 'HOMOLOGACAO', clientIds: [victim.clientId] }),
      UpdateWebhookInput: () => ({ description: 'TOMADO' }),
      CertificateInput: () => ({ certificateBase64: newCertificate, certificatePassword: PASSWORD }),
      // UF other than the stranger's, so that later requests get answers.
      SandboxConditionInput: () => ({ scenario: 'SANDBOX(indisponivel=1000)', uf: 'AC' }),
      SandboxOutageInput: () => ({ type: 'NFE', uf: 'AC', state: '108' }),
      ContingencySettingsInput: () => ({ nfce: { policy: 'MANUAL' } }),
      EmailSettingsInput: () => ({ automatic: false }),
      EmailServerInput: () => ({ ...MAIL_SERVER, security: 'TLS' }),
      EmailServerTestInput: () => ({ to: MAIL_SERVER.fromAddress }),
      VoidedNumbersFilter: () => ({ cnpj: victim.cnpj }),
      ChaveAcesso: () => victim.accessKeyOfNfe,
      ReceivedEventKind: () => 'ACEITE_DEBITO',
      Cnpj: () => victim.cnpj,
      ...BODIES,
    };
    const byName: Readonly<Record<string, () => unknown>> = {
      id: () => id,
      documentId: () => id,
      enabled: () => false,
      address: () => 'fiscal@exemplo.com.br',
      name: () => 'EMPRESA DE TESTE LTDA',
      ids: () => id,
      clientId: () => clientId,
      tokenId: () => tokenId,
      endpointId: () => endpointId,
      deliveryId: () => deliveryId,
      since: () => new Date().toISOString(),
      eventId: () => victim.eventId,
      first: () => 5,
      cnpj: () => victim.cnpj,
      uf: () => 'SP',
      gtin: () => '7899900000011',
      codigo: () => '3550308',
      // The authority decides whose document a key is: this key belongs to no account.
      chave: () => '35261111222333000181550010000012341465029134',
      conditionId: () => 999_999_999,
      company: () => victim.clientId,
      referencia: () => victim.referencia,
      idempotencyKey: () => victim.idempotencyKey,
      numeroProtocolo: () => victim.protocol,
      reason: () => 'Pedido cancelado pelo cliente',
      correctionText: () => 'Corrige o complemento do endereco',
      justificativa: () => RANGE.justificativa,
      ano: () => RANGE.ano,
      tipo: () => 'NAO_REALIZADA',
      dados: () => ({ aceitacao: '1' }),
      serie: () => RANGE.serie,
      inicio: () => RANGE.inicio,
      fim: () => RANGE.fim,
      numero: () => 1,
      overlapSeconds: () => 0,
      thumbprint: () => 'a'.repeat(64),
    };
    return (byType[type] ?? byName[name])?.();
  };

/** Address for files by e-mail: another each time, also of the caller's own company. */
const NEW_ADDRESS = /^[a-z2-9]{20}@/;
const withoutRequest = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === 'requestId' || (typeof inner === 'string' && NEW_ADDRESS.test(inner)) ? '' : inner,
    ),
  );
const saysNothing = (reply: Reply) => {
  const said = `${reply.text}\n${[...reply.headers].join('\n')}`;
  for (const secret of victim.secrets) expect(said).not.toContain(secret);
};

/** New things of the victim are as secret as the rest. */
const victimsToo = (company: Company, id: string) => {
  if (company === victim) victim.secrets.push(id);
};

type Field = (typeof FIELDS)[number];
const tryField = async (
  { kind, field }: Field,
  named: Named,
  headers: Readonly<Record<string, string>>,
  extent: Extent,
) => {
  const { query, variables } = operationOf(kind, field, fillWith(named), extent);
  return post(headers, query, variables);
};
const own = (): Named => ({ ...NOBODYS, id: NEVER, clientId: stranger.clientId });

describe('every root field', () => {
  it('in the schema is tried', () => {
    expect(FIELDS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['query document', 'query node', 'query nodes', 'mutation rotateToken']),
    );
  });

  it.each(FIELDS.map((each) => [each.name, each] as const))(
    '%s asks for credentials',
    async (_name, each) => {
      const [{ foreign } = { foreign: own() }] = victim.pairs;
      const reply = await tryField(each, foreign, {}, 'known');
      const { data, errors } = graphqlAnswer(reply);
      expect(reply.status, reply.text).toBe(401);
      expect(errors).toMatchObject([{ extensions: { code: 'nao_autenticado' } }]);
      expect(data?.[each.field.name] ?? null).toBeNull();
      saysNothing(reply);
    },
  );

  const withIds = FIELDS.filter(({ field }) => takesId(field));
  it.each(withIds.map((each) => [each.name, each] as const))(
    '%s answers about a foreign object as about an unknown one',
    async (_name, each) => {
      // Most kinds share one unknown id, so its answer is asked for once.
      const answers = new Map<string, Reply>();
      for (const { foreign, unknown } of victim.pairs) {
        const asked = JSON.stringify(unknown);
        const reply = await tryField(each, foreign, everything(stranger), 'known');
        const expected = answers.get(asked) ?? (await tryField(each, unknown, everything(stranger), 'known'));
        answers.set(asked, expected);
        expect(withoutRequest(reply.json), reply.text).toEqual(withoutRequest(expected.json));
        expect(reply.status).toBe(expected.status);
        expect(reply.text).not.toContain('erro_interno');
        expect(reply.text).not.toContain('GRAPHQL_VALIDATION_FAILED');
        saysNothing(reply);
      }
    },
  );

  /** The victim has none: what officials decide takes a month of the sandbox’s clock. */
  const nothingThere = new Set(['query cancellationAnalysis']);
  const queries = withIds.filter(({ kind, name }) => kind === 'query' && !nothingThere.has(name));
  it.each(queries.map((each) => [each.name, each] as const))(
    '%s, asked in the same way by whose it is, finds something',
    async (_name, each) => {
      const found: boolean[] = [];
      for (const { foreign, unknown } of victim.pairs) {
        const [reply, nothing] = [
          await tryField(each, foreign, everything(victim), 'known'),
          await tryField(each, unknown, everything(victim), 'known'),
        ];
        found.push(reply.text !== nothing.text);
        if (found.includes(true)) break;
      }
      expect(found).toContain(true);
    },
  );

  /** The installation of the tests asks no public register. */
  const notSetUp = new Set(['query registeredCompany']);
  /** The schema cannot express that exactly one of several arguments is required. */
  const asksForOne = new Set(['query registeredParty']);
  const withoutIds = FIELDS.filter(({ field }) => !takesId(field));
  it.each(withoutIds.map((each) => [each.name, each] as const))(
    '%s works on the caller’s own, even if it names another’s',
    async (name, each) => {
      for (const extent of asksForOne.has(name) ? (['known'] as const) : (['required', 'known'] as const)) {
        const reply = await tryField(each, own(), everything(stranger), extent);
        saysNothing(reply);
        const { data, errors } = graphqlAnswer(reply);
        if (notSetUp.has(name)) {
          expect(errors).toMatchObject([{ extensions: { code: 'operacao_nao_permitida' } }]);
          continue;
        }
        expect(errors, reply.text).toBeUndefined();
        expect(data?.[each.field.name]).not.toBeNull();
      }
    },
  );
});

/** First message of a subscription; null when it ends without one. */
async function first(
  { field }: (typeof STREAMS)[number],
  fill: Fill,
  { accessKey, testToken: token }: { accessKey: string; testToken: string },
) {
  const results = overSocket(
    stack().apiUrl,
    { accessKey, token },
    operationOf('subscription', field, fill, 'known'),
  );
  const { value, done } = await results.next();
  await results.return?.();
  const answer: GraphqlAnswer | null = done === true ? null : value;
  for (const secret of victim.secrets) expect(JSON.stringify(answer)).not.toContain(secret);
  return answer;
}

describe('every subscription', () => {
  it.each(STREAMS.map((each) => [each.name, each] as const))(
    '%s asks for credentials',
    async (_name, each) => {
      const nobody = first(each, fillWith(own()), { accessKey: '', testToken: '' });
      await expect(nobody).rejects.toMatchObject({ code: 4403 });
    },
  );

  const withIds = STREAMS.filter(({ field }) => takesId(field));
  it.each(withIds.map((each) => [each.name, each] as const))(
    '%s answers about a foreign object as about an unknown one',
    async (_name, each) => {
      for (const { foreign, unknown } of victim.pairs) {
        const [told, expected] = [
          await first(each, fillWith(foreign), stranger),
          await first(each, fillWith(unknown), stranger),
        ];
        expect(withoutRequest(told)).toEqual(withoutRequest(expected));
        expect(told).toMatchObject({ errors: [{ extensions: { code: 'nao_encontrado' } }] });
      }
    },
  );

  const withoutIds = STREAMS.filter(({ field }) => !takesId(field));
  it.each(withoutIds.map((each) => [each.name, each] as const))(
    '%s streams the caller’s own, from a cursor of another’s on',
    async (_name, each) => {
      const { changesCursor } = await ask(testOf(victim), '{ changesCursor }');
      for (const company of [victim, stranger]) {
        await ask(testOf(company), '{ sefazStatus(type: NFE) { online } }');
        victimsToo(company, (await emit(testOf(company), nfeOf(company))).invoiceId);
        if (each.field.name === 'receivedNotesChanged')
          for (const id of await receiveNotes(company, company, { quantidade: 1 })) victimsToo(company, id);
      }
      const fill: Fill = (name, type) => (name === 'after' ? changesCursor : fillWith(own())(name, type));
      const answer = await first(each, fill, stranger);
      expect(answer?.errors).toBeUndefined();
      expect(answer?.data?.[each.field.name]).not.toBeNull();
    },
  );
});

it('nothing of the victim’s was changed', async () => {
  const { client } = await ask(everything(victim), 'query ($id: ID!) { client(id: $id) { name cnpj } }', {
    id: victim.clientId,
  });
  expect(client).toEqual({ name: 'EMPRESA DE TESTE LTDA', cnpj: victim.cnpj });
  const { status, events } = await consult(testOf(victim), victim.nfe);
  expect({ status, events: events.map(({ id }) => id) }).toEqual({
    status: 'AUTORIZADA',
    events: [victim.eventId],
  });
  // The victim's token was not rotated, and the stranger's conditions are of the stranger's world.
  expect((await emitToVerdict(testOf(victim), nfeOf(victim))).status).toBe('AUTORIZADA');
});
