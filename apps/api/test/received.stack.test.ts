import { describe, expect, it } from 'vitest';
import {
  purchasesSchema,
  receivedListSchema,
  receivedSchema,
  receivingSchema,
  requestedSchema,
} from '../src/rest/v1/received/schema.ts';
import {
  accessOf,
  bodyOf,
  emit,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
  until,
  verdictOf,
} from './support/api.ts';
import { PAUSE_S, receiveNotes } from './support/received.ts';

const to = (cnpj: string) => ({
  nome_destinatario: 'COMPRADORA LTDA',
  cnpj_destinatario: cnpj,
  indicador_inscricao_estadual_destinatario: '9',
  logradouro_destinatario: 'Rua do Comercio',
  numero_destinatario: '10',
  bairro_destinatario: 'Centro',
  codigo_municipio_destinatario: '3509502',
  municipio_destinatario: 'Campinas',
  uf_destinatario: 'SP',
  cep_destinatario: '13010001',
});

it('hands a company what suppliers and other companies of the account issue to it, from its activation on', async () => {
  const account = await newAccount();
  const [company, seller] = [await newCompany(account), await newCompany(account)];
  const access = accessOf(account);
  const url = `/v1/clients/${company.clientId}/received/2`;
  const receiving = async () => bodyOf(await send('GET', url, access), 200, receivingSchema);
  const list = async (query = '') =>
    bodyOf(await send('GET', `/v1/received${query}`, testOf(company)), 200, receivedListSchema).data;
  expect(await receiving()).toEqual({
    enabled: false,
    manifestacaoAutomatica: 'nenhuma',
    state: null,
    message: null,
    checkedAt: null,
  });
  expect(bodyOf(await send('PUT', url, access, { enabled: true }), 200, receivingSchema).enabled).toBe(true);
  await until(async () => expect(await receiving()).toMatchObject({ state: 'normal', message: null }));

  const { data: bought } = bodyOf(
    await send('POST', '/sandbox/received', access, { cnpj: company.cnpj, valor: '250.00', quantidade: 6 }),
    201,
    purchasesSchema,
  );
  expect(bought.map(({ cStat }) => cStat)).toEqual(Array(6).fill('100'));
  const malformed = { cnpj: company.cnpj, valor: '019.50' };
  expect((await send('POST', '/sandbox/received', access, malformed)).status).toBe(400);
  const { invoiceId } = await emit(testOf(seller), nfeOf(seller, to(company.cnpj)));
  const { accessKey } = await verdictOf(testOf(seller), invoiceId);
  expect((await send('POST', '/sandbox/clock', access, { advance: PAUSE_S })).status).toBe(200);
  const received = await until(async () => {
    const found = await list();
    expect(found).toHaveLength(7);
    return found;
  });
  expect(received.map(({ accessKey }) => accessKey)).toEqual(
    expect.arrayContaining([accessKey, ...bought.map((one) => one.accessKey)]),
  );
  const [first] = await list(`?accessKey=${bought[0]?.accessKey}`);
  expect(first).toMatchObject({
    valorTotal: '250.00',
    situacao: 'autorizada',
    completa: false,
    tipo: 'saida',
  });
  const one = await send('GET', `/v1/received/${first?.id}`, testOf(company));
  expect(bodyOf(one, 200, receivedSchema)).toMatchObject({ id: first?.id, eventos: [] });
  const xml = await send('GET', `/v1/received/${first?.id}/xml`, testOf(company));
  expect([xml.status, xml.text.includes('<resNFe ')]).toEqual([200, true]);
  expect((await send('GET', `/v1/received/${first?.id}`, testOf(seller))).status).toBe(404);
  expect(await list('?completa=true')).toEqual([]);
});

/** A company that receives, with purchases that arrived as summaries. */
async function buyer(quantidade: number, settings: { readonly manifestacaoAutomatica?: string } = {}) {
  const account = await newAccount();
  const company = await newCompany(account);
  const access = accessOf(account);
  const advance = async () =>
    expect((await send('POST', '/sandbox/clock', access, { advance: PAUSE_S })).status).toBe(200);
  const list = async (query = '') =>
    bodyOf(await send('GET', `/v1/received${query}`, testOf(company)), 200, receivedListSchema).data;
  const view = async (id: string) =>
    bodyOf(await send('GET', `/v1/received/${id}`, testOf(company)), 200, receivedSchema);
  const ids = await receiveNotes(account, company, { quantidade, ...settings });
  return { company, access, advance, list, view, ids };
}

