import { expect, it } from 'vitest';
import { type EmissionField, searchFields } from './fields.ts';

const field = (name: string, title: string, fields: readonly EmissionField[] = []): EmissionField => ({
  name,
  title,
  english: null,
  label: title,
  englishLabel: title,
  tag: `v${name}`,
  required: false,
  section: null,
  limits: null,
  limitsEnglish: null,
  mayBeBlank: false,
  values: [],
  maxLength: null,
  maxItems: null,
  as: fields.length === 0 ? 'text' : 'objects',
  fields: [...fields],
});
const FIELDS = [
  field('valor_total', 'Valor total da nota'),
  field('icms_valor_total', 'Valor total do ICMS'),
  field('itens', 'Itens', [field('valor_bruto', 'Valor total bruto'), field('cfop', 'CFOP')]),
];
const names = (asked: string) => searchFields(FIELDS, asked).map(({ name }) => name);

it('shows only the field with exactly this name or tag', () => {
  expect(names('valor_total')).toEqual(['valor_total']);
  expect(names(' VVALOR_TOTAL ')).toEqual(['valor_total']);
  expect(searchFields(FIELDS, 'valor_bruto')).toMatchObject([
    { name: 'itens', fields: [{ name: 'valor_bruto' }] },
  ]);
});

it('shows every field with these words when no name matches exactly', () => {
  expect(names('valor total')).toEqual(['valor_total', 'icms_valor_total', 'itens']);
  expect(names('')).toHaveLength(3);
});
