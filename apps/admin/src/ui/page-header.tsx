import Link from 'next/link';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** The page above this one. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly actions?: ReactNode;
}

/** The one h1 of a page, and what can be done on it. */
export function PageHeader({ title, hint, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {back === undefined ? null : (
          <Link href={back.href} className="-mt-1 inline-block py-1 text-[13px] text-ink-soft hover:text-ink">
            ← {back.label}
          </Link>
        )}
        <h1 className="text-xl font-semibold tracking-tight text-balance wrap-anywhere">{title}</h1>
        {hint === undefined ? null : <p className="mt-1 max-w-2xl text-ink-soft">{hint}</p>}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