describe('a manifestation', () => {
  it('is registered by the Ambiente Nacional, with protocol and file, and brings the whole note', async () => {
    const { company, advance, list, view, ids } = await buyer(2);
    const [id = '', other = ''] = ids;
    const ask = (body: object, of = id) => send('POST', `/v1/received/${of}/manifest`, testOf(company), body);
    const before = await view(id);
    expect([before.manifestacao, before.manifestacoes]).toEqual([null, []]);
    expect(before.allowedActions.map(({ action }) => action)).toEqual([
      'ciencia',
      'confirmacao',
      'desconhecimento',
      'nao_realizada',
    ]);
    const asked = bodyOf(await ask({ tipo: 'ciencia' }), 202, requestedSchema);
    const known = await until(async () => {
      const found = await view(id);
      expect(found.manifestacao).toBe('ciencia');
      return found;
    });
    expect(known.manifestacoes).toMatchObject([
      {
        id: asked.manifestationId,
        tipo: 'ciencia',
        status: 'registrada',
        sequencia: 1,
        cStat: '135',
        hasXml: true,
      },
    ]);
    expect(known.manifestacoes[0]?.protocolNumber).toMatch(/^\d{15}$/);
    const xml = await send('GET', `/v1/received/${id}/events/${asked.manifestationId}/xml`, testOf(company));
    expect([xml.status, xml.text.includes('<tpEvento>210210</tpEvento>')]).toEqual([200, true]);
    await advance();
    await until(async () => expect((await view(id)).completa).toBe(true));
    expect((await send('GET', `/v1/received/${id}/xml`, testOf(company))).text).toContain('<nfeProc ');
    expect((await view(other)).completa).toBe(false);
    expect((await list('?manifestacao=nenhuma')).map((one) => one.id)).toEqual([other]);
    expect((await list('?manifestacao=ciencia')).map((one) => one.id)).toEqual([id]);

    const again = await ask({ tipo: 'ciencia' });
    expect([again.status, again.json]).toMatchObject([
      409,
      { code: 'operacao_nao_permitida', errors: [{ field: 'tipo', cStat: '573' }] },
    ]);
    bodyOf(
      await ask({ tipo: 'nao_realizada', justificativa: 'Mercadoria devolvida na entrega.' }),
      202,
      requestedSchema,
    );
    await until(async () => expect((await view(id)).manifestacao).toBe('nao_realizada'));
    expect((await ask({ tipo: 'ciencia' })).json).toMatchObject({
      errors: [{ field: 'tipo', cStat: '655' }],
    });
  });

  it.each([
    [{ tipo: 'nao_realizada' }, 'justificativa'],
    [{ tipo: 'nao_realizada', justificativa: 'curta' }, 'justificativa'],
    [{ tipo: 'ciencia', justificativa: 'Não cabe nesta manifestação.' }, 'justificativa'],
    [{ tipo: 'outra' }, 'tipo'],
  ])('is refused with the field: %j', async (body, field) => {
    const account = await newAccount();
    const company = await newCompany(account);
    const id = '019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f';
    const answer = await send('POST', `/v1/received/${id}/manifest`, testOf(company), body);
    expect([answer.status, answer.json]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('is refused after its term, by the clock of the account', async () => {
    const { company, access, view, ids } = await buyer(1);
    const [id = ''] = ids;
    await send('POST', '/sandbox/clock', access, { advance: 11 * 86_400 });
    const late = await send('POST', `/v1/received/${id}/manifest`, testOf(company), { tipo: 'ciencia' });
    expect([late.status, late.json]).toMatchObject([
      409,
      { errors: [{ field: 'tipo', cStat: '596', fix: expect.stringContaining('90 dias') }] },
    ]);
    expect((await view(id)).allowedActions).toHaveLength(3);
  });

  it('is requested by itself where the company wants ciência of all that arrives', async () => {
    const { advance, list, ids } = await buyer(3, { manifestacaoAutomatica: 'ciencia' });
    await until(async () => expect(await list('?manifestacao=ciencia')).toHaveLength(ids.length));
    await advance();
    await until(async () => expect(await list('?completa=true')).toHaveLength(ids.length));
  });
});
