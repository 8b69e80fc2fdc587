import type { MessageNames } from '../../../vocabulary/message-names.ts';
import type { EventRoute } from '../../../vocabulary/service.ts';
import type { Tree } from '../../document/definition.ts';
import { pattern } from '../../layout/facets.ts';
import { choice, leaf } from '../../layout/rows.ts';
import type { Row, SimpleType } from '../../layout/types.ts';
import type { Envelope } from '../define/spec.ts';
import type { EventSubject } from '../definition.ts';

/** Author of an event, given by the elements between tpAmb and the key. */
export interface Author {
  readonly rows: readonly Row[];
  leaves(subject: EventSubject): Tree;
}

/** Differences between the events of the portal's types. */
export interface EventFamily {
  readonly names: MessageNames;
  readonly routing: readonly EventRoute[];
  readonly chave: SimpleType;
  /** Pattern of infEvento/@Id. */
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

export const code = (regex: string, format: string, maxLength?: number): SimpleType => ({
  ...pattern(regex, format, { as: 'code' }),
  ...(maxLength === undefined ? {} : { maxLength }),
});
export const TCpf = code('[0-9]{11}', 'CPF de 11 dígitos');
const TCnpj = code('[A-Z0-9]{12}[0-9]{2}', 'CNPJ de 14 posições');
export const chave44 = code('[0-9]{6}[A-Z0-9]{12}[0-9]{26}', 'chave de acesso de 44 posições', 44);
export const protocolo = (digits: number): SimpleType =>
  code(`[0-9]{${digits}}`, `protocolo de ${digits} dígitos`);
export const autorCnpj = leaf('CNPJ', '1-1', TCnpj, 'engine', 'CNPJ do autor');

export const byCnpjOrCpf: Author = {
  rows: [choice('1-1', [autorCnpj, leaf('CPF', '1-1', TCpf, 'engine', 'CPF do autor')])],
  leaves: ({ emitente }) => ({ [emitente.length === 11 ? 'CPF' : 'CNPJ']: emitente }),
};

/** Pattern of infEvento/@Id with a sequence of three digits. */
export const ID_3 = 'ID[0-9]{12}[A-Z0-9]{12}[0-9]{29}';
/** With a sequence of two digits or three. */
export const ID_2_OR_3 = `ID[0-9]{12}[A-Z0-9]{12}[0-9]{28}|${ID_3}`;
