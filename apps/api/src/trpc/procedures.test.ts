import { ROLES, type Role } from '@fiscal/db/people/members';
import { TRPCError } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { Failure } from '../base/failure.ts';
import { may, PERMISSIONS, type Permission } from '../people/rights/roles.ts';
import type { TrpcContext } from './context.ts';
import { appRouter } from './router.ts';
import { createCallerFactory } from './trpc.ts';

const isPermission = (value: unknown): value is Permission =>
  typeof value === 'string' && value in PERMISSIONS;

const PROCEDURES = Object.entries<unknown>(appRouter._def.procedures).map(([path, procedure]) => {
  const { _def } = procedure as {
    readonly _def: { readonly meta?: { readonly may?: unknown }; readonly type: string };
  };
  return { path, type: _def.type, permission: _def.meta?.may };
});
const paths = PROCEDURES.map(({ path }) => path);

/** Mutations of what a person keeps for themselves: a reader may have them too. */
const OF_ONES_OWN: readonly string[] = [
  'ownData.erase',
  'sefaz.setMail',
  'sefaz.setLawMail',
  'session.confirm',
  'session.confirmByPasskey',
  'views.create',
  'views.rename',
  'views.replace',
  'views.remove',
];

/** Stub behind an edge: every property leads on, and every call reports that it was reached. */
const beyond: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === 'then' ? undefined : beyond),
  apply: () => {
    throw new Error('reached');
  },
});

const contextOf = (session: TrpcContext['session']) =>
  ({
    services: beyond,
    people: beyond,
    actForClient: beyond,
    metrics: { procedure: () => {} },
    limiter: { take: () => ({ allowed: true, retryAfterSeconds: 0 }) },
    nowMs: () => 0,
    requestId: 'req_teste',
    ip: '127.0.0.1',
    session,
  }) as unknown as TrpcContext;

const inside = (role: Role) =>
  contextOf(async () => ({
    kind: 'session',
    userId: '00000000-0000-7000-8000-000000000001',
    sessionId: '00000000-0000-7000-8000-000000000002',
    accountId: '00000000-0000-7000-8000-000000000003',
    role,
    confirmed: true,
    secondFactor: true,
    secondFactorOwed: false,
  }));

/** Calls it with an input that records its first read. */
async function call(path: string, context: TrpcContext) {
  let looked = false;
  const look = () => {
    looked = true;
    return undefined;
  };
  const input = new Proxy({}, { get: look, has: () => look() === null, ownKeys: () => (look(), []) });
  const caller: unknown = createCallerFactory(appRouter)(context);
  const procedure = path
    .split('.')
    .reduce<unknown>((room, name) => Reflect.get(Object(room), name), caller) as (
    input: unknown,
  ) => Promise<unknown>;
  const failure = await procedure(input).then(
    () => null,
    (error: unknown) => (error instanceof TRPCError && error.cause instanceof Failure ? error.cause : null),
  );
  return { code: failure?.code ?? null, looked };
}

describe('every procedure', () => {
  it('is one of a room', () => {
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.every((path) => path.includes('.'))).toBe(true);
  });

  it('names one permission of the table', () => {
    expect(PROCEDURES.filter(({ permission }) => !isPermission(permission))).toEqual([]);
  });

  it.each(ROLES)('answers %s as the table demands, before it reads the input', async (role) => {
    const answers = await Promise.all(
      PROCEDURES.map(async ({ path, permission }) => {
        const { code, looked } = await call(path, inside(role));
        const allowed = isPermission(permission) && may(role, permission);
        if (allowed) return { path, right: code !== 'sem_permissao' };
        return { path, right: code === 'sem_permissao' && !looked };
      }),
    );
    expect(answers.filter(({ right }) => !right)).toEqual([]);
  });

  it('is nothing to who is not in', async () => {
    const nobody = contextOf(async () => {
      throw new Failure('nao_autenticado', 'A sessão terminou.');
    });
    const answers = await Promise.all(paths.map((path) => call(path, nobody)));
    expect(new Set(answers.map(({ code, looked }) => `${code} ${looked}`))).toEqual(
      new Set(['nao_autenticado false']),
    );
  });

  it('changes nothing for a reader but what is their own', () => {
    const open = PROCEDURES.filter(
      ({ type, permission }) => type === 'mutation' && isPermission(permission) && may('leitura', permission),
    );
    expect(open.map(({ path }) => path)).toEqual(OF_ONES_OWN);
  });
});
