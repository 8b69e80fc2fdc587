'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Empty, Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { balanceEffect } from './balance-effect.ts';
import { creditMessages } from './messages.ts';

type Entry = Answers['credits']['entries']['data'][number];
type Names = ReadonlyMap<string, string>;

/** Every movement, newest first. `names`: of the document types. */
export function Ledger({ names }: { readonly names: Names }) {
  const text = useText(creditMessages);
  const [holds, setHolds] = useState(false);
  const entries = useInfiniteQuery(
    useApi().credits.entries.infiniteQueryOptions(
      { holds },
      { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    ),
  );
  return (
    <Card
      title={text.ledger}
      padded={false}
      actions={
        <label className="flex items-center gap-2 text-[13px]">
          <input
            type="checkbox"
            className="accent-accent"
            checked={holds}
            onChange={(event) => setHolds(event.target.checked)}
          />
          {text.showHolds}
        </label>
      }
    >
      <Loaded query={entries}>
        {({ pages }) =>
          pages[0]?.data.length === 0 ? (
            <Empty icon={Coins} title={text.empty}>
              {text.emptyHint}
            </Empty>
          ) : (
            <Table
              label={text.ledger}
              columns={[text.when, text.what, { name: text.amount, className: 'text-right' }]}
            >
              {pages.flatMap(({ data }) =>
                data.map((entry) => <Line key={entry.id} entry={entry} names={names} />),
              )}
            </Table>
          )
        }
      </Loaded>
      <More query={entries} />
    </Card>
  );
}

function Line({ entry, names }: { readonly entry: Entry; readonly names: Names }) {
  const text = useText(creditMessages);
  const locale = useLocale();
  const { kind, amount, document, note, at } = entry;
  const effect = balanceEffect(kind, amount);
  return (
    <Tr>
      <Td className="whitespace-nowrap">
        <Time at={at} />
      </Td>
      <Td>
        {kind === 'recarga' && amount < 0 ? text.adjustment : text.kinds[kind]}
        <span className="block text-[13px] text-ink-soft">
          {document === null ? (
            note
          ) : (
            <Link
              className="text-accent underline-offset-4 hover:underline"
              href={`/${pathOf(document.environment === 1 ? 1 : 2)}/documentos/${document.id}`}
              prefetch={false}
            >
              {text.number(names.get(document.type) ?? document.type, document.serie, document.numero)}
            </Link>
          )}
        </span>
      </Td>
      <Td
        className={cn(
          'text-right whitespace-nowrap tabular-nums',
          effect > 0 ? 'text-good' : effect === 0 && 'text-ink-soft',
        )}
      >
        {effect > 0 ? '+' : effect < 0 ? '−' : ''}
        {formatNumber(Math.abs(amount), locale)}
      </Td>
    </Tr>
  );
}
