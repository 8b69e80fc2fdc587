import { expect, it } from 'vitest';
import { newAccount, newCompany } from '../../apps/api/test/support/api.ts';
import { setClock } from '../../apps/api/test/support/sandbox.ts';
import { DOCUMENTS } from '../../packages/fiscal-core/src/registry/documents.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { emitSamples, operateOnSamples } from '../../scripts/stack/samples.mjs';

const TYPES = ['cte', 'dce', 'mdfe', 'nfce', 'nfcom', 'nfe', 'nfse'];

it('npm start sees one sample of each of the seven types authorized, however often it is started', async () => {
  expect(DOCUMENTS.map(({ type }) => type).sort()).toEqual(TYPES);
  const authorised = TYPES.map((type) => ({ type, status: 'AUTORIZADA' }));
  for (const start of ['first', 'again']) {
    const samples = await emitSamples(stack().credentials);
    expect(samples, start).toMatchObject(authorised);
    expect(new Set(samples.map(({ accessKey }) => accessKey)).size, start).toBe(TYPES.length);
  }
});

it('npm start leaves nothing that would block the one a month later', async () => {
  const account = await newAccount();
  const { accessKey, clientId, testToken } = await newCompany(account);
  const credentials = { apiUrl: stack().apiUrl, accessKey, clientId, testToken };
  await operateOnSamples(credentials, await emitSamples(credentials));
  await setClock(account.accountId, 31 * 86_400_000);
  const mdfe = (await emitSamples(credentials)).find(({ type }) => type === 'mdfe');
  expect(mdfe).toMatchObject({ status: 'AUTORIZADA' });
});

it('npm start sees a correction, an event and a cancellation through, and the voyage closed', async () => {
  const { credentials } = stack();
  const operations = await operateOnSamples(credentials, await emitSamples(credentials));
  expect(operations.map(({ operation, status }) => [operation, status])).toEqual([
    ['CC-e', 'autorizado'],
    ['ator interessado', 'autorizado'],
    ['cancelamento', 'autorizado'],
    ['encerramento', 'encerrado'],
  ]);
});
