import { MANIFESTATION_FACTS, MANIFESTATIONS } from '@fiscal/core/vocabulary/manifestation';
import { z } from 'zod';

const TEXT = /^[!-ÿ][ -ÿ]*[!-ÿ]$/;

/** Body of a manifestation: who may justify it, and must, is the authority's rule. Source: e2102x0_v1.00.xsd, xJust. */
export const manifestationBody = z
  .strictObject({
    tipo: z.enum(MANIFESTATIONS).meta({
      description:
        'ciencia libera o XML da nota inteira; confirmacao, desconhecimento e nao_realizada são conclusivas, e a última é a que vale.',
    }),
    justificativa: z
      .string()
      .trim()
      .min(15, 'O campo justificativa deve ter ao menos 15 caracteres.')
      .max(255, 'O campo justificativa deve ter no máximo 255 caracteres.')
      .regex(TEXT, 'O campo justificativa só aceita caracteres do alfabeto latino, sem quebras de linha.')
      .exactOptional()
      .meta({
        description:
          'Por que a operação não se realizou, de 15 a 255 caracteres. Obrigatória em nao_realizada, opcional em desconhecimento.',
      }),
  })
  .superRefine(({ tipo, justificativa }, context) => {
    const rule = MANIFESTATION_FACTS[tipo].justificativa;
    if (rule === 'obrigatoria' && justificativa === undefined)
      context.addIssue({
        code: 'custom',
        path: ['justificativa'],
        message: 'O campo justificativa é obrigatório com tipo nao_realizada.',
        params: {
          code: 'campo_obrigatorio',
          tag: 'xJust',
          fix: 'Informe justificativa: por que a operação não se realizou, de 15 a 255 caracteres.',
        },
      });
    if (rule === 'nenhuma' && justificativa !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['justificativa'],
        message: `O campo justificativa não existe com tipo ${tipo}.`,
        params: { code: 'valor_invalido', tag: 'xJust', fix: 'Retire justificativa.' },
      });
  })
  .meta({ id: 'ManifestacaoPedido' });

export type ManifestationBody = z.infer<typeof manifestationBody>;
