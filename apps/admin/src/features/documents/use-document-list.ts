'use client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import type { Ambiente } from '../../shell/ambiente-paths.ts';
import { useApi } from '../../trpc/client.tsx';
import { askedOf, type Filters } from './filters.ts';
import { LIST_PAGES } from './list-pages.ts';
import {
  type DocumentPages,
  type DocumentRow,
  isAbove,
  isEmpty,
  patchRows,
  prependRows,
  rowsOf,
} from './live-rows.ts';
import { type DocumentChange, useDocumentChanges } from './use-document-changes.ts';
import { useTotals } from './use-totals.ts';
import { useTurns } from './use-turns.ts';

/** Maximum documents of one query, and maximum added at the top without reloading. */
const MOST = 100;

/** The list of documents, updated while it is on screen. */
export function useDocumentList(filters: Filters) {
  const api = useApi();
  const client = useQueryClient();
  const environment = useAmbiente();
  const meant = askedOf(filters, environment);
  const asked = { ...meant, ...(filters.sort === 'novos' ? {} : { sort: filters.sort }) };
  const options = api.documents.list.infiniteQueryOptions(asked, LIST_PAGES);
  const { totals, recount } = useTotals(meant);
  const { queryKey } = options;
  const name = JSON.stringify(queryKey);
  const query = useInfiniteQuery(options);
  const [fresh, setFresh] = useState<{ readonly of: string; readonly rows: readonly DocumentRow[] }>({
    of: name,
    rows: [],
  });
  const waiting = fresh.of === name ? fresh.rows : [];

  const put = useCallback(
    (change: (pages: DocumentPages) => DocumentPages) =>
      client.setQueryData<DocumentPages>(queryKey, (pages) => pages && change(pages)),
    // The key is a new array each time; its text identifies it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client, name],
  );

  const look = useTurns(name, async (ids) => {
    const pagesNow = () => client.getQueryData<DocumentPages>(queryKey);
    const onScreen = new Set(rowsOf(pagesNow()).map(({ id }) => id));
    const rowsBy = async (some: readonly string[], filter: typeof meant | { environment: Ambiente }) => {
      if (some.length === 0) return [];
      const input = { ...filter, ids: some.slice(-MOST), limit: MOST };
      const options = api.documents.list.queryOptions(input, { staleTime: 0, gcTime: 0 });
      return (await client.fetchQuery(options)).data;
    };
    const seen = ids.filter((id) => onScreen.has(id));
    // In another order a new one may belong anywhere, unless it is the first.
    const unseen =
      filters.sort === 'novos' || isEmpty(pagesNow()) ? ids.filter((id) => !onScreen.has(id)) : [];
    // A document on screen stays there, even if it no longer matches.
    const [now, others] = await Promise.all([rowsBy(seen, { environment }), rowsBy(unseen, meant)]);
    put((pages) => patchRows(pages, now));
    const shown = rowsOf(pagesNow());
    const news = others.filter((row) => isAbove(shown, row));
    if (isEmpty(pagesNow())) {
      // Nothing moves under a person's hand; an answer on its way may be older than the first document.
      if (news.length > 0) await client.invalidateQueries({ queryKey, exact: true });
      setFresh({ of: name, rows: [] });
      return;
    }
    setFresh((before) => {
      const rest = before.of === name ? before.rows.filter(({ id }) => !unseen.includes(id)) : [];
      return { of: name, rows: [...news, ...rest] };
    });
    // A new document may have reached the screen meanwhile, in its earlier state.
    const meanwhile = unseen.filter((id) => shown.some((row) => row.id === id));
    const late = await rowsBy(meanwhile, { environment });
    put((pages) => patchRows(pages, late));
  });

  const onChanges = (changes: readonly DocumentChange[]) => {
    look(changes.map(({ documentId }) => documentId));
    recount();
  };

  const connection = useDocumentChanges({
    environment,
    onChanges,
    onBegin: () => void client.invalidateQueries({ queryKey, exact: true }),
  });

  return {
    asked,
    query,
    totals,
    rows: rowsOf(query.data),
    connection,
    /** New documents that match, not shown yet. */
    waiting: waiting.length,
    showWaiting: () => {
      if (waiting.length > MOST) void client.resetQueries({ queryKey, exact: true });
      else put((pages) => prependRows(pages, waiting));
      setFresh({ of: name, rows: [] });
    },
  };
}
