import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

interface NamedColumn {
  readonly name: string;
  /** Shown instead of the name. */
  readonly content?: ReactNode;
  /** The name is for readers alone. */
  readonly hidden?: boolean;
  /** Also in this column, where there is no room for one of its own. */
  readonly narrow?: string;
  readonly className?: string;
}

interface TableProps {
  readonly label: string;
  readonly columns: readonly (string | NamedColumn)[];
  readonly className?: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** A list of records; it scrolls sideways inside itself, never the page: words for readers alone are placed within it, too. */
export function Table({ label, columns, className, children }: TableProps) {
  return (
    <section
      tabIndex={0}
      aria-label={label}
      className="cut-line relative overflow-x-auto focus-visible:outline-offset-[-2px]"
    >
      <table aria-label={label} className={cn('w-full border-collapse text-left', className)}>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <Th key={column} name={column} />
              ) : (
                <Th key={column.name} {...column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Th({ name, content = name, hidden = false, narrow, className }: NamedColumn) {
  return (
    <th
      scope="col"
      className={cn(
        'border-b px-4 py-2.5 text-xs font-medium whitespace-nowrap text-ink-soft first:pl-5 last:pr-5',
        className,
      )}
    >
      {hidden ? <span className="sr-only">{content}</span> : content}
      {narrow === undefined ? null : <span className="xl:hidden"> · {narrow}</span>}
    </th>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onTick: (to: { readonly on: boolean }) => void;
}

/** Selects all rows, or none. */
export function Tick({ label, checked, onTick }: TickProps) {
  return (
    <input
      type="checkbox"
      className="size-4 accent-accent"
      aria-label={label}
      checked={checked}
      onChange={({ target }) => onTick({ on: target.checked })}
    />
  );
}

/** `dense`: of a table of plain numbers, read line by line. */
export function Td({
  className,
  dense = false,
  ...props
}: ComponentProps<'td'> & { readonly dense?: boolean }) {
  return (
    <td
      className={cn('border-b px-4 align-middle first:pl-5 last:pr-5', dense ? 'py-2' : 'py-3', className)}
      {...props}
    />
  );
}

export function Tr({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('last:[&>td]:border-b-0 hover:[&>td]:bg-sunken/60', className)} {...props} />;
}
