/** How the list goes on; the server that fetches its first page says the same. */
export const LIST_PAGES = {
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
};
