import { stack } from '@fiscal/core/testing/stack';
import { expect } from 'vitest';
import { z } from 'zod';
import { type Reply, send } from './api.ts';

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.looseObject({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
});
export type GraphqlAnswer = z.infer<typeof answer>;

export const socketUrl = (): string => `${stack().apiUrl.replace(/^http/, 'ws')}/graphql`;

type Variables = Readonly<Record<string, unknown>>;

/** POST /graphql, whatever comes of it. */
export const post = (
  headers: Readonly<Record<string, string>>,
  query: string,
  variables?: Variables,
): Promise<Reply> =>
  send('POST', '/graphql', headers, { query, ...(variables === undefined ? {} : { variables }) });

export const graphqlAnswerOf = (json: unknown): GraphqlAnswer => answer.parse(json);
export const graphqlAnswer = (reply: Reply): GraphqlAnswer => graphqlAnswerOf(reply.json);

/** The data of an operation without errors. */
export async function ask(
  headers: Readonly<Record<string, string>>,
  query: string,
  variables?: Variables,
): Promise<Record<string, unknown>> {
  const { data, errors } = graphqlAnswer(await post(headers, query, variables));
  expect(errors).toBeUndefined();
  return data ?? {};
}
