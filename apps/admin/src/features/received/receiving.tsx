'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { CheckboxField, SelectField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { POLICIES, type Policy, type ReceivedType, receivedMessages, TYPES } from './messages.ts';
import { ReceivedOrders } from './received-orders.tsx';

/** Whether the company receives, with the inbox below once it does. */
export function Receiving({
  clientId,
  children,
}: {
  readonly clientId: string;
  readonly children: (types: readonly ReceivedType[]) => ReactNode;
}) {
  const text = useText(receivedMessages);
  const api = useApi();
  const queries = useQueryClient();
  const environment = useAmbiente();
  const mayChange = useMay('clients:write');
  const settings = useQuery(api.received.settings.queryOptions({ clientId, environment }));
  const set = useMutation(
    api.received.setReceiving.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.received.settings.pathKey() }),
    }),
  );
  const change = (to: {
    readonly enabled: boolean;
    readonly policy: Policy;
    readonly types?: readonly ReceivedType[];
  }) =>
    set.mutate({
      clientId,
      environment,
      enabled: to.enabled,
      policy: to.policy,
      ...(to.types && { types: [...to.types] }),
    });
  return (
    <Loaded query={settings} rows={4}>
      {({ enabled, policy, types, sequences }) => (
        <>
          <FaultNotice error={set.error} className="mb-4" />
          {sequences.map(({ type, message }) =>
            message === null ? null : (
              <Notice key={type} tone="warn" className="mb-4">
                {text.types[type]}: {message}
              </Notice>
            ),
          )}
          {enabled ? (
            <>
              {children(types)}
              {policy === 'pedido' ? <ReceivedOrders clientId={clientId} /> : null}
              {mayChange ? (
                <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-[13px] text-ink-soft">
                  <SelectField
                    label={text.policy}
                    name="policy"
                    value={policy}
                    disabled={set.isPending}
                    options={POLICIES.map((value) => ({ value, label: text.policies[value] }))}
                    onChange={({ target }) =>
                      change({
                        enabled: true,
                        policy: POLICIES.find((one) => one === target.value) ?? policy,
                      })
                    }
                  />
                  {TYPES.map((type) => (
                    <CheckboxField
                      key={type}
                      label={text.receiveType(text.types[type])}
                      name={`type-${type}`}
                      checked={types.includes(type)}
                      // The last one stays: receiving nothing is turning it off.
                      disabled={set.isPending || (types.length === 1 && types.includes(type))}
                      onChange={({ target }) =>
                        change({
                          enabled: true,
                          policy,
                          types: TYPES.filter((each) =>
                            each === type ? target.checked : types.includes(each),
                          ),
                        })
                      }
                    />
                  ))}
                  <span className="flex items-center gap-2">
                    {text.on}
                    <Button size="sm" busy={set.isPending} onClick={() => change({ enabled: false, policy })}>
                      {text.turnOff}
                    </Button>
                  </span>
                </div>
              ) : null}
            </>
          ) : (
            <Card padded={false}>
              <Empty
                icon={Inbox}
                title={text.offTitle}
                action={
                  mayChange ? (
                    <Button
                      tone="primary"
                      busy={set.isPending}
                      onClick={() => change({ enabled: true, policy })}
                    >
                      {text.turnOn}
                    </Button>
                  ) : null
                }
              >
                {text.offHint}
              </Empty>
            </Card>
          )}
        </>
      )}
    </Loaded>
  );
}
