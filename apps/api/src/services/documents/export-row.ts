import { type DocumentTaxes, TAXES, type Tax, taxesOf } from '@fiscal/core/engine/document/taxes';
import { documentByType } from '@fiscal/core/registry/documents';
import { restTable } from '@fiscal/core/registry/rest-endpoints';
import { parseXml } from '@fiscal/core/xml/parse';
import type { AccountDocument } from '@fiscal/db/documents/account-documents';
import type { ExportFacts } from '@fiscal/db/documents/export-facts';
import { AMOUNT_WORDS, OPERACAO_WORDS } from './export-texts.ts';
import { IMPORTED_WORDS } from './imported-texts.ts';

/** A row of the table. */
export interface ExportRow {
  readonly document: AccountDocument;
  readonly facts: ExportFacts | undefined;
  readonly taxes: DocumentTaxes;
}

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});
const at = (date: Date): string => CLOCK.format(date).replace(',', '');
const reais = (amount: string | null | undefined): string | null => amount?.replace('.', ',') ?? null;

const TAX_NAMES: Readonly<Record<Tax, string>> = {
  icms: 'ICMS',
  icmsSt: 'ICMS-ST',
  ipi: 'IPI',
  pis: 'PIS',
  cofins: 'COFINS',
  iss: 'ISS',
  ibs: 'IBS',
  cbs: 'CBS',
};

/**
 * Columns in order; new ones come last. The key appears in groups, which a spreadsheet takes for text, and again as in
 * the name of its XML file: opened by a double click, a spreadsheet rounds the latter to a number.
 */
export const COLUMNS: readonly (readonly [name: string, of: (row: ExportRow) => string | null])[] = [
  ['Tipo', ({ document: { type } }) => documentByType(type)?.nome ?? type],
  ['Série', ({ document }) => String(document.serie)],
  ['Número', ({ document }) => String(document.numero)],
  ['Chave de acesso', ({ document }) => document.accessKey.replace(/(.{4})(?=.)/g, '$1 ')],
  ['Situação', ({ document }) => document.status],
  ['cStat', ({ document }) => document.cStat],
  ['Motivo', ({ document }) => document.reason],
  ['Empresa', ({ document }) => document.clientName],
  ['CNPJ da empresa', ({ document }) => document.clientCnpj],
  ['Destinatário', ({ document }) => document.destinatario],
  ['CNPJ ou CPF do destinatário', ({ document }) => document.documentoDestinatario],
  ['Valor total', ({ document }) => reais(document.valorTotal)],
  ['Referência', ({ document }) => document.referencia],
  ['Criado em', ({ document }) => at(document.createdAt)],
  ['Atualizado em', ({ document }) => at(document.updatedAt)],
  ['Id', ({ document }) => document.id],
  ['Importado', ({ document: { imported } }) => imported && IMPORTED_WORDS[imported.state]],
  ['Chave sem espaços', ({ document }) => document.accessKey],
  ['Emitido em', ({ document }) => at(document.emittedAt)],
  ['Protocolo', ({ facts }) => facts?.protocolNumber ?? null],
  ['Cancelado em', ({ facts }) => (facts?.cancelledAt ? at(facts.cancelledAt) : null)],
  ['Operação', ({ document: { operacao } }) => operacao && OPERACAO_WORDS[operacao]],
  ['O que é o valor', ({ document: { type } }) => AMOUNT_WORDS[type] ?? null],
  ['CFOP', ({ taxes }) => (taxes.cfops.length === 0 ? null : taxes.cfops.join(' '))],
  ...TAXES.map((tax) => [TAX_NAMES[tax], ({ taxes }: ExportRow) => reais(taxes.amounts[tax])] as const),
];

const NO_TAXES: DocumentTaxes = { cfops: [], amounts: {} };

/** CFOP and taxes of a document's XML: a REST authority answers with the document itself, ours inside. */
export function taxesOfXml(type: string, facts: ExportFacts | undefined): DocumentTaxes {
  const paths = documentByType(type)?.taxes;
  const xml = restTable(type) === null ? facts?.signed : (facts?.prot ?? facts?.signed);
  return paths === undefined || !xml ? NO_TAXES : taxesOf(paths, parseXml(xml).root);
}
