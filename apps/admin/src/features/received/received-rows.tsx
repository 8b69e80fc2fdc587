'use client';
import Link from 'next/link';
import { formatDate, formatDocumento } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Table, Td, Tick, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { formatReais } from '../documents/format-reais.ts';
import { receivedMessages } from './messages.ts';
import { numbersOf, type ReceivedNote, SITUATION_TONES } from './note-facts.ts';

interface RowsProps {
  readonly notes: readonly ReceivedNote[];
  readonly selected: ReadonlySet<string>;
  /** Adds or takes back. */
  readonly onSelect: (ids: readonly string[], to: { readonly on: boolean }) => void;
}

type RowProps = Omit<RowsProps, 'notes'> & { readonly note: ReceivedNote };

const useHref = () => {
  const ambiente = useAmbiente();
  return ({ id }: ReceivedNote) => `/${pathOf(ambiente)}/recebidos/${id}`;
};

/** Status of the note, and of its manifestation. */
export function NoteBadges({ note }: { readonly note: ReceivedNote }) {
  const text = useText(receivedMessages);
  const locale = useLocale();
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={SITUATION_TONES[note.situacao]}>{text.situations[note.situacao]}</Badge>
      {note.manifestacao === null ? null : <Badge tone="accent">{text.kinds[note.manifestacao]}</Badge>}
      {note.deadline === null ? null : (
        <Badge tone="warn">{text.term(formatDate(note.deadline.endsAt, locale))}</Badge>
      )}
      {note.isPending ? <Badge tone="warn">{text.waiting}</Badge> : null}
      {note.proof === 'confirmed' ? null : (
        <Badge tone={note.proof === 'unconfirmed' ? 'warn' : 'bad'} title={text.proofHints[note.proof]}>
          {text.proofs[note.proof]}
        </Badge>
      )}
      {note.whole ? null : <Badge title={text.summaryHint}>{text.summary}</Badge>}
    </span>
  );
}

function SelectNote({ note, selected, onSelect }: RowProps) {
  const text = useText(receivedMessages);
  const name = `${note.nome ?? note.emitente} ${text.numbered(...numbersOf(note.accessKey))}`;
  return (
    <input
      type="checkbox"
      className="relative z-10 size-4 accent-accent"
      aria-label={text.select(name)}
      checked={selected.has(note.id)}
      onChange={({ target }) => onSelect([note.id], { on: target.checked })}
    />
  );
}

/** Table for wide screens. */
export function ReceivedTable({ notes, selected, onSelect }: RowsProps) {
  const text = useText(receivedMessages);
  const locale = useLocale();
  const href = useHref();
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
              checked={notes.every(({ id }) => selected.has(id))}
              onTick={(to) =>
                onSelect(
                  notes.map(({ id }) => id),
                  to,
                )
              }
            />
          ),
          className: 'w-12',
        },
        { name: text.supplier, narrow: text.note },
        { name: text.note, className: 'hidden w-44 xl:table-cell' },
        { name: text.amount, narrow: text.arrived, className: 'w-40 text-right xl:w-32' },
        { name: text.status, className: 'w-[26%]' },
        { name: text.arrived, className: 'hidden w-44 text-right xl:table-cell' },
      ]}
    >
      {notes.map((note) => (
        <Tr key={note.id} className="relative">
          <Td>
            <SelectNote note={note} selected={selected} onSelect={onSelect} />
          </Td>
          <Td className="max-w-0">
            <Link
              href={href(note)}
              prefetch={false}
              className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              <span className="line-clamp-2 wrap-anywhere" title={note.nome ?? undefined}>
                {note.nome ?? text.nameless}
              </span>
              <span className="block truncate text-[13px] font-normal text-ink-soft tabular-nums">
                {formatDocumento(note.emitente)}
              </span>
              <span className="block truncate text-[13px] font-normal text-ink-soft tabular-nums xl:hidden">
                {text.numbered(...numbersOf(note.accessKey))}
              </span>
            </Link>
          </Td>
          <Td className="hidden text-[13px] tabular-nums xl:table-cell">
            {text.numbered(...numbersOf(note.accessKey))}
          </Td>
          <Td className="text-right whitespace-nowrap tabular-nums">
            {formatReais(note.valorTotal, locale)}
            <span className="block text-[13px] text-ink-soft xl:hidden">
              <Time at={note.receivedAt} relative />
            </span>
          </Td>
          <Td>
            <NoteBadges note={note} />
          </Td>
          <Td className="hidden text-right text-[13px] text-ink-soft xl:table-cell">
            <Time at={note.receivedAt} relative />
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

/** On a phone. */
export function ReceivedCards({ notes, selected, onSelect }: RowsProps) {
  const text = useText(receivedMessages);
  const locale = useLocale();
  const href = useHref();
  return (
    <ul aria-label={text.title} className="divide-y">
      {notes.map((note) => (
        <li key={note.id} className="flex items-start">
          <span className="pt-4 pr-1 pl-4">
            <SelectNote note={note} selected={selected} onSelect={onSelect} />
          </span>
          <Link
            href={href(note)}
            prefetch={false}
            className="grid min-w-0 flex-1 grid-cols-1 gap-1.5 px-4 py-3.5 focus-visible:-outline-offset-2"
          >
            <span className="min-w-0">
              <span className="line-clamp-2 font-medium wrap-anywhere">{note.nome ?? text.nameless}</span>
              <span className="block truncate text-[13px] text-ink-soft tabular-nums">
                {text.numbered(...numbersOf(note.accessKey))}
              </span>
            </span>
            <NoteBadges note={note} />
            <span className="flex items-baseline justify-between gap-3 text-[13px]">
              <span className="text-ink-soft">
                <Time at={note.receivedAt} relative />
              </span>
              <span className="shrink-0 tabular-nums">{formatReais(note.valorTotal, locale)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
