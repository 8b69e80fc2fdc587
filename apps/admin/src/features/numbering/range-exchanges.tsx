'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { ExchangeList } from '../document/exchanges/exchanges.tsx';
import { numberingMessages } from './messages.ts';
import type { Series } from './series.ts';

type Range = Answers['numbering']['voided'][number];

/** Messages sent to the authority for a range of numbers and their replies. */
export function RangeExchanges({
  series: { clientId, target },
  range,
}: {
  readonly series: Pick<Series, 'clientId' | 'target'>;
  readonly range: Range['id'];
}) {
  const text = useText(numberingMessages);
  const query = useInfiniteQuery(
    useApi().numbering.exchanges.infiniteQueryOptions(
      { clientId, target, id: range },
      { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
    ),
  );
  return <ExchangeList query={query} hint={text.exchangesHint} />;
}
