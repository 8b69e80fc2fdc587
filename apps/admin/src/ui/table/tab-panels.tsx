'use client';
import { type ReactNode, useId, useState } from 'react';
import { TabList, TabPanel } from './tab-list.tsx';

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
  const group = useId();
  const [chosen, choose] = useState(initial);
  const shown = panels.find(({ id }) => id === chosen) ?? panels[0];
  return (
    <>
      <div className="mb-5 border-b">
        <TabList
          group={group}
          label={label}
          tabs={panels}
          chosen={shown.id}
          onChoose={choose}
          className="-mb-px overflow-x-auto"
        />
      </div>
      <TabPanel key={shown.id} group={group} of={shown.id}>
        {shown.content}
      </TabPanel>
    </>
  );
}
