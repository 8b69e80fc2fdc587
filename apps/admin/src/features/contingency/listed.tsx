import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Loaded } from '../../ui/states.tsx';
import { contingencyMessages } from './messages.ts';

/** Lists refresh at this interval while the page is open. */
export const READ_AGAIN_MS = 5_000;

const AREAS = { 1: 'producao', 2: 'teste' } as const;

export interface OfCompany {
  readonly clientId: string;
  readonly environment: 1 | 2;
}

/** A section of the page: what it is, and its list or why that is empty. */
export function Listed<T>({
  title,
  hint,
  query,
  empty,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly query: ComponentProps<typeof Loaded<readonly T[]>>['query'];
  readonly empty: ReactNode;
  readonly children: (each: T) => ReactNode;
}) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="text-sm font-medium">{title}</h3>
      <p className="text-[13px] text-ink-soft">{hint}</p>
      <Loaded query={query}>
        {(found) => (found.length === 0 ? empty : <ul className="grid gap-4">{found.map(children)}</ul>)}
      </Loaded>
    </section>
  );
}

/** Row heading: the document, a badge, and details below. */
export function AboutDocument({
  of: { documentId, typeName, serie, numero },
  environment,
  badge,
  children,
}: {
  readonly of: {
    readonly documentId: string;
    readonly typeName: string;
    readonly serie: number;
    readonly numero: number;
  };
  readonly environment: 1 | 2;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}) {
  const text = useText(contingencyMessages);
  return (
    <li className="grid gap-1.5">
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <Link
          className="text-accent underline-offset-4 hover:underline"
          href={`/${AREAS[environment]}/documentos/${documentId}`}
          prefetch={false}
        >
          {text.ofNumber(typeName, serie, numero)}
        </Link>
        {badge}
      </span>
      {children}
    </li>
  );
}
