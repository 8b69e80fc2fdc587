import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { addDelivery } from '@fiscal/db/webhooks/deliveries';
import { createEndpoint } from '@fiscal/db/webhooks/endpoints';
import { finishTry } from '@fiscal/db/webhooks/tries';
import { newSecret } from '@fiscal/webhooks/sign';
import { expect, it } from 'vitest';
import { createOutbox } from '../../mail/outbox.ts';
import { createTellDisabledWebhooks } from '../../people/mail/tell-disabled-webhooks.ts';

it('writes once to who looks after an endpoint that was disabled', async () => {
  const [db, worker] = [openDb('app'), openDb('worker')];
  const tenant = await createTenant(db);
  const { accountId } = tenant;
  const { user } = await db.prisma.member.findFirstOrThrow({
    where: { organizationId: accountId },
    include: { user: true },
  });
  await db.prisma.authUser.update({ where: { id: user.id }, data: { emailVerified: true } });
  const made = await createEndpoint(db, tenant.vault, {
    accountId,
    endpoint: {
      url: 'https://erp.exemplo.com.br/w',
      description: '',
      types: [],
      clientIds: [],
      environment: 2,
      secret: newSecret(),
      signing: null,
    },
    by: { actor: { kind: 'system', id: 'teste' } },
  });
  if (made.kind !== 'salvo') throw new Error(made.kind);
  const endpointId = made.endpoint.id;
  const message = { id: 'msg_1', type: 'webhook.test', body: '{}' };
  const delivery = await addDelivery(db, { accountId, endpointId }, message);
  const at = new Date();
  await finishTry(
    worker,
    {
      deliveryId: delivery?.id ?? '',
      number: 1,
      attempt: 1,
      step: 'gone',
      nextAt: null,
      startedAt: at,
      endedAt: at,
      timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 1 },
      status: 410,
      reason: null,
      detail: null,
      answer: '',
    },
    1,
  );
  const outbox = createOutbox(() => Date.now());
  const errors: unknown[] = [];
  const tell = createTellDisabledWebhooks({
    db,
    send: (mail) => outbox.send(mail),
    consoleUrl: 'https://console.example',
    onError: (error) => errors.push(error),
  });
  await Promise.all([tell(), tell()]);
  await tell();
  const mine = outbox.list().filter(({ to }) => to === user.email);
  expect(errors).toEqual([]);
  expect(mine).toHaveLength(1);
  expect(mine[0]?.text).toContain('https://erp.exemplo.com.br/w foi desativado');
  expect(mine[0]?.text).toContain(`https://console.example/teste/webhooks/${endpointId}`);
});
