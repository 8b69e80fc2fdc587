import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import superjson from 'superjson';
import { faultOf } from './fault.ts';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What the server fetched for the page is not fetched again as it wakes up.
        staleTime: 30_000,
        // What was refused stays refused; what did not arrive may yet.
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
