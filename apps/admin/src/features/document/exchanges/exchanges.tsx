'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, CircleSlash, CircleX, RefreshCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../format/format.ts';
import { useLocale, useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Said } from '../../../ui/said.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { More, type Pages } from '../../../ui/table/more.tsx';
import { Time } from '../../../ui/time.tsx';
import { documentPageMessages, labelIn } from '../messages.ts';
import type { Exchange } from './exchange.ts';
import { ExchangeBody } from './exchange-body.tsx';
import { ExchangeFacts } from './exchange-facts.tsx';
import { exchangeMessages } from './exchange-messages.ts';
import { SupportBundleButton } from './support-bundle-button.tsx';

const LOOKS = {
  resposta: { tone: 'good', icon: CircleCheck },
  'sem-resposta': { tone: 'bad', icon: CircleX },
  'nao-enviado': { tone: 'warn', icon: CircleSlash },
  bloqueado: { tone: 'bad', icon: Unplug },
} as const satisfies Readonly<Record<Exchange['ending'], { readonly tone: Tone; readonly icon: unknown }>>;

function Row({ exchange, place }: { readonly exchange: Exchange; readonly place: number }) {
  const text = useText(exchangeMessages);
  const { eventName } = useText(documentPageMessages);
  const locale = useLocale();
  const { service, ending, attempt, event, cStat, xMotivo, cause, timings } = exchange;
  const { tone, icon: Icon } = LOOKS[ending];
  const belongs =
    event === null ? (attempt === null ? null : text.attempt(attempt)) : labelIn(eventName, event.type);
  return (
    <li className="border-b last:border-b-0">
      <details className="group">
        <summary className="flex cursor-pointer list-none flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-sm py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <span className="relative min-w-0 pl-6">
            <ChevronRight
              className="absolute top-0.5 left-0 size-4 text-ink-faint transition-transform group-open:rotate-90"
              aria-hidden
            />
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{labelIn(text.service, service)}</span>
              <Badge tone={tone}>
                <Icon aria-hidden />
                {text.result[ending]}
              </Badge>
              {belongs === null ? null : <span className="text-[13px] text-ink-soft">{belongs}</span>}
            </span>
            <span className="mt-0.5 block text-[13px] break-words text-ink-soft">
              <Said>{cStat === null ? cause : `${cStat} ${xMotivo ?? ''}`}</Said>
            </span>
          </span>
          <span className="pl-6 text-[13px] text-ink-soft tabular-nums">
            <Time at={exchange.startedAt} /> · {text.ms(formatNumber(timings.totalMs, locale))}
          </span>
        </summary>
        <div className="grid min-w-0 gap-5 pt-1 pb-5 sm:pl-6">
          <ExchangeFacts exchange={exchange} />
          <ExchangeBody title={text.request} label={`${text.request} ${place}`} body={exchange.request} />
          <ExchangeBody title={text.answer} label={`${text.answer} ${place}`} body={exchange.answer} />
        </div>
      </details>
    </li>
  );
}

interface ExchangePages extends Pages {
  readonly data: { readonly pages: readonly { readonly data: readonly Exchange[] }[] } | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Exchanges in order, a page after the other; `actions`: what else is done with them. */
export function ExchangeList({
  query,
  hint,
  actions,
}: {
  readonly query: ExchangePages;
  readonly hint: string;
  readonly actions?: ReactNode;
}) {
  const text = useText(exchangeMessages);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-ink-soft">{hint}</p>
        <span className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={() => void query.refetch()}>
            <RefreshCw aria-hidden />
            {text.refresh}
          </Button>
          {actions}
        </span>
      </div>
      <Loaded query={query}>
        {({ pages }) => {
          const found = pages.flatMap(({ data }) => data);
          return found.length === 0 ? (
            <Empty icon={Unplug} title={text.none}>
              {text.noneHint}
            </Empty>
          ) : (
            <ol aria-label={text.title}>
              {found.map((exchange, index) => (
                <Row key={exchange.id} exchange={exchange} place={index + 1} />
              ))}
            </ol>
          );
        }}
      </Loaded>
      <More query={query} />
    </>
  );
}

/** Messages sent to authorities for a document and their replies, in order. */
export function Exchanges({ documentId }: { readonly documentId: string }) {
  const text = useText(exchangeMessages);
  const query = useInfiniteQuery(
    useApi().document.exchanges.infiniteQueryOptions(
      { id: documentId },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        // They are looked at for what happened just now.
        staleTime: 0,
      },
    ),
  );
  return (
    <ExchangeList query={query} hint={text.hint} actions={<SupportBundleButton documentId={documentId} />} />
  );
}
