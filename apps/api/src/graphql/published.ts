import {
  buildSchema,
  findBreakingChanges,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';

/** Where the schema is published, from the root of the repository. */
export const SCHEMA_FILE = 'apps/api/src/graphql/schema.graphql';

/** The schema as text, in an order of its own: the same schema always gives the same text. */
export const textOf = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** What would break callers of the schema that was published before, each in a sentence of graphql-js. */
export const breaksOf = (published: string, schema: GraphQLSchema): readonly string[] =>
  findBreakingChanges(buildSchema(published), schema).map(({ description }) => description);
