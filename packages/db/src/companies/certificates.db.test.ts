import { certificateProblem } from '@fiscal/core/vocabulary/certificate-problem';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { listAudit } from '../records/audit.ts';
import { stageA1, testCustody } from '../testing/custody.ts';
import { createTenant, databaseUrls, openDb, type TestTenant } from '../testing/test-database.ts';
import { runRetention } from '../upkeep/retention.ts';
import {
  type CertificateFacts,
  listCertificates,
  openCertificate,
  replaceCertificate,
  restoreCertificate,
} from './certificates.ts';

const db = openDb('app');
const worker = openDb('worker');
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
afterAll(() => owner.end());

const DAY_MS = 86_400_000;
const by = { actor: { kind: 'access-key', id: 'k' } } as const;
const good: Omit<CertificateFacts, 'thumbprint'> = {
  subject: 'CN=EMPRESA',
  holder: '11222333000181',
  notBefore: new Date(Date.now() - 30 * DAY_MS),
  notAfter: new Date(Date.now() + 300 * DAY_MS),
  problems: [],
};
const foreign = { ...good, problems: [certificateProblem('cnpj_divergente')] };

/** A company and acts on its A1s; each A1 is named by its thumbprint, which is also its file. */
async function company() {
  const { accountId, clientId } = await createTenant(db);
  return {
    accountId,
    clientId,
    replace: async (thumbprint: string, facts = good) =>
      replaceCertificate(
        db,
        { accountId, clientId },
        {
          certificate: { ...facts, thumbprint, uploadId: await stageA1(db, accountId, thumbprint) },
          by,
        },
      ),
    restore: (thumbprint: string | null = null, nowMs = Date.now()) =>
      restoreCertificate(db, { accountId, clientId }, { thumbprint, by: { ...by, nowMs } }),
    current: async () =>
      (await openCertificate(worker, await testCustody(worker), { accountId, clientId }))?.pfx.toString(),
    /** Thumbprints of those with key and password, oldest first. */
    sealed: async () => {
      const { rows } = await owner.query<{ thumbprint: string }>(
        'select thumbprint from certificates where client_id = $1 and octet_length(secret) > 0 order by id',
        [clientId],
      );
      return rows.map(({ thumbprint }) => thumbprint);
    },
    staged: async () =>
      (await owner.query('select from certificate_uploads where account_id = $1', [accountId])).rowCount,
  };
}

const ageKept = (clientId: string, interval: string) =>
  owner.query(
    `update certificates set kept_until = kept_until - interval '${interval}' where client_id = $1 and kept_until is not null`,
    [clientId],
  );
const purge = () => runRetention(worker, { testDocumentDays: 3_650, webhookDays: 3_650, emailDays: 3_650 });

