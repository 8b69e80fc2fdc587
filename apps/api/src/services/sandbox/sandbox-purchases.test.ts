import { expect, it } from 'vitest';
import { z } from 'zod';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { purchaseBody } from '../../inputs/sandbox/purchase.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { createSandboxPurchases } from './sandbox-purchases.ts';

const DAY = 86_400_000;
const caller = { accountId: 'conta-1', actor: { kind: 'user', id: 'ana' } } as const;
const asked = z.looseObject({
  quantidade: z.int().optional(),
  emissoes: z.array(z.object({ idadeMs: z.int(), fornecedor: z.int() })).optional(),
});

function recording() {
  const calls: z.infer<typeof asked>[] = [];
  const control: SandboxControl = async (_method, _path, body) => {
    const call = asked.parse(body);
    calls.push(call);
    const count = call.emissoes?.length ?? call.quantidade ?? 0;
    const document = { chave: '', emitente: '', cStat: '100', xMotivo: '' };
    return { status: 201, body: { documents: Array.from({ length: count }, () => document) } };
  };
  const purchase = createSandboxPurchases(
    control,
    createRateLimiter(() => 0),
  );
  return {
    calls,
    buy: (body: object, who: { readonly accountId: string } = caller) =>
      purchase({ ...caller, ...who }, purchaseBody.parse({ cnpj: '11222333000181', ...body })),
  };
}

it('spreads a month of purchases over its days, the oldest first, from several suppliers', async () => {
  const { calls, buy } = recording();
  expect(await buy({ quantidade: 60, dias: 30 })).toHaveLength(60);
  const emissions = calls.flatMap(({ emissoes = [] }) => emissoes);
  expect(emissions.map(({ idadeMs }) => idadeMs / DAY)).toEqual(
    Array.from({ length: 60 }, (_, n) => 29.75 - n / 2),
  );
  expect(new Set(emissions.map(({ fornecedor }) => fornecedor)).size).toBe(5);
  expect(Math.max(...calls.map(({ emissoes = [] }) => emissoes.length))).toBe(5);
});

it('issues now, by one supplier, without days', async () => {
  const { calls, buy } = recording();
  expect(await buy({ quantidade: 7 })).toHaveLength(7);
  expect(calls.map(({ quantidade, emissoes }) => [quantidade, emissoes])).toEqual([
    [5, undefined],
    [2, undefined],
  ]);
});

it('issues up to 1,000 documents of the past a minute to an account', async () => {
  const { buy } = recording();
  for (let n = 0; n < 2; n++) await buy({ quantidade: 500, dias: 31 });
  await expect(buy({ dias: 1 })).rejects.toMatchObject({ code: 'limite_excedido' });
  expect(await buy({ quantidade: 50 })).toHaveLength(50);
  expect(await buy({ dias: 1 }, { accountId: 'conta-2' })).toHaveLength(1);
});

it.each([
  [{ quantidade: 51 }, 'quantidade'],
  [{ quantidade: 501, dias: 31 }, 'quantidade'],
  [{ dias: 0 }, 'dias'],
  [{ dias: 32 }, 'dias'],
])('refuses %j', (body, field) => {
  const { error } = purchaseBody.safeParse({ cnpj: '11222333000181', ...body });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});
