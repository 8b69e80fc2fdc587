import { z } from 'zod';
import { eventNumber, linkExample, registeredExample, verdictFields, xmlLink } from '../event-verdict.ts';

export const insucessoEntregaAnswer = z
  .strictObject({
    ...verdictFields,
    caminho_xml_insucesso_entrega: xmlLink,
    numero_insucesso_entrega: eventNumber,
  })
  .meta({ id: 'InsucessoEntrega' });

export const insucessoEntregaExample = {
  ...registeredExample,
  caminho_xml_insucesso_entrega: linkExample,
  numero_insucesso_entrega: 1,
};
