import { expect, it } from 'vitest';
import { accessOf, newAccount, newCompany, send } from '../../../test/support/api.ts';
import { expectFreshReads } from '../../../test/support/fresh-reads.ts';
import { webhookReceiver } from '../../../test/support/webhook-receiver.ts';

it('a thousand reads right after their message never give the old state', async () => {
  const account = await newAccount();
  const companies = await Promise.all([0, 1, 2, 3].map(() => newCompany(account)));
  const receiver = await webhookReceiver();
  const endpoint = { environment: 2, url: receiver.url };
  expect((await send('POST', '/v1/webhooks', { ...accessOf(account) }, endpoint)).status).toBe(201);
  await expectFreshReads(companies, receiver, 1000);
});
