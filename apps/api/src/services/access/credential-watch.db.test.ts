import { regenerateKey } from '@fiscal/db/accounts/accounts';
import { rotateToken } from '@fiscal/db/companies/tokens';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testPageTokens } from '../../../test/support/read-tokens.ts';
import { createWatchSender } from '../../edge/watch-sender.ts';
import { createAuthenticate } from './authenticate.ts';
import { createCredentialWatch } from './credential-watch.ts';

const db = openDb('app', 4);
const credentials = createAuthenticate(db, { ...testPageTokens, nowMs: Date.now });
const actor = { kind: 'system', id: 'teste' } as const;

const watch = createCredentialWatch({
  everyMs: 5,
  onError: (error) => {
    throw error;
  },
});

/** Streams opened with an access key and tokens, in their order. */
function openStreams(accessKey: string, tokens: readonly string[]) {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  return tokens.map((token) =>
    watch.watch(
      { name: token, holds: async () => (await credentials.principal(accessKey, token)) !== null },
      end.signal,
    ),
  );
}

const waitForAbort = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

it('ends what a token opened once its overlap is over, and nothing of another token', async () => {
  const tenant = await createTenant(db);
  const [test, live] = openStreams(tenant.accessKey, [tenant.testToken, tenant.liveToken]);
  await rotateToken(db, tenant.vault, {
    accountId: tenant.accountId,
    clientId: tenant.clientId,
    tokenId: tenant.test.tokenId,
    overlapSeconds: 0,
    actor,
  });
  await waitForAbort(test);
  expect(live?.aborted).toBe(false);
});

it('ends all that an access key opened when it is replaced', async () => {
  const tenant = await createTenant(db);
  const streams = openStreams(tenant.accessKey, [tenant.testToken, tenant.liveToken]);
  await regenerateKey(db, tenant.accountId, { kind: 'access', actor });
  await Promise.all(streams.map(waitForAbort));
});

it('leaves open what an access key opened alone, until the key is replaced', async () => {
  const [kept, replaced] = [await createTenant(db), await createTenant(db)];
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const watchSender = createWatchSender(credentials, watch);
  const streamOf = (accessKey: string) =>
    watchSender(
      {
        requestId: 'teste',
        ip: '127.0.0.1',
        query: {},
        header: (name) => (name === 'x-access-key' ? accessKey : undefined),
      },
      end.signal,
    );
  const [open, ended] = [streamOf(kept.accessKey), streamOf(replaced.accessKey)];
  await regenerateKey(db, replaced.accountId, { kind: 'access', actor });
  await waitForAbort(ended);
  expect(open.aborted).toBe(false);
});

it('asks for many credentials together', async () => {
  const tenants = await Promise.all(Array.from({ length: 8 }, () => createTenant(db)));
  const asked = vi.spyOn(db.pool, 'query');
  onTestFinished(() => asked.mockRestore());
  const streams = tenants.flatMap(({ accessKey, testToken, liveToken }) =>
    openStreams(accessKey, [testToken, liveToken]),
  );
  const [first] = tenants;
  if (first) await regenerateKey(db, first.accountId, { kind: 'access', actor });
  await Promise.all(streams.slice(0, 2).map(waitForAbort));
  const sizes = asked.mock.calls.flatMap(([query]) => {
    const { name, values }: { name?: unknown; values?: unknown[] } = Object(query);
    return name === 'authenticate' && Array.isArray(values?.[0]) ? [values[0].length] : [];
  });
  expect(Math.max(...sizes)).toBeGreaterThan(1);
  expect(streams.slice(2).every((signal) => !signal.aborted)).toBe(true);
});
