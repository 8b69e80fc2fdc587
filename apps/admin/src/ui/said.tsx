import type { ReactNode } from 'react';

/** Words of an authority, or of the API about it: Portuguese in any language of the console, and read aloud as such. */
export function Said({ children }: { readonly children: ReactNode }) {
  return <span lang="pt-BR">{children}</span>;
}
