import { documentByType } from '@fiscal/core/registry/documents';
import { minimalNfe } from '@fiscal/core/testing/builders';
import { expect, it } from 'vitest';
import { principal } from '../../../test/support/fakes.ts';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { emissionContext } from './emission-context.ts';
import { refusePeopleInProduction } from './emit-document.ts';
import { refuseOversized } from './oversized.ts';
import { createTestQuota } from './test-quota.ts';

const person = { userId: 'ana', requestId: 'req_teste' };

it('takes nothing with fiscal value from a person, whichever way it comes', () => {
  expect(() => refusePeopleInProduction({ environment: 1, person })).toThrow('somente no ambiente de teste');
});

it('takes it from who has just proved who they are', () => {
  const proven = { ...person, emitsLive: true } as const;
  expect(() => refusePeopleInProduction({ environment: 1, person: proven })).not.toThrow();
});

it('takes tests from people, and everything from tokens', () => {
  for (const caller of [{ environment: 2, person }, { environment: 1 }, { environment: 2 }] as const)
    expect(() => refusePeopleInProduction(caller)).not.toThrow();
});

it('accepts a limited number of tests a day from an account, over all companies; documents of fiscal value do not count', async () => {
  const take = createTestQuota(createRateLimiter(() => 0));
  const of = { ...principal, ceilings: { ...principal.ceilings, testDocuments: 2 } };
  await take(of);
  await take({ ...of, clientId: 'another' });
  await expect(take(of)).rejects.toMatchObject({
    code: 'limite_excedido',
    message: expect.stringContaining('2 documentos de teste por dia'),
    headers: { 'retry-after': '43200' },
  });
  await take({ ...of, accountId: 'another' });
  await take({ ...of, environment: 1 });
});

it('refuses a document too large for any authority, with its rejection', () => {
  const nfe = documentByType('nfe');
  if (nfe === undefined) throw new Error('No NF-e');
  const nowMs = Date.parse('2026-11-20T12:00:00Z');
  const judge = (items: number) => {
    const body = minimalNfe(nowMs);
    const itens = Array.from({ length: items }, () => body['itens']).flat();
    const many = { ...body, itens };
    const settings = { nowMs: () => nowMs, verProc: 'teste' };
    const prepared = nfe.take(many, emissionContext(settings, principal, { strict: false }));
    if ('refused' in prepared) throw new Error(JSON.stringify(prepared.refused));
    refuseOversized(nfe, prepared, JSON.stringify(many));
  };
  judge(1);
  judge(200);
  expect(() => judge(900)).toThrow(
    expect.objectContaining({
      code: 'corpo_grande_demais',
      message: expect.stringMatching(/até 500 KB.*rejeição 214.*Divida/),
      errors: [expect.objectContaining({ field: 'itens', tag: 'det' })],
    }),
  );
});
