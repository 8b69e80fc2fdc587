import { z } from 'zod';
import { eventNumber, linkExample, registeredExample, verdictFields, xmlLink } from '../event-verdict.ts';

export const econfCanceladaAnswer = z
  .strictObject({
    ...verdictFields,
    caminho_xml_cancelamento_conciliacao_financeira: xmlLink,
    numero_cancelamento_conciliacao_financeira: eventNumber,
  })
  .meta({ id: 'CancelamentoConciliacaoFinanceira' });

export const econfCanceladaExample = {
  ...registeredExample,
  caminho_xml_cancelamento_conciliacao_financeira: linkExample,
  numero_cancelamento_conciliacao_financeira: 1,
};
