import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  PATIENCE_MS,
  refusal,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { thisYear } from '../../../test/support/documents.ts';
import { liftConditions } from '../../../test/support/sandbox.ts';
import { voidedNumbersAnswer } from '../../rest/v1/numbers/list-voided-numbers-schema.ts';
import { inutilizeAnswer } from '../../rest/v1/numbers/void-numbers-schema.ts';

let company: Company;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  company = await newCompany(await newAccount());
  headers = testOf(company);
});

const YEAR = thisYear();
const range = (own: object = {}) => ({
  ano: YEAR,
  serie: 1,
  inicio: 100,
  fim: 104,
  justificativa: 'Falha no sistema que numerava as notas',
  ...own,
});
const post = (body: unknown, more = {}) => send('POST', '/v1/nfe/inutilize', { ...headers, ...more }, body);
const voidRange = async (body: unknown, more = {}) => bodyOf(await post(body, more), 200, inutilizeAnswer);
const list = async (query: string) =>
  bodyOf(
    await send('GET', `/v1/nfe/inutilizacoes?cnpj=${company.cnpj}${query}`, headers),
    200,
    voidedNumbersAnswer,
  );

describe('POST /v1/nfe/inutilize', () => {
  it('voids a range: its numbers are never given to a document', async () => {
    const body = await voidRange(range({ serie: 2, inicio: 2, fim: 4 }));
    expect(body, body.xMotivo).toMatchObject({ cStat: '102', nProt: expect.stringMatching(/^\d{15}$/) });
    expect(body.xml).toContain('<retInutNFe');
    const numbers = [];
    for (let i = 0; i < 2; i++)
      numbers.push((await emitAuthorized(headers, nfeOf(company, { serie: 2 }))).numero);
    expect(numbers).toEqual([1, 5]);
  });

  it('repeated, returns the protocol of the first', async () => {
    const first = await voidRange(range({ serie: 3 }));
    expect(await voidRange(range({ serie: 3 }))).toMatchObject({ cStat: '563', nProt: first.nProt });
    expect(await voidRange(range({ serie: 3, inicio: 104, fim: 110 }))).toMatchObject({ cStat: '256' });
  });

  it('voids numbers of the NFC-e apart', async () => {
    expect(await voidRange(range({ serie: 4, inicio: 1, fim: 1, mod: '65' }))).toMatchObject({
      cStat: '102',
    });
    expect((await emitAuthorized(headers, nfeOf(company, { serie: 4 }))).numero).toBe(1);
    expect((await emitAuthorized(headers, nfceOf(company, { serie: 4 }))).numero).toBe(2);
  });

  it('refuses a range with a number in use, naming it', async () => {
    const { numero, serie } = await emitAuthorized(headers, nfeOf(company));
    const { message } = refusal(
      await post(range({ serie, inicio: numero, fim: numero + 3 })),
      409,
      'numeros_em_uso',
    );
    expect(message).toContain(String(numero));
  });

  it('refused by the authority, reports it with HTTP 200', async () => {
    const refused = await voidRange(range({ serie: 5, justificativa: 'SANDBOX(cStat=241) numero ja usado' }));
    expect(refused).toMatchObject({ cStat: '241', xMotivo: expect.stringMatching(/./) });
    expect(Object.keys(refused)).not.toContain('nProt');
    expect(await voidRange(range({ serie: 5, ano: YEAR + 1 }))).toMatchObject({ cStat: '453' });
    // Nothing of a refusal stays: the numbers can be used.
    expect((await emitAuthorized(headers, nfeOf(company, { serie: 5, numero: 100 }))).numero).toBe(100);
  });

  it('recovers an answer that was lost on its way', async () => {
    const body = await voidRange(
      range({ serie: 6, justificativa: 'SANDBOX(timeout=depois) falha na numeracao' }),
    );
    expect(body, body.xMotivo).toMatchObject({ nProt: expect.stringMatching(/^\d{15}$/) });
    expect(await list('&numero_inicial=100&numero_final=104')).toEqual(
      expect.arrayContaining([expect.objectContaining({ serie: '6', protocolo_sefaz: body.nProt })]),
    );
  });

  it('replays one answer to one Idempotency-Key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await voidRange(range({ serie: 7 }), key);
    const again = await post(range({ serie: 7 }), key);
    expect(bodyOf(again, 200, inutilizeAnswer)).toEqual(first);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    refusal(await post(range({ serie: 7, fim: 105 }), key), 409, 'chave_idempotencia_reutilizada');
  });

  it.each([
    [{}, 'ano'],
    [range({ fim: 99 }), 'fim'],
    [range({ justificativa: 'curta' }), 'justificativa'],
    [range({ mod: '57' }), 'mod'],
    [range({ cnpj: '123' }), 'cnpj'],
  ])('refuses %j', async (body, field) => {
    const { errors } = refusal(await post(body), 400, 'requisicao_invalida');
    expect(errors.map((error) => error.field)).toContain(field);
  });

  it('asks for both credentials', async () => {
    refusal(await send('POST', '/v1/nfe/inutilize', accessOf(company), range()), 401, 'nao_autenticado');
  });

  it('a silent authority: 503 with Retry-After; the range stays reserved and is finished', async () => {
    const account = await newAccount();
    const waiting = await newCompany(account);
    const at = testOf(waiting);
    const set = { operation: 'inutilize', scenario: 'indisponivel=1000', times: 1000 };
    expect((await send('POST', '/sandbox/conditions', accessOf(account), set)).status).toBe(201);
    const reply = await send('POST', '/v1/nfe/inutilize', at, range());
    refusal(reply, 503, 'sefaz_indisponivel');
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    refusal(await send('POST', '/v1/nfe/inutilize', at, range()), 409, 'operacao_em_andamento');
    await liftConditions(account.accountId);
    await expect
      .poll(async () => (await send('GET', `/v1/nfe/inutilizacoes?cnpj=${waiting.cnpj}`, at)).json, {
        timeout: PATIENCE_MS,
        interval: 250,
      })
      .toMatchObject([{ status: 'autorizado', numero_inicial: '100', numero_final: '104' }]);
  });
});

