'use client';
import { ArrowUp, FileSearch, FileText, Send } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useCallback, useRef } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMayEmit } from '../../shell/use-may-emit.ts';
import { useText } from '../../text/text.tsx';
import { useApiClient } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { MoreButton } from '../../ui/table/more.tsx';
import { DocumentCards, DocumentTable } from './document-rows.tsx';
import { addressOf, type Filters, filtersOf } from './filters.ts';
import { ListFilters } from './list-filters.tsx';
import { listMessages } from './list-messages.ts';
import { countOf, ListSummary } from './list-summary.tsx';
import { LiveSign } from './live-sign.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useDocumentList } from './use-document-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { ViewBar } from './view-bar.tsx';

/** The documents of the account: filtered by the address of the page, live, a page at a time. */
export function DocumentList() {
  const text = useText(listMessages);
  const ambiente = useAmbiente();
  const mayEmit = useMayEmit();
  const path = `/${pathOf(ambiente)}/documentos`;
  const filters = filtersOf(new URLSearchParams(useSearchParams()));
  const address = addressOf(filters);
  const { asked, query, totals, rows, connection, waiting, showWaiting } = useDocumentList(filters);
  const client = useApiClient();
  const selection = useSelection({
    rows,
    address,
    look: (page) => client.documents.list.query({ ...asked, ...page }),
  });
  const search = useRef<HTMLInputElement>(null);
  useListKeys(search);
  const onChange = useCallback(
    (next: Filters) => {
      const to = addressOf(next);
      window.history.replaceState(null, '', to === '' ? path : `${path}?${to}`);
    },
    [path],
  );
  const emit = mayEmit ? (
    <Button asChild tone="primary">
      <Link href={`/${pathOf(ambiente)}/emitir`}>
        <Send aria-hidden />
        {text.emit}
      </Link>
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} actions={emit} />
      <ViewBar path={path} address={address} />
      <ListFilters filters={filters} onChange={onChange} searchRef={search} />
      <ListSummary totals={totals} asked={asked}>
        <LiveSign connection={connection} />
      </ListSummary>
      <SelectionBar selection={selection} matching={countOf(totals)} />
      <div aria-live="polite">
        {waiting === 0 ? null : (
          <Button tone="accent" className="mb-3 w-full" onClick={showWaiting}>
            <ArrowUp aria-hidden />
            {text.fresh(waiting)}
          </Button>
        )}
      </div>
      <Card padded={false}>
        <Loaded query={query} rows={8}>
          {() =>
            rows.length > 0 ? (
              <>
                <div className="hidden md:block">
                  <DocumentTable rows={rows} selected={selection.ids} onSelect={selection.select} />
                </div>
                <div className="md:hidden">
                  <DocumentCards rows={rows} selected={selection.ids} onSelect={selection.select} />
                </div>
              </>
            ) : address === '' ? (
              <Empty icon={FileText} title={text.empty} action={emit}>
                {text.emptyHint}
              </Empty>
            ) : (
              <Empty icon={FileSearch} title={text.nothing}>
                {text.nothingHint}
              </Empty>
            )
          }
        </Loaded>
      </Card>
      {rows.length === 0 ? null : (
        <div className="mt-4 grid justify-items-center gap-2">
          <MoreButton query={query} />
          <p className="text-xs text-ink-faint">{text.shown(rows.length)}</p>
          <p className="hidden text-xs text-ink-faint lg:block">{text.keys}</p>
        </div>
      )}
    </>
  );
}
