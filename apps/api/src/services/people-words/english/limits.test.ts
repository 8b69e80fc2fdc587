import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { expect, it } from 'vitest';
import type { EmissionField } from '../../emission/emission-field.ts';
import { createEmissionForms } from '../../emission/emission-forms.ts';
import { limitsEnglish } from './limits.ts';

const forms = createEmissionForms({ nowMs: () => 0 });

/** Limits that a form shows; a field with values shows these. */
const limitsOf = (fields: readonly EmissionField[]): readonly string[] =>
  fields.flatMap(({ limits, values, fields: inner }) => [
    ...(limits === null || values.length > 0 ? [] : [limits]),
    ...limitsOf(inner),
  ]);

/** Letters and words that only Portuguese has; `ISENTO` and other values are written in capitals. */
const PORTUGUESE =
  /[ãõçáéíóúâêô]|\b(?:de|da|do|das|dos|em|ou|e|até|para|com|sem|que|na|por|cada|maior|menor|número|data|texto|dia|hora)\b/;

it.each(DOCUMENTS.map(({ type }) => type))('gives the limits of every field of %s in English', (type) => {
  const limits = [...new Set(limitsOf(forms.schema(type)))];
  expect(limits.length).toBeGreaterThan(10);
  expect(limits.map(limitsEnglish).filter((text) => PORTUGUESE.test(text))).toEqual([]);
});

it('keeps numbers and values', () => {
  expect(limitsEnglish('de 2 a 14 dígitos ou ISENTO')).toBe('2 to 14 digits or ISENTO');
  expect(limitsEnglish('maior que zero, até 11 inteiros e 4 decimais')).toBe(
    'above zero, up to 11 digits before the point and 4 decimals',
  );
  expect(limitsEnglish('até 8 inteiros e de 2 a 6 decimais')).toBe(
    'up to 8 digits before the point and 2 to 6 decimals',
  );
});
