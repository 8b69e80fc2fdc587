import type { InfiniteData } from '@tanstack/react-query';
import type { Answers } from '../../trpc/client.tsx';

type DocumentPage = Answers['documents']['list'];
export type DocumentRow = DocumentPage['data'][number];
/** Loaded pages of a list. */
export type DocumentPages = InfiniteData<DocumentPage, string | null>;

export const rowsOf = (pages: DocumentPages | undefined): readonly DocumentRow[] =>
  pages?.pages.flatMap(({ data }) => data) ?? [];

/** Whether the list has no document; one that is not loaded yet may have some. */
export const isEmpty = (pages: DocumentPages | undefined): boolean =>
  pages !== undefined && rowsOf(pages).length === 0;

/** The same pages with these rows as they are by now. */
export function patchRows(pages: DocumentPages, rows: readonly DocumentRow[]): DocumentPages {
  const now = new Map(rows.map((row) => [row.id, row]));
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, data: page.data.map((row) => now.get(row.id) ?? row) })),
  };
}

/** The place of a document in the list: by emission, then by id. */
const placeOf = ({ emittedAt, id }: Pick<DocumentRow, 'emittedAt' | 'id'>) =>
  `${emittedAt.toISOString()} ${id}`;

const newestFirst = (one: DocumentRow, other: DocumentRow) => (placeOf(one) < placeOf(other) ? 1 : -1);

/** The same pages with these documents first, newest first; those already present are not repeated. */
export function prependRows(pages: DocumentPages, rows: readonly DocumentRow[]): DocumentPages {
  const there = new Set(rowsOf(pages).map(({ id }) => id));
  const added = rows.filter(({ id }) => !there.has(id));
  const [first, ...rest] = pages.pages;
  if (first === undefined || added.length === 0) return pages;
  return { ...pages, pages: [{ ...first, data: [...added, ...first.data].toSorted(newestFirst) }, ...rest] };
}

/** Whether the newest of `rows` is not on screen; older rows belong to pages that may not be loaded. */
export const isAbove = (shown: readonly DocumentRow[], row: Pick<DocumentRow, 'emittedAt' | 'id'>): boolean =>
  shown[0] === undefined || placeOf(row) > placeOf(shown[0]);
