'use client';
import { useQuery } from '@tanstack/react-query';
import { Building2, FileSearch } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { formatDocumento } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { SelectField } from '../../ui/form/field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { ClientPicker } from '../clients/client-picker.tsx';
import { type ReceivedType, receivedMessages, TABS, type Tab } from './messages.ts';
import { ReceivedAddress } from './received-address.tsx';
import { ReceivedCards, ReceivedTable } from './received-rows.tsx';
import { ReceivedSelection, SELECTED_MAX } from './received-selection.tsx';
import { Receiving } from './receiving.tsx';
import { type Inbox, useEndingSoon, useInbox, useInboxAddress } from './use-inbox.ts';

const ImportPage = dynamic(() => import('../imports/import-page.tsx').then((module) => module.ImportPage), {
  loading: () => <SkeletonRows rows={4} />,
});

const NONE: ReadonlySet<string> = new Set();

/** Notes that others issued to a company: its inbox, or what one supplier issued. */
export function ReceivedInbox() {
  const text = useText(receivedMessages);
  const clients = useQuery(useApi().clients.options.queryOptions(undefined, { staleTime: 60_000 }));
  const { inbox, go } = useInboxAddress();
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} />
      <Loaded query={clients}>
        {(all) => {
          const client = all.find(({ id }) => id === inbox.clientId) ?? all[0];
          return client === undefined ? (
            <Card padded={false}>
              <Empty icon={Building2} title={text.noClient} />
            </Card>
          ) : (
            <>
              <ClientPicker
                className="mb-4 sm:max-w-md"
                label={text.company}
                value={client.id}
                onChange={(clientId) => go({ clientId, supplier: null, search: '' })}
              />
              <SendFiles key={`arquivos ${client.id}`} clientId={client.id} />
              <ReceivedAddress key={`endereço ${client.id}`} clientId={client.id} />
              <Receiving key={client.id} clientId={client.id}>
                {(types) => (
                  <Notes
                    key={`${client.id} ${inbox.supplier ?? ''}`}
                    {...inbox}
                    type={types.includes(inbox.type) ? inbox.type : (types[0] ?? 'nfe')}
                    types={types}
                    clientId={client.id}
                    go={go}
                  />
                )}
              </Receiving>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** Files that suppliers sent to the company. */
function SendFiles({ clientId }: { readonly clientId: string }) {
  const text = useText(receivedMessages);
  const live = useAmbiente() === 1;
  const [open, setOpen] = useState(false);
  if (!useMay('clients:write')) return null;
  if (!open)
    return (
      <Button className="mb-4" onClick={() => setOpen(true)}>
        {text.sendFiles}
      </Button>
    );
  const targets = live ? (['producao'] as const) : (['sandbox', 'homologacao'] as const);
  return (
    <div className="mb-4">
      <ImportPage
        clientId={clientId}
        received={{ targets, title: text.sendFiles, hint: text.sendFilesHint }}
      />
    </div>
  );
}

interface NotesProps extends Inbox {
  /** Types that the company receives. */
  readonly types: readonly ReceivedType[];
  readonly clientId: string;
  readonly go: (next: Partial<Inbox>) => void;
}

function Notes({ go, types, ...inbox }: NotesProps) {
  const text = useText(receivedMessages);
  const { query, notes } = useInbox(inbox);
  const [selected, setSelected] = useState(NONE);
  const onSelect = (ids: readonly string[], { on }: { readonly on: boolean }) => {
    const rest = [...selected].filter((id) => !ids.includes(id));
    setSelected(new Set(on ? [...rest, ...ids].slice(0, SELECTED_MAX) : rest));
  };
  /** Another part of the inbox begins with nothing selected, because a selection is of what the page shows. */
  const show = (next: Partial<Inbox>) => {
    setSelected(NONE);
    go(next);
  };
  const supplier = notes.find(({ emitente }) => emitente === inbox.supplier)?.nome;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3 *:first:grow">
        <SearchField
          label={text.search}
          hint={text.searchHint}
          value={inbox.search}
          onSearch={(search) => show({ search })}
        />
        {types.length === 1 ? null : (
          <SelectField
            label={text.type}
            name="tipo"
            value={inbox.type}
            options={types.map((value) => ({ value, label: text.types[value] }))}
            onChange={({ target }) =>
              show({ type: types.find((type) => type === target.value) ?? inbox.type, supplier: null })
            }
          />
        )}
      </div>
      {inbox.type === 'nfe' ? (
        <Tabs clientId={inbox.clientId} tab={inbox.tab} onTab={(tab) => show({ tab })} />
      ) : null}
      {inbox.supplier === null ? null : (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-[13px]">
          <span className="font-medium">
            {text.ofSupplier([supplier, formatDocumento(inbox.supplier)].filter(Boolean).join(' · '))}
          </span>
          <Button tone="link" size="inline" onClick={() => go({ supplier: null })}>
            {text.allSuppliers}
          </Button>
        </p>
      )}
      <ReceivedSelection
        clientId={inbox.clientId}
        selected={notes.filter(({ id }) => selected.has(id))}
        onClear={() => setSelected(NONE)}
        onSelect={onSelect}
      />
      <Card padded={false}>
        <Loaded query={query} rows={6}>
          {() =>
            notes.length === 0 ? (
              <Empty icon={FileSearch} title={text.empty}>
                {text.emptyHint}
              </Empty>
            ) : (
              <>
                <div className="hidden md:block">
                  <ReceivedTable notes={notes} selected={selected} onSelect={onSelect} />
                </div>
                <div className="md:hidden">
                  <ReceivedCards notes={notes} selected={selected} onSelect={onSelect} />
                </div>
              </>
            )
          }
        </Loaded>
      </Card>
      <More query={query} below />
    </>
  );
}

function Tabs({
  clientId,
  tab,
  onTab,
}: {
  readonly clientId: string;
  readonly tab: Tab | null;
  readonly onTab: (tab: Tab | null) => void;
}) {
  const text = useText(receivedMessages);
  const ending = useEndingSoon(clientId);
  return (
    <nav
      aria-label={text.parts}
      className="cut-line mb-4 flex gap-5 overflow-x-auto border-b [--under:var(--canvas)]"
    >
      {[...TABS, null].map((each) => (
        <button
          key={each ?? 'todas'}
          type="button"
          aria-current={each === tab ? 'true' : undefined}
          onClick={() => onTab(each)}
          className={cn(
            'border-b-2 pb-2.5 whitespace-nowrap focus-visible:outline-offset-[-2px]',
            each === tab
              ? 'border-accent font-medium text-ink'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {each === null ? text.all : text.tabs[each]}
          {each === 'prazo' && ending > 0 ? ` (${ending})` : ''}
        </button>
      ))}
    </nav>
  );
}
