import { documentOf } from '@fiscal/core/registry/documents';
import { minimalNfe } from '@fiscal/core/testing/builders';
import { preparedOf } from '@fiscal/core/testing/taken';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { createDb } from '@fiscal/db/base/client';
import { createTenant, databaseUrls, testKeyring } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { emissionContext } from '../emission/emission-context.ts';
import { identify } from '../emission/identify.ts';
import { createGetCompanyCalendar, REPLAYED_MAX } from './company-calendar.ts';
import { createReplayHost } from './replaying/replay-host.ts';

const AT_ONCE = 100;

it('reads ten thousand bodies of a company, or reports that the time was too short', {
  timeout: 600_000,
}, async () => {
  const db = createDb({ url: databaseUrls().appUrl, role: 'app', max: 4, keyring: testKeyring });
  const host = createReplayHost();
  try {
    const settings = { nowMs: Date.now, verProc: 'teste' };
    const acceptor = createAcceptor(db, { nowMs: Date.now, identify });
    const { test, accountId, clientId } = await createTenant(db);
    const definition = documentOf('nfe');
    const body = { ...minimalNfe(), regime_tributario_emitente: '1' };
    const accept = () =>
      acceptor.accept({
        principal: test,
        type: 'nfe',
        modelo: '55',
        prepared: preparedOf(definition, body, emissionContext(settings, test, { strict: false })),
        payload: JSON.stringify(body),
        creditsMilli: 0,
        strict: false,
        refuseFaults: false,
        referencia: null,
        idempotency: null,
      });
    for (let accepted = 0; accepted < REPLAYED_MAX; accepted += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, accept));
    const calendar = createGetCompanyCalendar({ db, emission: settings, host, nowMs: Date.now });
    const began = performance.now();
    const { replayed, more, inDuty } = await calendar(accountId, { clientId, target: 'sandbox' });
    process.stdout.write(
      `${replayed} bodies replayed in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
    );
    expect({ more, inDuty }).toEqual({ more: replayed < REPLAYED_MAX, inDuty: replayed });
    expect(replayed).toBeGreaterThan(0);
  } finally {
    await host.close();
    await db.close();
  }
});
