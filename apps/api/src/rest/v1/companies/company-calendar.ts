import { TARGETS } from '@fiscal/core/vocabulary/target';
import { z } from 'zod';
import { idParams } from '../../../inputs/fields.ts';
import { companyCalendarQuery } from '../../../inputs/law-queries.ts';
import { FINDING_EFFECTS } from '../../../services/law/replaying/replay.ts';
import { defineOperation } from '../../operation.ts';
import { legalChangeSchema } from '../law/legal-calendar.ts';

const count = z.int().nonnegative();

const finding = z
  .strictObject({
    day: z.iso.date().meta({ description: 'O primeiro dia em que aparece.' }),
    changes: z
      .array(z.string())
      .meta({ description: 'As mudanças desse dia que podem causá-lo, pelo id do calendário.' }),
    effect: z.enum(FINDING_EFFECTS).meta({
      description:
        'rejeicao: seria rejeitado; dever: a lei passa a exigir; risco: rejeição que depende da UF ou de um cadastro.',
    }),
    type: z.string().meta({ example: 'nfe' }),
    field: z.string().meta({
      description: 'O campo do corpo; [] está no lugar de cada índice.',
      example: 'itens[].ibs_cbs_situacao_tributaria',
    }),
    code: z.string(),
    cStat: z.string().nullable(),
    message: z.string().meta({ description: 'De um dos documentos.' }),
    fix: z.string().nullable(),
    norm: z.string().nullable(),
    documents: count,
    documentIds: z.array(z.uuid()).meta({ description: 'Os mais novos deles, até cem.' }),
  })
  .meta({ id: 'AchadoDoCalendario' });

export const companyCalendarAnswer = z
  .strictObject({
    target: z.enum(TARGETS),
    day: z.iso.date().meta({ description: 'O dia de hoje; no sandbox, pelo relógio da conta.' }),
    since: z.iso.date().meta({ description: 'Foram lidos os documentos recebidos desde este dia.' }),
    replayed: count.meta({ description: 'Quantos documentos foram julgados.' }),
    more: z.boolean().meta({ description: 'Há documentos mais antigos desses dias que não foram lidos.' }),
    refused: count.meta({ description: 'Quantos passariam a ser rejeitados.' }),
    inDuty: count.meta({ description: 'Quantos deixariam de cumprir um dever que começa.' }),
    days: z
      .array(
        z.strictObject({
          day: z.iso.date(),
          changes: z.array(legalChangeSchema),
          findings: z.array(finding),
        }),
      )
      .meta({ description: 'Os dias de mudanças até daqui a um ano.' }),
  })
  .meta({ id: 'CalendarioDaEmpresa' });

/** GET /v1/clients/{id}/calendario. */
export const getCompanyCalendar = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_company_calendar',
    tag: 'Empresas',
    summary: 'O que a lei por vir muda para a empresa',
    description:
      'Julga de novo, pelas mudanças dos próximos doze meses, os corpos que a própria empresa emitiu nos últimos 90 dias (até 10.000, os mais novos primeiro; importados e recebidos ficam fora): quantos seriam rejeitados ou deixariam de cumprir um dever, por dia, campo e regra, com os documentos. As datas do corpo são lidas como se a emissão fosse do dia julgado; POST /v1/{tipo}/validate?em= julga um deles do mesmo modo. Não emite nada e pode levar um minuto.',
    answers: { 200: { description: 'Os dias de mudanças.', schema: companyCalendarAnswer } },
    errors: ['requisicao_invalida', 'nao_encontrado', 'servico_ocupado'],
  },
  schemas: { params: idParams, query: companyCalendarQuery },
  async handle({ caller, params, query }, services) {
    const { target } = query;
    const { days, ...rest } = await services.law.getCompanyCalendar(caller.accountId, {
      clientId: params.id,
      target,
    });
    return {
      status: 200,
      body: {
        ...rest,
        days: days.map(({ changes, findings, ...day }) => ({
          ...day,
          changes: [...changes],
          findings: findings.map((one) => ({
            ...one,
            changes: [...one.changes],
            documentIds: [...one.documentIds],
          })),
        })),
      },
    };
  },
});
