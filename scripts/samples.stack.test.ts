import { expect, it } from 'vitest';
import { DOCUMENTS } from '../packages/fiscal-core/src/documents/registry.ts';
import { stack } from '../packages/fiscal-core/src/testing/stack.ts';
import { emitSamples, operateOnSample } from './lib/samples.mjs';

const TYPES = ['cte', 'dce', 'mdfe', 'nfce', 'nfcom', 'nfe', 'nfse'];

it('npm start sees one sample of each of the seven types authorised, however often it is started', async () => {
  expect(Object.keys(DOCUMENTS).sort()).toEqual(TYPES);
  const authorised = TYPES.map((type) => ({ type, status: 'AUTORIZADA' }));
  for (const start of ['first', 'again']) {
    const samples = await emitSamples(stack().credentials);
    expect(samples, start).toMatchObject(authorised);
    expect(new Set(samples.map(({ accessKey }) => accessKey)).size, start).toBe(TYPES.length);
  }
});

it('npm start sees a correction, an event and a cancellation through', async () => {
  const operations = await operateOnSample(stack().credentials);
  expect(operations.map(({ operation, status }) => [operation, status])).toEqual([
    ['CC-e', 'autorizado'],
    ['ator interessado', 'autorizado'],
    ['cancelamento', 'autorizado'],
  ]);
});
