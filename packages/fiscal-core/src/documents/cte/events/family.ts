import {
  byCnpjOrCpf,
  chave44,
  type EventFamily,
  ID_3,
  protocolo,
} from '../../../engine/events/portal/family.ts';
import { pattern } from '../../../engine/layout/facets.ts';
import { CTE } from '../../../vocabulary/message-names.ts';
import { CTE_ENDPOINTS } from '../endpoints.ts';

/** Source: eventoCTeTiposBasico_v4.00.xsd. */
export const CTE_EVENTS: EventFamily = {
  names: CTE,
  routing: CTE_ENDPOINTS.eventRouting,
  chave: chave44,
  idPattern: ID_3,
  sequenceDigits: 3,
  protocolo: protocolo(15),
  orgaos: ['90', '91', '93', '94', '95', '96'],
  versaoEvento: pattern('4\\.00', '4.00'),
  versaoDetalhe: pattern('4\\.(0[0-9]|[1-9][0-9])', '4.00'),
  author: byCnpjOrCpf,
  specimen: {
    accessKey: '35261111222333000181570010000000071100200300',
    protocolNumber: '135260000000001',
  },
};
