import { z } from 'zod';
import { neighborBody } from '../../../inputs/sandbox/neighbor.ts';
import { defineOperation } from '../../operation.ts';

export const neighborAnswer = z
  .strictObject({
    data: z.array(
      z
        .strictObject({
          cStat: z.string().meta({
            description: '138: recebeu documentos; 137: não há; 656: consumo indevido, também para ele.',
          }),
          xMotivo: z.string(),
          ultNSU: z.int().meta({ description: 'De onde ele segue na próxima consulta.' }),
          maxNSU: z.int(),
          documentos: z.int().meta({ description: 'Quantos esta consulta lhe entregou.' }),
        })
        .meta({ id: 'ConsultaDoVizinho' }),
    ),
  })
  .meta({ id: 'ConsultasDoVizinho' });

/** POST /sandbox/received/neighbor. */
export const queryAsSandboxNeighbor = defineOperation({
  scope: 'access',
  doc: {
    id: 'query_as_sandbox_neighbor',
    tag: 'Ambiente de teste',
    summary: 'Consultar a distribuição como outro sistema da empresa',
    description:
      'Outro sistema consulta a SEFAZ emulada com o mesmo CNPJ, do último NSU que recebeu. Dentro de uma hora, a consulta da Emite recebe 656 e o estado do recebimento passa a vizinho; ela segue do NSU dele e depois busca os documentos que ele recebeu. Consulte ao menos uma hora depois da última consulta da Emite: antes, o 656 é dele.',
    bodyExamples: { vizinho: { summary: 'Uma consulta', value: { cnpj: '11222333000181' } } },
    answers: { 200: { description: 'As respostas que ele recebeu.', schema: neighborAnswer } },
    errors: ['sefaz_indisponivel'],
  },
  schemas: { body: neighborBody },
  async handle({ caller, body }, services) {
    return { status: 200, body: { data: await services.sandbox.queryAsNeighbor(caller, body) } };
  },
});
