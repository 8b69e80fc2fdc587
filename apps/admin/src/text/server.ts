import 'server-only';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { env } from '../env.ts';
import { LOCALE_COOKIE, type Locale, localeOf } from './locale.ts';
import { lookCookieName } from './look-cookie.ts';

/** Reads a display preference from the request's cookie, which `keepLook` writes. */
export const requestLook = async (name: string): Promise<string | undefined> =>
  (await cookies()).get(lookCookieName(name, env().consoleUrl.startsWith('https:')))?.value;

export const requestLocale = async (): Promise<Locale> => localeOf(await requestLook(LOCALE_COOKIE));

/** The texts of a room for a server component. */
export const requestText = async <T>(messages: { readonly [L in Locale]: T }): Promise<T> =>
  messages[await requestLocale()];

/** A page's `generateMetadata`: its title is one of the texts. */
export const titleFrom =
  <Name extends string>(
    messages: { readonly [L in Locale]: { readonly [N in NoInfer<Name>]: string } },
    name: Name,
  ) =>
  async (): Promise<Metadata> => ({ title: (await requestText(messages))[name] });
