'use client';
import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { cn } from '../cn.ts';
import { type ComboboxOption, isFound } from '../form/is-found.ts';
import { uiMessages } from '../messages.ts';
import type { ComboboxProps } from './combobox-props.ts';

/** More is not read: it is searched. */
const SHOWN = 60;

/** The list of a combobox below its button, open at first. */
export function OpenCombobox({ trigger, ...props }: ComboboxProps & { readonly trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          aria-label={props.label}
          className="z-50 w-(--radix-popover-trigger-width) max-w-[calc(100vw-2rem)] min-w-64 rounded-lg border bg-surface shadow-float"
        >
          <Choices {...props} onDone={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The search input receives the focus first, even beside other controls. */
const focusInput = (input: HTMLInputElement | null) => input?.focus();

interface ChoicesProps extends ComboboxProps {
  readonly onDone: () => void;
  /** Options derived from the typed text, below the matches. */
  readonly besides?: (asked: string) => readonly ComboboxOption[];
  readonly onAsked?: (asked: string) => void;
}

/** The lines to choose from, and what narrows them. */
export function Choices({
  options,
  value,
  onChange,
  none,
  searchLabel,
  emptyLabel,
  onDone,
  besides,
  onAsked,
}: ChoicesProps) {
  const text = useText(uiMessages);
  const id = useId();
  const [asked, setAsked] = useState('');
  const found = options.filter((option) => isFound(option, asked));
  const lines: readonly (ComboboxOption & { readonly nothing?: true })[] = [
    ...(none === undefined || asked !== '' ? [] : [{ value: '', label: none, nothing: true as const }]),
    ...found.slice(0, SHOWN),
    ...(besides === undefined || asked.trim() === '' ? [] : besides(asked.trim())),
  ];
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      lines.findIndex((line) => line.value === (value ?? '')),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const choose = (line: (typeof lines)[number] | undefined) => {
    if (line === undefined) return;
    onChange(line.nothing === true ? null : line.value);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = lines.length - 1;
    const to: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    };
    const next = to[event.key];
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter') choose(lines[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={focusInput}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={lines[at] === undefined ? undefined : `${id}-${at}`}
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        className="h-10 w-full rounded-t-lg border-b bg-transparent px-3 outline-none placeholder:text-ink-faint"
        value={asked}
        onChange={(event) => {
          setAsked(event.target.value);
          onAsked?.(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> shows no detail and is not searched
        role="listbox"
        tabIndex={-1}
        aria-label={searchLabel}
        className="max-h-72 overflow-y-auto p-1"
      >
        {lines.map((line, index) => (
          <div
            key={line.value}
            id={`${id}-${index}`}
            data-at={index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> lives in a <select> only
            role="option"
            tabIndex={-1}
            aria-selected={line.value === (value ?? '')}
            className={cn(
              'flex cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5',
              index === at && 'bg-sunken',
            )}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(line)}
            onKeyDown={onKeyDown}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate">{line.label}</span>
              {line.detail === undefined ? null : (
                <span className="block truncate text-xs text-ink-soft tabular-nums">{line.detail}</span>
              )}
            </span>
            {line.value === (value ?? '') ? (
              <Check className="size-4 shrink-0 text-accent" aria-hidden />
            ) : null}
          </div>
        ))}
      </div>
      {lines.length === 0 ? <p className="px-3.5 pb-3 text-ink-soft">{emptyLabel}</p> : null}
      <output className={cn('block px-3.5 pb-2 text-xs text-ink-soft', found.length <= SHOWN && 'sr-only')}>
        {text.found(found.length, Math.min(found.length, SHOWN))}
      </output>
    </>
  );
}
