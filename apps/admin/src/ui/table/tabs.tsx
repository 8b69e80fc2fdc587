'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cn } from '../cn.ts';

/** The pages of one subject. */
export function TabLinks({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
}) {
  const path = usePathname();
  const line = useRef<HTMLElement>(null);
  // On a phone the line is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place of the line
  useEffect(() => {
    const here = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (here) line.current?.scrollTo({ left: here.offsetLeft - line.current.offsetLeft - 24 });
  }, [path]);
  return (
    <div className="mb-6 border-b">
      <nav ref={line} aria-label={label} className="-mb-px flex gap-5 overflow-x-auto">
        {tabs.map(({ href, label: text }) => (
          <Link
            key={href}
            href={href}
            aria-current={path === href ? 'page' : undefined}
            className={cn(
              'border-b-2 pb-2.5 whitespace-nowrap focus-visible:outline-offset-[-2px]',
              path === href
                ? 'border-accent font-medium text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {text}
          </Link>
        ))}
      </nav>
    </div>
  );
}
