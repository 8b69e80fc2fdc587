import { z } from 'zod';
import { eventNumber, linkExample, registeredExample, verdictFields, xmlLink } from '../event-verdict.ts';

export const insucessoCanceladoAnswer = z
  .strictObject({
    ...verdictFields,
    caminho_xml_cancelamento_insucesso_entrega: xmlLink,
    numero_cancelamento_insucesso_entrega: eventNumber,
  })
  .meta({ id: 'CancelamentoInsucessoEntrega' });

export const insucessoCanceladoExample = {
  ...registeredExample,
  caminho_xml_cancelamento_insucesso_entrega: linkExample,
  numero_cancelamento_insucesso_entrega: 1,
};
