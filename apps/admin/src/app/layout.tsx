import './globals.css';
import { GeistMono } from 'geist/font/mono';
import { GeistSans } from 'geist/font/sans';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { keepInput } from '../shell/kept-input.ts';
import { THEME_COOKIE, themeOf } from '../shell/theme.ts';
import { requestLocale, requestLook } from '../text/server.ts';
import { LocaleProvider } from '../text/text.tsx';
import { ApiProvider } from '../trpc/client.tsx';
import { NonceProvider } from '../ui/nonce.tsx';
import { ToastProvider } from '../ui/toast.tsx';

export const metadata: Metadata = { title: { default: 'Emite', template: '%s · Emite' } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const [locale, look, sent] = await Promise.all([requestLocale(), requestLook(THEME_COOKIE), headers()]);
  const theme = themeOf(look);
  const nonce = sent.get('x-nonce') ?? '';
  return (
    <html
      lang={locale}
      data-theme={theme ?? undefined}
      className={`${GeistSans.variable} ${GeistMono.variable}`}
    >
      <head>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${keepInput.toString()})()` }} />
      </head>
      <body className="min-h-dvh text-sm">
        <NonceProvider nonce={nonce}>
          <LocaleProvider locale={locale}>
            <ApiProvider>
              <ToastProvider>{children}</ToastProvider>
            </ApiProvider>
          </LocaleProvider>
        </NonceProvider>
      </body>
    </html>
  );
}
