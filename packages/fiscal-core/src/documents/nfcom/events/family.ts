import {
  autorCnpj,
  chave44,
  type EventFamily,
  ID_2_OR_3,
  protocolo,
} from '../../../engine/events/portal/family.ts';
import { pattern } from '../../../engine/layout/facets.ts';
import { NFCOM } from '../../../vocabulary/message-names.ts';
import { NFCOM_ENDPOINTS } from '../endpoints.ts';

/** Source: eventoNFComTiposBasico_v1.00.xsd. */
export const NFCOM_EVENTS: EventFamily = {
  names: NFCOM,
  routing: NFCOM_ENDPOINTS.eventRouting,
  chave: chave44,
  idPattern: ID_2_OR_3,
  sequenceDigits: 3,
  protocolo: protocolo(16),
  orgaos: ['90', '91', '92', '93'],
  versaoEvento: pattern('1\\.00', '1.00'),
  versaoDetalhe: pattern('1\\.(0[0-9]|[1-9][0-9])', '1.00'),
  author: { rows: [autorCnpj], leaves: ({ emitente }) => ({ CNPJ: emitente }) },
  specimen: {
    accessKey: '35261111222333000181620010000000091076543213',
    protocolNumber: '1352600000000001',
  },
};
