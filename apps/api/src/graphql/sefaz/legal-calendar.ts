import type { LegalCalendar, LegalChange } from '@fiscal/core/registry/legal-calendar';
import { presentArguments } from '../../base/present-arguments.ts';
import { legalCalendarQuery, LEGAL_CALENDAR_TEXTS as TEXTS } from '../../inputs/law-queries.ts';
import { parseInput } from '../../inputs/parse.ts';
import { builder } from '../builder.ts';

const InForce = builder.objectRef<LegalChange['inForce']>('LegalChangeInForce').implement({
  description: 'Se a mudança vigora em day, por destino.',
  fields: (t) => ({
    sandbox: t.exposeBoolean('sandbox'),
    homologacao: t.exposeBoolean('homologacao'),
    producao: t.exposeBoolean('producao'),
  }),
});

export const LegalChangeRef = builder.objectRef<LegalChange>('LegalChange').implement({
  description: 'Uma mudança da lei. Dias são de Brasília, AAAA-MM-DD.',
  fields: (t) => ({
    id: t.exposeString('id'),
    documents: t.exposeString('documents', { description: 'Os documentos por nome.' }),
    types: t.stringList({
      description: 'Os tipos que esta API emite e que a mudança alcança.',
      resolve: ({ types }) => [...types],
    }),
    summary: t.exposeString('summary'),
    norm: t.exposeString('norm', { description: 'Norma e item.' }),
    homologation: t.exposeString('homologation', {
      nullable: true,
      description: 'Primeiro dia em homologação; null: sem data definida.',
    }),
    production: t.exposeString('production', {
      nullable: true,
      description:
        'Primeiro dia em produção, que o sandbox segue; sempre: já vigente; null: sem data definida.',
    }),
    until: t.exposeString('until', { nullable: true, description: 'Último dia; null: sem fim previsto.' }),
    kinds: t.stringList({ resolve: ({ kinds }) => [...kinds] }),
    effect: t.exposeString('effect', { description: 'rejeicao, dever ou opcional.' }),
    certainty: t.exposeString('certainty', { description: 'De onde as datas são conhecidas.' }),
    state: t.exposeString('state', {
      description: 'Quanto dela esta API já aplica: pronta, parcial, pendente.',
    }),
    inForce: t.expose('inForce', { type: InForce }),
  }),
});

const Calendar = builder.objectRef<LegalCalendar>('LegalCalendar').implement({
  description: 'O calendário da lei.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'O dia de hoje em Brasília.' }),
    changes: t.field({
      type: [LegalChangeRef],
      description: 'Pelo dia em produção; as sem data por último.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

builder.queryField('legalCalendar', (t) =>
  t.field({
    type: Calendar,
    description:
      'As mudanças de leiautes, regras, tabelas, alíquotas e impressos, com os seus dias. O argumento em de validate… julga um corpo pela lei de um deles.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      document: t.arg.string({ description: TEXTS.document }),
      kind: t.arg.string({ description: TEXTS.kind }),
      from: t.arg.string({ description: TEXTS.from }),
      to: t.arg.string({ description: TEXTS.to }),
    },
    complexity: { field: 10, multiplier: 10 },
    resolve: (_root, args, context) =>
      context.services.law.getCalendar(parseInput(legalCalendarQuery, presentArguments(args))),
  }),
);
