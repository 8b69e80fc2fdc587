'use client';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, EllipsisVertical } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { isSame } from './filters.ts';
import { listMessages } from './list-messages.ts';
import { NameView } from './name-view.tsx';

type View = Answers['views']['list'][number];
type Asking = { readonly kind: 'nova' } | { readonly kind: 'nome' | 'excluir'; readonly view: View } | null;

/** Tabs: built-in views and the user's saved views. */
export function ViewBar({ path, address }: { readonly path: string; readonly address: string }) {
  const text = useText(listMessages);
  const api = useApi();
  const { data: own = [] } = useQuery(api.views.list.queryOptions());
  const [asking, setAsking] = useState<Asking>(null);
  const builtIn = [
    { name: text.all, query: '' },
    { name: text.rejected, query: 'situacao=REJEITADA' },
    { name: text.waiting, query: 'situacao=PENDENTE' },
    { name: text.halted, query: 'situacao=ERRO_TECNICO' },
  ];
  const known = [...builtIn, ...own].some(({ query }) => isSame(query, address));
  const tab = ({ name, query }: Pick<View, 'name' | 'query'>) => (
    <ViewLink href={query === '' ? path : `${path}?${query}`} here={isSame(query, address)}>
      {name}
    </ViewLink>
  );
  return (
    <nav aria-label={text.views} className="mb-4 flex items-center gap-1 border-b">
      <ul className="cut-line flex min-w-0 gap-4 overflow-x-auto overflow-y-hidden [--under:var(--canvas)]">
        {builtIn.map((view) => (
          <li key={view.query} className="shrink-0">
            {tab(view)}
          </li>
        ))}
        {own.map((view) => (
          <li key={view.id} className="flex shrink-0 items-center">
            {tab(view)}
            {isSame(view.query, address) ? (
              <Menu
                trigger={
                  <button
                    type="button"
                    aria-label={text.viewOptions(view.name)}
                    className="rounded p-1 text-ink-soft hover:bg-sunken"
                  >
                    <EllipsisVertical className="size-4" aria-hidden />
                  </button>
                }
              >
                <MenuItem onSelect={() => setAsking({ kind: 'nome', view })}>{text.rename}</MenuItem>
                <MenuItem onSelect={() => setAsking({ kind: 'excluir', view })}>{text.remove}</MenuItem>
              </Menu>
            ) : null}
          </li>
        ))}
      </ul>
      {known ? null : (
        <Button tone="ghost" size="sm" className="mb-1 ml-auto" onClick={() => setAsking({ kind: 'nova' })}>
          <Bookmark aria-hidden />
          {text.saveView}
        </Button>
      )}
      {asking === null || asking.kind === 'excluir' ? null : (
        <NameView
          query={address}
          view={asking.kind === 'nome' ? asking.view : null}
          onDone={() => setAsking(null)}
        />
      )}
      {asking?.kind === 'excluir' ? <RemoveView view={asking.view} onDone={() => setAsking(null)} /> : null}
    </nav>
  );
}

function ViewLink({
  href,
  here,
  children,
}: {
  readonly href: string;
  readonly here: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={cn(
        '-mb-px block border-b-2 py-2 whitespace-nowrap',
        here ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
      )}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        // The list reads its filters from the address: nothing else of the page changes.
        event.preventDefault();
        window.history.pushState(null, '', href);
      }}
    >
      {children}
    </Link>
  );
}

function RemoveView({ view, onDone }: { readonly view: View; readonly onDone: () => void }) {
  const text = useText(listMessages);
  const api = useApi();
  const finish = useFinish();
  const remove = useMutation(
    api.views.remove.mutationOptions({
      onSuccess: finish(api.views.list.queryFilter(), text.removed, onDone),
    }),
  );
  return (
    <Confirm
      onClose={onDone}
      title={text.removeTitle(view.name)}
      action={text.remove}
      danger
      mutation={remove}
      onConfirm={() => remove.mutate({ id: view.id })}
    >
      {text.removeHint}
    </Confirm>
  );
}
