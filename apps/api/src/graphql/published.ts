import {
  buildSchema,
  findBreakingChanges,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';

/** Path of the published schema, from the root of the repository. */
export const SCHEMA_FILE = 'apps/api/src/graphql/schema.graphql';

/** The schema as text, in an order of its own: the same schema always gives the same text. */
export const textOf = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Changes that break callers of the published schema, each in a sentence of graphql-js. */
export const breaksOf = (published: string, schema: GraphQLSchema): readonly string[] =>
  findBreakingChanges(buildSchema(published), schema).map(({ description }) => description);
