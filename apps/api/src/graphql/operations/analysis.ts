import type { AnalysisState } from '../../services/events/get-analysis.ts';
import { builder } from '../builder.ts';
import { toUuid } from '../global-id.ts';

const Analysis = builder.objectRef<AnalysisState>('CancellationAnalysis').implement({
  description: 'A análise fiscal do cancelamento de uma NFS-e, como o sistema nacional a tem.',
  fields: (t) => ({
    status: t.exposeString('status', { description: 'em_analise, deferida ou indeferida.' }),
    registeredAt: t.exposeString('registeredAt', {
      nullable: true,
      description: 'Quando foi pedida, ou decidida.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'O motivo do município.' }),
    confirmed: t.exposeBoolean('confirmed', {
      description: 'false: o sistema nacional não respondeu agora, e este é o nosso registro.',
    }),
  }),
});

builder.queryField('cancellationAnalysis', (t) =>
  t.field({
    type: Analysis,
    nullable: true,
    description: 'O que o município decidiu da análise fiscal de uma NFS-e; null quando nenhuma foi pedida.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      id: t.arg.id({ required: true, description: 'O campo id do documento, ou o invoiceId de REST.' }),
    },
    complexity: 10,
    async resolve(_root, { id }, context) {
      const documentId = toUuid(id);
      if (documentId === null) return null;
      return context.services.events.getAnalysis(await context.principal(documentId), documentId);
    },
  }),
);
