import { CTE_ENDPOINTS } from '../../documents/cte/endpoints.ts';
import { DCE_ENDPOINTS } from '../../documents/dce/endpoints.ts';
import type { Tree } from '../../documents/definition.ts';
import { pattern } from '../../documents/layout/facets.ts';
import { choice, leaf } from '../../documents/layout/rows.ts';
import type { Row, SimpleType } from '../../documents/layout/types.ts';
import { MDFE_ENDPOINTS } from '../../documents/mdfe/endpoints.ts';
import { NFCOM_ENDPOINTS } from '../../documents/nfcom/endpoints.ts';
import { CTE, DCE, MDFE, type MessageNames, NFCOM } from '../../sefaz/names.ts';
import type { EventRoute } from '../../sefaz/service.ts';
import type { Envelope } from '../define/spec.ts';
import type { EventSubject } from '../definition.ts';

/** Who asks for an event, as the elements between tpAmb and the key tell it. */
interface Author {
  readonly rows: readonly Row[];
  leaves(subject: EventSubject): Tree;
}

/** What tells the events of one type of the portal from those of another. */
export interface EventFamily {
  readonly names: MessageNames;
  readonly routing: readonly EventRoute[];
  readonly chave: SimpleType;
  /** Of infEvento/@Id. */
  readonly idPattern: string;
  /** Digits of the sequence at the end of infEvento/@Id. */
  readonly sequenceDigits: 2 | 3;
  readonly protocolo: SimpleType;
  /** Organs that are no UF. */
  readonly orgaos: readonly string[];
  readonly versaoEvento: SimpleType;
  readonly versaoDetalhe: SimpleType;
  readonly author: Author;
  readonly specimen: Envelope['specimen'];
}

const code = (regex: string, format: string, maxLength?: number): SimpleType => ({
  ...pattern(regex, format, { as: 'code' }),
  ...(maxLength === undefined ? {} : { maxLength }),
});
const TCpf = code('[0-9]{11}', 'CPF de 11 dígitos');
const TCnpj = code('[A-Z0-9]{12}[0-9]{2}', 'CNPJ de 14 posições');
const chave = code('[0-9]{6}[A-Z0-9]{12}[0-9]{26}', 'chave de acesso de 44 posições', 44);
const protocolo = (digits: number): SimpleType => code(`[0-9]{${digits}}`, `protocolo de ${digits} dígitos`);
const cnpj = leaf('CNPJ', '1-1', TCnpj, 'engine', 'CNPJ do autor');

const byCnpjOrCpf: Author = {
  rows: [choice('1-1', [cnpj, leaf('CPF', '1-1', TCpf, 'engine', 'CPF do autor')])],
  leaves: ({ emitente }) => ({ [emitente.length === 11 ? 'CPF' : 'CNPJ']: emitente }),
};

const ID_3 = 'ID[0-9]{12}[A-Z0-9]{12}[0-9]{29}';
const ID_2_OR_3 = `ID[0-9]{12}[A-Z0-9]{12}[0-9]{28}|${ID_3}`;

/** Source: eventoCTeTiposBasico_v4.00.xsd. */
export const CTE_EVENTS: EventFamily = {
  names: CTE,
  routing: CTE_ENDPOINTS.eventRouting,
  chave,
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

/** Source: eventoMDFeTiposBasico_v3.00.xsd, which takes a sequence of two digits or three; two is what other emitters send. */
export const MDFE_EVENTS: EventFamily = {
  ...CTE_EVENTS,
  names: MDFE,
  routing: MDFE_ENDPOINTS.eventRouting,
  idPattern: ID_2_OR_3,
  sequenceDigits: 2,
  orgaos: ['90', '91', '92', '93', '94'],
  versaoEvento: pattern('3\\.00', '3.00'),
  versaoDetalhe: pattern('3\\.00', '3.00'),
  specimen: {
    accessKey: '35261111222333000181580010000000081400500601',
    protocolNumber: '135260000000001',
  },
};

/** Source: eventoNFComTiposBasico_v1.00.xsd. */
export const NFCOM_EVENTS: EventFamily = {
  ...CTE_EVENTS,
  names: NFCOM,
  routing: NFCOM_ENDPOINTS.eventRouting,
  idPattern: ID_2_OR_3,
  protocolo: protocolo(16),
  orgaos: ['90', '91', '92', '93'],
  versaoEvento: pattern('1\\.00', '1.00'),
  versaoDetalhe: pattern('1\\.(0[0-9]|[1-9][0-9])', '1.00'),
  author: { rows: [cnpj], leaves: ({ emitente }) => ({ CNPJ: emitente }) },
  specimen: {
    accessKey: '35261111222333000181620010000000091076543213',
    protocolNumber: '1352600000000001',
  },
};

const TCnpjDCe = code('[0-9]{14}', 'CNPJ de 14 dígitos');
const TpEmit = { ...code('[0-3]{1}', 'de 0 a 3'), minLength: 1, maxLength: 1 };
const TString: SimpleType = { name: 'string', kind: { as: 'text' }, format: 'texto' };
/**
 * tpEmit of an event where it is not that of the key: 0 to 3, and 3 is «Transportadora ou ECT», which is 4 in the document. Source:
 * eventoDCeTiposBasico_v1.00.xsd; uncertain, for no such event was seen and a revision may take 4.
 */
const TP_EMIT_OF_EVENT: Readonly<Record<string, string>> = { '4': '3' };

const byWhoeverIssues: Author = {
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
  ...NFCOM_EVENTS,
  names: DCE,
  routing: DCE_ENDPOINTS.eventRouting,
  chave: code(
    '(1[1-7]{1}|2[1-9]{1}|3[1-3]{1}|3[5]{1}|4[1-3]{1}|5[0-3]{1})[0-9]{42}',
    'chave de acesso de 44 dígitos',
    44,
  ),
  idPattern: 'ID[0-9]{53}',
  author: byWhoeverIssues,
  specimen: {
    accessKey: '35261111222333000181990010000000101201234564',
    protocolNumber: '1412600000000001',
  },
};
