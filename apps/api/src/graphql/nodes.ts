import { resolveNodes } from '@pothos/plugin-relay';
import type { GraphQLSchema } from 'graphql';
import { invalid } from '../base/failure.ts';
import { builder } from './builder.ts';
import { decodeGlobalId } from './global-id.ts';

const MAX = 100;

/** Nodes of an account; the others belong to a company and environment, which only a token determines. */
const OF_ACCOUNT: ReadonlySet<string> = new Set(['Client', 'Certificate']);

const Node = builder.nodeInterfaceRef();

/** Type and id in a node id; null when the schema has no such node, as when there is no such object. */
function decodeNode(id: string, schema: GraphQLSchema) {
  const decoded = decodeGlobalId(id);
  const type = decoded === null ? undefined : schema.getType(decoded.typename);
  const interfaces = type !== undefined && 'getInterfaces' in type ? type.getInterfaces() : [];
  return interfaces.some(({ name }) => name === Node.name) ? decoded : null;
}

/** The least that all of them ask for; each is looked up with the credential of its own. */
const callerOf = (ids: readonly string[]) => {
  const ofAccount = ids.some((id) => OF_ACCOUNT.has(decodeGlobalId(id)?.typename ?? 'Client'));
  return ofAccount || ids.length === 0 ? ('access' as const) : ('token' as const);
};

const scopeOf = (ids: readonly string[]) => {
  const caller = callerOf(ids);
  return { caller, may: caller === 'token' ? 'documents:read' : 'clients:read' } as const;
};

builder.queryField('node', (t) =>
  t.field({
    type: Node,
    nullable: true,
    description: 'O objeto com este id global; null quando não há nenhum para estas credenciais.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: (_root, { id }) => scopeOf([id]),
    resolve: async (_root, { id }, context, info) =>
      (await resolveNodes(builder, context, info, [decodeNode(id, info.schema)]))[0],
  }),
);

builder.queryField('nodes', (t) =>
  t.field({
    type: [Node],
    nullable: { list: false, items: true },
    description: `Os objetos com estes ids globais, na mesma ordem; até ${MAX}.`,
    args: { ids: t.arg.idList({ required: true }) },
    authScopes: (_root, { ids }) => scopeOf(ids),
    complexity: ({ ids }) => ({ field: 1, multiplier: Math.max(1, ids.length) }),
    resolve: (_root, { ids }, context, info) => {
      if (ids.length > MAX)
        throw invalid([{ field: 'ids', code: 'valor_invalido', message: `Peça até ${MAX} ids por vez.` }]);
      return resolveNodes(
        builder,
        context,
        info,
        ids.map((id) => decodeNode(id, info.schema)),
      );
    },
  }),
);
