'use client';
import { ChevronRight, FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/states.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import {
  type Content,
  type ContentEntry,
  type ContentFact,
  type ContentPart,
  columnsOf,
  formatFact,
  isZero,
  lineOf,
} from './content.ts';
import { contentMessages } from './content-messages.ts';

/** Entries shown at first. */
const PAGE = 50;
const TOTALS = 'total';

/** Content of a document in the words of its layout, which are Portuguese in any language of the console. */
export function ContentView({ content }: { readonly content: Content | null }) {
  const text = useText(contentMessages);
  if (content === null)
    return (
      <Empty icon={FileSearch} title={text.none}>
        {text.noneHint}
      </Empty>
    );
  return (
    <>
      <p className="mb-4 text-ink-soft">{text.fromXml}</p>
      <div lang="pt-BR" className="grid gap-6">
        {content.map((part) => (
          <section key={part.tag} aria-label={part.title} className="min-w-0">
            <h3 className="mb-3 border-b pb-1.5 font-medium">{part.title}</h3>
            <Entries part={part} level={4} />
          </section>
        ))}
      </div>
    </>
  );
}

interface PartProps {
  readonly part: ContentPart;
  /** Level of the headings inside. */
  readonly level: number;
}

function Entries({ part, level }: PartProps) {
  const columns = columnsOf(part);
  if (columns !== null) return <Rows part={part} columns={columns} />;
  const [first, second] = part.entries;
  return first !== undefined && second === undefined && part.tag !== 'det' ? (
    <Entry entry={first} level={level} ofTotals={part.tag === TOTALS} />
  ) : (
    <Lines part={part} level={level} />
  );
}

function Value({ fact }: { readonly fact: ContentFact }) {
  const locale = useLocale();
  const shown = formatFact(fact, locale);
  if (fact.meaning === undefined) return <span className="whitespace-pre-line">{shown}</span>;
  return (
    <>
      {fact.meaning.charAt(0).toUpperCase() + fact.meaning.slice(1)}{' '}
      <span className="font-mono text-xs text-ink-soft">{shown}</span>
    </>
  );
}

function Entry({
  entry: { facts, parts },
  level,
  ofTotals,
}: {
  readonly entry: ContentEntry;
  readonly level: number;
  readonly ofTotals: boolean;
}) {
  const shown = ofTotals ? facts.filter((fact) => !isZero(fact)) : facts;
  const Heading = level === 4 ? 'h4' : level === 5 ? 'h5' : 'h6';
  return (
    <div className="grid gap-4">
      {shown.length === 0 ? null : (
        <Facts>
          {shown.map((fact, position) => (
            // Two elements may bear the same tag.
            // biome-ignore lint/suspicious/noArrayIndexKey: facts never change places
            <Fact key={position} name={fact.label} wide={fact.value.length > 60}>
              <Value fact={fact} />
            </Fact>
          ))}
        </Facts>
      )}
      {parts.map((part) => (
        <div key={part.tag} className="min-w-0 border-l-2 pl-3 sm:pl-4">
          <Heading className="mb-2 text-[13px] font-medium text-ink-soft">{part.title}</Heading>
          {ofTotals ? (
            part.entries.map((entry, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never change places
              <Entry key={position} entry={entry} level={level + 1} ofTotals />
            ))
          ) : (
            <Entries part={part} level={level + 1} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Short entries as a table. */
function Rows({ part, columns }: { readonly part: ContentPart; readonly columns: readonly string[] }) {
  const [shown, more] = usePage(part.entries);
  return (
    <>
      <Table label={part.title} columns={columns}>
        {shown.map(({ facts }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never change places
          <Tr key={position}>
            {columns.map((label) => {
              const fact = facts.find((each) => each.label === label);
              return <Td key={label}>{fact === undefined ? null : <Value fact={fact} />}</Td>;
            })}
          </Tr>
        ))}
      </Table>
      {more}
    </>
  );
}

/** Long entries, each a line that opens. */
function Lines({ part, level }: PartProps) {
  const text = useText(contentMessages);
  const locale = useLocale();
  const [shown, more] = usePage(part.entries);
  return (
    <>
      <ul className="grid gap-2">
        {shown.map((entry, position) => {
          const { title, quantity, amount } = lineOf(entry, text.item(position + 1), locale);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never change places
            <li key={position}>
              <details className="group rounded-md border">
                <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 rounded-md px-3 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
                  <ChevronRight
                    className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
                    aria-hidden
                  />
                  <span className="tabular-nums text-ink-soft">{position + 1}</span>
                  <span className="min-w-0 flex-1 basis-40 break-words">{title}</span>
                  <span className="text-ink-soft tabular-nums">{quantity}</span>
                  <span className="font-medium tabular-nums">{amount}</span>
                </summary>
                <div className="border-t p-3 sm:p-4">
                  <Entry entry={entry} level={level} ofTotals={false} />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}

/** The first entries, and a button that brings more of them. */
function usePage<T>(entries: readonly T[]) {
  const text = useText(contentMessages);
  const [limit, setLimit] = useState(PAGE);
  const left = Math.min(PAGE, entries.length - limit);
  const more =
    left <= 0 ? null : (
      <Button size="sm" className="mt-3" onClick={() => setLimit(limit + PAGE)}>
        {text.more(left)}
      </Button>
    );
  return [entries.slice(0, limit), more] as const;
}
