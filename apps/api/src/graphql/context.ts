import type { Principal } from '@fiscal/db/types';
import type { Auth } from '../edge/auth.ts';
import type { CallerOf, Scope, Sender } from '../edge/caller.ts';
import type { WatchSender } from '../edge/watch-sender.ts';
import type { AccountCaller } from '../services/authenticate.ts';
import { type AccountLinks, linksOf } from '../services/links.ts';
import type { Services } from '../services/services.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** Credentials a field may ask for. */
export type FieldScope = Exclude<Scope, 'file'>;

/** What resolvers stand on; one for each operation, of whatever transport. */
export interface GraphqlContext {
  readonly requestId: string;
  readonly services: Services;
  /** Who calls, by what the field asks for; each is looked up once. @throws {Failure} nao_autenticado, limite_excedido */
  caller<S extends FieldScope>(scope: S): Promise<CallerOf[S]>;
  /** The company and environment of the token. @throws {Failure} nao_autenticado */
  principal(): Promise<Principal>;
  /** The account of the access key. @throws {Failure} nao_autenticado */
  account(): Promise<AccountCaller>;
  /** Aborts when the credentials of the operation no longer hold; watched until `until` aborts. */
  whileGood(until: AbortSignal): AbortSignal;
  readonly loaders: Loaders;
  /** Signed links to files of an account. */
  links(accountId: string): AccountLinks;
}

export interface ContextDeps {
  readonly services: Services;
  readonly auth: Auth;
  readonly watchSender: WatchSender;
}

export function createContext(
  { services, auth, watchSender }: ContextDeps,
  { requestId, sender }: { readonly requestId: string; readonly sender: Sender },
): GraphqlContext {
  const once = <S extends FieldScope>(scope: S) => {
    let asked: Promise<CallerOf[S]> | null = null;
    return () => (asked ??= auth(scope, sender));
  };
  const callers: { readonly [S in FieldScope]: () => Promise<CallerOf[S]> } = {
    access: once('access'),
    restricted: once('restricted'),
    token: once('token'),
  };
  return {
    requestId,
    services,
    loaders: createLoaders(services),
    caller: (scope) => callers[scope](),
    principal: callers.token,
    account: callers.access,
    whileGood: (until) => watchSender(sender, until),
    links: (accountId) => linksOf(services.fileLinks, accountId),
  };
}
