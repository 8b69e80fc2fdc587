import { hash } from 'node:crypto';
import type { Person, Principal } from '@fiscal/db/base/types';
import { Failure, notFound } from '../base/failure.ts';
import type { Auth } from '../edge/auth.ts';
import type { CallerOf, Scope, Sender } from '../edge/caller.ts';
import { sentAccessKey, sentToken } from '../edge/credentials.ts';
import { assertOnlyReads } from '../edge/only-reads.ts';
import type { WatchSender } from '../edge/watch-sender.ts';
import type { Identify, SessionIdentity } from '../people/identify.ts';
import { assertProven } from '../people/rights/proof.ts';
import { assertMay, may, type Permission } from '../people/rights/roles.ts';
import { type CookieCall, foreign, originVerdict } from '../people/same-origin.ts';
import type { AccountCaller, ActForClient } from '../services/access/authenticate.ts';
import type { CredentialWatch } from '../services/access/credential-watch.ts';
import { isReadToken } from '../services/access/read-tokens.ts';

/** Credentials a field may ask for. */
export type FieldScope = Exclude<Scope, 'file' | 'either'>;

/** Sender of an operation: a holder of the keys, or a person at the console. */
export interface Callers {
  /**
   * Account whose rate limits count the operation: by the credentials sent, null without any. @throws {Failure}
   * nao_autenticado
   */
  payer(): Promise<Principal | AccountCaller | null>;
  /**
   * The caller in the scope of the field; each is looked up once. @throws {Failure} nao_autenticado, limite_excedido
   */
  caller<S extends FieldScope>(scope: S): Promise<CallerOf[S]>;
  /** Keys may do what they open; people what their role allows. @throws {Failure} sem_permissao, nao_autenticado */
  allows(permission: Permission): Promise<boolean>;
  /** Keys prove by themselves; a session what its person proved lately. `door`: as in `NEEDS_PROOF`. @throws {Failure} sem_permissao */
  proves(door: string, args: unknown): Promise<void>;
  /** Aborts when the credentials no longer hold, or their person's role no longer allows; watched until `until` aborts. */
  whileAllowed(permission: Permission, until: AbortSignal): AbortSignal;
}

export interface CallersDeps {
  readonly auth: Auth;
  readonly watchSender: WatchSender;
  readonly credentialWatch: CredentialWatch;
  readonly identify: Identify;
  readonly actForClient: ActForClient;
  /** Origins of the console and of the API. */
  readonly origins: ReadonlySet<string>;
}

/** Client and environment chosen at the console; keys contain both. */
export const CLIENT_HEADER = 'x-emite-client';
export const ENVIRONMENT_HEADER = 'x-emite-environment';

/** `requestId`: what people ask is audited under it. */
export function callersOf(
  deps: CallersDeps,
  sender: Sender,
  { kind, requestId }: { readonly kind: CookieCall; readonly requestId: string },
): Callers {
  const byKeys = sentAccessKey(sender) !== undefined || sentToken(sender) !== undefined;
  return byKeys || sender.header('cookie') === undefined
    ? callersByKeys(deps, { ...sender, requestId })
    : callersBySession(deps, sender, { kind, requestId });
}

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | null = null;
  return () => (asked ??= work());
};

function callersByKeys({ auth, watchSender }: CallersDeps, sender: Sender): Callers {
  const callers: { readonly [S in FieldScope]: () => Promise<CallerOf[S]> } = {
    access: once(() => auth('access', sender)),
    restricted: once(() => auth('restricted', sender)),
    token: once(() => auth('token', sender)),
  };
  return {
    caller: (scope) => callers[scope](),
    async payer() {
      if (sentToken(sender) !== undefined) return callers.token();
      return sentAccessKey(sender) === undefined ? null : callers.access();
    },
    async allows(permission) {
      if (isReadToken(sentToken(sender)) && sentAccessKey(sender) === undefined)
        assertOnlyReads(await callers.token(), { isForPages: permission === 'documents:read' });
      return true;
    },
    proves: async () => {},
    whileAllowed: (_permission, until) => watchSender(sender, until),
  };
}

/** A session may change its account; a client always belongs to one. */
const fingerprint = (sender: Sender) =>
  hash('sha256', ['cookie', CLIENT_HEADER].map((name) => sender.header(name) ?? '').join('\n'), 'base64');

const sessionEnded = () => new Failure('nao_autenticado', 'A sessão terminou. Entre de novo.');

function callersBySession(
  deps: CallersDeps,
  sender: Sender,
  { kind, requestId }: { readonly kind: CookieCall; readonly requestId: string },
): Callers {
  const cookie = sender.header('cookie');
  const session = once(async (): Promise<SessionIdentity> => {
    const refused = originVerdict(sender, kind, deps.origins);
    if (refused !== null) throw foreign(refused);
    const found = await deps.identify(cookie);
    if (found === null) throw sessionEnded();
    sender.letIn?.({ accountId: found.accountId, actor: { kind: 'user', id: found.userId } });
    return found;
  });
  const account = once(async () => {
    const { accountId, userId } = await session();
    return { accountId, actor: { kind: 'user', id: userId, requestId } } as const;
  });
  const callers: { readonly [S in FieldScope]: () => Promise<CallerOf[S]> } = {
    access: account,
    // The role replaces the restricted key.
    restricted: account,
    token: once(async () => {
      const { accountId, userId } = await session();
      return actingFor(deps.actForClient, { accountId, person: { userId, requestId } }, sender);
    }),
  };
  return {
    caller: (scope) => callers[scope](),
    payer: account,
    async allows(permission) {
      assertMay(await session(), permission);
      return true;
    },
    async proves(door, args) {
      await assertProven(await session(), door, async () =>
        door === 'Mutation.updateWebhook' ? changesUrl(args) : (await callers.token()).environment === 1,
      );
    },
    whileAllowed: (permission, until) =>
      deps.credentialWatch.watch(
        {
          name: `${permission} ${fingerprint(sender)}`,
          async holds() {
            const [now, then] = [await deps.identify(cookie), await session()];
            return now?.accountId === then.accountId && may(now.role, permission) && !now.secondFactorOwed;
          },
        },
        until,
      ),
  };
}

const changesUrl = (args: unknown): boolean =>
  typeof Reflect.get(Object(Reflect.get(Object(args), 'input')), 'url') === 'string';

async function actingFor(
  act: ActForClient,
  who: { readonly accountId: string; readonly person: Person },
  sender: Sender,
): Promise<Principal> {
  const clientId = sender.header(CLIENT_HEADER);
  const environment = ENVIRONMENTS.get(sender.header(ENVIRONMENT_HEADER) ?? '');
  if (clientId === undefined || environment === undefined) {
    const message = 'Diga a empresa em X-Emite-Client e o ambiente (1 ou 2) em X-Emite-Environment.';
    throw new Failure('requisicao_invalida', message);
  }
  const principal = await act({ ...who, clientId, environment });
  if (principal === null) throw notFound();
  return principal;
}

const ENVIRONMENTS = new Map<string, 1 | 2>([
  ['1', 1],
  ['2', 2],
]);
