import { MODULES } from '@fiscal/core/registry/documents';
import { rejectionRowsOf } from '@fiscal/core/registry/rejections';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../apps/admin/src/features/emission/editor/json-path.ts';
import { fieldAt } from '../../apps/admin/src/features/emission/fields.ts';
import { simpleMessages } from '../../apps/admin/src/features/emission/simple/messages.ts';
import { plainMessages } from '../../apps/admin/src/features/emission/simple/plain/plain-messages.ts';
import { plainPlace } from '../../apps/admin/src/features/emission/simple/plain/plain-place.ts';
import { isPlainType } from '../../apps/admin/src/features/emission/simple/plain/plain-types.ts';
import { salePlace } from '../../apps/admin/src/features/emission/simple/sale-place.ts';
import { eventFields } from '../../apps/admin/src/text/event-fields.ts';
import { hintWords } from '../../apps/admin/src/text/form-quotes.ts';
import type { Locale } from '../../apps/admin/src/text/locale.ts';
import { createEmissionForms } from '../../apps/api/src/services/emission/emission-forms.ts';
import { EVENT_LABELS } from '../../apps/api/src/services/people-words/event-labels.ts';
import { peopleHint } from '../../apps/api/src/services/people-words/people-words.ts';

const forms = createEmissionForms({ nowMs: () => 0 });
const TYPES = MODULES.map(({ definition: { type } }) => type);

/** Label that the form for people shows at a path, without its part; of a field that joins it, its title. */
function shownAt(type: string, locale: Locale, path: string): string | null {
  const placed = placeAt(type, locale, path);
  if (placed !== null) return placed.split(' · ').at(-1) ?? placed;
  const field = fieldAt(forms.schema(type), stepsOf(path));
  return field === undefined ? null : locale === 'en' ? field.englishLabel : field.label;
}
const placeAt = (type: string, locale: Locale, path: string): string | null =>
  isPlainType(type) ? plainPlace(type, plainMessages[locale], path) : salePlace(simpleMessages[locale], path);

const eventLabel = (name: string, locale: Locale) => EVENT_LABELS.get(name)?.[locale === 'en' ? 'en' : 'pt'];

const LOCALES: readonly Locale[] = ['pt-BR', 'en'];

describe.each(LOCALES)('explanations of rejections, %s', (locale) => {
  it.each(TYPES)('quote fields of %s by the labels of its form', (type) => {
    const found = rejectionRowsOf(type).flatMap(({ cStat }) => {
      const hint = peopleHint(type, cStat);
      if (hint === null) return [];
      const words = hintWords((path) => placeAt(type, locale, path), hint);
      const { cause, fix } = locale === 'en' ? hint.english : hint;
      const quoted = [cause, fix].flatMap((text) =>
        [...words(text ?? '').matchAll(/“([^”]+)”/g)].map(
          ([, name = '']) => name.split(' · ').at(-1) ?? name,
        ),
      );
      const events = [...EVENT_LABELS.keys()].map((name) => eventLabel(name, locale));
      const shown = new Set([...events, ...hint.quotes.map(({ field }) => shownAt(type, locale, field))]);
      return quoted.filter((name) => !shown.has(name)).map((name) => `${cStat}: ${name}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });

  it('quote fields of events as their dialogs name them', () => {
    const names: Readonly<Record<string, string>> = eventFields[locale];
    const shown = [...EVENT_LABELS.keys()].filter((name) => names[name] !== undefined);
    expect(shown.length).toBeGreaterThan(10);
    for (const name of shown) expect(eventLabel(name, locale), name).toBe(names[name]);
  });
});
