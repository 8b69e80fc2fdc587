'use client';
import { useText } from '../../text/text.tsx';
import { Button } from '../button.tsx';
import { uiMessages } from '../messages.ts';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** At the end of a list in a card: the next page, where there is one. */
export function More({ query }: { readonly query: Pages }) {
  const { more } = useText(uiMessages);
  if (!query.hasNextPage) return null;
  return (
    <div className="border-t p-3 text-center">
      <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {more}
      </Button>
    </div>
  );
}
