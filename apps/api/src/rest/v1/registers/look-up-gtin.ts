import { z } from 'zod';
import { flag } from '../../../inputs/fields.ts';
import { GTIN_SITUATIONS } from '../../../services/authority/gtin-register.ts';
import { defineOperation } from '../../operation.ts';

export const gtinAnswer = z
  .strictObject({
    gtin: z.string(),
    situation: z.enum(GTIN_SITUATIONS).meta({
      description:
        'sem_dados: o cadastro nada diz deste GTIN, cStat diz por quê (9491 a 9496); consumo_indevido: a SEFAZ bloqueou a empresa por uma hora (656).',
    }),
    cStat: z.string().meta({ description: '9490 completo, 9497 sem NCM, 9498 com NCM inválido.' }),
    xMotivo: z.string(),
    description: z.string().nullable().meta({ description: 'Descrição do produto.' }),
    ncm: z.string().nullable(),
    cests: z.array(z.string()).meta({ description: 'Até três.' }),
    checkedAt: z.iso.datetime().meta({ description: 'Quando a SEFAZ foi consultada.' }),
    heldUntil: z.iso
      .datetime()
      .meta({ description: 'Até quando a mesma pergunta recebe esta resposta, sem consultar a SEFAZ.' }),
  })
  .meta({ id: 'GtinConsultado' });

const params = z.object({
  gtin: z
    .string()
    .min(1)
    .max(20)
    .meta({ description: 'O código de barras: 8, 12, 13 ou 14 dígitos.', example: '7899900000011' }),
});
const query = z.object({
  refresh: flag('Consulta de novo, embora uma resposta ainda valha; em produção, um dia depois dela.'),
});

/** GET /v1/gtin/{gtin}. */
export const lookUpGtin = defineOperation({
  scope: 'token',
  doc: {
    id: 'look_up_gtin',
    tag: 'Consultas',
    summary: 'Consultar um GTIN no cadastro nacional (CCG)',
    description:
      'Descrição, NCM e CEST de um produto do Brasil, como o dono da marca os cadastrou. O que se encontra vale trinta dias (heldUntil).',
    answers: { 200: { description: 'O que o cadastro diz.', schema: gtinAnswer } },
    errors: ['sefaz_indisponivel'],
  },
  schemas: { params, query },
  async handle({ caller, params: { gtin }, query: { refresh } }, services) {
    const { cests, checkedAt, heldUntil, ...told } = await services.authority.lookUpGtin(caller, {
      gtin,
      refresh,
    });
    return {
      status: 200,
      body: {
        ...told,
        cests: [...cests],
        checkedAt: checkedAt.toISOString(),
        heldUntil: heldUntil.toISOString(),
      },
    };
  },
});
