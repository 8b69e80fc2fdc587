'use client';
import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '../cn.ts';

const tabId = (group: string, id: string) => `${group}-${id}`;
const panelId = (group: string, id: string) => `${group}-${id}-panel`;

interface Props {
  /** Prefix of element ids; unique on the page. */
  readonly group: string;
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly className?: string;
}

/** Index of the tab to which a key leads, or null. */
function nextOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs of one part of a page; arrow keys, Home and End choose, too. */
export function TabList({ group, label, tabs, chosen, onChoose, className }: Props) {
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[nextOf(event.key, at, tabs.length) ?? -1];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(tabId(group, next.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={cn('cut-line flex gap-x-5', className)}>
      {tabs.map(({ id, label: text }) => {
        const isChosen = id === chosen;
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(group, id)}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId(group, id) : undefined}
            tabIndex={isChosen ? 0 : -1}
            className="border-b-2 border-transparent pb-2.5 whitespace-nowrap text-ink-soft hover:text-ink focus-visible:outline-offset-[-2px] aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
            onClick={() => onChoose(id)}
            onKeyDown={move}
          >
            {text}
          </button>
        );
      })}
    </div>
  );
}

interface PanelProps {
  readonly group: string;
  /** Id of the chosen tab. */
  readonly of: string;
  readonly children: ReactNode;
}

/** Content of the chosen tab; the other tabs have none. */
export function TabPanel({ group, of, children }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(group, of)}
      aria-labelledby={tabId(group, of)}
      // A panel without a control is reached, too.
      tabIndex={0}
      className="outline-none focus-visible:outline-2"
    >
      {children}
    </div>
  );
}
