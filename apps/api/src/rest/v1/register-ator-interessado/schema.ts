import { z } from 'zod';
import { eventNumber, linkExample, registeredExample, verdictFields, xmlLink } from '../event-verdict.ts';

export const atorInteressadoAnswer = z
  .strictObject({
    ...verdictFields,
    caminho_xml_evento_ator_interessado: xmlLink,
    numero_evento_ator_interessado: eventNumber,
  })
  .meta({ id: 'AtorInteressado' });

export const atorInteressadoExample = {
  ...registeredExample,
  caminho_xml_evento_ator_interessado: linkExample,
  numero_evento_ator_interessado: 1,
};
