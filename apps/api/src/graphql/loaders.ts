import type { ClientView } from '@fiscal/db/repositories/clients';
import type { SeriesView } from '@fiscal/db/repositories/numbering';
import DataLoader from 'dataloader';
import type { Services } from '../services/services.ts';

interface Key {
  readonly accountId: string;
  readonly id: string;
}

/** Look-ups of one operation: what many objects ask for in one turn is one question. */
export interface Loaders {
  client(accountId: string, clientId: string): Promise<ClientView | null>;
  /** Counters of one client. */
  numbering(accountId: string, clientId: string): Promise<readonly SeriesView[]>;
}

export function createLoaders({ clients }: Services): Loaders {
  const client = loader(
    (accountId, ids) => clients.some(accountId, ids),
    ({ id }) => id,
  );
  const numbering = loader(
    (accountId, ids) => clients.numbering(accountId, ids),
    ({ clientId }) => clientId,
  );
  return {
    client: async (accountId, id) => (await client.load({ accountId, id }))[0] ?? null,
    numbering: (accountId, id) => numbering.load({ accountId, id }),
  };
}

/** Nothing is remembered: an operation may be a subscription that lasts for days. */
function loader<V>(
  look: (accountId: string, ids: readonly string[]) => Promise<readonly V[]>,
  idOf: (value: V) => string,
): DataLoader<Key, readonly V[]> {
  return new DataLoader(
    async (keys: readonly Key[]) => {
      const found = new Map<string, readonly V[]>();
      for (const accountId of new Set(keys.map((key) => key.accountId))) {
        const ids = new Set(keys.filter((key) => key.accountId === accountId).map(({ id }) => id));
        found.set(accountId, await look(accountId, [...ids]));
      }
      return keys.map(({ accountId, id }) =>
        (found.get(accountId) ?? []).filter((value) => idOf(value) === id),
      );
    },
    { cache: false },
  );
}
