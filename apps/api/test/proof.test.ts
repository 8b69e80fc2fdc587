import { documentByRoute } from '@fiscal/core/registry/documents';
import { RECEIVED_EVENTS } from '@fiscal/core/vocabulary/manifestation';
import { TRPCError } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { Failure } from '../src/base/failure.ts';
import { schema } from '../src/graphql/schema.ts';
import { OPERATIONS, TABLED_EVENTS } from '../src/operations/table.ts';
import { NEEDS_PROOF } from '../src/people/rights/proof.ts';
import { PEOPLE_ROUTES } from '../src/people/routes.ts';
import { ROUTES } from '../src/rest/v1/routes.ts';
import type { TrpcContext } from '../src/trpc/context.ts';
import { appRouter } from '../src/trpc/router.ts';
import { createCallerFactory } from '../src/trpc/trpc.ts';

type Doors = Readonly<Record<string, readonly string[]>>;

/** Acts that a session does without a new proof, by the reason. Closed: a mutation that is here no more than in `NEEDS_PROOF` fails. */
const WITHOUT_PROOF: Doors = {
  'asks for the password, or a code, in the call itself': [
    '/two-factor/disable',
    '/two-factor/enable',
    '/two-factor/generate-backup-codes',
  ],
  'is how somebody comes in or proves who they are': [
    'session.confirm',
    'session.confirmByPasskey',
    '/request-password-reset',
    '/reset-password',
    '/send-verification-email',
    '/sign-in/email',
    '/sign-up/account',
    '/sign-up/invited',
    '/passkey/verify-authentication',
    '/two-factor/verify-backup-code',
    '/two-factor/verify-totp',
    '/organization/accept-invitation',
    '/organization/reject-invitation',
    '/organization/set-active',
  ],
  'takes a way in away, and a person can come in anew': [
    'account.takeBackLinks',
    'team.endSessions',
    '/revoke-other-sessions',
    '/revoke-session',
    '/revoke-sessions',
    '/sign-out',
    '/organization/cancel-invitation',
  ],
  'keeps nothing': [
    'certificates.inspect',
    'emission.validate',
    'sefaz.check',
    'Mutation.validateCTe',
    'Mutation.validateDCe',
    'Mutation.validateMDFe',
    'Mutation.validateNFCe',
    'Mutation.validateNFCom',
    'Mutation.validateNFSe',
    'Mutation.validateNFe',
  ],
  'is of the test environment alone: people emit with fiscal value by `emission.emitLive`': [
    'emission.emit',
    'tokens.tryOut',
    'sandbox.addCondition',
    'sandbox.removeConditions',
    'sandbox.setClock',
    'sandbox.setOutage',
    'sandbox.setOveruse',
    'Mutation.emitCTe',
    'Mutation.emitDCe',
    'Mutation.emitMDFe',
    'Mutation.emitNFCe',
    'Mutation.emitNFCom',
    'Mutation.emitNFSe',
    'Mutation.emitNFe',
    'Mutation.clearSandboxOutages',
    'Mutation.issueSandboxA1',
    'Mutation.issueSandboxPurchases',
    'Mutation.moveSandboxClock',
    'Mutation.putSandboxOutage',
    'Mutation.queryAsSandboxNeighbor',
    'Mutation.removeSandboxCondition',
    'Mutation.setSandboxCondition',
  ],
  'can be changed back': [
    'cadastros.change',
    'cadastros.remove',
    'cadastros.save',
    'clients.create',
    'clients.edit',
    'clients.removeLogo',
    'clients.setLogo',
    'clients.update',
    'emails.setSettings',
    'emails.suppress',
    'emails.unsuppress',
    'received.changeAddress',
    'received.endAddress',
    'received.setReceiving',
    'sefaz.setLawMail',
    'sefaz.setMail',
    'views.create',
    'views.remove',
    'views.rename',
    'views.replace',
    'webhooks.remove',
    'Mutation.createClient',
    'Mutation.deleteReceivedOrder',
    'Mutation.deleteWebhook',
    'Mutation.setEmailSettings',
    'Mutation.changeReceivedAddress',
    'Mutation.endReceivedAddress',
    'Mutation.setReceiving',
    'Mutation.suppressEmailAddress',
    'Mutation.unsuppressEmailAddress',
    'Mutation.updateClient',
    '/organization/update',
    '/passkey/update-passkey',
    '/update-user',
  ],
  'continues with what was asked for before, or tells it once more': [
    'contingency.closeObligation',
    'Mutation.abandonDocument',
    'Mutation.closeObligation',
    'Mutation.resumeDocument',
    'Mutation.retryObligation',
    'contingency.retryObligation',
    'document.abandon',
    'document.confirmImport',
    'received.confirm',
    'document.resume',
    'document.sendEmail',
    'emails.testServer',
    'webhooks.replay',
    'webhooks.resend',
    'webhooks.test',
    'Mutation.confirmImport',
    'Mutation.confirmReceived',
    'Mutation.replayWebhook',
    'Mutation.resendWebhookDelivery',
    'Mutation.sendDocumentEmail',
    'Mutation.testEmailServer',
    'Mutation.testWebhook',
  ],
  'happens at a counter, whose opening asks for the proof, or closes it': ['counter.close', 'counter.emit'],
  'takes a token of the company: a session, which has none, is refused': ['Mutation.createReadToken'],
  'continues with an import, whose beginning asks for the proof in production': [
    'imports.add',
    'imports.send',
  ],
  'an event on a document that stays valid': OPERATIONS.filter(
    ({ name }) => !['cancelDocument', 'closeMdfe', 'requestCancellationAnalysis'].includes(name),
  ).flatMap(({ name }) => [`document.act ${name}`, `Mutation.${name}`]),
};

