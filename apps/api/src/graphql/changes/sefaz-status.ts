import { builder } from '../builder.ts';
import { SefazStatus } from '../sefaz/status.ts';
import { watchCredentials } from './watched.ts';

builder.subscriptionField('sefazStatusChanged', (t) =>
  t.field({
    type: SefazStatus,
    description:
      'O que a conta viu por último de cada serviço da SEFAZ no ambiente do token: cada um já ao assinar e de novo quando muda de estado, passa a responder, deixa de responder ou responde outro código. É um estado, sem cursor: ao reconectar vem o de agora.',
    authScopes: { caller: 'token', may: 'documents:read' },
    async subscribe(_root, _args, context) {
      const { accountId, environment } = await context.principal();
      return watchCredentials(context, (signal) =>
        context.services.authority.followStatus({ accountId, environment }, signal),
      );
    },
    resolve: (status) => status,
  }),
);
