import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { expect, it } from 'vitest';
import type { EmissionField } from '../../emission/emission-field.ts';
import { createEmissionForms } from '../../emission/emission-forms.ts';
import { MEANINGS_OF_ALL } from './tables/meanings.ts';

const forms = createEmissionForms({ nowMs: () => 0 });

const meaningsOf = (fields: readonly EmissionField[]): EmissionField['values'] =>
  fields.flatMap(({ values, fields: inner }) => [...values, ...meaningsOf(inner)]);

it.each(DOCUMENTS.map(({ type }) => type))('gives every value of every list of %s in English', (type) => {
  const meant = meaningsOf(forms.schema(type)).filter(({ meaning }) => meaning !== null);
  expect(meant.length).toBeGreaterThan(5);
  expect(meant.filter(({ english }) => english === null)).toEqual([]);
});

it('has a value for every meaning of the form of every field', () => {
  const shown = new Set(
    DOCUMENTS.flatMap(({ type }) => meaningsOf(forms.schema(type)).map(({ meaning }) => meaning)),
  );
  expect(MEANINGS_OF_ALL.filter(([portuguese]) => !shown.has(portuguese))).toEqual([]);
});
