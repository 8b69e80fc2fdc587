import { z } from 'zod';
import { noticesSchema } from './notice.ts';

/** Answer of an accepted emission; stored for repetitions. */
export const emitAnswer = z
  .strictObject({
    message: z.string().meta({ description: 'Confirmação de que o documento está na fila.' }),
    invoiceId: z.uuid().meta({ description: 'Identificador para consultar o documento.' }),
    accessKey: z.string().min(44).max(45).meta({
      description: 'Chave de acesso, 44 caracteres; de uma NFS-e, o identificador da DPS, 45.',
    }),
    numero_dps: z.string().exactOptional().meta({ description: 'NFS-e: número da DPS.' }),
    serie_dps: z.string().exactOptional().meta({ description: 'NFS-e: série da DPS.' }),
    notices: noticesSchema.exactOptional(),
  })
  .meta({ id: 'EmissaoAceita' });
