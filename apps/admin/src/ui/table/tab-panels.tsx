'use client';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

interface Panel {
  readonly id: string;
  readonly label: string;
  /** Rendered only while it is shown. */
  readonly content: ReactNode;
}

/** Parts of one page of which one is seen at a time. */
export function TabPanels({
  label,
  initial,
  panels,
}: {
  readonly label: string;
  /** Id of the panel that is shown at first; the first one where there is none of that id. */
  readonly initial?: string | null;
  readonly panels: readonly [Panel, ...(readonly Panel[])];
}) {
  return (
    <Tabs.Root defaultValue={panels.find(({ id }) => id === initial)?.id ?? panels[0].id}>
      <div className="mb-5 border-b">
        <Tabs.List aria-label={label} className="-mb-px flex gap-x-5 overflow-x-auto">
          {panels.map(({ id, label: text }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="border-b-2 border-transparent pb-2.5 whitespace-nowrap text-ink-soft hover:text-ink focus-visible:outline-offset-[-2px] data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
            >
              {text}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
      {panels.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="outline-none focus-visible:outline-2">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
