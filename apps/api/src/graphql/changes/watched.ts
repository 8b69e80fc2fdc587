import type { Permission } from '../../people/rights/roles.ts';
import { endedBy, type Stream } from '../../services/changes/stream.ts';
import type { GraphqlContext } from '../context.ts';

/** A stream that ends with the credentials that opened it, or with the permission of their person: either end aborts the signal passed to `open`. */
export async function watchCredentials<T>(
  context: GraphqlContext,
  open: (signal: AbortSignal) => Stream<T> | Promise<Stream<T>>,
  permission: Permission = 'documents:read',
): Promise<Stream<T>> {
  const until = new AbortController();
  const end = (): void => until.abort();
  try {
    return endedBy(end, await open(context.whileAllowed(permission, until.signal)));
  } catch (error) {
    end();
    throw error;
  }
}
