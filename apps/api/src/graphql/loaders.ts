import type { ClientView } from '@fiscal/db/companies/clients';
import DataLoader from 'dataloader';
import type { Services } from '../services/services.ts';

interface Key {
  readonly accountId: string;
  readonly id: string;
}

/** Look-ups of all operations: what many objects ask for in one turn is one question for each account. */
export function createLoaders({ companies: { clients } }: Services) {
  const client = loader(
    (accountId, ids) => clients.some(accountId, ids),
    ({ id }) => id,
  );
  const numbering = loader(
    (accountId, ids) => clients.numbering(accountId, ids),
    ({ clientId }) => clientId,
  );
  return {
    client: async (accountId: string, id: string): Promise<ClientView | null> =>
      (await client.load({ accountId, id }))[0] ?? null,
    /** Counters of one client. */
    numbering: (accountId: string, id: string) => numbering.load({ accountId, id }),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;

/** Nothing is cached, and a failure for one account affects no other. */
function loader<V>(
  look: (accountId: string, ids: readonly string[]) => Promise<readonly V[]>,
  idOf: (value: V) => string,
): DataLoader<Key, readonly V[]> {
  return new DataLoader(
    async (keys: readonly Key[]) => {
      const found = new Map<string, readonly V[] | Error>();
      const accounts = [...new Set(keys.map(({ accountId }) => accountId))];
      await Promise.all(
        accounts.map(async (accountId) => {
          const ids = new Set(keys.filter((key) => key.accountId === accountId).map(({ id }) => id));
          found.set(accountId, await look(accountId, [...ids]).catch(asError));
        }),
      );
      return keys.map(({ accountId, id }) => {
        const values = found.get(accountId) ?? [];
        return values instanceof Error ? values : values.filter((value) => idOf(value) === id);
      });
    },
    { cache: false },
  );
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
