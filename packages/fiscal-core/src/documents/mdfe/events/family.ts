import {
  byCnpjOrCpf,
  chave44,
  type EventFamily,
  ID_2_OR_3,
  protocolo,
} from '../../../engine/events/portal/family.ts';
import { pattern } from '../../../engine/layout/facets.ts';
import { MDFE } from '../../../vocabulary/message-names.ts';
import { MDFE_ENDPOINTS } from '../endpoints.ts';

/** Source: eventoMDFeTiposBasico_v3.00.xsd, which takes a sequence of two digits or three; two is what other emitters send. */
export const MDFE_EVENTS: EventFamily = {
  names: MDFE,
  routing: MDFE_ENDPOINTS.eventRouting,
  chave: chave44,
  idPattern: ID_2_OR_3,
  sequenceDigits: 2,
  protocolo: protocolo(15),
  orgaos: ['90', '91', '92', '93', '94'],
  versaoEvento: pattern('3\\.00', '3.00'),
  versaoDetalhe: pattern('3\\.00', '3.00'),
  author: byCnpjOrCpf,
  specimen: {
    accessKey: '35261111222333000181580010000000081400500601',
    protocolNumber: '135260000000001',
  },
};
