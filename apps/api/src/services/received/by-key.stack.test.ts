import { expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
  emit,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
  until,
  verdictOf,
} from '../../../test/support/api.ts';
import { PAUSE_S, startReceiving } from '../../../test/support/received.ts';
import { orderSchema } from '../../rest/v1/received/orders.ts';
import { receivedListSchema, receivingSchema } from '../../rest/v1/received/schema.ts';

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

/** Moves the clock past the pause, and waits until the sequence was asked. */
async function askAgain(account: Account, { clientId }: Company): Promise<void> {
  const access = accessOf(account);
  const checkedAt = async () =>
    bodyOf(await send('GET', `/v1/clients/${clientId}/received/2`, access), 200, receivingSchema).checkedAt;
  const before = await checkedAt();
  expect((await send('POST', '/sandbox/clock', access, { advance: PAUSE_S })).status).toBe(200);
  await until(async () => expect(await checkedAt()).not.toBe(before));
}

it('fetches the notes of announced keys that the sequence does not bring, and gives up those it may not have', async () => {
  const account = await newAccount();
  const [buyer, seller, other] = [
    await newCompany(account),
    await newCompany(account),
    await newCompany(account),
  ];
  // Before the first query the authority writes no number for the company.
  const sell = async (company: Company) => {
    const { invoiceId } = await emit(testOf(seller), nfeOf(seller, to(company.cnpj)));
    return (await verdictOf(testOf(seller), invoiceId)).accessKey;
  };
  const [accessKey, foreign] = [await sell(buyer), await sell(other)];
  await startReceiving(account, buyer, { manifestacaoAutomatica: 'pedido' });
  const announce = async (order: object) =>
    bodyOf(await send('POST', '/v1/received/orders', testOf(buyer), order), 201, orderSchema).id;
  const mine = await announce({ referencia: 'PC-1', accessKey });
  const theirs = await announce({ referencia: 'PC-2', accessKey: foreign });
  const order = async (id: string) =>
    bodyOf(await send('GET', `/v1/received/orders/${id}`, testOf(buyer)), 200, orderSchema);
  // An hour in which the note could have come by its number, and did not.
  await askAgain(account, buyer);
  expect(await order(mine)).toMatchObject({ status: 'aberto', consulta: null });
  await askAgain(account, buyer);
  await until(async () => expect(await order(mine)).toMatchObject({ status: 'atendido' }));
  await until(async () =>
    expect(await order(theirs)).toMatchObject({
      status: 'aberto',
      consulta: { cStat: '640', proximaEm: null },
    }),
  );
  const list = async () =>
    bodyOf(await send('GET', '/v1/received', testOf(buyer)), 200, receivedListSchema).data;
  expect(await list()).toMatchObject([{ accessKey }]);
});
