'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { useDocumentChanges } from '../documents/use-document-changes.ts';
import { pendingMessages } from './messages.ts';
import { OpenMdfeTable } from './open-mdfe.tsx';
import { StuckTable } from './stuck-table.tsx';

/** Pending matters of the account in one environment. */
export function PendingList() {
  const text = useText(pendingMessages);
  const api = useApi();
  const queries = useQueryClient();
  const environment = useAmbiente();
  const stuck = useQuery(api.document.stuck.queryOptions({ environment }));
  const open = useQuery(api.document.openMdfe.queryOptions({ environment }));
  const read = () => {
    void queries.invalidateQueries({ queryKey: api.document.stuck.queryKey({ environment }) });
    void queries.invalidateQueries({ queryKey: api.document.openMdfe.queryKey({ environment }) });
  };
  const shown = new Set([...(stuck.data ?? []), ...(open.data ?? [])].map(({ documentId }) => documentId));
  useDocumentChanges({
    environment,
    // A busy account changes all the time: only what is here, or has just halted, matters.
    onChanges: (changes) => {
      if (changes.some(({ documentId, kind }) => shown.has(documentId) || kind === 'ERRO_TECNICO')) read();
    },
    onBegin: read,
  });
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} />
      <Loaded query={stuck}>
        {(all) =>
          all.length === 0 && open.data?.length === 0 ? (
            <Card>
              <Empty icon={CircleCheck} title={text.empty}>
                {text.emptyHint}
              </Empty>
            </Card>
          ) : (
            <div className="grid gap-6">
              <StuckTable kind="erro" all={all} />
              <StuckTable kind="espera" all={all} />
              <Loaded query={open}>{(mdfes) => <OpenMdfeTable all={mdfes} />}</Loaded>
            </div>
          )
        }
      </Loaded>
    </>
  );
}
