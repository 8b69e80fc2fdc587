import { beforeAll, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emit,
  emitAuthorized,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  settleEvents,
  testOf,
  until,
} from '../../../test/support/api.ts';
import { thisYear } from '../../../test/support/documents.ts';
import { changesAnswer } from '../../rest/v1/changes/list-changes-schema.ts';

let company: Company;
let sister: Company;
beforeAll(async () => {
  const account = await newAccount();
  company = await newCompany(account);
  sister = await newCompany(account);
});

const ask = async (query: string, headers = accessOf(company)) =>
  bodyOf(await send('GET', `/v1/changes?${query}`, headers), 200, changesAnswer);
const typesOf = ({ data }: Awaited<ReturnType<typeof ask>>) => data.map(({ message }) => message.type);
const now = async () => (await ask('')).nextCursor;

it('lists the outcomes of documents and their events, in order, with their addresses', async () => {
  const after = await now();
  const { id, protocolNumber } = await emitAuthorized(testOf(company), nfeOf(company));
  await send('POST', `/v1/nfe/${id}/cancel`, testOf(company), { reason: 'Pedido cancelado pelo cliente' });
  await settleEvents(testOf(company), id);
  // The feed shows a row once no older transaction of any account is open.
  const { data, nextCursor, more } = await until(async () => {
    const page = await ask(`after=${after}`);
    expect(page.data).toHaveLength(4);
    return page;
  });
  const urls = data.map(({ message }) => ('url' in message.data ? message.data.url : ''));
  const of = { clientId: company.clientId, documentType: 'nfe', documentId: id };
  expect(data.map(({ message }) => message)).toMatchObject([
    { type: 'document.pending', environment: 2, data: { ...of, status: 'PENDENTE' } },
    { type: 'document.authorized', environment: 2, data: { ...of, status: 'AUTORIZADA' } },
    {
      type: 'document.event.requested',
      data: { ...of, status: 'AUTORIZADA', eventType: 'cancelamento', eventStatus: 'pendente' },
    },
    { type: 'document.cancelled', data: { ...of, status: 'CANCELADA' } },
  ]);
  expect(more).toBe(false);
  expect(new Set(data.map(({ message }) => message.id)).size).toBe(data.length);
  const sequences = data.map(({ message }) => ('sequence' in message.data ? message.data.sequence : 0));
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  const { pathname } = new URL(urls[0] ?? '');
  expect((await send('GET', pathname, testOf(company))).json).toMatchObject({ id, protocolNumber });
  const rest = await ask(`after=${data[1]?.cursor}`);
  expect(typesOf(rest)).toEqual(['document.event.requested', 'document.cancelled']);
  expect((await ask(`after=${nextCursor}`)).data).toEqual([]);
});

it('lists voided ranges', async () => {
  const after = await now();
  const range = { ano: thisYear(), serie: 41, inicio: 5, fim: 9 };
  const voided = await send('POST', '/v1/nfe/inutilize', testOf(company), {
    ...range,
    justificativa: 'Falha no sistema que numerava',
  });
  expect(voided.status, voided.text).toBe(200);
  const { data } = await ask(`after=${after}&types=numbering.voided&wait=10`);
  expect(data.map(({ message }) => message)).toMatchObject([
    {
      type: 'numbering.voided',
      data: { clientId: company.clientId, documentType: 'nfe', serie: 41, firstNumber: 5, lastNumber: 9 },
    },
  ]);
});

it('answers a caller who waits as soon as something happens', async () => {
  const after = await now();
  const waiting = ask(`after=${after}&types=document.authorized&wait=30`, testOf(company));
  const { invoiceId } = await emit(testOf(company), nfceOf(company));
  expect(await waiting).toMatchObject({
    data: [{ message: { data: { documentId: invoiceId, documentType: 'nfce' } } }],
  });
});

it('is of the account by its key, of the company by its token', async () => {
  const after = await now();
  const of = async (query: string, headers = accessOf(company)) =>
    (await ask(`after=${after}&types=document.authorized${query}`, headers)).data.map(({ message }) =>
      'documentId' in message.data ? message.data.documentId : null,
    );
  const own = await emitAuthorized(testOf(company), nfeOf(company));
  const hers = await emitAuthorized(testOf(sister), nfeOf(sister));
  await until(async () => expect(await of('')).toEqual([own.id, hers.id]));
  expect(await of('', testOf(sister))).toEqual([hers.id]);
  expect(await of(`&clientId=${company.clientId}`)).toEqual([own.id]);
  expect(await of('&environment=1')).toEqual([]);
});

it('gives pages of the size that is asked for', async () => {
  const after = await now();
  await emitAuthorized(testOf(company), nfeOf(company));
  await until(async () => expect((await ask(`after=${after}`)).data).toHaveLength(2));
  const first = await ask(`after=${after}&limit=1`);
  expect([typesOf(first), first.more]).toEqual([['document.pending'], true]);
  const second = await ask(`after=${first.nextCursor}&limit=1`);
  expect([typesOf(second), second.more]).toEqual([['document.authorized'], false]);
});

it.each([
  ['after=x', 'after', 'formato_invalido'],
  ['types=document.paid', 'types', 'valor_invalido'],
  ['wait=31', 'wait', undefined],
  ['limit=0', 'limit', undefined],
  ['clientId=1', 'clientId', undefined],
])('refuses %s by its name', async (query, field, code) => {
  const { errors } = refusal(
    await send('GET', `/v1/changes?${query}`, accessOf(company)),
    400,
    'requisicao_invalida',
  );
  expect(errors).toMatchObject([{ field, ...(code && { code }) }]);
});

it('refuses another company than the token’s, and names the way to ask for it', async () => {
  const reply = await send('GET', `/v1/changes?clientId=${sister.clientId}&environment=1`, testOf(company));
  const { errors } = refusal(reply, 400, 'requisicao_invalida');
  expect(errors?.map(({ field }) => field)).toEqual(['clientId', 'environment']);
});

it('refuses a cursor of another time, after which changes may be missing', async () => {
  const future = Buffer.from(await now(), 'base64url');
  future.writeUInt8(1, 2);
  const reply = await send('GET', `/v1/changes?after=${future.toString('base64url')}`, accessOf(company));
  expect(refusal(reply, 410, 'cursor_expirado').message).toContain('7 dias');
});
