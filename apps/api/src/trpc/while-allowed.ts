import type { SessionIdentity } from '../people/identify.ts';
import { may, type Permission } from '../people/rights/roles.ts';
import type { Stream } from '../services/changes/stream.ts';
import { signedOut, type TrpcContext } from './context.ts';

interface Opened {
  readonly ctx: Pick<TrpcContext, 'credentialWatch' | 'sessionNow'> & { readonly who: SessionIdentity };
  /** Permission that the stream needs all the time. */
  readonly permission: Permission;
  /** Aborts when the browser goes. */
  readonly until: AbortSignal;
}

/**
 * A stream that ends with the session that opened it, or with the role that allowed it.
 *
 * @throws {Failure} nao_autenticado once either has ended
 */
export async function* whileAllowed<T>(
  { ctx, permission, until }: Opened,
  open: (signal: AbortSignal) => Stream<T>,
): AsyncGenerator<T, undefined, undefined> {
  const { accountId, sessionId } = ctx.who;
  const done = new AbortController();
  const end = (): void => done.abort();
  until.addEventListener('abort', end, { once: true });
  if (until.aborted) end();
  const good = ctx.credentialWatch.watch(
    {
      name: `console ${accountId} ${sessionId} ${permission}`,
      async holds() {
        const now = await ctx.sessionNow();
        return now?.accountId === accountId && may(now.role, permission) && !now.secondFactorOwed;
      },
    },
    done.signal,
  );
  try {
    yield* open(good);
    if (good.aborted && !until.aborted) throw signedOut();
  } finally {
    until.removeEventListener('abort', end);
    end();
  }
}