/** Why a server acts by the access key, with or without a token; the restricted key opens the rest. */
const BY_ACCESS_KEY: Doors = {
  'the contract: access key and token are all that an operation on documents takes (CONTRACT.md, Authentication)':
    [
      'POST /v1/{type}/emit',
      'POST /v1/{type}/validate',
      'POST /v1/{type}/status',
      'POST /v1/{type}/inutilize',
      'POST /v1/{type}/:id/cancel',
      'POST /v1/{type}/:id/correct',
      'POST /v1/{type}/:id/ator-interessado',
      'POST /v1/{type}/:id/insucesso-entrega',
      'DELETE /v1/{type}/:id/insucesso-entrega',
      'POST /v1/{type}/:id/econf',
      'DELETE /v1/{type}/:id/econf/:numeroProtocolo',
      'POST /v1/{type}/:id/encerrar',
      'POST /v1/{type}/:id/inclusao-condutor',
      'POST /v1/{type}/:id/inclusao-dfe',
      'POST /v1/{type}/:id/analise-cancelamento',
      ...TABLED_EVENTS.map(({ kind }) => `POST /v1/{type}/:id/eventos/${kind}`),
      'POST /v1/{type}/:id/email',
      'POST /v1/received/files',
      'POST /v1/received/:id/confirm',
      'POST /v1/received/:id/manifest',
      'POST /v1/received/orders',
      'DELETE /v1/received/orders/:id',
      ...RECEIVED_EVENTS.map((kind) => `POST /v1/received/:id/eventos/${kind}`),
      'POST /v1/documents/:id/resume',
      'POST /v1/documents/:id/abandon',
      'POST /v1/documents/:id/confirm-import',
      'POST /v1/read-tokens',
    ],
  'the contract: management of clients takes the access key alone (CONTRACT.md, Authentication)': [
    'POST /v1/clients',
    'PATCH /v1/clients/:id',
    'POST /v1/clients/:id/imports',
    'PUT /v1/clients/:id/email/:environment',
    'PUT /v1/clients/:id/contingency/:environment',
    'PUT /v1/clients/:id/received/:environment',
    'POST /v1/clients/:id/received/:environment/address',
    'DELETE /v1/clients/:id/received/:environment/address',
    // A replaced certificate can be restored for 30 days, and owners are notified.
    'PUT /v1/clients/:id/certificate',
    'POST /v1/clients/:id/certificate/restore',
  ],
  'published so, and servers call it: a key is a server’s proof': [
    'POST /v1/obligations/:id/close',
    'POST /v1/obligations/:id/retry',
    'PUT /v1/email/server',
    'DELETE /v1/email/server',
    'POST /v1/email/server/test',
    'POST /v1/email/suppressions',
    'DELETE /v1/email/suppressions/:address',
    'POST /v1/webhooks',
    'PATCH /v1/webhooks/:id',
    'DELETE /v1/webhooks/:id',
    'POST /v1/webhooks/:id/rotate-secret',
    'POST /v1/webhooks/:id/test',
    'POST /v1/webhooks/:id/deliveries/:deliveryId/resend',
    'POST /v1/webhooks/:id/replay',
  ],
  'the emulated authorities: nothing of value': [
    'POST /sandbox/conditions',
    'POST /sandbox/a1',
    'POST /sandbox/received',
    'POST /sandbox/received/neighbor',
    'DELETE /sandbox/conditions/:id',
    'POST /sandbox/clock',
    'PUT /sandbox/outages',
    'DELETE /sandbox/outages',
  ],
};

/** Reveals tokens, so it is an act too though it changes nothing. */
const REVEALS = ['GET /v1/clients/:id/tokens', 'Query.clientTokens', '/passkey/generate-register-options'];
const BY_RESTRICTED_KEY = ['GET /v1/clients/:id/tokens', 'POST /v1/clients/:id/tokens/:tokenId/rotate'];
const FIELDS_BY_RESTRICTED_KEY = ['Query.clientTokens', 'Mutation.rotateToken'];

const PROCEDURES = Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, procedure]) => {
  const { _def } = procedure as { readonly _def: { readonly type: string } };
  if (_def.type !== 'mutation') return [];
  return path === 'document.act' ? OPERATIONS.map(({ name }) => `${path} ${name}`) : [path];
});

