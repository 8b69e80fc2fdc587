'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isoDay } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { cn } from '../cn.ts';
import { uiMessages } from '../messages.ts';
import { daysLater, monthsLater, weeksOf } from './local-date.ts';

interface OpenCalendarProps {
  readonly trigger: ReactNode;
  readonly label: string;
  /** The day chosen; empty for none. */
  readonly day: string;
  readonly onPick: (day: string) => void;
}

/** A month to pick a day of, below its button, open at first. */
export function OpenCalendar({ trigger, label, day, onPick }: OpenCalendarProps) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          aria-label={label}
          className="z-50 rounded-lg border bg-surface p-3 shadow-float"
        >
          <Month
            day={day}
            onPick={(picked) => {
              onPick(picked);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

function Month({ day, onPick }: Pick<OpenCalendarProps, 'day' | 'onPick'>) {
  const text = useText(uiMessages);
  const locale = useLocale();
  const [today] = useState(() => isoDay(new Date()));
  const [at, setAt] = useState(day === '' ? today : day);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const nameOf = formatter(locale, { dateStyle: 'full' });
  const weekday = formatter(locale, { weekday: 'narrow' });
  const weekdayLong = formatter(locale, { weekday: 'long' });
  const weeks = weeksOf(at);
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, () => string>> = {
      ArrowLeft: () => daysLater(at, -1),
      ArrowRight: () => daysLater(at, 1),
      ArrowUp: () => daysLater(at, -7),
      ArrowDown: () => daysLater(at, 7),
      PageUp: () => monthsLater(at, -1),
      PageDown: () => monthsLater(at, 1),
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next());
  };
  const turn = (months: -1 | 1, label: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      aria-label={label}
      className="flex size-8 items-center justify-center rounded-md text-ink-soft hover:bg-sunken"
      onClick={() => setAt(monthsLater(at, months))}
    >
      <Icon className="size-4" aria-hidden />
    </button>
  );
  return (
    <>
      <div className="mb-2 flex items-center justify-between">
        {turn(-1, text.earlierMonth, ChevronLeft)}
        <p className="text-[13px] font-medium first-letter:uppercase" aria-live="polite">
          {formatter(locale, { month: 'long', year: 'numeric' })(at)}
        </p>
        {turn(1, text.laterMonth, ChevronRight)}
      </div>
      <table ref={grid} className="text-[13px] tabular-nums">
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th
                key={each}
                scope="col"
                abbr={weekdayLong(each)}
                className="size-8 font-normal text-ink-soft"
              >
                {weekday(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each} className="p-0">
                  <button
                    type="button"
                    data-day={each}
                    tabIndex={each === at ? 0 : -1}
                    aria-label={nameOf(each)}
                    aria-current={each === today ? 'date' : undefined}
                    aria-pressed={each === day}
                    className={cn(
                      'size-8 rounded-md hover:bg-sunken aria-pressed:bg-accent aria-pressed:text-on-accent',
                      each.slice(0, 7) !== at.slice(0, 7) && 'text-ink-faint',
                      each === today && 'font-semibold',
                    )}
                    onKeyDown={onKeyDown}
                    onClick={() => onPick(each)}
                  >
                    {Number(each.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
