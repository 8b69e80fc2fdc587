import type { InutilizacaoView } from '@fiscal/db/inutilizacao/inutilizacoes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials, fakeApp } from '../../../../test/support/fakes.ts';
import { Failure } from '../../../base/failure.ts';
import type { Inutilizado, Inutilizar } from '../../../services/numbers/inutilizar.ts';
import { errorBodySchema } from '../../error-body.ts';
import { voidedNumbersAnswer, voidedNumbersExample } from './list-voided-numbers-schema.ts';
import { inutilizeAnswer, inutilizeExample } from './void-numbers-schema.ts';

const approved: Inutilizado = {
  id: '019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f',
  cStat: '102',
  xMotivo: 'Inutilização de número homologado',
  nProt: '135260000000009',
  xml: '<retInutNFe/>',
  replayed: false,
};

let app: Awaited<ReturnType<typeof fakeApp>>;
let inutilizar: Inutilizar;
beforeAll(async () => {
  app = await fakeApp({
    services: {
      numbers: {
        inutilizar: {
          void: (...args) => inutilizar.void(...args),
          get: (...args) => inutilizar.get(...args),
          list: (...args) => inutilizar.list(...args),
        },
      },
    },
  });
});
afterAll(() => app.close());

/** From here on every range is approved and nothing is void, but for what a test brings. */
function start(own: Partial<Inutilizar>): { readonly asked: unknown[][] } {
  const asked: unknown[][] = [];
  inutilizar = {
    async void(...args) {
      asked.push(args);
      return approved;
    },
    async get() {
      return null;
    },
    async list(...args) {
      asked.push(args);
      return [];
    },
    ...own,
  };
  return { asked };
}

const range = {
  ano: 2026,
  serie: '1',
  inicio: 10,
  fim: '14',
  justificativa: 'Falha no sistema de numeração',
};

describe('POST /v1/nfe/inutilize', () => {
  const post = async (payload: object, own: Partial<Inutilizar> = {}, headers = {}) => {
    const { asked } = start(own);
    const sent = { ...credentials, 'content-type': 'application/json', ...headers };
    return {
      asked,
      answer: await app.inject({ method: 'POST', url: '/v1/nfe/inutilize', headers: sent, payload }),
    };
  };

  it('answers the contract’s fields, which range it was, and no more', async () => {
    const { answer, asked } = await post(range);
    expect(answer.statusCode, answer.body).toBe(200);
    const { replayed: _, ...body } = approved;
    expect(inutilizeAnswer.parse(answer.json())).toEqual(body);
    expect(asked[0]?.[1]).toEqual({
      ano: 2026,
      serie: 1,
      inicio: 10,
      fim: 14,
      justificativa: range.justificativa,
      mod: '55',
      cnpj: null,
    });
    expect(inutilizeAnswer.parse(inutilizeExample)).toEqual(inutilizeExample);
  });

  it('gives a refusal with HTTP 200, without protocol', async () => {
    const refused = { ...approved, cStat: '241', xMotivo: 'Rejeição', nProt: null, xml: null };
    const { answer } = await post(range, { void: async () => refused });
    expect(inutilizeAnswer.parse(answer.json())).toEqual({
      id: approved.id,
      cStat: '241',
      xMotivo: 'Rejeição',
    });
  });

  it('takes a model, a CNPJ and an Idempotency-Key', async () => {
    const { asked } = await post(
      { ...range, mod: 65, cnpj: '11.222.333/0001-81' },
      {},
      { 'idempotency-key': 'k' },
    );
    expect(asked[0]?.[1]).toMatchObject({ mod: '65', cnpj: '11222333000181' });
    expect(asked[0]?.[2]).toMatchObject({ idempotency: { key: 'k', route: 'POST /v1/nfe/inutilize' } });
  });

  it('gives the numbers in use', async () => {
    const { answer } = await post(range, {
      async void() {
        throw new Failure('numeros_em_uso', 'A faixa tem números em uso: 11.');
      },
    });
    expect(answer.statusCode).toBe(409);
    expect(errorBodySchema.parse(answer.json()).code).toBe('numeros_em_uso');
  });

  it.each([
    [{}, ['ano', 'serie', 'inicio', 'fim', 'justificativa']],
    [{ ...range, ano: 26 }, ['ano']],
    [{ ...range, fim: 9 }, ['fim']],
    [{ ...range, fim: 20_000 }, ['fim']],
    [{ ...range, justificativa: 'curta' }, ['justificativa']],
    [{ ...range, mod: '57' }, ['mod']],
    [{ ...range, cnpj: '11222333000199' }, ['cnpj']],
  ])('refuses %j', async (body, fields) => {
    const { answer, asked } = await post(body);
    expect(answer.statusCode, answer.body).toBe(400);
    const named = errorBodySchema.parse(answer.json()).errors.map(({ field }) => field);
    expect(named.toSorted()).toEqual(fields.toSorted());
    expect(asked).toEqual([]);
  });
});

