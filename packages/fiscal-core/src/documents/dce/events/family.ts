import {
  type Author,
  code,
  type EventFamily,
  protocolo,
  TCpf,
} from '../../../engine/events/portal/family.ts';
import { pattern } from '../../../engine/layout/facets.ts';
import { choice, leaf } from '../../../engine/layout/rows.ts';
import type { SimpleType } from '../../../engine/layout/types.ts';
import { DCE } from '../../../vocabulary/message-names.ts';
import { DCE_ENDPOINTS } from '../endpoints.ts';

const TCnpjDCe = code('[0-9]{14}', 'CNPJ de 14 dígitos');
const TpEmit = { ...code('[0-3]{1}', 'de 0 a 3'), minLength: 1, maxLength: 1 };
const TString: SimpleType = { name: 'string', kind: { as: 'text' }, format: 'texto' };
/**
 * tpEmit of an event where it is not that of the key: 0 to 3, and 3 is «Transportadora ou ECT», which is 4 in the document. Source:
 * eventoDCeTiposBasico_v1.00.xsd; uncertain, for no such event was seen and a revision may take 4.
 */
const TP_EMIT_OF_EVENT: Readonly<Record<string, string>> = { '4': '3' };

const byIssuer: Author = {
  rows: [
    leaf('tpEmit', '1-1', TpEmit, 'engine', 'Tipo de emitente, como na chave; 3 também para os Correios'),
    leaf('CNPJAutor', '1-1', TCnpjDCe, 'engine', 'CNPJ de quem assinou a DC-e, como na chave'),
    choice('1-1', [
      leaf('CNPJUsEmit', '1-1', TCnpjDCe, 'engine', 'CNPJ do usuário emitente'),
      leaf('CPFUsEmit', '1-1', TCpf, 'engine', 'CPF do usuário emitente'),
      leaf('IdOutrosUsEmit', '1-1', TString, 'engine', 'Outra identificação do usuário emitente'),
    ]),
  ],
  leaves({ accessKey, emitente }) {
    const tpEmit = accessKey.slice(35, 36);
    return {
      tpEmit: TP_EMIT_OF_EVENT[tpEmit] ?? tpEmit,
      CNPJAutor: accessKey.slice(6, 20),
      [emitente.length === 11 ? 'CPFUsEmit' : 'CNPJUsEmit']: emitente,
    };
  },
};

/** Source: eventoDCeTiposBasico_v1.00.xsd. */
export const DCE_EVENTS: EventFamily = {
  names: DCE,
  routing: DCE_ENDPOINTS.eventRouting,
  chave: code(
    '(1[1-7]{1}|2[1-9]{1}|3[1-3]{1}|3[5]{1}|4[1-3]{1}|5[0-3]{1})[0-9]{42}',
    'chave de acesso de 44 dígitos',
    44,
  ),
  idPattern: 'ID[0-9]{53}',
  sequenceDigits: 3,
  protocolo: protocolo(16),
  orgaos: ['90', '91', '92', '93'],
  versaoEvento: pattern('1\\.00', '1.00'),
  versaoDetalhe: pattern('1\\.(0[0-9]|[1-9][0-9])', '1.00'),
  author: byIssuer,
  specimen: {
    accessKey: '35261111222333000181990010000000101201234564',
    protocolNumber: '1412600000000001',
  },
};
