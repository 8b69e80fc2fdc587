import { z } from 'zod';
import { SITUATIONS } from '../../../services/authority/consult-key.ts';
import { defineOperation } from '../../operation.ts';

const event = z
  .strictObject({
    eventCode: z.string().meta({ description: 'tpEvento.', example: '110111' }),
    sequence: z.int(),
    protocolNumber: z.string().nullable(),
    registeredAt: z.string().nullable(),
    xMotivo: z.string(),
  })
  .meta({ id: 'EventoDaChave' });

export const consultedKeyAnswer = z
  .strictObject({
    accessKey: z.string(),
    type: z.string().meta({ description: 'O tipo de documento.', example: 'nfe' }),
    situation: z.enum(SITUATIONS).meta({
      description:
        'desconhecida: a SEFAZ não tem o documento; recusada: ela não respondeu à pergunta (chave antiga, ou outra chave com o número), veja cStat.',
    }),
    cStat: z.string(),
    xMotivo: z.string(),
    protocolNumber: z.string().nullable(),
    registeredAt: z.string().nullable().meta({ description: 'Data e hora da autorização.' }),
    digestValue: z
      .string()
      .nullable()
      .meta({ description: 'Resumo do documento autorizado, para comparar com o de um arquivo.' }),
    events: z.array(event).meta({ description: 'Os eventos que a SEFAZ contou; nem toda UF conta todos.' }),
    checkedAt: z.iso.datetime().meta({ description: 'Quando a SEFAZ foi consultada.' }),
  })
  .meta({ id: 'ChaveConsultada' });

const params = z.object({
  // The use case checks the length; a text too long for an address is answered 404.
  chave: z.string().meta({
    description: 'A chave de acesso, com ou sem espaços.',
    example: '35261111222333000181550010000012341465029134',
  }),
});

/** GET /v1/consulta/{chave}. */
export const consultKey = defineOperation({
  scope: 'token',
  doc: {
    id: 'consult_key',
    tag: 'Consultas',
    summary: 'Consultar na SEFAZ qualquer documento pela chave',
    description:
      'NF-e, NFC-e, CT-e, MDF-e, NFCom e DC-e, da empresa ou de terceiros: situação, protocolo e eventos, sem o XML. Em produção a mesma chave é perguntada à SEFAZ a cada seis minutos; antes disso vale a última resposta (checkedAt).',
    answers: { 200: { description: 'O que a SEFAZ tem sob a chave.', schema: consultedKeyAnswer } },
    errors: ['requisicao_invalida', 'sefaz_indisponivel'],
  },
  schemas: { params },
  async handle({ caller, params: { chave } }, services) {
    const { events, ...told } = await services.authority.consultKey(caller, chave);
    return { status: 200, body: { ...told, events: [...events] } };
  },
});
