import type { OperationView } from '@fiscal/db/events/document-operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  atorInteressadoAnswer,
  econfAnswer,
  econfCanceladaAnswer,
  insucessoCanceladoAnswer,
  insucessoEntregaAnswer,
} from '../../../../test/support/event-answers.ts';
import { credentials, fakeApp } from '../../../../test/support/fakes.ts';
import { Failure } from '../../../base/failure.ts';
import type { EventRequest, Operate } from '../../../services/events/operate.ts';
import { errorBodySchema } from '../../error-body.ts';
import { ROUTES } from '../routes.ts';
import { queuedAnswer } from './queued-answer.ts';

const ID = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
const EVENT = '0193a2b4-5c6d-7e8f-9012-3456789abcdf';
const REASON = 'Erro na digitação dos valores';

const event: OperationView['event'] = {
  id: EVENT,
  type: 'econf',
  eventCode: '110750',
  sequence: 3,
  status: 'autorizado',
  cStat: '135',
  xMotivo: 'Evento registrado',
  protocolNumber: '135260000000005',
  registeredAt: new Date(0),
  hasXml: true,
  details: null,
  notices: [],
};
const view: OperationView = {
  operationId: EVENT,
  state: 'concluida',
  wait: null,
  event,
  document: { id: ID, type: 'nfe', accessKey: '3'.repeat(44), serie: 1, numero: 1 },
};

type App = Awaited<ReturnType<typeof fakeApp>>;

