'use client';
import { Download, Stamp, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApiClient } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { saveBase64 } from '../../ui/save-base64.ts';
import { receivedMessages } from './messages.ts';
import type { ReceivedNote } from './note-facts.ts';

const ManifestDialog = dynamic(
  () => import('./manifest-dialog.tsx').then((module) => module.ManifestDialog),
  { loading: () => null },
);

/** Notes of one request. */
export const SELECTED_MAX = 100;

interface Props {
  readonly clientId: string;
  readonly selected: readonly ReceivedNote[];
  readonly onClear: () => void;
  readonly onSelect: (ids: readonly string[], to: { readonly on: boolean }) => void;
}

/** Actions for the chosen notes. */
export function ReceivedSelection({ clientId, selected, onClear, onSelect }: Props) {
  const text = useText(receivedMessages);
  const client = useApiClient();
  const environment = useAmbiente();
  const mayOperate = useMay('documents:operate');
  const [manifesting, setManifesting] = useState<readonly ReceivedNote[] | null>(null);
  const zip = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { base64 } = await client.received.zip.query({ clientId, environment, ids: [...ids] });
      saveBase64(base64, { type: 'application/zip', name: 'notas-recebidas.zip' });
    },
  });
  const open = mayOperate ? selected.filter(({ allowed }) => allowed.length > 0) : [];
  return (
    <>
      {selected.length === 0 ? null : (
        <div className="sticky top-2 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-lg border bg-surface px-4 py-2 shadow-sm">
          <output className="mr-auto text-[13px] font-medium">{text.selected(selected.length)}</output>
          <Button
            tone="ghost"
            size="sm"
            busy={zip.isPending}
            onClick={() => zip.mutate(selected.map(({ id }) => id))}
          >
            <Download aria-hidden />
            {text.zip}
          </Button>
          {open.length === 0 ? null : (
            <Button size="sm" onClick={() => setManifesting(open)}>
              <Stamp aria-hidden />
              {text.manifest(open.length)}
            </Button>
          )}
          <Button tone="ghost" size="sm" onClick={onClear}>
            <X aria-hidden />
            {text.clear}
          </Button>
        </div>
      )}
      <FaultNotice error={zip.error} className="mb-3" />
      {manifesting === null ? null : (
        <ManifestDialog
          notes={manifesting}
          onClose={(answered) => {
            setManifesting(null);
            onSelect(answered, { on: false });
          }}
        />
      )}
    </>
  );
}
