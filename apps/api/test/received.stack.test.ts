import { expect, it } from 'vitest';
import {
  purchasesSchema,
  receivedListSchema,
  receivedSchema,
  receivingSchema,
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
/** More than the pause between two questions. */
const PAUSE_S = 66 * 60;

it('hands a company what suppliers and other companies of the account issue to it, from its activation on', async () => {
  const account = await newAccount();
  const [company, seller] = [await newCompany(account), await newCompany(account)];
  const access = accessOf(account);
  const url = `/v1/clients/${company.clientId}/received/2`;
  const receiving = async () => bodyOf(await send('GET', url, access), 200, receivingSchema);
  const list = async (query = '') =>
    bodyOf(await send('GET', `/v1/received${query}`, testOf(company)), 200, receivedListSchema).data;
  expect(await receiving()).toEqual({ enabled: false, state: null, message: null, checkedAt: null });
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
