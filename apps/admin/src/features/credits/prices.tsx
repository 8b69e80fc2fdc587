'use client';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { creditMessages } from './messages.ts';

/** Price per document of each type. */
export function Prices({ prices }: { readonly prices: Answers['credits']['summary']['prices'] }) {
  const text = useText(creditMessages);
  const locale = useLocale();
  return (
    <Card title={text.prices} hint={text.pricesHint}>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {prices.map(({ type, nome, credits }) => (
          <div key={type} className="flex items-baseline justify-between gap-3">
            <dt>{nome}</dt>
            <dd className="text-ink-soft tabular-nums">
              {text.each(credits, formatNumber(credits, locale))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
