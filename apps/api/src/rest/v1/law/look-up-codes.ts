import { z } from 'zod';
import { codesQuery } from '../../../inputs/law-queries.ts';
import { SEARCHED_TABLES } from '../../../services/law/search-codes.ts';
import { defineOperation } from '../../operation.ts';

const params = z.object({
  tabela: z.enum(SEARCHED_TABLES).meta({ description: 'A tabela.', example: 'ncm' }),
});
export const codesAnswer = z
  .strictObject({
    versao: z.string().meta({ description: 'O dia, a versão ou a fonte da tabela.' }),
    data: z.array(
      z.strictObject({
        codigo: z.string(),
        nome: z.string().meta({ description: 'De um NCM, com o caminho até ele.' }),
        uf: z.string().exactOptional().meta({ description: 'De um município.' }),
        cst: z.string().exactOptional().meta({ description: 'De um cClassTrib: o CST de IBS e CBS.' }),
        inicio: z.iso.date().exactOptional().meta({ description: 'De um cClassTrib: o primeiro dia.' }),
        fim: z.iso
          .date()
          .nullable()
          .exactOptional()
          .meta({ description: 'De um cClassTrib: o último dia; null: sem fim previsto.' }),
      }),
    ),
  })
  .meta({ id: 'CodigosEncontrados' });

/** GET /v1/tabelas/{tabela}. */
export const lookUpCodes = defineOperation({
  scope: 'access',
  doc: {
    id: 'look_up_codes',
    tag: 'Consultas',
    summary: 'Procurar um código de NCM, CFOP, CEST, cClassTrib ou município',
    description:
      'As tabelas ajudam a achar um código; o que vale é o que a SEFAZ aceita no dia da emissão (POST /v1/{tipo}/validate).',
    answers: { 200: { description: 'Os códigos encontrados.', schema: codesAnswer } },
    errors: ['nao_encontrado'],
  },
  schemas: { params, query: codesQuery },
  async handle({ params: { tabela }, query: { busca, limit: most } }, services) {
    const { versao, data } = services.law.searchCodes(tabela, { asked: busca, limit: most });
    return { status: 200, body: { versao, data: [...data] } };
  },
});
