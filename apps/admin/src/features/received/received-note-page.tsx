'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FilePlus, FileText, Stamp } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { formatChave, formatDocumento } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi, useApiClient } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { saveBase64 } from '../../ui/save-base64.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { TabPanels } from '../../ui/table/tab-panels.tsx';
import { Time } from '../../ui/time.tsx';
import { formatReais } from '../documents/format-reais.ts';
import { KeyQueryLine } from './key-query.tsx';
import { receivedMessages } from './messages.ts';
import { NoteEvents } from './note-events.tsx';
import { numbersOf, type OpenedNote, PAPERS } from './note-facts.ts';
import { NoteBadges } from './received-rows.tsx';
import { inboxAddress } from './use-inbox.ts';

const loading = () => <SkeletonRows rows={4} />;
const ManifestDialog = dynamic(
  () => import('./manifest-dialog.tsx').then((module) => module.ManifestDialog),
  { loading: () => null },
);
const EventDialog = dynamic(() => import('./event-dialog.tsx').then((module) => module.EventDialog), {
  loading: () => null,
});
const NoteXml = dynamic(() => import('./note-xml.tsx').then((module) => module.NoteXml), { loading });
const NoteContent = dynamic(() => import('./note-content.tsx').then((module) => module.NoteContent), {
  loading,
});

/** A manifestation waits for the authority. */
const SOON_MS = 2_000;

/** A received note has its content, XML, DANFE, events and manifestation here. */
export function ReceivedNotePage({ id }: { readonly id: string }) {
  const api = useApi();
  const note = useQuery(
    api.received.get.queryOptions(
      { id },
      { refetchInterval: ({ state: { data } }) => (data?.isPending === true ? SOON_MS : false) },
    ),
  );
  return <Loaded query={note}>{(found) => <Note note={found} />}</Loaded>;
}

function Note({ note }: { readonly note: OpenedNote }) {
  const text = useText(receivedMessages);
  const locale = useLocale();
  const path = `/${pathOf(useAmbiente())}/recebidos`;
  const { id, clientId, emitente, whole } = note;
  const supplier = inboxAddress({ clientId, type: note.type, tab: null, search: '', supplier: emitente });
  return (
    <>
      <PageHeader
        title={note.nome ?? formatDocumento(emitente)}
        hint={`${text.types[note.type]} ${text.numbered(...numbersOf(note.accessKey))}`}
        back={{ href: `${path}?empresa=${clientId}`, label: text.title }}
        actions={<NoteActions note={note} />}
      />
      <div className="grid gap-4">
        <Card>
          <div className="mb-4">
            <NoteBadges note={note} />
          </div>
          <Facts>
            <Fact name={text.supplier}>
              {note.nome ?? text.nameless} · {formatDocumento(emitente)}
              <Link href={`${path}?${supplier}`} className="block text-[13px] text-accent hover:underline">
                {text.notesOf}
              </Link>
            </Fact>
            <Fact name={text.amount}>{formatReais(note.valorTotal, locale)}</Fact>
            <Fact name={text.emitted}>
              <Time at={new Date(note.dhEmi)} />
            </Fact>
            <Fact name={text.arrived}>
              <Time at={note.receivedAt} />
            </Fact>
            <Fact name={text.protocol}>
              <span className="font-mono text-xs">{note.protocolNumber}</span>
            </Fact>
            <Fact name={text.key}>
              <span className="font-mono text-xs break-words">
                {formatChave(note.accessKey)} <Copy value={note.accessKey} label={text.key} />
              </span>
            </Fact>
          </Facts>
          {note.proof === 'confirmed' ? null : (
            <Notice tone={note.proof === 'unconfirmed' ? 'warn' : 'bad'} className="mt-4">
              {text.proofHints[note.proof]}
            </Notice>
          )}
          {note.proof === 'confirmed' && note.proofReason !== null ? (
            <Notice tone="warn" className="mt-4">
              {text.replaced}
            </Notice>
          ) : null}
          {whole ? null : (
            <Notice tone="warn" className="mt-4">
              {text.notWhole} {text.summaryHint}
              {note.keyQuery ? <KeyQueryLine query={note.keyQuery} /> : null}
            </Notice>
          )}
        </Card>
        <Card>
          <h2 className="sr-only">{text.note}</h2>
          <TabPanels
            label={text.note}
            panels={[
              { id: 'eventos', label: text.events, content: <NoteEvents note={note} /> },
              { id: 'conteudo', label: text.content, content: <NoteContent id={id} whole={whole} /> },
              { id: 'xml', label: text.xml, content: <NoteXml id={id} chave={note.accessKey} /> },
            ]}
          />
        </Card>
      </div>
    </>
  );
}

function NoteActions({ note }: { readonly note: OpenedNote }) {
  const text = useText(receivedMessages);
  const client = useApiClient();
  const mayOperate = useMay('documents:operate');
  const [open, setOpen] = useState<'manifest' | 'event' | null>(null);
  const close = () => setOpen(null);
  const api = useApi();
  const queries = useQueryClient();
  const confirm = useMutation(
    api.received.confirm.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.received.get.pathKey() }),
    }),
  );
  const pdf = useMutation({
    mutationFn: async () => {
      const { name, base64 } = await client.received.pdf.query({ id: note.id });
      saveBase64(base64, { type: 'application/pdf', name });
    },
  });
  return (
    <>
      <Button
        busy={pdf.isPending}
        disabled={!note.whole}
        title={note.whole ? undefined : text.noDanfe}
        onClick={() => pdf.mutate()}
      >
        {note.whole ? <Download aria-hidden /> : <FileText aria-hidden />}
        {text.danfe(PAPERS[note.type])}
      </Button>
      {mayOperate && note.proof !== 'confirmed' && note.type !== 'nfse' ? (
        <Button tone="primary" busy={confirm.isPending} onClick={() => confirm.mutate({ id: note.id })}>
          {text.confirm}
        </Button>
      ) : null}
      {mayOperate && note.allowed.length > 0 ? (
        <Button tone="primary" onClick={() => setOpen('manifest')}>
          <Stamp aria-hidden />
          {text.manifest(1)}
        </Button>
      ) : null}
      {mayOperate && note.actions.length > 0 ? (
        <Button onClick={() => setOpen('event')}>
          <FilePlus aria-hidden />
          {text.registerEvent}
        </Button>
      ) : null}
      <FaultNotice error={pdf.error} />
      <FaultNotice error={confirm.error} />
      {open === 'manifest' ? <ManifestDialog notes={[note]} onClose={close} /> : null}
      {open === 'event' ? <EventDialog note={note} onClose={close} /> : null}
    </>
  );
}
