'use client';
import { Store } from 'lucide-react';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultText } from '../../ui/form/fault-text.tsx';
import { formatReais } from '../documents/format-reais.ts';
import { counterMessages } from './counter-messages.ts';
import type { useCounter } from './use-counter.ts';

/** State of the person's counter above a form of production; nothing where no owner has allowed one. */
export function CounterBar({
  clientId,
  counter: { ceilings, opened, refresh },
}: {
  readonly clientId: string;
  readonly counter: ReturnType<typeof useCounter>;
}) {
  const text = useText(counterMessages);
  const locale = useLocale();
  const api = useApi();
  const open = useMutation(api.counter.open.mutationOptions({ onSuccess: refresh }));
  const close = useMutation(api.counter.close.mutationOptions({ onSuccess: refresh }));
  if (ceilings === null) return null;
  const reais = (amount: string) => formatReais(amount, locale);
  const error = open.error ?? close.error;
  return (
    <section
      aria-label={text.title}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-surface px-4 py-3"
    >
      <Store className="size-4 shrink-0 text-ink-soft" aria-hidden />
      <output className="min-w-0 flex-1 max-sm:basis-full">
        {opened === null ? (
          <>
            {text.closed}{' '}
            <span className="text-ink-soft">
              {text.upTo(reais(ceilings.perNote), reais(ceilings.perDay))}
            </span>
          </>
        ) : (
          <>
            <span className="font-medium">
              {text.openedUntil(
                opened.endsAt.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }),
              )}
            </span>{' '}
            <span className="text-ink-soft">
              {text.upTo(reais(opened.perNote), reais(opened.perDay))} ·{' '}
              {text.spent(reais(opened.today), reais(opened.perDay))}
            </span>
          </>
        )}
        {error === null ? null : (
          <span role="alert" className="block text-bad">
            <FaultText error={error} />
          </span>
        )}
      </output>
      {opened === null ? (
        <Button size="sm" tone="primary" busy={open.isPending} onClick={() => open.mutate({ clientId })}>
          {text.open}
        </Button>
      ) : (
        <Button size="sm" busy={close.isPending} onClick={() => close.mutate({ clientId })}>
          {text.close}
        </Button>
      )}
    </section>
  );
}
