'use client';
import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/states.tsx';
import { HintText } from '../document/hint-text.tsx';
import { addressOf, NO_FILTERS } from '../documents/filters.ts';
import { useTypeName } from '../documents/types.ts';
import type { HomeFilter } from './home-filter.tsx';
import { homeMessages } from './messages.ts';

/** Reasons of rejections, most frequent first. */
export function Rejections({
  rejections,
  filter: { clientId, period },
}: Pick<Answers['home']['stats'], 'rejections'> & { readonly filter: HomeFilter }) {
  const text = useText(homeMessages);
  const typeName = useTypeName();
  const ambiente = useAmbiente();
  return (
    <Card title={text.rejections} hint={text.rejectionsHint(period)} padded={false}>
      {rejections.length === 0 ? (
        <Empty icon={CircleCheck} title={text.noRejections} />
      ) : (
        <ol className="divide-y">
          {rejections.map(({ type, cStat, xMotivo, cause, causeInEnglish, count }) => {
            const name = `${typeName(type)} ${cStat}`;
            return (
              <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-5 py-3">
                <p className="font-medium">
                  <span className="font-mono text-[13px]">{cStat}</span>
                  <span className="ml-2 font-normal text-ink-soft">{typeName(type)}</span>
                </p>
                <p className="text-right text-[13px] tabular-nums">{text.often(count)}</p>
                <p className="text-[13px] text-ink-soft">
                  <HintText text={cause ?? xMotivo} english={causeInEnglish} />
                </p>
                <Link
                  href={`/${pathOf(ambiente)}/documentos?${addressOf({ ...NO_FILTERS, statuses: ['REJEITADA'], code: cStat, types: [type], clientId, period })}`}
                  prefetch={false}
                  aria-label={text.seeOf(name)}
                  className="self-end text-right text-[13px] text-accent underline-offset-4 hover:underline"
                >
                  {text.see}
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
