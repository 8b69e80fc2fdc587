import { expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  consult,
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
  until,
} from '../../../test/support/api.ts';
import { ask as askGraphql } from '../../../test/support/graphql.ts';
import { PAUSE_S, startReceiving } from '../../../test/support/received.ts';
import { receivedListSchema, receivedSchema } from '../../rest/v1/received/schema.ts';

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

it('the manifestation of a buyer is an event of the seller’s note, by name, with its file', async () => {
  const account = await newAccount();
  const [seller, buyer] = [await newCompany(account), await newCompany(account)];
  const access = accessOf(account);
  const passPause = async () =>
    expect((await send('POST', '/sandbox/clock', access, { advance: PAUSE_S })).status).toBe(200);
  await Promise.all([startReceiving(account, seller), startReceiving(account, buyer)]);
  const { id, accessKey } = await emitAuthorized(testOf(seller), nfeOf(seller, to(buyer.cnpj)));
  await passPause();
  const received = await until(async () => {
    const list = await send('GET', `/v1/received?accessKey=${accessKey}`, testOf(buyer));
    const [first] = bodyOf(list, 200, receivedListSchema).data;
    expect(first).toBeDefined();
    return first?.id ?? '';
  });
  const asked = await send('POST', `/v1/received/${received}/manifest`, testOf(buyer), { tipo: 'ciencia' });
  expect(asked.status, asked.text).toBe(202);
  // A question before the authority has the event would bring none, and the next one is an hour away.
  await until(async () => {
    const view = await send('GET', `/v1/received/${received}`, testOf(buyer));
    expect(bodyOf(view, 200, receivedSchema).manifestacao).toBe('ciencia');
  });
  await passPause();
  const view = await until(async () => {
    const found = await consult(testOf(seller), id);
    expect(found.events).toHaveLength(1);
    return found;
  });
  const [event] = view.events;
  expect(view.status).toBe('AUTORIZADA');
  expect(event).toMatchObject({
    type: 'evento',
    eventCode: '210210',
    name: 'Ciência da operação, do destinatário',
    status: 'autorizado',
    sequence: 1,
  });
  const file = await send('GET', event?.caminho_xml ?? '', {});
  expect(file.text).toContain('<tpEvento>210210</tpEvento>');
  const query = 'query ($id: ID!) { document(id: $id) { events { name kind eventCode } } }';
  expect(await askGraphql(testOf(seller), query, { id })).toMatchObject({
    document: { events: [{ name: 'Ciência da operação, do destinatário', kind: null, eventCode: '210210' }] },
  });
});
