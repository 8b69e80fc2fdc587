'use client';
import { FileCode2, FileText } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { TabPanels } from '../../ui/table/tab-panels.tsx';
import { emailMessages } from '../emails/messages.ts';
import { Completed } from './completed.tsx';
import { exchangeMessages } from './exchanges/exchange-messages.ts';
import { documentPageMessages, labelIn } from './messages.ts';
import { NoticeList } from './notice-list.tsx';
import { noticeMessages } from './notice-messages.ts';
import { PdfPreview } from './pdf-preview.tsx';
import { RequestBody } from './request-body.tsx';
import type { DocumentEvent, DocumentRecord } from './timeline.ts';
import { Timeline } from './timeline.tsx';
import { useFiles } from './use-files.ts';

/** The page opens on its timeline: the other tabs load when they are opened. */
const loading = () => <SkeletonRows rows={4} />;
const DocumentEmails = dynamic(
  () => import('../emails/document-emails.tsx').then((module) => module.DocumentEmails),
  { loading },
);
const DocumentContent = dynamic(
  () => import('./document-content.tsx').then((module) => module.DocumentContent),
  { loading },
);
const Exchanges = dynamic(() => import('./exchanges/exchanges.tsx').then((module) => module.Exchanges), {
  loading,
});
const XmlViewer = dynamic(() => import('./xml-viewer.tsx').then((module) => module.XmlViewer), { loading });

function XmlPart({ record }: { readonly record: DocumentRecord }) {
  const text = useText(documentPageMessages);
  const files = useFiles(record);
  return (
    <Loaded query={files}>
      {({ xml }) =>
        xml === null ? (
          <Empty icon={FileCode2} title={text.noXml} />
        ) : (
          <XmlViewer path={xml} name={`${record.accessKey}-${record.type}.xml`} />
        )
      }
    </Loaded>
  );
}

function PdfPart({ record }: { readonly record: DocumentRecord }) {
  const text = useText(documentPageMessages);
  const files = useFiles(record);
  return (
    <Loaded query={files}>
      {({ pdf, label }) =>
        pdf === null ? <Empty icon={FileText} title={text.noPdf} /> : <PdfPreview path={pdf} label={label} />
      }
    </Loaded>
  );
}

function EventXml({ record, event }: { readonly record: DocumentRecord; readonly event: DocumentEvent }) {
  const files = useFiles(record);
  const name = `${record.accessKey}-${event.eventCode ?? event.type}-${event.sequence ?? 1}.xml`;
  return (
    <Loaded query={files}>
      {({ events }) => {
        const file = events.find(({ eventId }) => eventId === event.id);
        return file === undefined ? null : <XmlViewer path={file.xml} name={name} />;
      }}
    </Loaded>
  );
}

function Notices({ record: { notices } }: { readonly record: DocumentRecord }) {
  const { hint } = useText(noticeMessages);
  return (
    <>
      <p className="mb-3 text-ink-soft">{hint}</p>
      <NoticeList notices={notices} />
    </>
  );
}

/** Only what was authorized is sent. */
const SENDABLE: ReadonlySet<string> = new Set(['AUTORIZADA', 'CANCELADA', 'ENCERRADA']);

/** Timeline, request, XML and PDF of a document, with its notices and completed fields. */
export function DocumentParts({ record }: { readonly record: DocumentRecord }) {
  const text = useText(documentPageMessages);
  const noticeTexts = useText(noticeMessages);
  const exchange = useText(exchangeMessages);
  const email = useText(emailMessages);
  const address = useSearchParams();
  const [event, show] = useState<DocumentEvent | null>(null);
  return (
    <>
      <h2 className="sr-only">{text.sections}</h2>
      <TabPanels
        label={text.sections}
        key={address.get('parte')}
        initial={address.get('parte')}
        panels={[
          { id: 'historico', label: text.timeline, content: <Timeline record={record} onXml={show} /> },
          { id: 'conteudo', label: text.content, content: <DocumentContent documentId={record.id} /> },
          { id: 'requisicao', label: text.request, content: <RequestBody documentId={record.id} /> },
          { id: 'xml', label: text.xml, content: <XmlPart record={record} /> },
          {
            id: 'comunicacao',
            label: exchange.title,
            content: <Exchanges documentId={record.id} />,
          },
          { id: 'pdf', label: text.pdf, content: <PdfPart record={record} /> },
          {
            id: 'email',
            label: email.tab,
            content: <DocumentEmails documentId={record.id} sendable={SENDABLE.has(record.status)} />,
          },
          ...(record.notices.length === 0
            ? []
            : [{ id: 'avisos', label: noticeTexts.title, content: <Notices record={record} /> }]),
          ...(record.completed.length === 0
            ? []
            : [
                { id: 'completado', label: text.completed, content: <Completed fields={record.completed} /> },
              ]),
        ]}
      />
      {event === null ? null : (
        <Dialog wide onClose={() => show(null)} title={text.xmlOf(labelIn(text.eventName, event.type))}>
          <EventXml record={record} event={event} />
        </Dialog>
      )}
    </>
  );
}
