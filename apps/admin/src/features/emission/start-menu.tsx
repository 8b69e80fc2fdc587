'use client';
import { FilePlus2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu/menu.tsx';
import type { EmissionType } from './fields.ts';
import { emissionMessages } from './messages.ts';

const Confirm = dynamic(() => import('../../ui/dialog/confirm.tsx').then((module) => module.Confirm), {
  loading: () => null,
});

interface Props {
  readonly examples: EmissionType['examples'];
  /** Asks first: what is written would be lost. */
  readonly asks: boolean;
  /** Null: from nothing. */
  readonly onStart: (name: string | null) => Promise<void>;
}

/** Menu of starting points: the examples, or an empty body. */
export function StartMenu({ examples, asks, onStart }: Props) {
  const text = useText(emissionMessages);
  const names: Readonly<Record<string, string>> = text.exampleNames;
  const [waiting, setWaiting] = useState<{ readonly name: string | null } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const start = (name: string | null) =>
    void onStart(name).then(
      () => {
        setWaiting(null);
        setFailed(null);
      },
      (error: unknown) => {
        setWaiting({ name });
        setFailed(error);
      },
    );
  const choose = (name: string | null) => (asks ? setWaiting({ name }) : start(name));
  return (
    <>
      <Menu
        trigger={
          <Button size="sm">
            <FilePlus2 aria-hidden />
            {text.start}
          </Button>
        }
      >
        <MenuLabel>{text.startExamples}</MenuLabel>
        {examples.map(({ name, title }) => (
          <MenuItem key={name} onSelect={() => choose(name)}>
            {names[name] ?? title}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => choose(null)}>{text.startEmpty}</MenuItem>
      </Menu>
      {waiting === null ? null : (
        <Confirm
          onClose={() => setWaiting(null)}
          title={text.replaceTitle}
          action={text.replace}
          mutation={{ isPending: false, error: failed }}
          onConfirm={() => start(waiting.name)}
        >
          {text.replaceHint}
        </Confirm>
      )}
    </>
  );
}
