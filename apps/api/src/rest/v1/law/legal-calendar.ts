import { CHANGE_IDS } from '@fiscal/core/calendar/calendar';
import {
  LEGAL_CERTAINTIES,
  LEGAL_EFFECTS,
  LEGAL_KINDS,
  LEGAL_STATES,
} from '@fiscal/core/registry/legal-calendar';
import { z } from 'zod';
import { legalCalendarQuery } from '../../../inputs/law-queries.ts';
import { defineOperation } from '../../operation.ts';

const since = z.union([z.iso.date(), z.literal('sempre')]).nullable();

export const legalChangeSchema = z.strictObject({
  id: z.string().meta({ example: CHANGE_IDS[0] }),
  documents: z.string().meta({ description: 'Os documentos por nome.' }),
  types: z.array(z.string()).meta({ description: 'Os tipos que esta API emite e que a mudança alcança.' }),
  summary: z.string(),
  norm: z.string().meta({ description: 'Norma e item.' }),
  homologation: since.meta({ description: 'Primeiro dia em homologação; null: sem data definida.' }),
  production: since.meta({
    description:
      'Primeiro dia em produção, que o sandbox segue; sempre: já vigente; null: sem data definida.',
  }),
  until: z.iso.date().nullable().meta({ description: 'Último dia; null: sem fim previsto.' }),
  kinds: z.array(z.enum(LEGAL_KINDS)),
  effect: z.enum(LEGAL_EFFECTS).meta({
    description:
      'rejeicao: a SEFAZ rejeita o que não a segue; dever: a lei exige e ninguém rejeita; opcional.',
  }),
  certainty: z.enum(LEGAL_CERTAINTIES).meta({ description: 'De onde as datas são conhecidas.' }),
  state: z.enum(LEGAL_STATES).meta({ description: 'Quanto dela esta API já aplica.' }),
  inForce: z
    .strictObject({ sandbox: z.boolean(), homologacao: z.boolean(), producao: z.boolean() })
    .meta({ description: 'Se vigora em day, por destino.' }),
});

export const legalCalendarAnswer = z
  .strictObject({
    day: z.iso.date().meta({ description: 'O dia de hoje em Brasília.' }),
    changes: z.array(legalChangeSchema),
  })
  .meta({ id: 'CalendarioDaLei' });

/** GET /v1/calendario. */
export const getLegalCalendar = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_legal_calendar',
    tag: 'Consultas',
    summary: 'Calendário da lei',
    description:
      'As mudanças de leiautes, regras, tabelas, alíquotas e impressos, com os dias em que começam e terminam em cada ambiente. POST /v1/{tipo}/validate?em=AAAA-MM-DD julga um corpo pela lei de um desses dias.',
    answers: { 200: { description: 'As mudanças, pelo dia em produção.', schema: legalCalendarAnswer } },
    errors: ['requisicao_invalida'],
  },
  schemas: { query: legalCalendarQuery },
  handle: async ({ query }, services) => ({ status: 200, body: services.law.getCalendar(query) }),
});
