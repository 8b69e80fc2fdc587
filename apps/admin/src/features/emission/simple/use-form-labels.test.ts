import { expect, it } from 'vitest';
import { withFormLabels } from './use-form-labels.ts';

const ROW = {
  field: 'itens[1].cfop',
  people: {
    label: 'CFOP com 4 dígitos (item 2)',
    englishLabel: 'CFOP with 4 digits (item 2)',
    message: '“CFOP com 4 dígitos” tem formato inválido.',
    fix: 'Corrija “CFOP com 4 dígitos”.',
    english: '“CFOP with 4 digits” is not written the way it should be: "51".',
  },
};

it('quotes a field as the form shows it', () => {
  const [row] = withFormLabels(() => 'Produto 2 · CFOP', [ROW]);
  expect(row?.people).toEqual({
    label: 'Produto 2 · CFOP',
    englishLabel: 'Produto 2 · CFOP',
    message: '“CFOP” tem formato inválido.',
    fix: 'Corrija “CFOP”.',
    english: '“CFOP” is not written the way it should be: "51".',
  });
});

it('leaves a field that the form does not have', () => {
  expect(withFormLabels(() => null, [ROW])).toEqual([ROW]);
});
