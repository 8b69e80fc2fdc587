import type { AllowedAction as Allowed } from '@fiscal/core/registry/allowed-events';
import { builder } from '../builder.ts';

export const AllowedAction = builder.objectRef<Allowed>('AllowedAction').implement({
  description: 'O que se faz com documentos do tipo, e se é possível agora.',
  fields: (t) => ({
    action: t.exposeString('action', { description: 'Espécie do evento, como type em events.' }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Até quando; só do que é possível agora e tem prazo.',
      resolve: ({ until }) => until,
    }),
    reason: t.string({
      nullable: true,
      description: 'Por que não é possível agora; null quando é.',
      resolve: ({ reason }) => reason,
    }),
  }),
});
