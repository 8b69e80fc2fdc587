'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from './locale.ts';

const LocaleContext = createContext<Locale>('pt-BR');

export function LocaleProvider({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLocale = (): Locale => useContext(LocaleContext);

/** Texts of a room in the reader's language. */
export const useText = <T,>(messages: { readonly [L in Locale]: T }): T => messages[useLocale()];
