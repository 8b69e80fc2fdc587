import type { Env } from '../env.ts';
import type { Registered } from './guards/persisted.ts';
import { readRegistered } from './guards/registered.ts';

/** Settings of a deployment for `/graphql`. */
export interface GraphqlSettings {
  /** Highest price of one operation. */
  readonly costMax: number;
  readonly introspection: boolean;
  /** The page for browsers at `/graphql`. */
  readonly explorer: boolean;
  readonly registered: Registered;
}

export const graphqlSettings = (env: Env): GraphqlSettings => ({
  costMax: env.GRAPHQL_COST_MAX,
  introspection: env.GRAPHQL_INTROSPECTION === 'on',
  explorer: env.GRAPHIQL === 'on',
  registered: {
    texts: env.GRAPHQL_OPERATIONS === undefined ? new Map() : readRegistered(env.GRAPHQL_OPERATIONS),
    only: env.GRAPHQL_OPERATIONS_ONLY === 'on',
  },
});
