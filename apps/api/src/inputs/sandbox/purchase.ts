import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import { DISTRIBUTED_TYPES } from '@fiscal/core/vocabulary/received/distribution';
import { z } from 'zod';
import { integer } from '../fields.ts';
import { inscricao } from '../received/inscricao.ts';

const PURCHASES_MAX = 50;

export const purchaseBody = z
  .strictObject({
    type: z.enum(DISTRIBUTED_TYPES).prefault('nfe').meta({ description: 'O tipo do documento.' }),
    cnpj: inscricao(
      'cnpj',
      'CNPJ ou CPF da empresa que recebe o documento: destinatária, tomadora ou contratante.',
    ),
    uf: z.enum(UF_SIGLAS).prefault('SP').meta({ description: 'UF do fornecedor e da empresa.' }),
    valor: z
      .string()
      .regex(
        /^(?:0|[1-9]\d{0,9})\.\d{2}$/,
        'O campo valor deve ter duas casas decimais e nenhum zero à esquerda, p. ex. 100.00.',
      )
      .prefault('100.00')
      .meta({ description: 'Valor de cada documento.' }),
    quantidade: integer('quantidade', { min: 1, max: PURCHASES_MAX }, 'Quantos documentos.').prefault(1),
  })
  .meta({ id: 'CompraDoSandbox' });
