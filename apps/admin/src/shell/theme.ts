export const THEME_COOKIE = 'tema';
export const THEMES = ['claro', 'escuro'] as const;
export type Theme = (typeof THEMES)[number];

/** Null: as the system has it. */
export const themeOf = (value: string | undefined): Theme | null =>
  THEMES.find((theme) => theme === value) ?? null;
