import type { GraphQLParams, YogaServerInstance } from 'graphql-yoga';
import type { Sender } from '../edge/caller.ts';
import type { GraphqlContext } from './context.ts';

export const GRAPHQL_PATH = '/graphql';

/** What a transport knows of an operation before it is executed. */
export interface Origin {
  readonly requestId: string;
  readonly sender: Sender;
  /** Operation of an HTTP body, read once; absent on other transports. */
  readonly readParams?: () => Promise<GraphQLParams>;
}

export type Yoga = YogaServerInstance<Origin, GraphqlContext>;
