import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { expect, it } from 'vitest';
import { COLUMNS } from './export-row.ts';
import { AMOUNT_WORDS } from './export-texts.ts';

it('gives the amount of every type', () => {
  expect(Object.keys(AMOUNT_WORDS).toSorted()).toEqual(DOCUMENTS.map(({ type }) => type).toSorted());
});

it('keeps the columns that readers of the file know, in their order, and puts new ones last', () => {
  expect(COLUMNS.map(([name]) => name)).toEqual([
    'Tipo',
    'Série',
    'Número',
    'Chave de acesso',
    'Situação',
    'cStat',
    'Motivo',
    'Empresa',
    'CNPJ da empresa',
    'Destinatário',
    'CNPJ ou CPF do destinatário',
    'Valor total',
    'Referência',
    'Criado em',
    'Atualizado em',
    'Id',
    'Importado',
    'Chave sem espaços',
    'Emitido em',
    'Protocolo',
    'Cancelado em',
    'Operação',
    'O que é o valor',
    'CFOP',
    'ICMS',
    'ICMS-ST',
    'IPI',
    'PIS',
    'COFINS',
    'ISS',
    'IBS',
    'CBS',
  ]);
});
