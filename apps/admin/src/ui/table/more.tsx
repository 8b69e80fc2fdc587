'use client';
import { useText } from '../../text/text.tsx';
import { Button } from '../button.tsx';
import { uiMessages } from '../messages.ts';

export interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Asks for the next page, where there is one. */
export function MoreButton({ query, size }: { readonly query: Pages; readonly size?: 'sm' | 'md' }) {
  const { more } = useText(uiMessages);
  return query.hasNextPage ? (
    <Button size={size} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {more}
    </Button>
  ) : null;
}

/** At the end of a list in a card, or below it. */
export const More = ({ query, below = false }: { readonly query: Pages; readonly below?: boolean }) =>
  query.hasNextPage ? (
    <div className={below ? 'mt-4 grid justify-items-center' : 'border-t p-3 text-center'}>
      <MoreButton query={query} size={below ? 'md' : 'sm'} />
    </div>
  ) : null;
