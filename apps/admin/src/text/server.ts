import 'server-only';
import { cookies } from 'next/headers';
import { LOCALE_COOKIE, type Locale, localeOf } from './locale.ts';

export const requestLocale = async (): Promise<Locale> =>
  localeOf((await cookies()).get(LOCALE_COOKIE)?.value);

/** The texts of a room for a server component. */
export const requestText = async <T>(messages: { readonly [L in Locale]: T }): Promise<T> =>
  messages[await requestLocale()];