describe('GET /v1/nfe/inutilizacoes', () => {
  const found: InutilizacaoView = {
    id: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
    state: 'concluida',
    modelo: '55',
    serie: 1,
    inicio: 10,
    fim: 14,
    emitente: '11222333000181',
    justificativa: range.justificativa,
    cStat: '102',
    xMotivo: 'Inutilização de número homologado',
    nProt: '135260000000009',
    dhRecbto: new Date(0),
    ret: '<retInutNFe/>',
    waitReason: null,
  };
  const get = async (query: string, own: Partial<Inutilizar> = {}) => {
    const { asked } = start(own);
    const url = `/v1/nfe/inutilizacoes${query}`;
    return { asked, answer: await app.inject({ method: 'GET', url, headers: credentials }) };
  };

  it('answers the contract’s fields, all of them texts', async () => {
    const list = async () => [found, { ...found, nProt: null, ret: null }];
    const { answer } = await get('?cnpj=11222333000181', { list });
    expect(answer.statusCode, answer.body).toBe(200);
    const [whole, bare] = voidedNumbersAnswer.parse(answer.json());
    expect(whole).toEqual({
      id: found.id,
      status: 'autorizado',
      status_sefaz: '102',
      mensagem_sefaz: 'Inutilização de número homologado',
      serie: '1',
      numero_inicial: '10',
      numero_final: '14',
      modelo: '55',
      cnpj: '11222333000181',
      caminho_xml: `http://127.0.0.1:4000/v1/files/${found.id}`,
      protocolo_sefaz: '135260000000009',
    });
    expect(Object.keys(bare ?? {})).not.toContain('caminho_xml');
    expect(Object.keys(bare ?? {})).not.toContain('protocolo_sefaz');
    expect(voidedNumbersAnswer.parse(voidedNumbersExample)).toEqual(voidedNumbersExample);
  });

  it('hands over every filter', async () => {
    const { asked } = await get(
      '?cnpj=11.222.333/0001-81&data_recebimento_inicial=2026-11-01&data_recebimento_final=2026-11-30&numero_inicial=5&numero_final=20',
    );
    expect(asked[0]?.[1]).toEqual({
      emitente: '11222333000181',
      recebidoDe: '2026-11-01',
      recebidoAte: '2026-11-30',
      numeroInicial: 5,
      numeroFinal: 20,
    });
    expect((await get('?cpf=123.456.789-09')).asked[0]?.[1]).toEqual({ emitente: '12345678909' });
  });

  it('takes a parameter without a value for an absent one', async () => {
    const { asked, answer } = await get(
      '?cnpj=11222333000181&cpf=&data_recebimento_inicial=&data_recebimento_final=&numero_inicial=&numero_final=',
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(asked[0]?.[1]).toEqual({ emitente: '11222333000181' });
  });

  it.each([
    ['', 'cnpj'],
    ['?cnpj=&cpf=', 'cnpj'],
    ['?cnpj=11222333000181&cpf=12345678909', 'cpf'],
    ['?cnpj=11222333000199', 'cnpj'],
    ['?cpf=11111111111', 'cpf'],
    ['?cnpj=11222333000181&data_recebimento_inicial=ontem', 'data_recebimento_inicial'],
    ['?cnpj=11222333000181&data_recebimento_final=2026-02-30', 'data_recebimento_final'],
    ['?cnpj=11222333000181&numero_inicial=0', 'numero_inicial'],
    ['?cnpj=11222333000181&numero_final=x', 'numero_final'],
  ])('refuses "%s"', async (query, field) => {
    const { answer, asked } = await get(query);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(errorBodySchema.parse(answer.json()).errors.map((error) => error.field)).toEqual([field]);
    expect(asked).toEqual([]);
  });
});
