'use client';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { LOCALE_COOKIE, type Locale } from '../text/locale.ts';
import { keepLook } from '../text/look-cookie.ts';
import { THEME_COOKIE, type Theme } from './theme.ts';

/** Themes as a person chooses them; the empty one follows the system. */
export const THEME_CHOICES = [
  { value: '', label: 'themeSystem', icon: Monitor },
  { value: 'claro', label: 'themeLight', icon: Sun },
  { value: 'escuro', label: 'themeDark', icon: Moon },
] as const satisfies readonly {
  readonly value: Theme | '';
  readonly label: string;
  readonly icon: unknown;
}[];

export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { 'pt-BR': 'Português', en: 'English' };

/** Changes a preference stored in this browser and redraws the page. */
export function usePreferences() {
  const router = useRouter();
  return {
    chooseTheme: (value: Theme | '') => {
      keepLook(THEME_COOKIE, value);
      router.refresh();
    },
    chooseLocale: (value: Locale) => {
      keepLook(LOCALE_COOKIE, value);
      router.refresh();
    },
  };
}
