import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** A list of records; it scrolls sideways inside itself, never the page: words for readers alone are placed within it, too. */
export function Table({ label, className, ...props }: ComponentProps<'table'> & { readonly label: string }) {
  return (
    <section
      tabIndex={0}
      aria-label={label}
      className="cut-line relative overflow-x-auto focus-visible:outline-offset-[-2px]"
    >
      <table aria-label={label} className={cn('w-full border-collapse text-left', className)} {...props} />
    </section>
  );
}

export function Th({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn(
        'border-b px-4 py-2.5 text-xs font-medium whitespace-nowrap text-ink-soft first:pl-5 last:pr-5',
        className,
      )}
      {...props}
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
