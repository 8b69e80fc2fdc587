/** Languages of the console, the first one where nothing was chosen. */
const LOCALES = ['pt-BR', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_COOKIE = 'idioma';

export const localeOf = (value: string | undefined): Locale =>
  LOCALES.find((locale) => locale === value) ?? 'pt-BR';

/** The texts of a room in each language; what the second one lacks does not compile. */
export const messages = <T extends object>(table: {
  readonly 'pt-BR': T;
  readonly en: NoInfer<T>;
}): { readonly [L in Locale]: T } => table;
