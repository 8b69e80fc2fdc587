'use client';
import { shellMessages } from '../../shell/messages.ts';
import { LOCALE_NAMES, THEME_CHOICES, usePreferences } from '../../shell/preferences.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { profileMessages } from './messages.ts';

const LOCALES = ['pt-BR', 'en'] as const;

/** Language and appearance, of this browser. `theme`: '' follows the system. */
export function PreferencesCard({ theme }: { readonly theme: string }) {
  const text = useText(profileMessages);
  const shell = useText(shellMessages);
  const locale = useLocale();
  const { chooseLocale, chooseTheme } = usePreferences();
  return (
    <Card title={text.preferences}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.language}
          name="locale"
          value={locale}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          onChange={({ target }) => {
            const chosen = LOCALES.find((each) => each === target.value);
            if (chosen !== undefined) chooseLocale(chosen);
          }}
        />
        <SelectField
          label={text.theme}
          name="theme"
          value={theme}
          options={THEME_CHOICES.map(({ value, label }) => ({ value, label: shell[label] }))}
          onChange={({ target }) => {
            const chosen = THEME_CHOICES.find(({ value }) => value === target.value);
            if (chosen !== undefined) chooseTheme(chosen.value);
          }}
        />
      </div>
    </Card>
  );
}
