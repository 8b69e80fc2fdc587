import { z } from 'zod';
import { documentViewSchema } from '../document-view.ts';
import { idempotencyDoc } from '../idempotency.ts';

export const emitAnswer = z
  .strictObject({
    message: z.string().meta({ description: 'Confirmação de que o documento está na fila.' }),
    invoiceId: z.uuid().meta({ description: 'Identificador para consultar o documento.' }),
    accessKey: z.string().min(44).max(45).meta({
      description: 'Chave de acesso, 44 caracteres; de uma NFS-e, o identificador da DPS, 45.',
    }),
    numero_dps: z.string().exactOptional().meta({ description: 'NFS-e: número da DPS.' }),
    serie_dps: z.string().exactOptional().meta({ description: 'NFS-e: série da DPS.' }),
  })
  .meta({ id: 'EmissaoAceita' });

/** With `Prefer: wait`: the consult view besides the three fields. */
export const emitAnswerWithVerdict = emitAnswer
  .extend(documentViewSchema.shape)
  .meta({ id: 'EmissaoComVeredito' });

export const strictHeader = z
  .string()
  .exactOptional()
  .meta({ description: 'true: no ambiente de teste nada é completado e todas as regras valem.' });

export const emitHeaders = z.object({
  Prefer: z
    .string()
    .exactOptional()
    .meta({ description: 'wait=N: espera até N segundos (máximo 30) pelo veredito.', example: 'wait=10' }),
  ...idempotencyDoc.shape,
  'X-Referencia': z
    .string()
    .min(1)
    .max(255)
    .exactOptional()
    .meta({ description: 'Referência sua, única por empresa e ambiente até ser rejeitada.' }),
  'X-Sandbox-Strict': strictHeader,
});
