import { presentArguments } from '../../base/present-arguments.ts';
import { builder } from '../builder.ts';
import { toUuid } from '../global-id.ts';
import { connectionOf, forwardPage, pageSize } from '../page.ts';
import { Client, ownedClient } from './client.ts';
import { NumberSeries, Proposal } from './series.ts';

builder.queryField('client', (t) =>
  t.field({
    type: Client,
    nullable: true,
    description: 'Uma empresa da conta; null quando não há nenhuma com este id.',
    authScopes: { caller: 'access', may: 'clients:read' },
    args: { id: t.arg.id({ required: true, description: 'O campo id, ou o id de REST.' }) },
    resolve: async (_root, { id }, context) => ownedClient(context, (await context.account()).accountId, id),
  }),
);

builder.queryField('clients', (t) =>
  t.connection(
    {
      type: Client,
      description: 'As empresas da conta, da mais nova para a mais antiga.',
      authScopes: { caller: 'access', may: 'clients:read' },
      args: { cnpj: t.arg({ type: 'Cnpj', description: 'Somente este CNPJ ou CPF.' }) },
      complexity: (args) => ({ field: 5, multiplier: pageSize(args) }),
      async resolve(_root, args, context) {
        const page = forwardPage(args);
        const caller = await context.account();
        const { data, nextCursor } = await context.services.companies.clients.list(caller, {
          ...page,
          ...presentArguments({ cnpj: args.cnpj }),
        });
        const clients = data.map((client) => ({ accountId: caller.accountId, client }));
        return connectionOf(page, { entries: clients, more: nextCursor !== null }, ({ client }) => client.id);
      },
    },
    { name: 'ClientConnection' },
    { name: 'ClientEdge' },
  ),
);

builder.queryField('numbering', (t) =>
  t.field({
    type: [NumberSeries],
    nullable: true,
    description:
      'O próximo número de cada série do CNPJ de uma empresa, e dos outros CNPJs que ela já numerou; null quando não há nenhuma com este id.',
    authScopes: { caller: 'access', may: 'clients:read' },
    args: { clientId: t.arg.id({ required: true }) },
    async resolve(_root, { clientId }, context) {
      const { accountId } = await context.account();
      const uuid = toUuid(clientId);
      if (uuid === null || (await context.loaders.client(accountId, uuid)) === null) return null;
      return [...(await context.loaders.numbering(accountId, uuid))];
    },
  }),
);

builder.queryField('numberingProposals', (t) =>
  t.field({
    type: [Proposal],
    nullable: true,
    description:
      'O que importações deixaram para decidir sobre as séries de uma empresa; null quando não há nenhuma com este id.',
    authScopes: { caller: 'access', may: 'clients:read' },
    args: { clientId: t.arg.id({ required: true }) },
    async resolve(_root, { clientId }, context) {
      const caller = await context.account();
      const uuid = toUuid(clientId);
      if (uuid === null || (await context.loaders.client(caller.accountId, uuid)) === null) return null;
      return [...(await context.services.numbers.listProposals(caller, uuid))];
    },
  }),
);
