import { describe, expect, it } from 'vitest';
import { IBPT_HEAD, ibptFile, ibptLine } from '../../testing/ibpt-file.ts';
import { ibptTable } from './ibpt.ts';
import { IBPT_NCMS_MIN, ibptUf, parseIbpt } from './ibpt-file.ts';

const NAME = 'TabelaIBPTaxSP26.2.C.csv';
const GOOD = '84713012;;0;"Máquinas; ""portáteis""";13.45;18,5;12;0.00';
const table = (...lines: string[]) => ibptTable(parseIbpt(NAME, ibptFile(lines.map((own) => ibptLine(own)))));

it.each([
  ['TabelaIBPTaxSP26.2.A.csv', 'SP'],
  ['26.2.A/TabelaIBPTaxrj26.2.A.CSV', 'RJ'],
  ['C:\\baixados\\TabelaIBPTaxAC26.2.A.csv', 'AC'],
  ['TabelaIBPTaxXX26.2.A.csv', null],
  ['TabelaIBPTaxSP26.2.A.pdf', null],
  ['tabela.csv', null],
])('the UF of %s is %s', (name, uf) => expect(ibptUf(name)).toBe(uf));

describe('a file', () => {
  it('is the table of its UF, with version, source, key and days', () => {
    expect(parseIbpt(NAME, ibptFile([ibptLine(GOOD)]))).toMatchObject({
      uf: 'SP',
      version: '26.2.C',
      source: 'IBPT',
      key: 'A1B2C3',
      from: '2026-11-01',
      to: '2026-12-31',
    });
  });

  it('has decimals with point and comma, and a description with separators and quotes in it', () => {
    expect(table(GOOD).ratesOf('0', '84713012', '')).toEqual({
      federal: '13.45',
      imported: '18.5',
      state: '12',
      municipal: '0.00',
    });
  });

  it('distinguishes an NCM from its ex, and NCM from service, and takes codes as they are written', () => {
    const made = table(
      '01012100;;0;"a";1.00;9;9;9',
      '1012100;01;0;"b";2.00;9;9;9',
      '0107;;2;"c";3.00;9;9;9',
      '115021000;;1;"d";4.00;9;9;9',
    );
    const federal = (...asked: Parameters<typeof made.ratesOf>) => made.ratesOf(...asked)?.federal;
    expect(federal('0', '01012100', '')).toBe('1.00');
    expect(federal('0', '01012100', '001')).toBe('2.00');
    expect(federal('0', '01012100', '2')).toBeUndefined();
    expect(federal('2', '1.07', '')).toBe('3.00');
    expect(federal('2', '01.07', '')).toBe('3.00');
    expect(federal('1', '1.1502.10.00', '')).toBe('4.00');
    expect(federal('1', '1.1502.10.01', '')).toBeUndefined();
  });

  it('may have its columns in another order', () => {
    const swap = (line: string) => line.replace(/^([^;]*);([^;]*)/, '$2;$1');
    const text = ibptFile([ibptLine(GOOD)])
      .toString('latin1')
      .split('\r\n')
      .map(swap)
      .join('\n');
    const swapped = ibptTable(parseIbpt(NAME, Buffer.from(text, 'latin1')));
    expect(swapped.ratesOf('0', '84713012', '')?.federal).toBe('13.45');
  });

  it.each([
    [
      'an excerpt',
      Buffer.from(`${IBPT_HEAD}\r\n${ibptLine(GOOD)}`),
      `only 1 NCMs, at least ${IBPT_NCMS_MIN}`,
    ],
    ['nothing', Buffer.alloc(0), 'there is no column codigo'],
    ['another file', Buffer.from('<html>'), 'there is no column codigo'],
    ['a line cut short', ibptFile(['84713012;;0;"x";1']), 'line 2 has 5 columns'],
    ['a code of letters', ibptFile([ibptLine('8471301X;;0;"x";1;1;1;1')]), '"8471301X", ex "" is no code'],
    ['no code', ibptFile([ibptLine(';;0;"x";1;1;1;1')]), '"", ex "" is no code of tipo 0'],
    ['another tipo', ibptFile([ibptLine('84713012;;3;"x";1;1;1;1')]), 'tipo "3" is not 0, 1 or 2'],
    ['a rate of words', ibptFile([ibptLine('84713012;;0;"x";um;1;1;1')]), 'nacionalfederal "um"'],
    ['a negative rate', ibptFile([ibptLine('84713012;;0;"x";1;1;-1;1')]), 'estadual "-1"'],
    ['a code twice', ibptFile([ibptLine(GOOD), ibptLine('84713012;;0;"x";1;1;1;1')]), 'is there twice, with'],
    ['lines of two versions', ibptFile([ibptLine(GOOD, { version: '26.1.A' })]), 'versao is not that'],
    ['a day of no calendar', ibptFile([], { from: '31/02/2026' }), '"31/02/2026" is no day'],
    ['days reversed', ibptFile([], { to: '01/10/2026' }), 'ends before it begins'],
    ['no version', ibptFile([], { version: '' }), 'versao "" is no text'],
  ])('with %s is refused', (_, bytes, fault) => {
    expect(() => parseIbpt(NAME, bytes)).toThrow(fault);
    expect(() => parseIbpt(NAME, bytes)).toThrow(`${NAME} is not taken`);
  });

  it('without a UF in its name is refused', () => {
    expect(() => parseIbpt('tabela.csv', ibptFile([ibptLine(GOOD)]))).toThrow('TabelaIBPTax');
  });
});
