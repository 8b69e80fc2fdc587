import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  accessOf,
  bodyOf,
  consult,
  emit,
  newAccount,
  newCompany,
  nfceOf,
  send,
  testOf,
  until,
  verdictOf,
} from '../../../test/support/api.ts';
import { condition } from '../../../test/support/conditions.ts';
import { deadlinesSchema } from '../../rest/v1/contingency/schema.ts';

const changes = z.object({
  nextCursor: z.string(),
  data: z.array(
    z.object({
      message: z.object({ data: z.object({ documentId: z.string(), percent: z.int() }).loose() }).loose(),
    }),
  ),
});
const DAY_S = 86_400;

it('lives a month in seconds: a printed and untransmitted document gets notices at half, at 80 % and at the deadline', async () => {
  const account = await newAccount();
  const company = await newCompany(account);
  const access = accessOf(account);
  const settings = { nfce: { policy: 'manual', forced: true } };
  const setUrl = `/v1/clients/${company.clientId}/contingency/2`;
  expect((await send('PUT', setUrl, access, settings)).status).toBe(200);
  const feedAfter = async (after: string) => {
    const url = `/v1/changes?environment=2&types=document.deadline${after}`;
    return bodyOf(await send('GET', url, access), 200, changes);
  };
  const { nextCursor } = await feedAfter('');
  const back = await condition(account, 'emit', 'indisponivel=100');
  const { invoiceId } = await emit(testOf(company), nfceOf(company));
  const due = async (state = 'aberto') =>
    bodyOf(await send('GET', `/v1/deadlines?environment=2&state=${state}`, access), 200, deadlinesSchema)
      .data;
  const [printed] = await until(async () => {
    const found = await due();
    expect(found).toMatchObject([{ documentId: invoiceId, kind: 'transmissao', toldPercent: 0 }]);
    return found;
  });
  expect(printed?.endsAt).toBe(
    new Date((await consult(testOf(company), invoiceId)).contingency?.deadline ?? '').toISOString(),
  );
  const [begins, ends] = [Date.parse(printed?.beginsAt ?? ''), Date.parse(printed?.endsAt ?? '')];
  const moveClock = async (body: object) =>
    expect((await send('POST', '/sandbox/clock', access, body)).status).toBe(200);
  const reportedAt = (percent: number) =>
    until(async () => expect(await due()).toMatchObject([{ toldPercent: percent }]));
  for (const percent of [50, 80]) {
    await moveClock({ at: new Date(begins + ((ends - begins) * percent) / 100 + 60_000).toISOString() });
    await reportedAt(percent);
  }
  await moveClock({ advance: 30 * DAY_S });
  await reportedAt(100);
  const feed = await until(async () => {
    const { data } = await feedAfter(`&after=${nextCursor}`);
    expect(data).toHaveLength(3);
    return data;
  });
  expect(feed.map(({ message }) => message.data.percent)).toEqual([50, 80, 100]);
  expect(feed[0]?.message.data).toMatchObject({
    documentId: invoiceId,
    deadlineId: printed?.id,
    deadlineKind: 'transmissao',
    endsAt: printed?.endsAt,
    status: 'PENDENTE',
  });

  // The account's clock is back, and so is SEFAZ: the document is transmitted, and its deadline met.
  await moveClock({ at: new Date().toISOString() });
  await back();
  const off = { nfce: { policy: 'manual', forced: false } };
  expect((await send('PUT', setUrl, access, off)).status).toBe(200);
  expect((await verdictOf(testOf(company), invoiceId)).status).toBe('AUTORIZADA');
  expect(await due()).toEqual([]);
  expect(await due('cumprido')).toMatchObject([{ id: printed?.id, toldPercent: 100 }]);
});
