import { z } from 'zod';

export const unclosedMdfe = z
  .strictObject({
    chave_mdfe: z.string().meta({ description: 'Chave de acesso do MDF-e.' }),
    protocolo: z.string().meta({ description: 'Protocolo de autorização.' }),
    id: z
      .uuid()
      .nullable()
      .meta({ description: 'O documento aqui; null quando foi emitido por outro sistema.' }),
    autorizado_em: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'null quando foi emitido por outro sistema.' }),
    dias_em_aberto: z.int().nullable().meta({
      description: 'Dias completos desde a autorização; com mais de 30, o próximo MDF-e é recusado (686).',
    }),
  })
  .meta({ id: 'MdfeNaoEncerrado' });

export const unclosedAnswer = z
  .strictObject({
    status_sefaz: z.string().nullable().meta({
      description: '111 há não encerrados, 112 não há; null quando a SEFAZ não respondeu.',
    }),
    mensagem_sefaz: z.string().meta({ description: 'xMotivo, ou por que só há os nossos registros.' }),
    data: z.array(unclosedMdfe).meta({ description: 'Do mais antigo ao mais novo.' }),
  })
  .meta({ id: 'MdfesNaoEncerrados' });

export const unclosedExample = {
  status_sefaz: '111',
  mensagem_sefaz: 'Consulta Não Encerrados localizou MDF-e nessa situação',
  data: [
    {
      chave_mdfe: '35261111222333000181580010000000081400500601',
      protocolo: '335260000000005',
      id: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
      autorizado_em: '2026-11-21T13:00:05.000Z',
      dias_em_aberto: 0,
    },
  ],
};
