import type { UnclosedList, UnclosedMdfe } from '../../services/documents/list-unclosed-mdfe.ts';
import { builder } from '../builder.ts';
import { Document } from './document.ts';

const UnclosedMdfeEntry = builder.objectRef<UnclosedMdfe>('UnclosedMdfe').implement({
  description: 'Um MDF-e autorizado que não foi encerrado nem cancelado.',
  fields: (t) => ({
    accessKey: t.expose('accessKey', { type: 'ChaveAcesso', description: 'chMDFe' }),
    protocolNumber: t.exposeString('protocolNumber', { description: 'nProt' }),
    document: t.field({
      type: Document,
      nullable: true,
      description: 'O documento aqui; null quando foi emitido por outro sistema.',
      async resolve({ id }, _args, context) {
        const principal = await context.integrator();
        const view = id === null ? null : await context.services.documents.get(principal, id);
        return view && { accountId: principal.accountId, view };
      },
    }),
    authorizedAt: t.expose('authorizedAt', { type: 'DateTime', nullable: true }),
    daysOpen: t.exposeInt('daysOpen', {
      nullable: true,
      description: 'Dias completos desde a autorização; com mais de 30, o próximo MDF-e é recusado (686).',
    }),
  }),
});

const Unclosed = builder.objectRef<UnclosedList>('UnclosedMdfeList').implement({
  fields: (t) => ({
    cStat: t.exposeString('cStat', {
      nullable: true,
      description: '111 há não encerrados, 112 não há; null quando a SEFAZ não respondeu.',
    }),
    message: t.exposeString('message', { description: 'xMotivo, ou por que só há os nossos registros.' }),
    mdfes: t.field({
      type: [UnclosedMdfeEntry],
      description: 'Do mais antigo ao mais novo, até 200.',
      resolve: ({ mdfes }) => [...mdfes],
    }),
  }),
});

builder.queryField('unclosedMdfe', (t) =>
  t.field({
    type: Unclosed,
    description:
      'Os MDF-e autorizados da empresa que não foram encerrados nem cancelados, como a SEFAZ os tem; quando ela não responde, os registrados aqui.',
    authScopes: { caller: 'token', may: 'documents:read' },
    complexity: 10,
    resolve: async (_root, _args, context) =>
      context.services.documents.listUnclosedMdfe(await context.integrator()),
  }),
);
