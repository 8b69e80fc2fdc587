import { z } from 'zod';
import { emitAnswer } from '../../../services/emission/emit-answer.ts';
import { preferWaitDoc } from '../../prefer.ts';
import { documentViewSchema } from '../document-view.ts';
import { idempotencyDoc } from '../idempotency.ts';

/** With `Prefer: wait`: the consult view besides the three fields. */
export const emitAnswerWithVerdict = emitAnswer
  .extend(documentViewSchema.shape)
  .meta({ id: 'EmissaoComVeredito' });

/** Without a list of values: pages that make samples take the first. */
export const strictHeader = z
  .string()
  .regex(/^(?:true|false)$/)
  .exactOptional()
  .meta({ description: 'true: no ambiente de teste nada é completado e todas as regras valem.' });

export const emitHeaders = z.object({
  ...preferWaitDoc.shape,
  ...idempotencyDoc.shape,
  'X-Referencia': z
    .string()
    .min(1)
    .max(255)
    .exactOptional()
    .meta({ description: 'Referência sua, única por empresa e ambiente até ser rejeitada.' }),
  'X-Sandbox-Strict': strictHeader,
});
