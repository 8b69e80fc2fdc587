import type { Principal } from '@fiscal/db/base/types';
import type { Sender } from '../edge/caller.ts';
import type { NoteRequest } from '../edge/note-request.ts';
import { assertOnlyReads, assertReadsIt } from '../edge/only-reads.ts';
import type { CookieCall } from '../people/same-origin.ts';
import type { AccountCaller } from '../services/access/authenticate.ts';
import { type AccountLinks, linksOf } from '../services/files/links.ts';
import type { Services } from '../services/services.ts';
import { type Callers, type CallersDeps, callersOf } from './callers.ts';
import type { Loaders } from './loaders.ts';
import { createNoted, type Noted } from './noted.ts';

/** Context of resolvers; one per operation, for any transport. */
export interface GraphqlContext extends Callers {
  readonly requestId: string;
  readonly ip: string;
  /** Headers of the answer, where the transport has any. */
  setHeaders(headers: Readonly<Record<string, string>>): void;
  readonly services: Services;
  /**
   * The company and environment of the token, or those that a session acts for; `documentId`: the one document it is asked for.
   *
   * @throws {Failure} nao_autenticado; sem_permissao where its token reads another document
   */
  principal(documentId?: string | null): Promise<Principal>;
  /**
   * The same for data beyond documents, which a page's read token may not query. @throws {Failure} nao_autenticado,
   * sem_permissao
   */
  integrator(): Promise<Principal>;
  /** The account of the access key or of the session. @throws {Failure} nao_autenticado */
  account(): Promise<AccountCaller>;
  readonly loaders: Loaders;
  /** Fields of the operation for the log of requests. */
  readonly noted: Noted;
  /** Signed links to files of an account. */
  links(accountId: string): AccountLinks;
}

/** Facts of an operation that a transport knows before its execution. */
export interface Origin {
  readonly requestId: string;
  readonly sender: Sender;
  readonly kind: CookieCall;
  /** Takes headers of the answer; absent where there are none. */
  readonly tellHeaders?: (headers: Readonly<Record<string, string>>) => void;
}

export interface ContextDeps extends CallersDeps {
  readonly services: Services;
  readonly loaders: Loaders;
  readonly note: NoteRequest;
}

export function createContext(
  deps: ContextDeps,
  { requestId, sender, kind, tellHeaders }: Origin,
): GraphqlContext {
  const { services, loaders, note } = deps;
  const callers = callersOf(deps, sender, { kind, requestId });
  return {
    ...callers,
    requestId,
    ip: sender.ip,
    setHeaders: (headers) => tellHeaders?.(headers),
    services,
    loaders,
    noted: createNoted(note, { requestId, sender, kind }),
    async principal(documentId) {
      const principal = await callers.caller('token');
      assertReadsIt(principal, documentId ?? undefined);
      return principal;
    },
    async integrator() {
      const principal = await callers.caller('token');
      assertOnlyReads(principal, { isForPages: false });
      return principal;
    },
    account: () => callers.caller('access'),
    links: (accountId) => linksOf(services.files.links, accountId),
  };
}
