import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import superjson from 'superjson';
import { faultOf } from './fault.ts';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Data fetched by the server is not fetched again on hydration.
        staleTime: 30_000,
        // A refusal is final; a transport failure is retried.
        retry: (failures, error) => failures < 2 && faultOf(error).transient,
      },
      dehydrate: {
        serializeData: superjson.serialize,
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