describe('GET /v1/nfe/inutilizacoes', () => {
  beforeAll(async () => {
    await voidRange(range({ serie: 900, inicio: 10, fim: 14 }));
    await voidRange(range({ serie: 900, inicio: 20, fim: 20, mod: '65' }));
  });
  const of900 = async (query: string) =>
    (await list(query)).filter(({ serie }) => serie === '900').map((row) => [row.modelo, row.numero_inicial]);

  it('shows every range with protocol and file, newest first', async () => {
    const [newest] = await list('');
    expect(newest).toMatchObject({ status: 'autorizado', status_sefaz: '102', cnpj: company.cnpj });
    expect(newest?.protocolo_sefaz).toMatch(/^\d{15}$/);
    const file = await send('GET', newest?.caminho_xml ?? '', {});
    expect(file.status).toBe(200);
    expect(file.text).toContain('<ProcInutNFe');
    expect(await of900('')).toEqual([
      ['65', '20'],
      ['55', '10'],
    ]);
  });

  it('filters by numbers and by day', async () => {
    expect(await of900('&numero_inicial=15')).toEqual([['65', '20']]);
    expect(await of900('&numero_final=12')).toEqual([['55', '10']]);
    expect(await of900('&numero_inicial=12&numero_final=13')).toEqual([['55', '10']]);
    expect(await list('&data_recebimento_final=2020-01-01')).toEqual([]);
    expect(await of900('&data_recebimento_inicial=2020-01-01')).toHaveLength(2);
  });

  it('knows only the company’s own', async () => {
    const stranger = await newCompany(await newAccount());
    const reply = await send('GET', `/v1/nfe/inutilizacoes?cnpj=${company.cnpj}`, testOf(stranger));
    expect(bodyOf(reply, 200, voidedNumbersAnswer)).toEqual([]);
    const byCpf = await send('GET', '/v1/nfe/inutilizacoes?cpf=12345678909', headers);
    expect(bodyOf(byCpf, 200, voidedNumbersAnswer)).toEqual([]);
  });

  it('asks for cnpj or cpf, and for both credentials', async () => {
    refusal(await send('GET', '/v1/nfe/inutilizacoes', headers), 400, 'requisicao_invalida');
    const url = `/v1/nfe/inutilizacoes?cnpj=${company.cnpj}`;
    refusal(await send('GET', url, accessOf(company)), 401, 'nao_autenticado');
  });
});
