import type { GraphQLParams, YogaServerInstance } from 'graphql-yoga';
import type { GraphqlContext, Origin as Known } from './context.ts';

/** Data that a transport passes with an operation. */
export interface Origin extends Known {
  /** Operation of an HTTP body, read once; absent on other transports. */
  readonly readParams?: () => Promise<GraphQLParams>;
}

export type Yoga = YogaServerInstance<Origin, GraphqlContext>;
