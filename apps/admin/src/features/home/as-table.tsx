'use client';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { homeMessages } from './messages.ts';

/** A chart's numbers, for who reads rather than looks. */
export function AsTable({ children }: { readonly children: ReactNode }) {
  const text = useText(homeMessages);
  return (
    <details className="mt-4">
      <summary className="w-fit cursor-pointer py-1 text-[13px] text-accent">{text.asTable}</summary>
      <div className="mt-3 max-h-72 overflow-y-auto rounded-md border">{children}</div>
    </details>
  );
}
