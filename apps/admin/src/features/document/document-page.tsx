'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { AmbienteBadge, useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMayEmitIn } from '../../shell/use-may-emit.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loaded } from '../../ui/states.tsx';
import { StatusBadge } from '../documents/status.tsx';
import { useDocumentChanges } from '../documents/use-document-changes.ts';
import { Actions } from './actions.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentParts } from './document-parts.tsx';
import { documentPageMessages } from './messages.ts';
import type { DocumentRecord } from './timeline.ts';

/** Most documents are issued here, in the normal way, and authorized: their page loads none of these. */
const ImportedBadge = dynamic(
  () => import('../documents/imported/imported.tsx').then((module) => module.ImportedBadge),
  { loading: () => null },
);
const ImportedNotice = dynamic(
  () => import('../documents/imported/imported.tsx').then((module) => module.ImportedNotice),
  { loading: () => null },
);
const Halted = dynamic(() => import('./halted/halted.tsx').then((module) => module.Halted), {
  loading: () => null,
});
const Rejection = dynamic(() => import('./rejection.tsx').then((module) => module.Rejection), {
  loading: () => null,
});
const IssuedInContingency = dynamic(
  () => import('../contingency/issued-in-contingency.tsx').then((module) => module.IssuedInContingency),
  { loading: () => null },
);

/** Refetches the document after each of its changes. */
function useLiveDocument(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const environment = useAmbiente();
  const read = () => {
    void queries.invalidateQueries({ queryKey: api.document.get.queryKey({ id }) });
    void queries.invalidateQueries({ queryKey: api.document.files.queryKey({ id }) });
    void queries.invalidateQueries({ queryKey: api.document.content.queryKey({ id }) });
  };
  const query = useQuery(api.document.get.queryOptions({ id }));
  const connection = useDocumentChanges({
    environment: query.data?.environment ?? environment,
    documentId: id,
    onChanges: read,
    onBegin: read,
  });
  return { query, connection };
}

const isDelayed = ({ status, operations }: DocumentRecord): boolean =>
  status === 'ERRO_TECNICO' || operations.some(({ state, wait }) => state === 'pendente' && wait !== null);

function Body({ record }: { readonly record: DocumentRecord }) {
  const text = useText(documentPageMessages);
  const ambiente = useAmbiente();
  return (
    <div className="grid gap-6">
      {record.environment === ambiente ? null : (
        <Notice tone="warn">
          {text.otherAmbiente}{' '}
          <Link
            href={`/${pathOf(record.environment)}/documentos/${record.id}`}
            prefetch={false}
            className="underline"
          >
            {text.goThere}
          </Link>
        </Notice>
      )}
      {record.warnings.map(({ code, message }) => (
        <Notice key={code} tone="warn">
          {message}
        </Notice>
      ))}
      {record.imported === null ? null : <ImportedNotice id={record.id} imported={record.imported} />}
      {record.contingency === null ? null : <IssuedInContingency record={record} />}
      {isDelayed(record) ? <Halted record={record} /> : null}
      {record.rejection === null ? null : <Rejection record={record} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="order-2 xl:order-1">
          <DocumentParts record={record} />
        </Card>
        <div className="order-1 grid gap-6 xl:order-2">
          <DocumentFacts record={record} />
        </div>
      </div>
    </div>
  );
}

/** Document page: data, timeline and actions. */
export function DocumentPage({ id }: { readonly id: string }) {
  const text = useText(documentPageMessages);
  const ambiente = useAmbiente();
  const mayEmitIn = useMayEmitIn();
  const { query, connection } = useLiveDocument(id);
  const record = query.data;
  return (
    <>
      <PageHeader
        title={
          record === undefined ? (
            text.document
          ) : (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              {text.title(record.typeName, record.numero)}
              <span aria-live="polite">
                <StatusBadge status={record.status} />
              </span>
              {record.imported === null ? null : <ImportedBadge imported={record.imported} />}
              <AmbienteBadge ambiente={record.environment} target={record.target} />
            </span>
          )
        }
        hint={connection === 'reconectando' ? text.reconnecting : record?.company.name}
        back={{ href: `/${pathOf(ambiente)}/documentos`, label: text.documents }}
        actions={
          record === undefined ? undefined : (
            <Actions
              record={record}
              before={
                mayEmitIn(2) ? (
                  <Button asChild>
                    <Link
                      href={`/${pathOf(mayEmitIn(record.environment) ? record.environment : 2)}/emitir?copia=${record.id}`}
                      prefetch={false}
                      title={text.duplicateHint}
                    >
                      <CopyPlus aria-hidden />
                      {text.duplicate}
                    </Link>
                  </Button>
                ) : null
              }
            />
          )
        }
      />
      <Loaded query={query}>{(found) => <Body record={found} />}</Loaded>
    </>
  );
}
