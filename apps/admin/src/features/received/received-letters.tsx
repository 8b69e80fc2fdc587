'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { LIST_PAGES } from '../documents/list-pages.ts';
import { letterMessages } from './letter-messages.ts';

type Letter = Answers['received']['letters']['data'][number];

const TONES: Readonly<Partial<Record<Letter['outcome'], Tone>>> = {
  na_fila: 'neutral',
  entrou: 'good',
  repetida: 'neutral',
};

/** Letters to the address of the company, with the reason of each that brought nothing. */
export function ReceivedLetters({ clientId }: { readonly clientId: string }) {
  const text = useText(letterMessages);
  const ui = useText(uiMessages);
  const api = useApi();
  const environment = useAmbiente();
  const query = useInfiniteQuery(
    api.received.letters.infiniteQueryOptions({ clientId, environment }, LIST_PAGES),
  );
  const letters = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-label={text.title} className="mt-4">
      <h3 className="mb-2 text-[13px] font-medium">{text.title}</h3>
      <Loaded query={query} rows={2}>
        {() =>
          letters.length === 0 ? (
            <p className="text-[13px] text-ink-soft">{text.empty}</p>
          ) : (
            <ul className="grid gap-3">
              {letters.map((letter) => (
                <LetterRow key={letter.id} letter={letter} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage ? (
        <Button
          className="mt-3"
          size="sm"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {ui.more}
        </Button>
      ) : null}
    </section>
  );
}

function LetterRow({ letter: { outcome, sender, names, ignored, createdAt } }: { readonly letter: Letter }) {
  const text = useText(letterMessages);
  const reason = text.reasons[outcome];
  return (
    <li className="text-[13px] text-ink-soft">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere text-ink">{sender === '' ? text.automatic : sender}</span>
        <Badge tone={TONES[outcome] ?? 'warn'}>{text.results[outcome]}</Badge>
        <Time at={createdAt} />
      </span>
      {names.length === 0 ? null : <span className="block wrap-anywhere">{text.files(names)}</span>}
      {ignored.length === 0 ? null : <span className="block wrap-anywhere">{text.ignored(ignored)}</span>}
      {reason === null ? null : <span className="block">{reason}</span>}
    </li>
  );
}