let app: App;
let operate: Omit<Operate, 'outcome'>;
let waited: number[] = [];
beforeAll(async () => {
  app = await fakeApp({
    services: {
      events: {
        operate: {
          enqueue: (asked) => operate.enqueue(asked),
          perform: (asked) => operate.perform(asked),
          async outcome(_principal, _id, { enqueued: _enqueued, waitSeconds: seconds }) {
            waited.push(seconds);
            return view;
          },
        },
      },
    },
  });
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, headers = {}) =>
  app.inject({
    method,
    url,
    headers: {
      ...credentials,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

/** From here on `operate` takes everything and answers with that event. */
function start(own: Partial<OperationView['event']> = {}, replayed = false) {
  const asked: EventRequest[] = [];
  waited = [];
  operate = {
    async enqueue(one) {
      asked.push(one);
      return { operationId: EVENT, message: 'Na fila.', replayed };
    },
    async perform(one) {
      asked.push(one);
      return { ...view, event: { ...event, ...own }, replayed };
    },
  };
  return { asked, call };
}

const attempt = {
  data_tentativa_entrega: '2026-11-21T15:30:00-03:00',
  motivo_insucesso: 1,
  hash_tentativa_entrega: 'foto 1',
};
const payment = { forma_pagamento: 17, valor_pagamento: 25.8, data_pagamento: '2026-11-21' };

interface Synchronous {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly kind: string;
  /** Refused for NFC-e. */
  readonly only?: 'nfe';
  readonly schema: z.ZodType;
  readonly caminho: string;
  readonly numero: string;
}

const SYNCHRONOUS: readonly Synchronous[] = [
  {
    method: 'POST',
    path: 'ator-interessado',
    body: { cpf: '12345678909' },
    kind: 'ator-interessado',
    schema: atorInteressadoAnswer,
    caminho: 'caminho_xml_evento_ator_interessado',
    numero: 'numero_evento_ator_interessado',
  },
  {
    method: 'POST',
    path: 'insucesso-entrega',
    body: attempt,
    kind: 'insucesso-entrega',
    only: 'nfe',
    schema: insucessoEntregaAnswer,
    caminho: 'caminho_xml_insucesso_entrega',
    numero: 'numero_insucesso_entrega',
  },
  {
    method: 'DELETE',
    path: 'insucesso-entrega',
    kind: 'cancelamento-insucesso-entrega',
    only: 'nfe',
    schema: insucessoCanceladoAnswer,
    caminho: 'caminho_xml_cancelamento_insucesso_entrega',
    numero: 'numero_cancelamento_insucesso_entrega',
  },
  {
    method: 'POST',
    path: 'econf',
    body: { detalhes_pagamento: [payment] },
    kind: 'econf',
    only: 'nfe',
    schema: econfAnswer,
    caminho: 'caminho_xml_conciliacao_financeira',
    numero: 'numero_conciliacao_financeira',
  },
  {
    method: 'DELETE',
    path: 'econf/135260000000005',
    kind: 'cancelamento-econf',
    only: 'nfe',
    schema: econfCanceladaAnswer,
    caminho: 'caminho_xml_cancelamento_conciliacao_financeira',
    numero: 'numero_cancelamento_conciliacao_financeira',
  },
];

describe.each(SYNCHRONOUS)(
  '$method …/$path',
  ({ method, path, body, kind, only, schema, caminho, numero }) => {
    it('answers the contract’s fields and no more', async () => {
      const { call, asked } = start();
      const answer = await call(method, `/v1/nfe/${ID}/${path}`, body);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(schema.parse(answer.json())).toMatchObject({
        status: 'autorizado',
        status_sefaz: '135',
        mensagem_sefaz: 'Evento registrado',
        [caminho]: `http://127.0.0.1:4000/v1/files/${ID}`,
        [numero]: 3,
      });
      expect(asked[0]?.on).toEqual({ documentId: ID, types: ['nfe', 'nfce'], only });
      expect(asked[0]?.kind).toBe(kind);
      const documented = ROUTES.find(
        (one) => one.method === method && one.path.startsWith(`/v1/nfe/:id/${path.split('/')[0]}`),
      );
      const { schema: published, example } = documented?.doc.answers[200] ?? {};
      expect(schema.parse(example)).toEqual(example);
      expect(published?.parse(answer.json())).toEqual(answer.json());
    });

    it('gives a refusal in status, with HTTP 200', async () => {
      const { call } = start({
        status: 'erro_autorizacao',
        cStat: '573',
        xMotivo: 'Rejeição: Duplicidade de evento',
        protocolNumber: null,
        sequence: null,
        hasXml: false,
      });
      const answer = await call(method, `/v1/nfe/${ID}/${path}`, body);
      expect(answer.statusCode).toBe(200);
      expect(schema.parse(answer.json())).toEqual({
        status: 'erro_autorizacao',
        status_sefaz: '573',
        mensagem_sefaz: 'Rejeição: Duplicidade de evento',
        hint: expect.objectContaining({ cause: expect.stringMatching(/evento/i), fix: expect.any(String) }),
      });
    });

    it('has an alias for mod 65', async () => {
      const { call, asked } = start();
      expect((await call(method, `/v1/nfc-e/${ID}/${path}`, body)).statusCode).toBe(200);
      expect(asked[0]?.on).toEqual({ documentId: ID, types: ['nfce'], only });
    });

    it('keeps an Idempotency-Key for what was asked of the document', async () => {
      const { call, asked } = start({}, true);
      const headers = { 'idempotency-key': 'pedido-1' };
      const answer = await call(method, `/v1/nfe/${ID}/${path}`, body, headers);
      expect(answer.headers['idempotency-replayed']).toBe('true');
      expect(asked[0]?.idempotency).toMatchObject({
        key: 'pedido-1',
        bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      const without = await call(method, `/v1/nfe/${ID}/${path}`, body);
      expect(without.statusCode).toBe(200);
      expect(asked[1]?.idempotency).toBeNull();
    });

    it('asks for all rules with X-Sandbox-Strict', async () => {
      const { call, asked } = start();
      const url = `/v1/nfe/${ID}/${path}`;
      for (const value of ['true', 'false']) await call(method, url, body, { 'x-sandbox-strict': value });
      expect(asked.map(({ strictHeader }) => strictHeader)).toEqual([true, false]);
      const refused = await call(method, url, body, { 'x-sandbox-strict': 'sim' });
      expect(errorBodySchema.parse(refused.json()).errors[0]?.field).toBe('X-Sandbox-Strict');
    });

    it('knows no document but by a UUID', async () => {
      const { call } = start();
      expect((await call(method, `/v1/nfe/1/${path}`, body)).statusCode).toBe(404);
    });
  },
);

it('gives the protocol of a reconciliation', async () => {
  const { call } = start();
  const answer = await call('POST', `/v1/nfe/${ID}/econf`, { detalhes_pagamento: [payment] });
  expect(answer.json()).toMatchObject({ numero_protocolo: '135260000000005' });
});

it('keeps two cancellations under one key apart by their protocol', async () => {
  const { call, asked } = start();
  const headers = { 'idempotency-key': 'k' };
  for (const protocol of ['135260000000005', '135260000000006'])
    await call('DELETE', `/v1/nfe/${ID}/econf/${protocol}`, undefined, headers);
  expect(new Set(asked.map(({ idempotency }) => idempotency?.bodyHash)).size).toBe(2);
});

it('gives a time to retry while the authority is silent', async () => {
  const perform = async (): Promise<never> => {
    throw new Failure('sefaz_indisponivel', 'A SEFAZ ainda não respondeu.', {
      headers: { 'retry-after': '5' },
    });
  };
  operate = { enqueue: perform, perform };
  const answer = await call('DELETE', `/v1/nfe/${ID}/insucesso-entrega`);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(errorBodySchema.parse(answer.json()).code).toBe('sefaz_indisponivel');
});

describe('POST …/cancel', () => {
  const cancel = async (body: unknown, route = 'nfe') => {
    const { call, asked } = start();
    return { answer: await call('POST', `/v1/${route}/${ID}/cancel`, body), asked };
  };

  it('queues, and answers only with the address of the result', async () => {
    const { answer, asked } = await cancel({ reason: REASON });
    expect(answer.statusCode).toBe(202);
    expect(queuedAnswer.parse(answer.json())).toEqual({ message: 'Na fila.', eventId: EVENT });
    expect(answer.headers).toMatchObject({ location: `/v1/nfe/${ID}` });
    expect(waited).toEqual([0]);
    expect(asked[0]?.kind).toBe('cancelamento');
    expect(asked[0]?.request).toEqual({ reason: REASON });
  });

  it.each(['cancel', 'correct'])('waits for the verdict of %s when asked to', async (path) => {
    const { call } = start();
    const body = { reason: REASON, correctionText: 'O volume e composto de 2 caixas' };
    const answer = await call('POST', `/v1/nfe/${ID}/${path}`, body, { prefer: 'wait=40' });
    expect(answer.headers).toMatchObject({ 'preference-applied': 'wait=30' });
    expect(waited).toEqual([30]);
    const queued = queuedAnswer.parse(answer.json());
    expect(queued.event).toMatchObject({ id: EVENT, status: 'autorizado', status_sefaz: '135' });
  });

  it('knows a document by its UUID in upper case too', async () => {
    const { call, asked } = start();
    const answer = await call('POST', `/v1/nfe/${ID.toUpperCase()}/cancel`, { reason: REASON });
    expect(answer.statusCode, answer.body).toBe(202);
    expect(asked[0]?.on).toMatchObject({ documentId: ID });
  });

  it('is by substitution when the substitute is named', async () => {
    const chave = '35261111222333000181650010000000011582036470';
    const { answer, asked } = await cancel({ reason: REASON, chave_nfe_substituta: chave }, 'nfc-e');
    expect(answer.statusCode, answer.body).toBe(202);
    expect(asked[0]?.kind).toBe('cancelamento-substituicao');
    expect(asked[0]?.request).toEqual({ reason: REASON, chave_nfe_substituta: chave });
    expect((await cancel({ reason: REASON, chave_nfe_substituta: '' }, 'nfc-e')).asked[0]?.kind).toBe(
      'cancelamento',
    );
  });

  it.each([
    ['nothing', {}, 'reason'],
    ['blanks', { reason: '   ' }, 'reason'],
    ['less than the minimum', { reason: 'curto' }, 'reason'],
    ['more than the maximum', { reason: 'x'.repeat(256) }, 'reason'],
    ['a list', { reason: ['x'] }, 'reason'],
    ['a substitute that is no key', { reason: REASON, chave_nfe_substituta: '123' }, 'chave_nfe_substituta'],
  ])('refuses %s, naming the field', async (_what, body, field) => {
    const { answer, asked } = await cancel(body);
    expect(answer.statusCode).toBe(400);
    const { errors } = errorBodySchema.parse(answer.json());
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(errors[0]).toMatchObject({ tag: expect.any(String), fix: expect.any(String) });
    expect(asked).toEqual([]);
  });
});

describe('POST …/correct', () => {
  it('queues a letter', async () => {
    const { call, asked } = start();
    const correctionText = 'O volume e composto de 2 caixas';
    const answer = await call('POST', `/v1/nfe/${ID}/correct`, { correctionText });
    expect(answer.statusCode).toBe(202);
    expect(queuedAnswer.parse(answer.json())).toEqual({ message: 'Na fila.', eventId: EVENT });
    expect(asked[0]?.kind).toBe('carta-correcao');
    expect(asked[0]?.request).toEqual({ correctionText });
  });

  it.each([{}, { correctionText: 'curto' }, { correctionText: 'x'.repeat(1001) }])(
    'refuses %j',
    async (body) => {
      const { call, asked } = start();
      const answer = await call('POST', `/v1/nfe/${ID}/correct`, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].field).toBe('correctionText');
      expect(asked).toEqual([]);
    },
  );
});

describe('bodies of synchronous events', () => {
  it.each([
    ['ator-interessado', {}, ['cnpj']],
    ['ator-interessado', { cpf: '12345678909', cnpj: '11222333000181' }, ['cpf']],
    ['ator-interessado', { cpf: '11111111111' }, ['cpf']],
    ['insucesso-entrega', {}, ['data_tentativa_entrega', 'motivo_insucesso', 'hash_tentativa_entrega']],
    ['insucesso-entrega', { ...attempt, motivo_insucesso: 4 }, ['justificativa_insucesso']],
    ['insucesso-entrega', { ...attempt, motivo_insucesso: 5 }, ['motivo_insucesso']],
    ['econf', {}, ['detalhes_pagamento']],
    ['econf', { detalhes_pagamento: [] }, ['detalhes_pagamento']],
    ['econf', { detalhes_pagamento: [{}] }, ['forma_pagamento', 'valor_pagamento', 'data_pagamento']],
    ['econf', { detalhes_pagamento: [{ ...payment, cnpj_transacional: '1' }] }, ['cnpj_transacional']],
  ])('%s refuses %j', async (path, body, fields) => {
    const { call, asked } = start();
    const answer = await call('POST', `/v1/nfe/${ID}/${path}`, body);
    expect(answer.statusCode, answer.body).toBe(400);
    const named = errorBodySchema.parse(answer.json()).errors.map(({ field }) => field);
    for (const field of fields)
      expect(
        named.some((name) => name.endsWith(field)),
        named.join(),
      ).toBe(true);
    expect(asked).toEqual([]);
  });

  it.each(['[]', '"x"', 'null', ''])('refuses a body %s', async (payload) => {
    const { asked } = start();
    const answer = await call('POST', `/v1/nfe/${ID}/insucesso-entrega`, payload);
    expect(answer.statusCode).toBe(400);
    expect(asked).toEqual([]);
  });
});
