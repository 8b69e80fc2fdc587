import { UFS } from '@fiscal/core/tables/uf';
import { z } from 'zod';
import { holder, integer } from '../fields.ts';

/** A behavior asked of the emulated authority. */
export const conditionBody = z
  .strictObject({
    operation: z.string().min(1).max(60).exactOptional().meta({
      description:
        'A operação atingida: emit, status, query, cancel, correct, ator-interessado, insucesso-entrega, cancelamento-insucesso-entrega, econf, cancelamento-econf, inutilize…; todas quando ausente.',
      example: 'emit',
    }),
    service: z.string().min(1).max(60).exactOptional().meta({ description: 'O serviço da SEFAZ atingido.' }),
    uf: z
      .enum(UFS.map(({ sigla }) => sigla))
      .exactOptional()
      .meta({ description: 'Somente nesta UF.' }),
    cnpj: holder('cnpj', 'Somente da empresa com este CNPJ ou CPF.').exactOptional(),
    scenario: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'O cenário, como no marcador.', example: 'SANDBOX(indisponivel=3)' }),
    times: integer('times', { min: 1, max: 100_000 }, 'Quantas vezes vale; null: até ser retirada.')
      .nullable()
      .default(1),
  })
  .meta({ id: 'CondicaoDoSandbox' });
