import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { describe, expect, it } from 'vitest';
import type { EmissionField } from '../../emission/emission-field.ts';
import { createEmissionForms } from '../../emission/emission-forms.ts';
import { TITLES } from './tables/titles.ts';
import { shortTitle, titleEnglish } from './titles.ts';

const forms = createEmissionForms({ nowMs: () => 0 });

const titlesOf = (fields: readonly EmissionField[]): readonly string[] =>
  fields.flatMap(({ title, section, fields: inner }) => [
    title,
    ...(section === null ? [] : [section.title]),
    ...titlesOf(inner),
  ]);

describe('the English of titles', () => {
  it.each(DOCUMENTS.map(({ type }) => type))('is whole for %s', (type) => {
    const titles = titlesOf(forms.schema(type));
    expect(titles.length).toBeGreaterThan(50);
    expect(titles.filter((title) => titleEnglish(title) === null)).toEqual([]);
  });

  it('has a field or group for every title', () => {
    const shown = new Set(DOCUMENTS.flatMap(({ type }) => titlesOf(forms.schema(type)).map(shortTitle)));
    expect(TITLES.filter(([portuguese]) => !shown.has(portuguese) && !hasParty(shown, portuguese))).toEqual(
      [],
    );
  });

  it('names the party of a field', () => {
    expect(titleEnglish('Bairro do tomador')).toBe('District of the taker');
    expect(titleEnglish('CEP do remetente (8 dígitos)')).toBe('CEP of the sender');
  });
});

/** The title is that of a party's field without the party. */
const hasParty = (shown: ReadonlySet<string>, title: string): boolean =>
  [...shown].some((each) => each.startsWith(`${title} d`));
