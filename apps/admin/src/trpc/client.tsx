'use client';
import type { AppRouter } from '@fiscal/api/trpc';
import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import superjson from 'superjson';
import { CONSOLE_HEADERS } from './headers.ts';
import { createQueryClient } from './query-client.ts';

/** Outputs of procedures: `Answers['documents']['list']`. */
export type Answers = inferRouterOutputs<AppRouter>;

const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

/** Procedures for components: `const api = useApi(); useQuery(api.documents.list.queryOptions(…))`. */
export const useApi = useTRPC;
/** The same called outright: `client.documents.list.query(…)`. */
export const useApiClient = useTRPCClient;

const URL = '/api/trpc';

const createClient = () =>
  createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url: URL, transformer: superjson }),
        false: httpBatchLink({
          url: URL,
          transformer: superjson,
          headers: CONSOLE_HEADERS,
          maxURLLength: 2000,
        }),
      }),
    ],
  });

export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
