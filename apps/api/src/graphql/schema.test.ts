import type { GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';

const optionsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.entries(type?.getFields() ?? {}).map(([name, field]) => {
    const { pothosOptions }: { pothosOptions?: { authScopes?: unknown } } = field.extensions;
    return [name, pothosOptions?.authScopes] as const;
  });

describe.each([
  ['Query', schema().getQueryType()],
  ['Mutation', schema().getMutationType()],
  ['Subscription', schema().getSubscriptionType()],
])('%s', (_name, type) => {
  it.each(optionsOf(type))('%s documents its credentials and the permission of a role', (_field, scopes) => {
    const asked = typeof scopes === 'function' ? scopes({}, { id: '', ids: [] }) : scopes;
    expect(asked).toEqual({ caller: expect.any(String), may: expect.any(String) });
  });
});
