import { Failure, notFound } from '../base/failure.ts';
import type { Metrics } from '../base/metrics.ts';
import type { RateLimiter } from '../base/rate-limit.ts';
import type { Sender } from '../edge/caller.ts';
import type { SessionIdentity } from '../people/identify.ts';
import type { People } from '../people/people.ts';
import { type CookieCall, foreign, originVerdict } from '../people/same-origin.ts';
import type { ActForClient } from '../services/access/authenticate.ts';
import type { CredentialWatch } from '../services/access/credential-watch.ts';
import type { Services } from '../services/services.ts';

/** Dependencies of the console's procedures, the same for every call. */
export interface TrpcDeps {
  readonly services: Services;
  readonly people: Pick<
    People,
    | 'accountKeys'
    | 'closeAccount'
    | 'confirmSession'
    | 'describe'
    | 'identify'
    | 'origins'
    | 'ownData'
    | 'tell'
  >;
  readonly actForClient: ActForClient;
  readonly credentialWatch: CredentialWatch;
  readonly limiter: RateLimiter;
  readonly nowMs: () => number;
  /** Public address of /v1, for its callers. */
  readonly publicUrl: string;
  /** Whether browsers get GraphiQL at /graphql. */
  readonly explorer: boolean;
  readonly metrics: Pick<Metrics, 'procedure'>;
}

/** An HTTP request of the console, shared by the procedures of a batch. */
export interface TrpcContext extends TrpcDeps {
  readonly requestId: string;
  readonly ip: string;
  readonly cookie: string | undefined;
  /** Session at the console, looked up once. @throws {Failure} nao_autenticado, sem_permissao (another page's call) */
  session(): Promise<SessionIdentity>;
  /** Current session of these cookies; null once it has ended. */
  sessionNow(): Promise<SessionIdentity | null>;
}

export function createTrpcContext(
  deps: TrpcDeps,
  {
    requestId,
    sender,
    kind,
  }: { readonly requestId: string; readonly sender: Sender; readonly kind: CookieCall },
): TrpcContext {
  const cookie = sender.header('cookie');
  const sessionNow = () => deps.people.identify(cookie);
  let asked: Promise<SessionIdentity> | null = null;
  const look = async () => {
    const refused = originVerdict(sender, kind, deps.people.origins);
    if (refused !== null) throw foreign(refused);
    const found = await sessionNow();
    if (found === null) throw signedOut();
    sender.letIn?.({ accountId: found.accountId, actor: { kind: 'user', id: found.userId } });
    return found;
  };
  return { ...deps, requestId, ip: sender.ip, cookie, session: () => (asked ??= look()), sessionNow };
}

/** Refusal of a request without a session, or with an ended one. */
export const signedOut = (): Failure => new Failure('nao_autenticado', 'A sessão terminou. Entre de novo.');

/** The person of the session, for one company of the account. @throws {Failure} nao_encontrado */
export async function actingFor(
  { actForClient, requestId }: Pick<TrpcContext, 'actForClient' | 'requestId'>,
  { accountId, userId }: SessionIdentity,
  {
    clientId,
    environment,
    emitsLive,
    counterId,
  }: {
    readonly clientId: string;
    readonly environment: 1 | 2;
    readonly emitsLive?: true;
    readonly counterId?: string;
  },
) {
  const person = {
    userId,
    requestId,
    ...(emitsLive && { emitsLive }),
    ...(counterId !== undefined && { counterId }),
  };
  const principal = await actForClient({ accountId, clientId, environment, person });
  if (principal === null) throw notFound();
  return principal;
}
