'use client';
import { FileText } from 'lucide-react';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Empty } from '../../ui/states.tsx';
import { Table, Td, Th, Tr } from '../../ui/table/table.tsx';
import { useTypeName } from '../documents/types.ts';
import { byType, OUTCOMES, outcomesOf, totalOf } from './day-counts.ts';
import { homeMessages } from './messages.ts';

/** Today's documents: totals, and type by type. */
export function Today({ counts }: Pick<Answers['home']['stats'], 'counts'>) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const typeName = useTypeName();
  const outcomes = outcomesOf(counts);
  const tiles = [
    [text.received, totalOf(outcomes)],
    [text.authorised, outcomes.authorised],
    [text.rejected, outcomes.rejected],
    [text.running, outcomes.running],
  ] as const;
  return (
    <Card title={text.today} hint={text.todayHint} padded={false}>
      <dl className="grid grid-cols-2 gap-px border-b bg-line sm:grid-cols-4">
        {tiles.map(([name, value]) => (
          <div key={name} className="bg-surface px-5 py-4">
            <dt className="text-[13px] text-ink-soft">{name}</dt>
            <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">
              {formatNumber(value, locale)}
            </dd>
          </div>
        ))}
      </dl>
      {counts.length === 0 ? (
        <Empty icon={FileText} title={text.noneToday} />
      ) : (
        <Table label={text.today}>
          <thead>
            <tr>
              <Th>{text.type}</Th>
              {OUTCOMES.map((outcome) => (
                <Th key={outcome} className="text-right">
                  {text[outcome]}
                </Th>
              ))}
              <Th className="text-right">{text.total}</Th>
            </tr>
          </thead>
          <tbody>
            {byType(counts).map(({ type, outcomes: of }) => (
              <Tr key={type}>
                <Td className="font-medium">{typeName(type)}</Td>
                {OUTCOMES.map((outcome) => (
                  <Td
                    key={outcome}
                    className={cn('text-right tabular-nums', of[outcome] === 0 && 'text-ink-faint')}
                  >
                    {formatNumber(of[outcome], locale)}
                  </Td>
                ))}
                <Td className="text-right font-medium tabular-nums">{formatNumber(totalOf(of), locale)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
