'use client';
import { CircleSlash, Printer, X } from 'lucide-react';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApiClient } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultText } from '../../ui/form/fault-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CancelMany } from './cancel-many.tsx';
import { cancelMessages } from './cancel-messages.ts';
import { listMessages } from './list-messages.ts';
import { Download } from './list-summary.tsx';
import type { DocumentRow } from './live-rows.ts';

/** Documents of one look-up of the API. */
export const SELECTED_MAX = 100;

/** Documents of one PDF. */
const PRINTED_MAX = 50;

/** Actions for the selected documents. */
export function SelectionBar({
  selected,
  onClear,
}: {
  readonly selected: readonly DocumentRow[];
  readonly onClear: () => void;
}) {
  const text = useText(listMessages);
  const words = useText(cancelMessages);
  const environment = useAmbiente();
  const mayOperate = useMay('documents:operate');
  const [cancelling, setCancelling] = useState<readonly DocumentRow[] | null>(null);
  const client = useApiClient();
  const toast = useToast();
  const print = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { base64, printed } = await client.documents.print.query({ ids: [...ids] });
      const { saveBase64 } = await import('../../ui/save-base64.ts');
      saveBase64(base64, { type: 'application/pdf', name: 'documentos.pdf' });
      toast(text.printed(printed));
    },
  });
  const cancellable = mayOperate ? selected.filter(({ status }) => status === 'AUTORIZADA') : [];
  return (
    <>
      {selected.length === 0 ? null : (
        <div className="sticky top-2 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-lg border bg-surface px-4 py-2 shadow-sm">
          <output className="mr-auto text-[13px] font-medium">{text.selected(selected.length)}</output>
          <Download asked={{ environment, ids: selected.map(({ id }) => id) }} file="zip" />
          <Button
            tone="ghost"
            size="sm"
            busy={print.isPending}
            disabled={selected.length > PRINTED_MAX}
            title={selected.length > PRINTED_MAX ? text.printMax(PRINTED_MAX) : text.printHint}
            onClick={() => print.mutate(selected.map(({ id }) => id))}
          >
            <Printer aria-hidden />
            {text.print}
          </Button>
          {cancellable.length === 0 ? null : (
            <Button tone="danger" size="sm" onClick={() => setCancelling(cancellable)}>
              <CircleSlash aria-hidden />
              {words.cancel(cancellable.length)}
            </Button>
          )}
          <Button tone="ghost" size="sm" onClick={onClear}>
            <X aria-hidden />
            {text.clearSelection}
          </Button>
        </div>
      )}
      {print.error === null ? null : (
        <Notice tone="bad" role="alert" className="mb-3">
          <FaultText error={print.error} />
        </Notice>
      )}
      {cancelling === null ? null : (
        <CancelMany
          documents={cancelling}
          onClose={() => {
            setCancelling(null);
            onClear();
          }}
        />
      )}
    </>
  );
}
