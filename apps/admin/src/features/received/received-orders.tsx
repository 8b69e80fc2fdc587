'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { formatChave, formatDocumento } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { Time } from '../../ui/time.tsx';
import { formatReais } from '../documents/format-reais.ts';
import { LIST_PAGES } from '../documents/list-pages.ts';
import { KeyQueryLine } from './key-query.tsx';
import { orderMessages } from './order-messages.ts';

type Order = Answers['received']['orders']['data'][number];

const TONES: Readonly<Record<Order['status'], Tone>> = {
  aberto: 'neutral',
  atendido: 'good',
  ambiguo: 'warn',
};

/** Orders that the company announced by the API, and the notes that fulfill them. */
export function ReceivedOrders({ clientId }: { readonly clientId: string }) {
  const text = useText(orderMessages);
  const api = useApi();
  const environment = useAmbiente();
  const query = useInfiniteQuery(
    api.received.orders.infiniteQueryOptions({ clientId, environment }, LIST_PAGES),
  );
  const orders = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-label={text.title} className="mt-6">
      <h2 className="mb-2 font-medium">{text.title}</h2>
      <Card>
        <Loaded query={query} rows={2}>
          {() =>
            orders.length === 0 ? (
              <p className="text-[13px] text-ink-soft">{text.empty}</p>
            ) : (
              <ul className="grid gap-3">
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      <More query={query} below />
    </section>
  );
}

function OrderRow({ order }: { readonly order: Order }) {
  const text = useText(orderMessages);
  const locale = useLocale();
  const environment = useAmbiente();
  const { accessKey, emitente, serie, numero, valorTotal } = order;
  const named = [
    accessKey && formatChave(accessKey),
    emitente && formatDocumento(emitente),
    numero !== null && text.numbered(serie, numero),
    valorTotal && formatReais(valorTotal, locale),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-2">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{order.referencia}</span>
          <Badge tone={TONES[order.status]}>{text.states[order.status]}</Badge>
        </span>
        <span className="block text-[13px] wrap-anywhere text-ink-soft">
          {named.filter(Boolean).join(' · ')}
        </span>
        <span className="block text-[13px] text-ink-soft">
          <Time at={order.createdAt} />
        </span>
        {order.status === 'ambiguo' ? (
          <span className="block text-[13px] text-ink-soft">{text.ambiguous}</span>
        ) : null}
        {order.status === 'aberto' && order.keyQuery ? <KeyQueryLine query={order.keyQuery} /> : null}
      </span>
      {order.receivedId === null ? null : (
        <Link
          href={`/${pathOf(environment)}/recebidos/${order.receivedId}`}
          prefetch={false}
          className="text-[13px] text-accent underline"
        >
          {text.note}
        </Link>
      )}
    </li>
  );
}