const FIELDS = [schema().getQueryType(), schema().getMutationType()].flatMap((type) =>
  Object.entries(type?.getFields() ?? {}).map(([name, { extensions }]) => {
    const { pothosOptions }: { pothosOptions?: { authScopes?: unknown } } = extensions;
    const scopes = pothosOptions?.authScopes;
    const asked: unknown = typeof scopes === 'function' ? scopes({}, { id: '', ids: [] }) : scopes;
    const caller: unknown = Reflect.get(Object(asked), 'caller');
    return { door: `${type?.name}.${name}`, caller };
  }),
);
const MUTATIONS = FIELDS.map(({ door }) => door).filter((door) => door.startsWith('Mutation.'));

const ROWS = ROUTES.map(({ method, path, scope }) => {
  const [, , segment = ''] = path.split('/');
  const general = documentByRoute(segment) === undefined ? path : path.replace(`/${segment}`, '/{type}');
  return { row: `${method} ${general}`, scope, changes: method !== 'GET' };
});

const rows = (doors: Doors) => Object.values(doors).flat();
const sortDoors = (doors: Iterable<string>) => [...new Set(doors)].toSorted();

describe('every act', () => {
  it('on a session either needs proof or has a reason why not', () => {
    const doors = [...PROCEDURES, ...MUTATIONS, ...PEOPLE_ROUTES.POST];
    const needing = Object.keys(NEEDS_PROOF).filter((door) => !REVEALS.includes(door));
    expect(sortDoors([...needing, ...rows(WITHOUT_PROOF)])).toEqual(sortDoors(doors));
    expect(rows(WITHOUT_PROOF).filter((door) => door in NEEDS_PROOF)).toEqual([]);
  });

  it('with a key needs the restricted key or states the reason for none', () => {
    const restricted = ROWS.filter(({ scope }) => scope === 'restricted').map(({ row }) => row);
    expect(sortDoors(restricted)).toEqual(sortDoors(BY_RESTRICTED_KEY));
    const others = ROWS.filter(({ changes, scope }) => changes && scope !== 'restricted').map(
      ({ row }) => row,
    );
    expect(sortDoors(others)).toEqual(sortDoors(rows(BY_ACCESS_KEY)));
  });

  it('with a key in GraphQL needs the restricted key where REST does', () => {
    const restricted = FIELDS.filter(({ caller }) => caller === 'restricted').map(({ door }) => door);
    expect(sortDoors(restricted)).toEqual(sortDoors(FIELDS_BY_RESTRICTED_KEY));
  });
});

const UUID = '00000000-0000-7000-8000-000000000001';

const ownerInProduction = async () => ({ clientId: UUID, environment: 1 });

/** Calls a procedure as an owner who proved nothing lately; the code of its refusal. */
async function refusalOf(
  door: string,
  input: object = {},
  { secondFactor } = { secondFactor: true },
): Promise<string | undefined> {
  const [path = '', operation] = door.split(' ');
  const caller: unknown = createCallerFactory(appRouter)({
    services: { documents: { ownerOf: ownerInProduction }, received: { ownerOf: ownerInProduction } },
    metrics: { procedure: () => {} },
    limiter: { take: () => ({ allowed: true, retryAfterSeconds: 0 }) },
    session: async () => ({ accountId: UUID, userId: UUID, role: 'owner', confirmed: false, secondFactor }),
  } as unknown as TrpcContext);
  const procedure = path
    .split('.')
    .reduce<unknown>((room, name) => Reflect.get(Object(room), name), caller) as (
    input: unknown,
  ) => Promise<unknown>;
  const error: unknown = await procedure({ operation, target: 'producao', ...input }).catch(
    (thrown: unknown) => thrown,
  );
  const cause = error instanceof TRPCError ? error.cause : undefined;
  return cause instanceof Failure ? cause.errors[0]?.code : undefined;
}

describe('a session that proved nothing for ten minutes', () => {
  const needing = PROCEDURES.filter((door) => door in NEEDS_PROOF);

  it.each(needing)('does not do %s', async (door) => {
    const url = 'https://example.com/';
    const input = { url, changes: [{ field: 'url', from: 'https://example.org/', to: url }] };
    expect(await refusalOf(door, input)).toBe('sessao_antiga');
  });

  it.each(needing.filter((door) => NEEDS_PROOF[door] === 'factor'))(
    'does %s on the password alone, where its person has no second factor',
    async (door) => {
      expect(await refusalOf(door, {}, { secondFactor: false })).not.toBe('sessao_antiga');
    },
  );

  it.each([
    ['webhooks.update', { description: 'Pedidos' }],
    ['webhooks.edit', { changes: [{ field: 'description', from: '', to: 'Pedidos' }] }],
  ])('changes another field by %s', async (door, input) => {
    expect(await refusalOf(door, input)).not.toBe('sessao_antiga');
  });

  it.each(PROCEDURES.filter((door) => !needing.includes(door)))(
    'is not asked for more at %s',
    async (door) => {
      expect(await refusalOf(door)).not.toBe('sessao_antiga');
    },
  );

  it.each(
    ['numbering.void', 'imports.begin'].flatMap((door) =>
      ['sandbox', 'homologacao'].map((target) => [door, target]),
    ),
  )('does %s of %s', async (door, target) => {
    expect(await refusalOf(door, { target })).not.toBe('sessao_antiga');
  });
});
