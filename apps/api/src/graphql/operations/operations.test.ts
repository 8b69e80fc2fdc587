import { eventDefinition } from '@fiscal/core/registry/events';
import type { OperationView } from '@fiscal/db/events/document-operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { credentials, fakeApp, pendingView } from '../../../test/support/fakes.ts';
import { Failure } from '../../base/failure.ts';
import { eventsOf, OPERATIONS } from '../../operations/table.ts';
import type { EventRequest } from '../../services/events/operate.ts';
import { schema } from '../schema.ts';

const ID = pendingView.id;
const EVENT = '0193a2b4-5c6d-7e8f-9012-3456789abce0';
/** Arguments that are not of the event. */
const SHARED = new Set(['id', 'idempotencyKey', 'strict', 'waitFor', 'handling']);

describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  '%s',
  (name, operation) => {
    const argumentsOf = () => schema().getMutationType()?.getFields()[name]?.args ?? [];

    it('has an argument for every field of its events’ bodies, with a description', () => {
      const bodies = eventsOf(operation).flatMap(({ input }) => {
        const { properties } = z
          .looseObject({ properties: z.record(z.string(), z.unknown()).default({}) })
          .parse(z.globalRegistry.get(input));
        return Object.keys(properties);
      });
      const own = argumentsOf().filter((each) => !SHARED.has(each.name));
      const snake = (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const isKnown = (field: string) =>
        own.some((each) => each.name === field || snake(each.name) === field);
      expect([...new Set(bodies)].filter((field) => !isKnown(field))).toEqual([]);
      expect(own).toHaveLength(new Set(bodies).size);
      expect(own.filter(({ description }) => (description ?? '').length < 4)).toEqual([]);
    });

    it('waits only where the answer does not', () => {
      const waits = argumentsOf().some((each) => each.name === 'waitFor');
      expect(eventsOf(operation).map(({ synchronous }) => synchronous)).not.toContain(waits);
    });
  },
);

describe('every event of a document', () => {
  it('is what one operation asks for', () => {
    const kinds = OPERATIONS.flatMap((operation) => operation.kinds);
    expect(new Set(kinds).size).toBe(kinds.length);
    const types = ['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce', 'nfse'];
    const asked = kinds.filter((kind) => types.some((type) => eventDefinition(type, kind) !== undefined));
    expect(asked).toEqual(kinds);
  });
});

describe('a request', () => {
  const asked: EventRequest[] = [];
  const waited: number[] = [];
  let performed: () => Promise<never>;
  let app: Awaited<ReturnType<typeof fakeApp>>;
  beforeAll(async () => {
    const event: OperationView['event'] = {
      id: EVENT,
      type: 'carta-correcao',
      eventCode: '110110',
      sequence: null,
      status: 'pendente',
      cStat: null,
      xMotivo: null,
      protocolNumber: null,
      registeredAt: null,
      hasXml: false,
      details: null,
      notices: [],
    };
    app = await fakeApp({
      services: {
        documents: { get: async (_principal, id) => (id === ID ? { ...pendingView, type: 'nfe' } : null) },
        events: {
          operate: {
            async enqueue(one) {
              asked.push(one);
              return { operationId: EVENT, message: 'Na fila.', replayed: false };
            },
            perform: () => performed(),
            async outcome(_principal, _id, { enqueued: _enqueued, waitSeconds: seconds }) {
              waited.push(seconds);
              const document = { id: ID, type: 'nfe', accessKey: '3', serie: 1, numero: 7 };
              return { operationId: EVENT, state: 'pendente', wait: null, event, document };
            },
          },
        },
      },
    });
  });
  afterAll(() => app.close());

  const answer = async (query: string): Promise<unknown> => {
    const reply = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...credentials, 'content-type': 'application/json' },
      payload: JSON.stringify({ query }),
    });
    return z.object({ data: z.object({ result: z.unknown() }) }).parse(reply.json()).data.result;
  };
  const correct = (more: string) =>
    answer(`mutation { result: correctDocument(id: "${ID}", ${more}) {
      __typename ... on OperationQueued { message event { status } document { status } }
      ... on ValidationProblem { errors { field message fix } } } }`);

  it('reaches the use case as the event’s own body, its key apart from those of REST', async () => {
    const text = 'Corrige o complemento do endereco';
    expect(await correct(`correctionText: "${text}", idempotencyKey: "k1", waitFor: 99`)).toEqual({
      __typename: 'OperationQueued',
      message: 'Na fila.',
      event: { status: 'pendente' },
      document: { status: 'PENDENTE' },
    });
    expect(asked.at(-1)?.on).toEqual({ documentId: ID, types: ['nfe'] });
    expect(asked.at(-1)).toMatchObject({
      kind: 'carta-correcao',
      request: { correctionText: text },
      idempotency: { key: 'k1', route: 'graphql correctDocument' },
    });
    await correct(`correctionText: "${text}"`);
    expect(asked.at(-1)?.idempotency).toBeNull();
    expect(waited).toEqual([30, 0]);
  });

  it('with a bad key or body never does', async () => {
    const before = asked.length;
    expect(await correct('correctionText: "Corrige o complemento", idempotencyKey: ""')).toMatchObject({
      errors: [{ field: 'idempotencyKey' }],
    });
    expect(await correct('correctionText: "curto"')).toMatchObject({ errors: [{ field: 'correctionText' }] });
    expect(asked).toHaveLength(before);
  });

  const econf = () =>
    answer(`mutation { result: registerEconf(id: "${ID}",
      detalhesPagamento: { formaPagamento: "99", valorPagamento: 10.5, dataPagamento: "2026-11-21" }) {
      __typename ... on AuthorityUnavailable { message retryAfterSeconds }
      ... on ValidationProblem { errors { field message fix } } } }`);

  it('names faults by its arguments, in texts too', async () => {
    expect(await econf()).toEqual({
      __typename: 'ValidationProblem',
      errors: [
        {
          field: 'detalhesPagamento[0].descricaoPagamento',
          message:
            'O campo detalhesPagamento[0].descricaoPagamento é obrigatório com formaPagamento 99 (outros).',
          fix: 'Informe detalhesPagamento[0].descricaoPagamento: o meio de pagamento por extenso.',
        },
      ],
    });
  });

  it('gives a time to retry when the authority does not answer in time', async () => {
    performed = () =>
      Promise.reject(
        new Failure('sefaz_indisponivel', 'A SEFAZ ainda não respondeu.', {
          headers: { 'retry-after': '5' },
        }),
      );
    const result = await answer(`mutation { result: cancelInsucessoEntrega(id: "${ID}") {
      __typename ... on AuthorityUnavailable { message retryAfterSeconds } } }`);
    expect(result).toEqual({
      __typename: 'AuthorityUnavailable',
      message: 'A SEFAZ ainda não respondeu.',
      retryAfterSeconds: 5,
    });
  });
});
