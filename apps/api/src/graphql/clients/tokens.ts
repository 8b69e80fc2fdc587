import type { RevealedToken } from '@fiscal/db/companies/tokens';
import { notFound } from '../../base/failure.ts';
import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { rotationBody } from '../../inputs/token-rotation.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { encodeGlobalId, toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { nullIfMissing } from '../null-if-missing.ts';
import { attempt } from '../problem.ts';

const ClientToken = builder.objectRef<RevealedToken>('ClientToken').implement({
  description: 'Um token da empresa, em claro.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ClientToken', id) }),
    tokenId: t.exposeString('id', { description: 'O UUID que REST chama de id.' }),
    environment: t.expose('environment', { type: EnvironmentEnum }),
    token: t.exposeString('token', { description: 'nfe_test_… ou nfe_live_…; guarde-o como uma senha.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryField('clientTokens', (t) =>
  t.field({
    type: [ClientToken],
    nullable: true,
    description:
      'Os tokens de uma empresa, em claro; null quando não há nenhuma com este id. Exige a chave restrita e fica na trilha de auditoria.',
    authScopes: { caller: 'restricted', may: 'tokens:reveal' },
    args: { id: t.arg.id({ required: true, description: 'Da empresa.' }) },
    async resolve(_root, { id }, context) {
      const caller = await context.caller('restricted');
      const tokens = await nullIfMissing(context.services.companies.clients.tokens(caller, toUuid(id) ?? ''));
      return tokens && [...tokens];
    },
  }),
);

const RotateTokenPayload = builder
  .objectRef<{ readonly token: RevealedToken }>('RotateTokenPayload')
  .implement({ fields: (t) => ({ token: t.expose('token', { type: ClientToken }) }) });

builder.mutationField('rotateToken', (t) =>
  t.field({
    type: resultUnion('RotateToken', RotateTokenPayload),
    description:
      'Cria um token novo do mesmo ambiente; o antigo vale por mais overlapSeconds. Exige a chave restrita e fica na trilha de auditoria.',
    authScopes: { caller: 'restricted', may: 'tokens:rotate' },
    args: {
      clientId: t.arg.id({ required: true }),
      tokenId: t.arg.id({ required: true }),
      overlapSeconds: t.arg.int({
        description: 'Por quantos segundos o token antigo ainda vale (até 7 dias); 0 quando ausente.',
      }),
    },
    resolve: (_root, { clientId, tokenId, ...rest }, context) =>
      attempt(context, async () => {
        const [client, token] = [toUuid(clientId), toUuid(tokenId)];
        if (client === null || token === null) throw notFound();
        const { overlapSeconds } = parseInput(rotationBody, presentArguments(rest));
        const caller = await context.caller('restricted');
        return {
          token: await context.services.companies.clients.rotateToken(
            caller,
            { clientId: client, tokenId: token },
            overlapSeconds,
          ),
        };
      }),
  }),
);
