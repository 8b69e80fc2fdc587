'use client';
import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { inputClass, SelectField } from '../../ui/form/field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Menu, MenuCheck } from '../../ui/menu/menu.tsx';
import { ClientPicker } from '../clients/client-picker.tsx';
import { addressOf, type Filters, IMPORTED, NO_FILTERS, PERIODS, SORTS } from './filters.ts';
import { importedMessages } from './imported/messages.ts';
import { listMessages } from './list-messages.ts';
import { STATUSES } from './messages.ts';
import { useStatusName } from './status.tsx';
import { useDocumentTypes, useTypeName } from './types.ts';

interface ListFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

const CUSTOM = 'custom';

/** Filters of the list. */
export function ListFilters({ filters, onChange, searchRef }: ListFiltersProps) {
  const text = useText(listMessages);
  const imported = useText(importedMessages);
  const nameOfStatus = useStatusName();
  const nameOfType = useTypeName();
  const types = useDocumentTypes();
  const { statuses, since, until } = filters;
  const [choosing, setChoosing] = useState(false);
  const id = useId();
  // On a phone they come when they are asked for.
  const [open, setOpen] = useState(false);
  const address = addressOf(filters);
  const chosen = [...new URLSearchParams(addressOf({ ...filters, search: '' })).keys()].length;
  const custom = choosing || since !== null || until !== null;
  return (
    <div className="mb-4 grid gap-3">
      <SearchField
        label={text.search}
        hint={text.searchHint}
        shortcut="/"
        value={filters.search}
        inputRef={searchRef}
        onSearch={(search) => onChange({ ...filters, search })}
      />
      <Button
        className="sm:hidden"
        aria-expanded={open}
        aria-controls={`${id}-filters`}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden />
        {text.showFilters(chosen)}
      </Button>
      <div
        id={`${id}-filters`}
        className={cn('grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap', open ? 'grid' : 'hidden')}
      >
        <Several
          label={text.status}
          any={text.anyStatus}
          all={STATUSES}
          chosen={statuses}
          nameOf={nameOfStatus}
          onChange={(chosen) => onChange({ ...filters, statuses: chosen })}
        />
        <Several
          label={text.type}
          any={text.all}
          all={types.map(({ type }) => type)}
          chosen={filters.types}
          nameOf={nameOfType}
          onChange={(chosen) => onChange({ ...filters, types: chosen })}
        />
        <ClientPicker
          all
          className="col-span-2 sm:w-56"
          value={filters.clientId}
          onChange={(clientId) => onChange({ ...filters, clientId })}
        />
        <SelectField
          label={text.period}
          name="period"
          className="col-span-2 sm:w-40"
          value={custom ? CUSTOM : filters.period}
          onChange={({ target: { value } }) => {
            setChoosing(value === CUSTOM);
            const period = PERIODS.find((each) => each === value);
            if (period !== undefined) onChange({ ...filters, period, since: null, until: null });
          }}
          options={([...PERIODS, CUSTOM] as const).map((value) => ({ value, label: text[value] }))}
        />
        <SelectField
          label={text.imported}
          name="imported"
          className="col-span-2 sm:w-40"
          value={filters.imported ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...filters, imported: IMPORTED.find((state) => state === value) ?? null })
          }
          options={[
            { value: '', label: text.all },
            ...IMPORTED.map((value) => ({ value, label: imported.states[value] })),
          ]}
        />
        <SelectField
          label={text.sort}
          name="sort"
          className="col-span-2 sm:w-40"
          value={filters.sort}
          onChange={({ target: { value } }) => {
            const sort = SORTS.find((each) => each === value);
            if (sort !== undefined) onChange({ ...filters, sort });
          }}
          options={SORTS.map((value) => ({ value, label: text[value] }))}
        />
        {custom ? (
          <>
            {(['since', 'until'] as const).map((end) => (
              <DateField
                key={end}
                label={text[end]}
                name={end}
                className="sm:w-40"
                value={filters[end] ?? ''}
                onChange={(day) => onChange({ ...filters, [end]: day === '' ? null : day })}
              />
            ))}
          </>
        ) : null}
      </div>
      {address === '' ? null : (
        <ClearFilters
          code={filters.code}
          onCode={() => onChange({ ...filters, code: null })}
          onAll={() => {
            setChoosing(false);
            onChange(NO_FILTERS);
          }}
        />
      )}
    </div>
  );
}

/** Removes the code of a rejection, or all filters. */
function ClearFilters({
  code,
  onCode,
  onAll,
}: {
  readonly code: string | null;
  readonly onCode: () => void;
  readonly onAll: () => void;
}) {
  const text = useText(listMessages);
  return (
    <div className="flex flex-wrap gap-2">
      {code === null ? null : (
        <Button onClick={onCode}>
          {text.withCode(code)}
          <X aria-hidden />
          <span className="sr-only">{text.withoutCode}</span>
        </Button>
      )}
      <Button tone="ghost" onClick={onAll}>
        <X aria-hidden />
        {text.clear}
      </Button>
    </div>
  );
}

interface SeveralProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  readonly nameOf: (value: T) => string;
  /** Label while nothing is chosen. */
  readonly any: string;
  readonly onChange: (chosen: readonly T[]) => void;
}

/** Any of a few. */
function Several<T extends string>({
  label,
  any,
  all,
  chosen,
  nameOf,
  onChange,
}: SeveralProps<T>): ReactNode {
  const id = useId();
  const [first] = chosen;
  return (
    <div className="grid min-w-0 gap-1.5 sm:w-40">
      <span id={id} className="text-[13px] font-medium text-ink">
        {label}
      </span>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-labelledby={`${id} ${id}-chosen`}
            className={`${inputClass} flex items-center justify-between gap-2 text-left`}
          >
            <span id={`${id}-chosen`} className={first === undefined ? 'truncate text-ink-soft' : 'truncate'}>
              {first === undefined ? any : nameOf(first)}
              {chosen.length > 1 ? ` +${chosen.length - 1}` : ''}
            </span>
            <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden />
          </button>
        }
      >
        {all.map((value) => (
          <MenuCheck
            key={value}
            checked={chosen.includes(value)}
            onCheckedChange={(on) =>
              onChange(all.filter((each) => (each === value ? on : chosen.includes(each))))
            }
          >
            {nameOf(value)}
          </MenuCheck>
        ))}
      </Menu>
    </div>
  );
}
