'use client';
import type { ReactNode } from 'react';
import { faultOf } from '../../../trpc/fault.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

export interface PickRow {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** Heading of this row and of those after it with the same one. */
  readonly group?: string | undefined;
}

interface Props<T extends PickRow> {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly searchLabel: string;
  readonly emptyLabel: string;
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
  /** Search results; undefined while loading. */
  readonly rows: readonly T[] | undefined;
  readonly error: unknown;
  readonly onPick: (row: T) => void;
  readonly onClose: () => void;
}

/** Dialog with a search field and a list of results to choose from. */
export function PickDialog<T extends PickRow>(props: Props<T>) {
  const { title, hint, searchLabel, emptyLabel, asked, onAsk, rows, error, onPick, onClose } = props;
  return (
    <Dialog onClose={onClose} title={title}>
      <div className="grid gap-3">
        <SearchInput label={searchLabel} value={asked} onType={onAsk} />
        {error ? <Notice tone="bad">{faultOf(error).message}</Notice> : null}
        {rows === undefined && !error ? <SkeletonRows rows={4} /> : null}
        <ul aria-label={title} className="-mx-2 grid max-h-80 gap-0.5 overflow-y-auto px-1">
          {rows?.map((row, index) => (
            <li key={row.id}>
              {row.group === undefined || row.group === rows[index - 1]?.group ? null : (
                <p className="px-2 pt-2 pb-1 text-xs font-medium break-words text-ink-soft">{row.group}</p>
              )}
              <button
                type="button"
                className="w-full rounded-md px-2 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken"
                onClick={() => onPick(row)}
              >
                <span className="block break-words">{row.label}</span>
                <span className="block text-xs break-words text-ink-soft">{row.detail}</span>
                {/* By ear a code named “Others” alone says nothing. */}
                {row.group === undefined ? null : <span className="sr-only">{row.group}</span>}
              </button>
            </li>
          ))}
        </ul>
        <output className="text-[13px] text-ink-soft">{rows?.length === 0 ? emptyLabel : hint}</output>
      </div>
    </Dialog>
  );
}
