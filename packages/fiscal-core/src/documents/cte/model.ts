import type { Draft } from '../../engine/body/draft.ts';
import { textOf } from '../../engine/layout/flat.ts';

/** Parties of the transport by code of `tomador`. */
export const PAPEIS = ['remetente', 'expedidor', 'recebedor', 'destinatario', 'tomador'] as const;
export type Papel = (typeof PAPEIS)[number];

/** JSON object of each modal. */
export const MODAIS: ReadonlyMap<string, string> = new Map([
  ['01', 'modal_rodoviario'],
  ['02', 'modal_aereo'],
  ['03', 'modal_aquaviario'],
  ['04', 'modal_ferroviario'],
  ['05', 'modal_dutoviario'],
  ['06', 'modal_multimodal'],
]);

/** tpCTe 1: complements the values of another CT-e and describes no cargo. */
export const isComplement = ({ input }: Draft): boolean => input['tipo_documento'] === '1';

/** Intermediate redelivery and service bound to a multimodal one: between carriers, so without sender and documents. */
export const isBetweenCarriers = ({ input }: Draft): boolean =>
  ['3', '4'].includes(textOf(input, 'tipo_servico') ?? '');

export const payerOf = ({ input }: Draft): Papel =>
  PAPEIS[Number(textOf(input, 'tomador') ?? '0')] ?? 'tomador';

/** True when the body has any field of a party. */
export const isNamed = ({ input }: Draft, papel: Papel): boolean =>
  ['cnpj', 'cpf', 'nome', 'logradouro', 'municipio', 'codigo_municipio', 'uf', 'inscricao_estadual'].some(
    (field) => input[`${field}_${papel}`] !== undefined,
  );

const DOCUMENTOS = ['nfs', 'nfes', 'outros_documentos', 'dces'];
/** True when documents of the cargo are named. */
export const hasDocuments = ({ input }: Draft): boolean =>
  DOCUMENTOS.some((field) => input[field] !== undefined);
