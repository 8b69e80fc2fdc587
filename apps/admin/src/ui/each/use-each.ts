import { useState } from 'react';
import { type Fault, faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';

/** Faults of the caller: every other item would be refused for the same reason. */
const OF_THE_CALLER: ReadonlySet<string> = new Set(['nao_autenticado', 'sem_permissao', 'limite_excedido']);

interface Item {
  readonly id: string;
}

/** An item that the API refused, and why. */
export interface RefusedItem<T> {
  readonly item: T;
  readonly message: string;
}

interface Act<T, V> {
  /** Asks for one, without a question of its own to the person; `key` is the same for every press of the button, so each is asked for once. */
  readonly act: (item: T, values: V, key: string) => Promise<unknown>;
  /** True for a fault of what all items share, such as a reason that is too short. */
  readonly isOfAll: (fault: Fault) => boolean;
  readonly onSettled?: () => unknown;
}

/** Asks for one act on each item, one after another. A fault that all share ends it; pressed again, it goes on with the rest. */
export function useEach<T extends Item, V>(items: readonly T[], { act, isOfAll, onSettled }: Act<T, V>) {
  const [done, setDone] = useState<ReadonlyMap<string, RefusedItem<T> | null>>(new Map());
  // Begun anew after the person's proof, it goes on from here.
  const [results] = useState(() => new Map(done));
  const [keys] = useState(() => new Map(items.map(({ id }) => [id, crypto.randomUUID()])));
  const all = useMutation({
    mutationFn: async (values: V) => {
      for (const item of items) {
        const key = keys.get(item.id);
        if (results.has(item.id) || key === undefined) continue;
        try {
          await act(item, values, key);
          results.set(item.id, null);
        } catch (error) {
          const fault = faultOf(error);
          if (fault.transient || OF_THE_CALLER.has(fault.code) || isOfAll(fault)) throw error;
          results.set(item.id, { item, message: fault.message });
        }
        setDone(new Map(results));
      }
    },
    ...(onSettled !== undefined && { onSettled }),
  });
  return { done, all };
}
