'use client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/states.tsx';
import { RequestBody } from '../document/request-body.tsx';
import { StatusBadge } from '../documents/status.tsx';
import { requestMessages } from './messages.ts';

/** Outcome of the document that a request made or named, with the reason of a rejection and the body it was emitted with. */
export function RequestDocument({ documentId }: { readonly documentId: string }) {
  const text = useText(requestMessages);
  const record = useQuery(useApi().document.get.queryOptions({ id: documentId }));
  return (
    <Card title={text.outcome} hint={text.outcomeHint}>
      <Loaded query={record}>
        {({ typeName, serie, numero, status, rejectionReason, hint }) => (
          <div className="mb-4 grid gap-1.5">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium tabular-nums">
                {typeName} {serie}/{numero}
              </span>
              <StatusBadge status={status} />
            </p>
            {rejectionReason === null ? null : <p lang="pt-BR">{rejectionReason}</p>}
            {hint === null ? null : (
              <p lang="pt-BR" className="text-ink-soft">
                {hint.fix}
              </p>
            )}
          </div>
        )}
      </Loaded>
      <RequestBody documentId={documentId} />
    </Card>
  );
}
