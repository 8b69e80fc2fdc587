import 'server-only';
import type { AppRouter } from '@fiscal/api/trpc';
import {
  dehydrate,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  HydrationBoundary,
  type QueryClient,
} from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { cookies } from 'next/headers';
import { cache, createElement, type ReactNode } from 'react';
import superjson from 'superjson';
import { env } from '../env.ts';
import { faultOf } from './fault.ts';
import { CONSOLE_HEADERS } from './headers.ts';
import { createQueryClient } from './query-client.ts';

/** The query client of one request. */
const queryClient = cache(createQueryClient);

const client = cache(() => {
  const { apiUrl, consoleUrl } = env();
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${apiUrl}/api/trpc`,
        transformer: superjson,
        headers: async () => ({
          ...CONSOLE_HEADERS,
          origin: consoleUrl,
          cookie: (await cookies()).toString(),
        }),
      }),
    ],
  });
});

/** Procedures for pages: `api().documents.list.queryOptions(…)`, as the person of this request. */
export const api = cache(() => createTRPCOptionsProxy<AppRouter>({ client: client(), queryClient }));

/** Procedures called outright by the server. */
export const call = client;

type Prefetch = (client: QueryClient) => Promise<void>;

/** Prefetches a query of a page: `prefetch(api().documents.list.queryOptions(…))`. */
export const prefetch =
  <T, E, D, K extends readonly unknown[]>(options: FetchQueryOptions<T, E, D, K>): Prefetch =>
  (client) =>
    client.prefetchQuery(options);

/** The first page of a list that continues: `prefetchPages(api().documents.list.infiniteQueryOptions(…))`. */
export const prefetchPages =
  <T, E, D, K extends readonly unknown[], P>(options: FetchInfiniteQueryOptions<T, E, D, K, P>): Prefetch =>
  (client) =>
    client.prefetchInfiniteQuery(options);

/** True when a query of this request finds nothing; the page finds its answer prefetched. */
export const isMissing = <T, E, D, K extends readonly unknown[]>(
  options: FetchQueryOptions<T, E, D, K>,
): Promise<boolean> =>
  queryClient()
    .fetchQuery(options)
    .then(
      () => false,
      (error: unknown) => faultOf(error).code === 'nao_encontrado',
    );

/** A page with what these queries found; one that fails is asked again by the browser, which shows why. */
export async function Prefetched({
  queries,
  children,
}: {
  readonly queries: readonly Prefetch[];
  readonly children: ReactNode;
}) {
  const found = queryClient();
  await Promise.all(queries.map((prefetch) => prefetch(found)));
  return createElement(HydrationBoundary, { state: dehydrate(found) }, children);
}
