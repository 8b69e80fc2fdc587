import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { documentOwner } from '@fiscal/db/documents/document-history';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { listAudit } from '@fiscal/db/records/audit';
import { emitAuthorized } from '@fiscal/db/testing/operations';
import { identify } from '@fiscal/db/testing/requests';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { TRPCError } from '@trpc/server';
import { afterAll, expect, it } from 'vitest';
import { fakeServices } from '../../test/support/fakes.ts';
import { Failure } from '../base/failure.ts';
import { createRateLimiter } from '../base/rate-limit.ts';
import { createActForClient } from '../services/access/authenticate.ts';
import { createChangeHub } from '../services/changes/change-hub.ts';
import { createActOnDocument } from '../services/events/act-on-document.ts';
import { createOperate } from '../services/events/operate.ts';
import type { TrpcContext } from '../trpc/context.ts';
import { appRouter } from '../trpc/router.ts';
import { createCallerFactory } from '../trpc/trpc.ts';

const app = openDb('app');
const worker = openDb('worker');
const hub = createChangeHub();
afterAll(() => {
  hub.close();
});

const ports = {
  acceptor: createAcceptor(app, { nowMs: () => Date.now(), identify }),
  store: createEmissionStore(worker),
};
const CANCELLATION = {
  operation: 'cancelDocument',
  body: { reason: 'Pedido cancelado pelo cliente' },
} as const;

/** An owner at the console, whose session is old or was just confirmed. */
async function ownerOf({ accountId }: { readonly accountId: string }) {
  const { id: userId } = await app.prisma.authUser.findFirstOrThrow({
    where: { members: { some: { organizationId: accountId } } },
  });
  const operate = createOperate({
    db: app,
    hub,
    wake: () => {},
    conclude: async () => {},
    onCommit: () => {},
  });
  const at = (confirmed: boolean) =>
    createCallerFactory(appRouter)({
      services: fakeServices({
        events: {
          actOnDocument: createActOnDocument({ db: app, actForClient: createActForClient(app), operate }),
        },
        documents: { ownerOf: (...of) => documentOwner(app, ...of) },
      }),
      metrics: { procedure: () => {} },
      limiter: createRateLimiter(Date.now),
      requestId: 'req_teste',
      session: async () => ({ accountId, userId, role: 'owner', confirmed, secondFactorOwed: false }),
    } as unknown as TrpcContext).document;
  return { old: at(false), confirmed: at(true) };
}

const codesOf = async (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: unknown) =>
      error instanceof TRPCError && error.cause instanceof Failure
        ? error.cause.errors.map(({ code }) => code)
        : error,
  );

it('cancels a production document only after a fresh proof of identity', async () => {
  const tenant = await createTenant(app);
  const { documentId: id } = (await emitAuthorized(ports, tenant.live)).scope;
  const { old, confirmed } = await ownerOf(tenant);
  const asked = { id, key: crypto.randomUUID(), ...CANCELLATION };
  const cancellations = () => listAudit(app, tenant.accountId, { action: 'document.cancelamento', limit: 9 });
  expect(await codesOf(old.act(asked))).toEqual(['sessao_antiga']);
  expect(await cancellations()).toEqual([]);
  await confirmed.act(asked);
  expect(await cancellations()).toHaveLength(1);
});

it('cancels a test document, and corrects a production one, without', async () => {
  const tenant = await createTenant(app);
  const [test, live] = [await emitAuthorized(ports, tenant.test), await emitAuthorized(ports, tenant.live)];
  const { old } = await ownerOf(tenant);
  const key = () => crypto.randomUUID();
  expect(await codesOf(old.act({ id: test.scope.documentId, key: key(), ...CANCELLATION }))).toBeNull();
  const correction = { correctionText: 'Corrige o complemento do endereço' };
  const correct = { operation: 'correctDocument', body: correction, key: key() };
  expect(await codesOf(old.act({ id: live.scope.documentId, ...correct }))).toBeNull();
});

it('finds nothing where there is no such document', async () => {
  const [mine, theirs] = await Promise.all([createTenant(app), createTenant(app)]);
  const { documentId } = (await emitAuthorized(ports, theirs.live)).scope;
  const { old } = await ownerOf(mine);
  for (const id of [documentId, crypto.randomUUID()])
    await expect(old.act({ id, key: crypto.randomUUID(), ...CANCELLATION })).rejects.toMatchObject({
      cause: { code: 'nao_encontrado' },
    });
});
