import { expect, it } from 'vitest';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { createIssueSandboxA1 } from './sandbox-a1.ts';
import type { SandboxControl } from './sandbox-control.ts';

const caller = { accountId: 'conta-1', actor: { kind: 'user', id: 'ana' } } as const;
const holder = { cnpj: '12345678000195', name: 'PADARIA' };
const a1 = { certificateBase64: 'MIIK', certificatePassword: 'x' };

function recording() {
  const asked: unknown[] = [];
  const control: SandboxControl = async (method, path, body) => {
    asked.push({ method, path, body });
    return { status: 201, body: a1 };
  };
  return {
    asked,
    issue: createIssueSandboxA1(
      control,
      createRateLimiter(() => 0),
    ),
  };
}

it('issues an A1 in the world of the account that calls', async () => {
  const { asked, issue } = recording();
  expect(await issue(caller, holder)).toEqual(a1);
  expect(asked).toEqual([{ method: 'POST', path: '/sandbox/a1', body: { ...holder, accountId: 'conta-1' } }]);
});

it('issues 30 a minute to an account, and still to another', async () => {
  const { asked, issue } = recording();
  for (let n = 0; n < 30; n++) await issue(caller, holder);
  await expect(issue(caller, holder)).rejects.toMatchObject({
    code: 'limite_excedido',
    headers: { 'retry-after': '2' },
  });
  expect(await issue({ ...caller, accountId: 'conta-2' }, holder)).toEqual(a1);
  expect(asked).toHaveLength(31);
});
