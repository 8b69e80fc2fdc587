import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { NEEDS_PROOF } from '../people/rights/proof.ts';
import type { Permission } from '../people/rights/roles.ts';
import type { GraphqlContext } from './context.ts';

/** The same schema, whose fields ask a session for the proof that they need once its role allows them. */
export function askingForProof(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const door = `${type?.name}.${name}`;
      if (!(door in NEEDS_PROOF)) continue;
      const { pothosOptions }: { pothosOptions?: { authScopes?: { may: Permission } } } = field.extensions;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (root, args, context: GraphqlContext, info) => {
        if (pothosOptions?.authScopes !== undefined) await context.allows(pothosOptions.authScopes.may);
        await context.proves(door, args);
        return resolve(root, args, context, info);
      };
    }
  return schema;
}
