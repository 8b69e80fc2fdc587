import { useState } from 'react';
import { useMutation } from '../../../trpc/use-mutation.ts';
import type { DocumentRow } from '../live-rows.ts';

/** Documents of one look-up of the API. */
const PAGE = 100;
/** Documents that may be chosen together. */
export const SELECTED_MAX = 1000;

type Chosen = ReadonlyMap<string, DocumentRow>;
const NONE: Chosen = new Map();

interface Of {
  /** Rows on screen; a chosen one is shown as it is there now. */
  readonly rows: readonly DocumentRow[];
  /** Reads a page of what the filter finds. */
  readonly look: (page: {
    readonly limit: number;
    readonly cursor?: string;
  }) => Promise<{ readonly data: readonly DocumentRow[]; readonly nextCursor: string | null }>;
  /** Address of the list: a choice belongs to one filter. */
  readonly address: string;
}

/** Documents chosen in the list: one by one, those on screen, or all that match the filter. */
export function useSelection({ rows, look, address }: Of) {
  const [state, setState] = useState({ address, chosen: NONE, isAll: false });
  const { chosen, isAll } = state.address === address ? state : { chosen: NONE, isAll: false };
  const set = (next: Chosen) => setState({ address, chosen: next, isAll: false });
  const shown = new Map(rows.map((row) => [row.id, row]));
  const everything = useMutation({
    mutationFn: async () => {
      const found: DocumentRow[] = [];
      let cursor: string | undefined;
      do {
        const page = await look({ limit: PAGE, ...(cursor !== undefined && { cursor }) });
        found.push(...page.data);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined && found.length < SELECTED_MAX);
      const all = found.slice(0, SELECTED_MAX);
      const isWhole = cursor === undefined && all.length === found.length;
      const next = { address, chosen: new Map(all.map((row) => [row.id, row])), isAll: isWhole };
      // A choice that the person changed during the read stays.
      setState((now) => (now === state ? next : now));
    },
  });
  return {
    ids: new Set(chosen.keys()),
    chosen: [...chosen.values()].map((row) => shown.get(row.id) ?? row),
    /** Whether the choice is what the filter finds. */
    isAll,
    everything,
    clear: () => set(NONE),
    select: (ids: readonly string[], { on }: { readonly on: boolean }) => {
      const rest = [...chosen].filter(([id]) => !ids.includes(id));
      const more = ids.flatMap((id) => {
        const row = shown.get(id);
        return row === undefined ? [] : [[id, row] as const];
      });
      set(new Map(on ? [...rest, ...more].slice(0, SELECTED_MAX) : rest));
    },
  };
}
