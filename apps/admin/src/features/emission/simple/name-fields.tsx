'use client';
import type { ReactNode } from 'react';
import { LoadLabels } from '../../../text/form-labels.tsx';
import type { FormLabels } from '../../../text/form-quotes.ts';
import type { Locale } from '../../../text/locale.ts';
import { isPlainType } from './plain/plain-types.ts';

async function loadLabels(type: string, locale: Locale): Promise<FormLabels> {
  if (isPlainType(type)) {
    const [{ plainPlace }, { plainMessages }] = await Promise.all([
      import('./plain/plain-place.ts'),
      import('./plain/plain-messages.ts'),
    ]);
    return (path) => plainPlace(type, plainMessages[locale], path);
  }
  const [{ salePlace }, { simpleMessages }] = await Promise.all([
    import('./sale-place.ts'),
    import('./messages.ts'),
  ]);
  return (path) => salePlace(simpleMessages[locale], path);
}

/** Lets the sentences of a page name fields as the forms for people do. */
export function NameFields({ children }: { readonly children: ReactNode }) {
  return <LoadLabels value={loadLabels}>{children}</LoadLabels>;
}