describe('a replaced A1', () => {
  it('stays sealed for 30 days, and its key and password are destroyed then', async () => {
    const { accountId, clientId, replace, restore, current, sealed } = await company();
    expect(await replace('a')).toMatchObject({ kind: 'trocado', former: null });
    expect(await replace('b')).toMatchObject({
      kind: 'trocado',
      certificate: { thumbprint: 'b' },
      former: { thumbprint: 'a', keptUntil: expect.any(Date) },
    });
    expect([await current(), await sealed()]).toEqual(['b', ['a', 'b']]);
    await ageKept(clientId, '29 days 23 hours');
    await purge();
    expect(await sealed()).toEqual(['a', 'b']);
    await ageKept(clientId, '2 hours');
    expect((await restore()).kind).toBe('sem_anterior');
    await purge();
    expect([await current(), await sealed()]).toEqual(['b', ['b']]);
    expect(await listCertificates(db, accountId, clientId)).toMatchObject([
      { thumbprint: 'b', replacedAt: null, keptUntil: null },
      { thumbprint: 'a', replacedAt: expect.any(Date), keptUntil: null },
    ]);
  });

  it('is destroyed at once by a process of the release before, which knows no term', async () => {
    const { clientId, replace, sealed } = await company();
    await replace('a');
    await owner.query('update certificates set replaced_at = now() where client_id = $1', [clientId]);
    expect(await sealed()).toEqual([]);
  });

  it('can be restored, and its replacement is stored then', async () => {
    const { accountId, replace, restore, current, sealed } = await company();
    await replace('a');
    await replace('b');
    expect(await restore()).toMatchObject({
      kind: 'restaurado',
      certificate: { thumbprint: 'a' },
      former: { thumbprint: 'b', keptUntil: expect.any(Date) },
    });
    expect([await current(), await sealed()]).toEqual(['a', ['a', 'b']]);
    expect(await listAudit(db, accountId, { limit: 1 })).toMatchObject([
      { action: 'client.certificate-restore', actor: by.actor, details: { thumbprint: 'a' } },
    ]);
    expect((await restore()).kind).toBe('restaurado');
    expect(await current()).toBe('b');
  });

  it('can be restored by its thumbprint, once, after any number of later uploads', async () => {
    const { replace, restore, current, sealed } = await company();
    for (const thumbprint of ['a', 'b', 'c']) await replace(thumbprint);
    expect((await restore('a')).kind).toBe('restaurado');
    expect((await restore('a')).kind).toBe('inalterado');
    expect((await restore('x')).kind).toBe('sem_anterior');
    expect([await current(), await sealed()]).toEqual(['a', ['a', 'b', 'c']]);
  });

  it('is restored once by two calls at the same time', async () => {
    const { replace, restore, current } = await company();
    await replace('a');
    await replace('b');
    const kinds = (await Promise.all([restore('a'), restore('a')])).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['inalterado', 'restaurado']);
    expect(await current()).toBe('a');
  });

  it('is not restored when it signs nothing any more and the current one does', async () => {
    const { replace, restore, current } = await company();
    expect((await restore()).kind).toBe('sem_anterior');
    await replace('old', { ...good, notAfter: new Date(Date.now() + DAY_MS) });
    await replace('new');
    expect(await restore(null, Date.now() + 2 * DAY_MS)).toMatchObject({
      kind: 'recusado',
      problems: [{ code: 'expirado' }],
    });
    expect(await current()).toBe('new');
  });
});

describe('an A1 that could sign less than the current one', () => {
  it('changes nothing, and is not stored', async () => {
    const { accountId, replace, current, sealed, staged } = await company();
    await replace('a');
    const [before] = await listAudit(db, accountId, { limit: 1 });
    expect(await replace('x', foreign)).toEqual({ kind: 'recusado', problems: foreign.problems });
    expect([await current(), await sealed(), await staged()]).toEqual(['a', ['a'], 0]);
    expect(await listAudit(db, accountId, { limit: 1 })).toEqual([before]);
  });

  it('is refused when a better one comes at the same time', async () => {
    const { replace, current } = await company();
    await replace('x', foreign);
    await Promise.all([replace('good'), replace('y', foreign)]);
    expect(await current()).toBe('good');
  });
});

it('an A1 of another account is neither replaced nor restored', async () => {
  const { clientId, replace, current, sealed } = await company();
  await replace('a');
  await replace('b');
  const { accountId }: TestTenant = await createTenant(db);
  const uploadId = await stageA1(db, accountId);
  const unknown = { kind: 'cliente_inexistente' };
  expect(
    await replaceCertificate(
      db,
      { accountId, clientId },
      {
        certificate: { ...good, thumbprint: 'x', uploadId },
      },
    ),
  ).toEqual(unknown);
  expect(await restoreCertificate(db, { accountId, clientId }, { thumbprint: null })).toEqual(unknown);
  expect(await restoreCertificate(db, { accountId, clientId: 'no id' }, { thumbprint: 'a' })).toEqual(
    unknown,
  );
  expect([await current(), await sealed()]).toEqual(['b', ['a', 'b']]);
});
