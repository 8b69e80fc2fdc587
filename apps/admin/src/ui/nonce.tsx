'use client';
import { setNonce } from 'get-nonce';
import { createContext, type ReactNode, useContext } from 'react';

const NonceContext = createContext('');

/** The nonce of this page, for libraries that write style sheets of their own. */
export function NonceProvider({ nonce, children }: { readonly nonce: string; readonly children: ReactNode }) {
  // Dialogs and menus keep the page from scrolling by a style sheet, and ask here.
  if (typeof window !== 'undefined' && nonce !== '') setNonce(nonce);
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

export const useNonce = (): string => useContext(NonceContext);
