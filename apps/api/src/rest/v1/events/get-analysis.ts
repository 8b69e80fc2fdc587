import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { idParams } from '../../../inputs/fields.ts';
import { ANALYSIS_STATES } from '../../../services/events/get-analysis.ts';
import { defineOperation } from '../../operation.ts';

export const analysisAnswer = z
  .strictObject({
    status: z.enum(ANALYSIS_STATES).meta({
      description:
        'deferida: o município cancelou a NFS-e; POST cancel a traz para CANCELADA aqui. indeferida: ela continua valendo.',
    }),
    registeredAt: z.string().nullable().meta({ description: 'Quando foi pedida, ou decidida.' }),
    reason: z.string().nullable().meta({ description: 'O motivo do município; null enquanto não decide.' }),
    confirmed: z.boolean().meta({
      description: 'false: o sistema nacional não respondeu agora, e este é o nosso registro.',
    }),
  })
  .meta({ id: 'SituacaoDaAnalise' });

/** GET /v1/nfse/{id}/analise-cancelamento. */
export const getAnalysis = (tag: string) =>
  defineOperation({
    scope: 'token',
    forPages: true,
    doc: {
      id: 'get_cancellation_analysis',
      tag,
      summary: 'Consultar a análise fiscal do cancelamento da NFS-e',
      description:
        'O que o município decidiu do pedido de análise, como o sistema nacional tem: eventos 105104 e 105105. Em produção a mesma NFS-e é consultada a cada dez minutos.',
      answers: { 200: { description: 'A situação.', schema: analysisAnswer } },
      errors: ['nao_encontrado'],
    },
    schemas: { params: idParams },
    async handle({ caller, params: { id } }, services) {
      const state = await services.events.getAnalysis(caller, id);
      if (state === null) throw notFound();
      return { status: 200, body: state };
    },
  });
