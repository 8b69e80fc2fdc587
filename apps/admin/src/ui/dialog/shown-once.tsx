'use client';
import { CodeBlock } from '../copy.tsx';
import { useHold } from './hold.ts';

/** A secret that is never shown again: only the button below it, which confirms that it was stored, ends its sight. */
export function ShownOnce({ secret, label }: { readonly secret: string; readonly label: string }) {
  useHold();
  return <CodeBlock code={secret} label={label} />;
}
