import { z } from 'zod';
import { eventNumber, linkExample, registeredExample, verdictFields, xmlLink } from '../event-verdict.ts';

export const econfAnswer = z
  .strictObject({
    ...verdictFields,
    caminho_xml_conciliacao_financeira: xmlLink,
    numero_conciliacao_financeira: eventNumber,
    numero_protocolo: z
      .string()
      .exactOptional()
      .meta({ description: 'Protocolo, para consultar ou cancelar a conciliação; quando autorizado.' }),
  })
  .meta({ id: 'ConciliacaoFinanceira' });

export const econfExample = {
  ...registeredExample,
  caminho_xml_conciliacao_financeira: linkExample,
  numero_conciliacao_financeira: 1,
  numero_protocolo: '135260000000005',
};
