'use client';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocale, useText } from '../../text/text.tsx';
import { uiMessages } from '../messages.ts';
import { Opener } from '../opener.tsx';
import type * as Calendars from './calendar.tsx';
import { Field, inputClass } from './field.tsx';
import { DAY_SHAPES, readDate, writtenDate } from './local-date.ts';

const load = (): Promise<typeof Calendars> => import('./calendar.tsx');

interface DateFieldProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly className?: string;
  readonly required?: boolean;
  /** A day, or a moment, as ISO 8601 has it; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  /** The hour is written too. */
  readonly withTime?: boolean;
  /** Receives a day (or moment) or an empty text; not called while the input is neither. */
  readonly onChange?: (iso: string) => void;
}

const toSecond = (iso: string) => (iso.length === 16 ? `${iso}:00` : iso);

/** A day as the language of the console writes it, typed or picked; forms get it as ISO 8601. */
export function DateField({
  label,
  name,
  hint,
  className,
  required = false,
  value,
  defaultValue = '',
  withTime = false,
  onChange,
}: DateFieldProps) {
  const text = useText(uiMessages);
  const locale = useLocale();
  const [own, setOwn] = useState(value ?? defaultValue);
  const [typed, setTyped] = useState(() => writtenDate(own, locale));
  const [wrong, setWrong] = useState(false);
  const [calendar, setCalendar] = useState<typeof Calendars | null>(null);
  const shape = withTime ? `${DAY_SHAPES[locale]} hh:mm` : DAY_SHAPES[locale];
  const readable = (written: string) => {
    const iso = readDate(written, locale);
    return iso === null || iso.includes('T') !== withTime ? null : iso;
  };
  // Changed from elsewhere, by "clear" for instance.
  if (value !== undefined && value !== own) {
    setOwn(value);
    if (toSecond(readable(typed) ?? '') !== toSecond(value)) {
      setTyped(writtenDate(value, locale));
      setWrong(false);
    }
  }
  const give = (iso: string) => {
    setOwn(iso);
    setWrong(false);
    if (iso !== own) onChange?.(iso);
  };
  const type = (written: string) => {
    setTyped(written);
    const iso = written.trim() === '' ? '' : readable(written);
    if (iso !== null) give(iso);
  };
  const leave = () => {
    const isDay = typed.trim() === '' || readable(typed) !== null;
    setWrong(!isDay);
    if (isDay) setTyped(writtenDate(own, locale));
  };
  const pick = (day: string) => {
    const time = own.slice(10) || 'T00:00';
    const iso = withTime ? `${day}${time}` : day;
    setTyped(writtenDate(iso, locale));
    give(iso);
  };
  const trigger = (
    <button
      type="button"
      aria-label={`${text.openCalendar}: ${label}`}
      className="absolute inset-y-0 right-0 flex w-9 items-center justify-center text-ink-faint hover:text-ink"
    >
      <CalendarDays className="size-4" aria-hidden />
    </button>
  );
  return (
    <Field
      label={label}
      name={name}
      hint={wrong ? <span className="text-bad">{text.writeDate(shape)}</span> : hint}
      {...(className === undefined ? {} : { className })}
    >
      {({ name: tiedName, ...tied }) => (
        <div className="relative">
          <input type="hidden" name={tiedName} value={own} />
          <input
            {...tied}
            {...(wrong ? { 'aria-invalid': true } : {})}
            className={`${inputClass} pr-9 tabular-nums`}
            required={required}
            placeholder={shape}
            autoComplete="off"
            maxLength={30}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          {calendar === null ? (
            <Opener popup="dialog" load={load} onOpen={setCalendar}>
              {trigger}
            </Opener>
          ) : (
            <calendar.OpenCalendar trigger={trigger} label={label} day={own.slice(0, 10)} onPick={pick} />
          )}
        </div>
      )}
    </Field>
  );
}
