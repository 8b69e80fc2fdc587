import { buildChave, chaveParts, parseChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { beforeAll, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { consultedKeyAnswer } from '../../rest/v1/registers/consult-key.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

const consult = (chave: string, of = company) => send('GET', `/v1/consulta/${chave}`, testOf(of));
const consultedView = async (chave: string, of = company) =>
  bodyOf(await consult(chave, of), 200, consultedKeyAnswer);

/** The same key with another number: nobody's. */
function unknownOf(accessKey: string): string {
  const chave = parseChave(accessKey);
  if (chave === null) throw new Error(accessKey);
  const { cDV: _, ...parts } = chaveParts(chave);
  return buildChave({ ...parts, nNF: 987_654_321, serie: Number(parts.serie) });
}

it('returns the authority’s record, before and after a cancellation', async () => {
  const { id, accessKey, protocolNumber } = await emitAuthorized(testOf(company), nfeOf(company));
  const spaced = encodeURIComponent(accessKey.replace(/(.{4})/g, '$1 ').trim());
  expect(await consultedView(spaced)).toMatchObject({
    accessKey,
    type: 'nfe',
    situation: 'autorizada',
    cStat: '100',
    protocolNumber,
    digestValue: expect.stringMatching(/^[\w+/]{27}=$/),
    events: [],
  });
  await send('POST', `/v1/nfe/${id}/cancel`, testOf(company), { reason: 'Pedido cancelado pelo cliente' });
  await settleEvents(testOf(company), id);
  expect(await consultedView(accessKey)).toMatchObject({
    situation: 'cancelada',
    cStat: '101',
    events: [{ eventCode: '110111', sequence: 1, protocolNumber: expect.stringMatching(/^\d{15}$/) }],
  });
});

it('returns another model from the authority of its key', async () => {
  const { accessKey } = await emitAuthorized(testOf(company), nfceOf(company));
  expect(await consultedView(accessKey)).toMatchObject({ type: 'nfce', situation: 'autorizada' });
});

it('reports that the authority has nothing, as for a document that another account tried', async () => {
  const { accessKey } = await emitAuthorized(testOf(company), nfeOf(company));
  expect(await consultedView(unknownOf(accessKey))).toMatchObject({
    situation: 'desconhecida',
    cStat: '217',
  });
  const stranger = await newCompany(await newAccount());
  expect(await consultedView(accessKey, stranger)).toMatchObject({
    situation: 'desconhecida',
    protocolNumber: null,
  });
});

it('reports an authority that is away', async () => {
  const alone = await newCompany(await newAccount());
  const { accessKey } = await emitAuthorized(testOf(alone), nfeOf(alone));
  await send('POST', '/sandbox/conditions', accessOf(alone), { operation: 'query', scenario: 'http=503' });
  refusal(await consult(accessKey, alone), 503, 'sefaz_indisponivel');
  expect((await consultedView(accessKey, alone)).situation).toBe('autorizada');
});

it.each([
  ['123', /não é válida/],
  ['35261111222333000181550010000012341465029135', /não é válida/],
  ['35261111222333000181880010000012341465029133', /modelo/],
  ['%C2%B9'.repeat(70), /não é válida/],
])('refuses %s naming the key', async (chave, message) => {
  const { errors } = refusal(await consult(chave), 400, 'requisicao_invalida');
  expect(errors).toMatchObject([{ field: 'chave', message: expect.stringMatching(message) }]);
});
