import { expect, it } from 'vitest';
import { soughtBy } from './document-search.ts';

const KEY = '35261144555666000181550010000012341465029134';
const NFSE = '43149022251001324000185000000000042126111234567890';

it.each([
  ['a key', KEY, { kind: 'chave', accessKey: KEY }],
  ['a key in groups', KEY.replace(/(.{4})/g, '$1 '), { kind: 'chave', accessKey: KEY }],
  ['the Id of an element', `NFe${KEY}`, { kind: 'chave', accessKey: KEY }],
  [
    'a key of a CNPJ with letters',
    '3526 1112abc34501de35 55001000001234146502913 4',
    { kind: 'chave', accessKey: '35261112ABC34501DE35550010000012341465029134' },
  ],
  ['the key of an NFS-e', ` ${NFSE}\n`, { kind: 'chave', accessKey: NFSE }],
  [
    'the key of an NFS-e of a CNPJ with letters',
    '43149022212abc34501de35000000000004226111234567890',
    { kind: 'chave', accessKey: '43149022212ABC34501DE35000000000004226111234567890' },
  ],
  [
    'the Id of a DPS',
    'DPS431490223888910200018200001000000000000512',
    { kind: 'chave', accessKey: 'DPS431490223888910200018200001000000000000512' },
  ],
  [
    'a CNPJ',
    '11.222.333/0001-81',
    { kind: 'documento', documento: '11222333000181', text: '11.222.333/0001-81' },
  ],
  ['a bare CPF', '52998224725', { kind: 'documento', documento: '52998224725', text: '52998224725' }],
  [
    'a CNPJ with letters',
    '12abc34501de35',
    { kind: 'documento', documento: '12ABC34501DE35', text: '12abc34501de35' },
  ],
  ['what is no CPF', '52998224726', { kind: 'fim', end: '52998224726', text: '52998224726' }],
  ['an amount', 'R$ 1.234,50', { kind: 'valor', valor: '1234.50' }],
  ['an amount with a point', '99.9', { kind: 'valor', valor: '99.90' }],
  ['an amount told by its sign', 'R$ 150', { kind: 'valor', valor: '150.00' }],
  ['a code', 'cStat 778', { kind: 'codigo', cStat: '778' }],
  ['a rejection', 'rejeição: e0123', { kind: 'codigo', cStat: 'E0123' }],
  [
    'a document id',
    '0193A2B4-5C6D-7E8F-9012-3456789ABCDE',
    { kind: 'id', id: '0193a2b4-5c6d-7e8f-9012-3456789abcde' },
  ],
  ['a bare code of an NFS-e', 'E0014', { kind: 'codigo', cStat: 'E0014' }],
  [
    'the beginning of a key',
    '35261112345678000195',
    { kind: 'parte', beginning: '35261112345678000195', text: '35261112345678000195', aamm: '2611' },
  ],
  [
    'a beginning in groups',
    '3526 1112 3456',
    { kind: 'parte', beginning: '352611123456', text: '3526 1112 3456', aamm: '2611' },
  ],
  [
    'a short beginning in groups',
    '3526 1112',
    { kind: 'parte', beginning: '35261112', text: '3526 1112', aamm: '2611' },
  ],
  [
    'what a key of NF-e and one of NFS-e may begin with',
    '35161012345',
    { kind: 'parte', beginning: '35161012345', text: '35161012345' },
  ],
  [
    'the beginning of the key of an NFS-e',
    '4314902225100',
    { kind: 'parte', beginning: '4314902225100', text: '4314902225100' },
  ],
  [
    'the end of a key',
    '5500 1000 0012 3414 6502 9134',
    {
      kind: 'fim',
      end: '550010000012341465029134',
      text: '5500 1000 0012 3414 6502 9134',
    },
  ],
  [
    'the end of a key behind most of its number',
    '3414 6502 9134',
    { kind: 'fim', end: '341465029134', text: '3414 6502 9134' },
  ],
  ['a long amount with a point', '1234567890.12', { kind: 'valor', valor: '1234567890.12' }],
  [
    'a long série and number',
    '12345-123456789',
    { kind: 'numero', serie: 12345, numero: 123456789, text: '12345-123456789' },
  ],
  ['a number with a word', 'nota 123', { kind: 'numero', serie: null, numero: 123, text: 'nota 123' }],
  [
    'a number of a type',
    'NF-e nº 2/1234',
    { kind: 'numero', serie: 2, numero: 1234, text: 'NF-e nº 2/1234', types: ['nfe'] },
  ],
  ['a status', 'cancelada', { kind: 'palavras', statuses: ['CANCELADA'] }],
  ['a status of a type', 'CT-es rejeitados', { kind: 'palavras', types: ['cte'], statuses: ['REJEITADA'] }],
  ['a halted status', 'erro técnico', { kind: 'palavras', statuses: ['ERRO_TECNICO'] }],
  ['a name with the word of a status', 'Oficina Autorizada', { kind: 'texto', text: 'Oficina Autorizada' }],
  ['an amount with a comma', '150,5', { kind: 'valor', valor: '150.50' }],
  ['a number or a code', '610', { kind: 'numero', serie: null, numero: 610, text: '610', cStat: '610' }],
  ['a number', '12345', { kind: 'numero', serie: null, numero: 12345, text: '12345' }],
  ['a number as it is printed', '1.234', { kind: 'numero', serie: null, numero: 1234, text: '1.234' }],
  ['série and number', '2/1234', { kind: 'numero', serie: 2, numero: 1234, text: '2/1234' }],
  [
    'série and number in words',
    'Série 2 - nº 001.234',
    { kind: 'numero', serie: 2, numero: 1234, text: 'Série 2 - nº 001.234' },
  ],
  ['a name', ' João & Cia ', { kind: 'texto', text: 'João & Cia' }],
  ['a reference', 'pedido-77', { kind: 'texto', text: 'pedido-77' }],
  ['more digits than a number has', '1234567890', { kind: 'texto', text: '1234567890' }],
  ['nothing', '  ', null],
])('takes %s for what it is', (_, typed, sought) => {
  expect(soughtBy(typed)).toEqual(sought);
});
