import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface CardProps {
  readonly title?: ReactNode;
  /** One-sentence description. */
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  /** False: the content reaches the border, as tables do. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

/** A part of a page, with its heading. */
export function Card({ title, hint, actions, className, padded = true, children }: CardProps) {
  return (
    <section className={cn('min-w-0 rounded-lg border bg-surface', className)}>
      {title === undefined ? null : (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-5 py-3.5">
          <div className="min-w-0">
            <h2 className="font-medium text-ink">{title}</h2>
            {hint === undefined ? null : <p className="mt-0.5 text-[13px] text-ink-soft">{hint}</p>}
          </div>
          {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={padded ? 'p-5' : ''}>{children}</div>
    </section>
  );
}
