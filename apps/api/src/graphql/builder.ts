import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { Permission } from '../people/rights/roles.ts';
import type { FieldScope } from './callers.ts';
import type { GraphqlContext } from './context.ts';
import { encodeGlobalId } from './global-id.ts';
import { LIST_MULTIPLIER } from './price.ts';

/** Plugins, context and scalars of the schema, and no types: each room adds its own. */
export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  DefaultAuthStrategy: 'all';
  DefaultInputFieldRequiredness: false;
  AuthScopes: {
    /** Credentials that the field asks for, as a route of REST does. */
    caller: FieldScope;
    /** Permission that a person's role needs; holders of keys have all. */
    may: Permission;
  };
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Decimal: { Input: string; Output: string };
    Texto: { Input: string; Output: string };
    Cnpj: { Input: string; Output: string };
    Cpf: { Input: string; Output: string };
    ChaveAcesso: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    JSONObject: { Input: Readonly<Record<string, unknown>>; Output: Readonly<Record<string, unknown>> };
  };
}>({
  plugins: [ComplexityPlugin, ScopeAuthPlugin, RelayPlugin],
  defaultFieldNullability: false,
  complexity: { defaultComplexity: 1, defaultListMultiplier: LIST_MULTIPLIER },
  scopeAuth: {
    // A missing credential is named (a Failure), instead of a plain "no".
    authScopes: (context) => ({
      caller: async (scope) => (await context.caller(scope)) !== null,
      may: (permission) => context.allows(permission),
    }),
    defaultStrategy: 'all',
  },
  // `node` and `nodes` are fields of ours (nodes.ts), which know nothing of what did not come from here.
  relay: {
    encodeGlobalID: encodeGlobalId,
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    // A connection states its own maximum of edges.
    edgesFieldOptions: { complexity: { field: 0, multiplier: 1 } },
  },
});

builder.queryType({ description: 'Consultas.' });
builder.subscriptionType({
  description:
    'O que muda, enquanto muda: por graphql-transport-ws ou SSE. Termina quando a credencial deixa de valer.',
});
builder.mutationType({ description: 'Operações: cada uma devolve o resultado ou o problema que a impediu.' });
