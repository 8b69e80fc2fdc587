import { expect, it } from 'vitest';
import { Failure } from '../../base/failure.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { createSandboxWorld } from './sandbox-world.ts';

const MINE = '00000000-0000-7000-8000-000000000001';
const caller = { accountId: MINE, actor: { kind: 'user', id: 'ana' } } as const;
const condition = {
  id: 7,
  operation: 'emit',
  uf: null,
  service: null,
  cnpj: null,
  scenario: 'lixo',
  timesLeft: 2,
};
const now = '2026-11-22T12:00:00.000Z';

/** Answers as the sandbox does, and keeps what it was asked. */
function recording(
  answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>,
  open: { readonly datedAt: Date } | null = null,
) {
  const asked: string[] = [];
  const control: SandboxControl = async (method, path, body) => {
    asked.push(`${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`);
    const { status = 200, body: reply } = answers[`${method} ${path.split('?')[0]}`] ?? { body: null };
    return { status, body: reply };
  };
  const clocks = {
    nowMs: () => Date.parse(now),
    keep: async (accountId: string, offsetMs: number) => {
      asked.push(`keeps ${offsetMs} of ${accountId}`);
    },
    openAfter: async (_: string, at: Date) =>
      open !== null && open.datedAt > at ? { type: 'nfe', serie: 1, numero: 7, ...open } : null,
  };
  return { asked, world: createSandboxWorld(control, clocks) };
}

it('shows the world of the account that asks, and what may be asked of it', async () => {
  const { asked, world } = recording({
    'GET /sandbox/conditions': { body: { conditions: [condition] } },
    'GET /sandbox/clock': { body: { offsetMs: 86_400_000, now } },
    'GET /sandbox/operations': {
      body: {
        operations: ['emit', 'status'],
        services: { nfe: ['autorizacao', 'statusServico'], cte: ['autorizacao'] },
      },
    },
  });
  expect(await world.look(caller)).toMatchObject({
    conditions: [condition],
    clock: { offsetMs: 86_400_000, now },
    operations: ['emit', 'status'],
    services: ['autorizacao', 'statusServico'],
    ufs: expect.arrayContaining(['SP', 'AC']),
  });
  expect(asked.filter((line) => line.includes('accountId'))).toEqual([
    `GET /sandbox/conditions?accountId=${MINE}`,
    `GET /sandbox/clock?accountId=${MINE}`,
  ]);
});

it('removes and moves the clock in the world of the account that asks', async () => {
  const { asked, world } = recording({
    'DELETE /sandbox/conditions': { body: { removed: 1 } },
    'PUT /sandbox/clock': { body: { offsetMs: -5, now } },
  });
  expect(await world.removeConditions(caller, 7)).toBe(1);
  expect(await world.removeConditions(caller, null)).toBe(1);
  expect(await world.setClock(caller, -5)).toEqual({ offsetMs: -5, now });
  expect(asked).toEqual([
    `DELETE /sandbox/conditions {"accountId":"${MINE}","id":7}`,
    `DELETE /sandbox/conditions {"accountId":"${MINE}","id":null}`,
    `PUT /sandbox/clock {"accountId":"${MINE}","offsetMs":-5}`,
    `keeps -5 of ${MINE}`,
  ]);
});

it('moves the clock back to no day before that of a document that is still open', async () => {
  const { asked, world } = recording(
    { 'PUT /sandbox/clock': { body: { offsetMs: 0, now } } },
    { datedAt: new Date('2026-11-23T03:00:00.000Z') },
  );
  const refusal = await world.setClock(caller, 0).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'operacao_nao_permitida',
    message: expect.stringMatching(/22\/11\/2026.*NF-e 7, série 1, de 23\/11\/2026/),
  });
  expect(asked).toEqual([]);
  await world.setClock(caller, 15 * 3_600_000);
  expect(asked).toHaveLength(2);
});

it('returns the sandbox’s refusals, field by field', async () => {
  const { world } = recording({
    'PUT /sandbox/clock': {
      status: 400,
      body: { code: 'requisicao_invalida', errors: [{ field: 'offsetMs', message: 'Too big' }] },
    },
  });
  const refusal = await world.setClock(caller, 1e15).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Failure);
  expect(refusal).toMatchObject({ code: 'requisicao_invalida', errors: [{ field: 'offsetMs' }] });
});

it('reports that the sandbox is away', async () => {
  const world = createSandboxWorld(() => Promise.reject(new Error('ECONNREFUSED')), {
    nowMs: Date.now,
    keep: () => Promise.resolve(),
    openAfter: () => Promise.resolve(null),
  });
  await expect(world.look(caller)).rejects.toMatchObject({ code: 'sefaz_indisponivel' });
});
