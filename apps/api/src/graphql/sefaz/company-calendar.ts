import { presentArguments } from '../../base/present-arguments.ts';
import { companyCalendarQuery, REPLAY_TARGET_TEXT } from '../../inputs/law-queries.ts';
import { parseInput } from '../../inputs/parse.ts';
import type { ComingDay, CompanyCalendar } from '../../services/law/company-calendar.ts';
import type { Finding } from '../../services/law/replaying/replay.ts';
import { builder } from '../builder.ts';
import { toUuid } from '../global-id.ts';
import { LegalChangeRef } from './legal-calendar.ts';

const FindingType = builder.objectRef<Finding>('LegalFinding').implement({
  description: 'O que um dia por vir muda para documentos da empresa.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'O primeiro dia em que aparece.' }),
    changes: t.stringList({
      description: 'As mudanças desse dia que podem causá-lo, pelo id.',
      resolve: ({ changes }) => [...changes],
    }),
    effect: t.exposeString('effect', { description: 'rejeicao, dever ou risco.' }),
    type: t.exposeString('type'),
    field: t.exposeString('field', { description: 'O campo do corpo; [] está no lugar de cada índice.' }),
    code: t.exposeString('code'),
    cStat: t.exposeString('cStat', { nullable: true }),
    message: t.exposeString('message', { description: 'De um dos documentos.' }),
    fix: t.exposeString('fix', { nullable: true }),
    norm: t.exposeString('norm', { nullable: true }),
    documents: t.exposeInt('documents'),
    documentIds: t.stringList({
      description: 'Os mais novos deles, até cem, pelo id de REST.',
      resolve: ({ documentIds }) => [...documentIds],
    }),
  }),
});

const Day = builder.objectRef<ComingDay>('ComingLegalDay').implement({
  description: 'Um dia de mudanças.',
  fields: (t) => ({
    day: t.exposeString('day'),
    changes: t.field({ type: [LegalChangeRef], resolve: ({ changes }) => [...changes] }),
    findings: t.field({ type: [FindingType], resolve: ({ findings }) => [...findings] }),
  }),
});

const Calendar = builder.objectRef<CompanyCalendar>('CompanyCalendar').implement({
  description: 'O que a lei por vir muda para uma empresa. Dias são de Brasília, AAAA-MM-DD.',
  fields: (t) => ({
    target: t.exposeString('target'),
    day: t.exposeString('day', { description: 'O dia de hoje; no sandbox, pelo relógio da conta.' }),
    since: t.exposeString('since', { description: 'Foram lidos os documentos recebidos desde este dia.' }),
    replayed: t.exposeInt('replayed', { description: 'Quantos documentos foram julgados.' }),
    more: t.exposeBoolean('more', { description: 'Há documentos mais antigos que não foram lidos.' }),
    refused: t.exposeInt('refused', { description: 'Quantos passariam a ser rejeitados.' }),
    inDuty: t.exposeInt('inDuty', { description: 'Quantos deixariam de cumprir um dever que começa.' }),
    days: t.field({ type: [Day], resolve: ({ days }) => [...days] }),
  }),
});

builder.queryField('companyCalendar', (t) =>
  t.field({
    type: Calendar,
    nullable: true,
    description:
      'Julga de novo, pelas mudanças dos próximos doze meses, os corpos que a empresa emitiu nos últimos 90 dias, até 10.000; null quando não há nenhuma com este id. Pode levar um minuto.',
    authScopes: { caller: 'access', may: 'clients:write' },
    args: {
      clientId: t.arg.id({ required: true }),
      target: t.arg.string({ description: REPLAY_TARGET_TEXT }),
    },
    complexity: { field: 100, multiplier: 10 },
    async resolve(_root, { clientId, ...args }, context) {
      const { accountId } = await context.account();
      const uuid = toUuid(clientId);
      if (uuid === null || (await context.loaders.client(accountId, uuid)) === null) return null;
      const { target } = parseInput(companyCalendarQuery, presentArguments(args));
      return context.services.law.getCompanyCalendar(accountId, { clientId: uuid, target });
    },
  }),
);
