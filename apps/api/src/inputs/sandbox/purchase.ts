import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import { DISTRIBUTED_TYPES } from '@fiscal/core/vocabulary/received/distribution';
import { z } from 'zod';
import { integer } from '../fields.ts';
import { inscricao } from '../received/inscricao.ts';

const PURCHASES_MAX = 50;
/** The most documents that one request spreads over days. */
const SPREAD_MAX = 500;
const DAYS_MAX = 31;

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
    quantidade: integer(
      'quantidade',
      { min: 1, max: SPREAD_MAX },
      `Quantos documentos: até ${PURCHASES_MAX} ou, com dias, até ${SPREAD_MAX}.`,
    ).prefault(1),
    dias: integer(
      'dias',
      { min: 1, max: DAYS_MAX },
      'Espalha as emissões pelos últimos dias do relógio da conta, da mais antiga à mais nova, entre vários fornecedores; ausente: todas são de agora, de um só.',
    ).exactOptional(),
  })
  .refine(({ quantidade, dias }) => dias !== undefined || quantidade <= PURCHASES_MAX, {
    path: ['quantidade'],
    error: `O campo quantidade deve ser no máximo ${PURCHASES_MAX}; com dias, ${SPREAD_MAX}.`,
  })
  .meta({ id: 'CompraDoSandbox' });
