/** Paging of the list; the server that fetches the first page uses the same. */
export const LIST_PAGES = {
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
};
