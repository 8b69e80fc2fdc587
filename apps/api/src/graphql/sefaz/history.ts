import type { HistoryView, SlotView } from '../../services/authority/sefaz-history.ts';
import { PERIODS } from '../../services/authority/sefaz-history.ts';
import { builder } from '../builder.ts';
import { DocumentTypeEnum } from '../documents/document.ts';

const PeriodEnum = builder.enumType('SefazPeriod', {
  description: 'De quando é o histórico.',
  values: {
    DIA: { value: '24h', description: 'As últimas 24 horas, de meia em meia hora.' },
    MES: { value: '30d', description: 'Os últimos 30 dias, dia a dia.' },
  } as const,
});

const Slot = builder.objectRef<SlotView>('SefazSlot').implement({
  description: 'Um intervalo do histórico.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'O começo do intervalo.' }),
    availability: t.exposeFloat('availability', {
      nullable: true,
      description: 'Quanto do tempo conhecido esteve no ar, em %; null quando ninguém consultou.',
    }),
    latencyMs: t.exposeInt('latencyMs', { nullable: true, description: 'Média até a resposta.' }),
  }),
});

const History = builder.objectRef<HistoryView>('SefazHistory').implement({
  description: 'O que se viu de um serviço da SEFAZ.',
  fields: (t) => ({
    type: t.expose('type', { type: DocumentTypeEnum }),
    uf: t.exposeString('uf'),
    availability: t.exposeFloat('availability', {
      nullable: true,
      description: 'Quanto do tempo conhecido esteve no ar, em %.',
    }),
    slots: t.field({
      type: [Slot],
      description: 'Do mais antigo ao mais novo.',
      resolve: ({ slots }) => [...slots],
    }),
  }),
});

const SLOTS_MAX = Math.max(...Object.values(PERIODS).map(({ slots }) => slots));

builder.queryField('sefazHistory', (t) =>
  t.field({
    type: [History],
    description:
      'O histórico dos serviços da SEFAZ nas UFs das empresas da conta, no ambiente do token; a SEFAZ não é chamada.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      period: t.arg({ type: PeriodEnum, required: true }),
      type: t.arg({ type: DocumentTypeEnum, description: 'Só deste tipo.' }),
      uf: t.arg.string({ description: 'Só desta UF.' }),
    },
    // A service where one is named, else some of them.
    complexity: ({ uf, type }) => ({ field: 10, multiplier: (uf && type ? 1 : 10) * SLOTS_MAX }),
    resolve: async (_root, { period, type, uf }, context) => {
      const { accountId, environment } = await context.principal();
      return [
        ...(await context.services.authority.history.histories(accountId, {
          environment,
          period,
          ...(type ? { type } : {}),
          ...(uf ? { uf } : {}),
        })),
      ];
    },
  }),
);
