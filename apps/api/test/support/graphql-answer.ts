import { z } from 'zod';

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
  extensions: z.record(z.string(), z.unknown()).optional(),
});
export type GraphqlAnswer = z.infer<typeof answer>;

/** A response of `/graphql`, read. */
export const graphqlAnswerOf = (json: unknown): GraphqlAnswer => answer.parse(json);
