import { expect, it } from 'vitest';
import { createTenant, openDb } from '../testing/test-database.ts';
import { type AuditAction, listAudit, recordAudit } from './audit.ts';

const app = openDb('app');

const ana = { kind: 'user', id: '0193a2b4-5c6d-7e8f-9012-3456789abcde' } as const;
const bia = { kind: 'user', id: '0193a2b4-5c6d-7e8f-9012-3456789abcdf' } as const;

it('is read newest first, page by page, of one person, one act or one period', async () => {
  const { accountId } = await createTenant(app);
  const began = new Date();
  const acts: readonly (readonly [typeof ana | typeof bia, AuditAction])[] = [
    [ana, 'session.start'],
    [bia, 'session.start'],
    [ana, 'token.reveal'],
    [bia, 'member.role'],
    [ana, 'session.end'],
  ];
  for (const [actor, action] of acts)
    await recordAudit(app, accountId, { actor, action, subject: { type: 'user', id: actor.id } });
  const list = async (asked: Partial<Parameters<typeof listAudit>[2]>) =>
    (await listAudit(app, accountId, { limit: 10, from: began, ...asked })).map(({ action }) => action);
  const newest = acts.map(([, action]) => action).toReversed();
  expect(await list({})).toEqual(newest);
  const first = await listAudit(app, accountId, { limit: 2, from: began });
  const cursor = first.at(-1)?.id ?? '';
  expect([...first.map(({ action }) => action), ...(await list({ cursor }))]).toEqual(newest);
  expect(await list({ actorId: ana.id })).toEqual(['session.end', 'token.reveal', 'session.start']);
  expect(await list({ actorId: bia.id, action: 'session.start' })).toEqual(['session.start']);
  expect(await list({ to: began })).toEqual([]);
  expect(await list({ to: new Date(Date.now() + 60_000), cursor })).toEqual(newest.slice(2));
  expect(await list({ from: new Date(Date.now() + 60_000) })).toEqual([]);
});

it('names the actor’s request, unless the entry has one itself', async () => {
  const { accountId } = await createTenant(app);
  const act = { action: 'client.update', subject: { type: 'client', id: accountId } } as const;
  const actor = { kind: 'access-key', id: 'chave', requestId: 'req_1' } as const;
  await recordAudit(app, accountId, { ...act, actor });
  await recordAudit(app, accountId, { ...act, actor, requestId: 'req_2' });
  const entries = await listAudit(app, accountId, { limit: 2 });
  expect(entries).toMatchObject([{ requestId: 'req_2' }, { requestId: 'req_1' }]);
  expect(entries[0]?.actor).toEqual({ kind: 'access-key', id: 'chave' });
});
