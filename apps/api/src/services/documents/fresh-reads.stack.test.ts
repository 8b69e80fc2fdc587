import { expect, it } from 'vitest';
import {
  accessOf,
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { expectFreshReads, expectKept } from '../../../test/support/fresh-reads.ts';
import { webhookReceiver } from '../../../test/support/webhook-receiver.ts';

it('a read with the tag of before a message about a change never gives the old state', async () => {
  const company = await newCompany(await newAccount());
  const receiver = await webhookReceiver();
  const endpoint = { environment: 2, url: receiver.url };
  expect((await send('POST', '/v1/webhooks', accessOf(company), endpoint)).status).toBe(201);
  await expectFreshReads([company], receiver, 24);
});

it('a document to which nothing happens keeps its tag', async () => {
  const company = await newCompany(await newAccount());
  const { id } = await emitAuthorized(testOf(company), nfeOf(company));
  await expectKept(company, id);
});
