import type { Db } from './client.ts';

interface Waiting<K, V> {
  readonly key: K;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
}

export interface GatherOptions {
  /** Queries that may run at once; default 2. */
  readonly lanes?: number;
  /** Keys of one query; default 64. */
  readonly max?: number;
}

/**
 * Look-ups made while others run go together into the next query. None is answered from a query that began before
 * it was made, so each sees all that was committed before. `look` gives a value per key, in their order.
 */
export function gather<K, V>(
  look: (keys: readonly K[]) => Promise<readonly V[]>,
  { lanes = 2, max = 64 }: GatherOptions = {},
): (key: K) => Promise<V> {
  const queue: Waiting<K, V>[] = [];
  let active = 0;

  async function answerNext(): Promise<void> {
    const batch = queue.splice(0, max);
    try {
      const values = await look(batch.map(({ key }) => key));
      batch.forEach(({ resolve, reject }, index) => {
        const value = values[index];
        if (value === undefined) reject(new Error('A look-up was not answered'));
        else resolve(value);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) await answerNext();
    active--;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      queue.push({ key, resolve, reject });
      if (active >= lanes) return;
      active++;
      // Requests of the same turn of the event loop share the first query already.
      setImmediate(() => void drain());
    });
}

/** A gatherer for each database handle; it is collected with the handle. */
export function gatheredPer<K, V>(
  look: (db: Db, keys: readonly K[]) => Promise<readonly V[]>,
  options?: GatherOptions,
): (db: Db, key: K) => Promise<V> {
  const made = new WeakMap<Db, (key: K) => Promise<V>>();
  return (db, key) => {
    const ask = made.get(db) ?? gather<K, V>((keys) => look(db, keys), options);
    made.set(db, ask);
    return ask(key);
  };
}
