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
  const shown = useRef<string>(null);
  // On a phone the tabs are wider than the screen. If the user scrolled them before hydration, they are about to press
  // one: the line is not moved.
  useEffect(() => {
    const { current: tabs } = line;
    const here = tabs?.querySelector<HTMLElement>('[aria-current]');
    const moved = shown.current === null && tabs !== null && tabs.scrollLeft > 0;
    shown.current = path;
    if (!tabs || !here || moved) return;
    const left = here.offsetLeft - tabs.offsetLeft;
    const inSight = left >= tabs.scrollLeft && left + here.offsetWidth <= tabs.scrollLeft + tabs.clientWidth;
    if (!inSight) tabs.scrollTo({ left: left - 24 });
  }, [path]);
  return (
    <div className="mb-6 border-b">
      <nav
        ref={line}
        aria-label={label}
        className="cut-line -mb-px flex gap-5 overflow-x-auto [--under:var(--canvas)]"
      >
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
