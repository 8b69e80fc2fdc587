'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import {
  type Delivery,
  type DeliveryState,
  type Endpoint,
  LOOK_MS,
  looksAgain,
  STATE_TONES,
} from './endpoint.ts';
import { webhookMessages } from './messages.ts';
import { useTypeTitles } from './type-titles.ts';

const STATES: readonly DeliveryState[] = ['pending', 'delivered', 'failed'];
const stateOf = (value: string): DeliveryState | undefined => STATES.find((state) => state === value);

/** Messages sent to an endpoint, newest first. */
export function Deliveries({ of }: { readonly of: Endpoint }) {
  const text = useText(webhookMessages);
  const [state, setState] = useState<DeliveryState | undefined>();
  const [shown, setShown] = useState<string | null>(null);
  const deliveries = useInfiniteQuery(
    useApi().webhooks.deliveries.infiniteQueryOptions(
      { id: of.id, ...(state && { state }) },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        staleTime: 0,
        refetchInterval: ({ state: { data } }) => (looksAgain(of, data?.pages) ? LOOK_MS : false),
      },
    ),
  );
  return (
    <Card
      title={text.deliveries}
      hint={text.deliveriesHint}
      padded={false}
      actions={
        <div className="flex items-end gap-2">
          <SelectField
            label={<span className="sr-only">{text.state}</span>}
            name="state"
            value={state ?? ''}
            onChange={(event) => setState(stateOf(event.target.value))}
            options={[
              { value: '', label: text.anyState },
              ...STATES.map((each) => ({ value: each, label: text.states[each] })),
            ]}
          />
          <Button
            aria-label={text.refresh}
            busy={deliveries.isRefetching && !looksAgain(of, deliveries.data?.pages)}
            onClick={() => void deliveries.refetch()}
          >
            <RotateCw aria-hidden />
          </Button>
        </div>
      }
    >
      <Loaded query={deliveries}>
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data);
          return all.length === 0 ? (
            <Empty icon={Send} title={text.noDeliveries}>
              {text.noDeliveriesHint}
            </Empty>
          ) : (
            <DeliveryTable deliveries={all} onShow={setShown} />
          );
        }}
      </Loaded>
      <More query={deliveries} />
      {shown === null ? null : (
        <DeliveryDialog endpointId={of.id} deliveryId={shown} onClose={() => setShown(null)} />
      )}
    </Card>
  );
}

function DeliveryTable({
  deliveries,
  onShow,
}: {
  readonly deliveries: readonly Delivery[];
  readonly onShow: (id: string) => void;
}) {
  const text = useText(webhookMessages);
  const { titleOf } = useTypeTitles();
  return (
    <Table
      label={text.deliveries}
      columns={[
        text.state,
        text.message,
        text.when,
        text.answer,
        { name: text.attempts, className: 'text-right' },
      ]}
    >
      {deliveries.map((delivery) => (
        <Tr key={delivery.id}>
          <Td>
            <Badge tone={STATE_TONES[delivery.state]}>{text.states[delivery.state]}</Badge>
          </Td>
          <Td className="min-w-56">
            <button
              type="button"
              className="block py-0.5 text-left underline-offset-4 hover:text-accent hover:underline"
              onClick={() => onShow(delivery.id)}
            >
              {titleOf(delivery.type)}
            </button>
            <code className="block text-xs break-all text-ink-soft">{delivery.messageId}</code>
          </Td>
          <Td>
            <Time at={delivery.createdAt} />
          </Td>
          <Td>
            <LastAnswer of={delivery} />
          </Td>
          <Td className="text-right tabular-nums">{delivery.attempts}</Td>
        </Tr>
      ))}
    </Table>
  );
}

function LastAnswer({ of: { lastAttempt, nextAt } }: { readonly of: Delivery }) {
  const text = useText(webhookMessages);
  if (lastAttempt === null) return null;
  return (
    <>
      <span className="font-mono text-[13px]">
        {lastAttempt.status ?? (lastAttempt.totalMs === null ? '…' : text.noAnswer)}
      </span>
      {nextAt === null ? null : (
        <span className="block text-xs text-ink-soft">
          {text.next}: <Time at={nextAt} />
        </span>
      )}
    </>
  );
}
