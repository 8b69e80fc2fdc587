import type { GraphQLParams } from 'graphql-yoga';
import { z } from 'zod';
import { presentArguments } from '../base/present-arguments.ts';
import { parseInput } from '../inputs/parse.ts';

const record = z.record(z.string(), z.unknown()).nullish();

/** GraphQL over HTTP: one operation in a JSON body. */
const params = z.strictObject({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: record,
  extensions: record,
});

/** A JSON body → the operation it asks for. @throws {Failure} requisicao_invalida */
export function paramsOf(body: unknown): GraphQLParams {
  return presentArguments(parseInput(params, body));
}
