import type { ClientSeries } from '../../services/numbers/company-numbering.ts';
import { type NumberingProposal, PROPOSAL_TEXTS } from '../../services/numbers/series-proposals.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { TargetEnum } from '../documents/target.ts';

export const NumberSeries = builder.objectRef<ClientSeries>('NumberSeries').implement({
  description: 'A numeração de uma série.',
  fields: (t) => ({
    environment: t.expose('environment', { type: EnvironmentEnum }),
    target: t.expose('target', {
      type: TargetEnum,
      description: 'Para onde vão os documentos que ela numera: a de cada destino é outra.',
    }),
    mod: t.exposeString('mod', { description: 'Como em mod na emissão, p. ex. 55; 59 é a DC-e.' }),
    emitente: t.exposeString('emitente', { description: 'CNPJ ou CPF que emite.' }),
    serie: t.exposeInt('serie'),
    nextNumber: t.exposeInt('nextNumero', {
      description: 'Próximo número do contador; 1000000000 quando a série acabou.',
    }),
  }),
});

const ProposalKind = builder.enumType('NumberingProposalKind', {
  description: PROPOSAL_TEXTS.kind,
  values: { CONTINUAR: { value: 'continuar' }, VOLTAR: { value: 'voltar' } } as const,
});

export const Proposal = builder.objectRef<NumberingProposal>('NumberingProposal').implement({
  description: 'O que uma importação deixou para decidir sobre uma série; aceita-se com updateClient.',
  fields: (t) => ({
    series: t.field({ type: NumberSeries, resolve: (proposal) => proposal }),
    kind: t.expose('kind', { type: ProposalKind }),
    firstNumber: t.exposeInt('first', { description: PROPOSAL_TEXTS.first }),
    lastNumber: t.exposeInt('last', { description: PROPOSAL_TEXTS.last }),
    documents: t.exposeInt('documents', { description: PROPOSAL_TEXTS.documents }),
    proven: t.exposeInt('proven', { description: PROPOSAL_TEXTS.proven }),
    proposedNextNumber: t.exposeInt('proposedNumero', { description: PROPOSAL_TEXTS.proposed }),
  }),
});
