'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from './cn.ts';

/** The pages of one subject. */
export function TabLinks({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
}) {
  const path = usePathname();
  return (
    <nav aria-label={label} className="mb-6 flex gap-5 overflow-x-auto border-b">
      {tabs.map(({ href, label: text }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className={cn(
            '-mb-px border-b-2 pb-2.5 whitespace-nowrap',
            path === href
              ? 'border-accent font-medium text-ink'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
