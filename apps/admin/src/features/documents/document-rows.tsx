'use client';
import Link from 'next/link';
import { formatDocumento } from '../../format/format.ts';
import { useText } from '../../text/text.tsx';
import { Said } from '../../ui/said.tsx';
import { Table, Td, Tick, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { ImportedBadge } from './imported/imported.tsx';
import { listMessages } from './list-messages.ts';
import type { DocumentRow } from './live-rows.ts';
import { StatusBadge } from './status.tsx';
import { useRow } from './use-row.ts';

interface RowsProps {
  readonly rows: readonly DocumentRow[];
  /** Ids. */
  readonly selected: ReadonlySet<string>;
  /** Adds or takes back. */
  readonly onSelect: (ids: readonly string[], to: { readonly on: boolean }) => void;
}

/** Marks the links that j and k go along. */
export const ROW = 'data-documento';

const hasReason = ({ status }: DocumentRow) => status === 'REJEITADA' || status === 'ERRO_TECNICO';

/** Table for wide screens. */
export function DocumentTable({ rows, selected, onSelect }: RowsProps) {
  const { text, href, nameOf, number, amount } = useRow();
  return (
    <Table
      label={text.title}
      className="table-fixed"
      columns={[
        {
          name: text.selectAll,
          content: (
            <Tick
              label={text.selectAll}
              checked={rows.every(({ id }) => selected.has(id))}
              onTick={(to) =>
                onSelect(
                  rows.map(({ id }) => id),
                  to,
                )
              }
            />
          ),
          className: 'w-10 xl:w-12',
        },
        { name: text.document, className: 'w-[16%] xl:w-[15%]' },
        { name: text.recipient, narrow: text.company },
        { name: text.company, className: 'hidden xl:table-cell' },
        { name: text.amount, narrow: text.emitted, className: 'w-36 text-right xl:w-32' },
        { name: text.status, className: 'w-[19%] xl:w-[18%]' },
        { name: text.emitted, className: 'hidden w-44 text-right xl:table-cell' },
      ]}
    >
      {rows.map((row) => (
        <Tr key={row.id} className="relative">
          <Td>
            <SelectRow row={row} selected={selected} onSelect={onSelect} />
          </Td>
          <Td>
            <Link
              href={href(row)}
              prefetch={false}
              {...{ [ROW]: '' }}
              className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {nameOf(row.type)}
              <span className="block truncate text-[13px] font-normal text-ink-soft tabular-nums">
                {number(row)}
              </span>
            </Link>
          </Td>
          <Td className="max-w-0">
            <span className="line-clamp-2 wrap-anywhere" title={row.destinatario ?? undefined}>
              {row.destinatario ?? <NoRecipient />}
            </span>
            {beneath(row) === '' ? null : (
              <span className="block truncate text-[13px] text-ink-soft">{beneath(row)}</span>
            )}
            <span className="line-clamp-2 text-[13px] wrap-anywhere text-ink-soft xl:hidden">
              {row.clientName}
            </span>
          </Td>
          <Td className="hidden max-w-0 xl:table-cell">
            <span className="line-clamp-2 wrap-anywhere" title={row.clientName}>
              {row.clientName}
            </span>
          </Td>
          <Td className="text-right whitespace-nowrap tabular-nums">
            {amount(row)}
            <span className="block text-[13px] text-ink-soft xl:hidden">
              <Time at={row.emittedAt} relative />
            </span>
          </Td>
          <Td className="max-w-0">
            <StatusBadge status={row.status} />
            <ImportedBadge imported={row.imported} />
            {hasReason(row) && row.reason !== null ? (
              <span className="mt-1 block truncate text-[13px] text-ink-soft" title={row.reason}>
                {row.cStat} <Said>{reasonOf(row.reason)}</Said>
              </span>
            ) : null}
          </Td>
          <Td className="hidden text-right text-[13px] text-ink-soft xl:table-cell">
            <Time at={row.emittedAt} relative />
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

/** Above the link that covers its row. */
function SelectRow({ row, selected, onSelect }: Omit<RowsProps, 'rows'> & { readonly row: DocumentRow }) {
  const { text, nameOf, number } = useRow();
  return (
    <input
      type="checkbox"
      className="relative z-10 size-4 accent-accent"
      aria-label={text.select(`${nameOf(row.type)} ${number(row)}`)}
      checked={selected.has(row.id)}
      onChange={({ target }) => onSelect([row.id], { on: target.checked })}
    />
  );
}

const beneath = ({ documentoDestinatario, referencia }: DocumentRow) =>
  [documentoDestinatario === null ? null : formatDocumento(documentoDestinatario), referencia]
    .filter((each) => each !== null)
    .join(' · ');

function NoRecipient() {
  const text = useText(listMessages);
  return (
    <span className="text-ink-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{text.noRecipient}</span>
    </span>
  );
}

/** On a phone. */
export function DocumentCards({ rows, selected, onSelect }: RowsProps) {
  const { text, href, nameOf, number, amount } = useRow();
  return (
    <ul aria-label={text.title} className="divide-y">
      {rows.map((row) => (
        <li key={row.id} className="flex items-start">
          <span className="pt-4 pr-1 pl-4">
            <SelectRow row={row} selected={selected} onSelect={onSelect} />
          </span>
          <Link
            href={href(row)}
            prefetch={false}
            {...{ [ROW]: '' }}
            className="grid min-w-0 flex-1 grid-cols-1 gap-1.5 px-4 py-3.5 focus-visible:-outline-offset-2"
          >
            <span className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                <span className="font-medium">{nameOf(row.type)}</span>
                <span className="block truncate text-[13px] text-ink-soft tabular-nums">{number(row)}</span>
              </span>
              <StatusBadge status={row.status} />
            </span>
            <ImportedBadge imported={row.imported} />
            {hasReason(row) && row.reason !== null ? (
              <span className="line-clamp-2 text-[13px] text-ink-soft">
                {row.cStat} <Said>{reasonOf(row.reason)}</Said>
              </span>
            ) : null}
            <span className="flex items-baseline justify-between gap-3">
              <span className="line-clamp-2 min-w-0 wrap-anywhere">
                {row.destinatario ?? <NoRecipient />}
              </span>
              <span className="shrink-0 tabular-nums">{amount(row)}</span>
            </span>
            <span className="text-[13px] text-ink-faint">
              <Time at={row.emittedAt} relative />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Removes the prefix that the badge already shows. */
const reasonOf = (reason: string): string => reason.replace(/^Rejeição:\s*/, '');
