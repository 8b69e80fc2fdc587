'use client';
import { setNonce } from 'get-nonce';
import { createContext, type ReactNode, useContext, useState } from 'react';

const NonceContext = createContext('');

/** The nonce of this page, for libraries that write style sheets of their own. */
export function NonceProvider({ nonce, children }: { readonly nonce: string; readonly children: ReactNode }) {
  // Navigation brings another nonce; the document's policy keeps the first.
  const [own] = useState(nonce);
  // Dialogs and menus keep the page from scrolling by a style sheet, and ask here.
  if (typeof window !== 'undefined' && own !== '') setNonce(own);
  return <NonceContext value={own}>{children}</NonceContext>;
}

export const useNonce = (): string => useContext(NonceContext);
