'use client';
import { CircleSlash, Download, Mail, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useAmbiente } from '../../../shell/ambiente.tsx';
import { useMay } from '../../../shell/session.tsx';
import { useText } from '../../../text/text.tsx';
import { useApiClient } from '../../../trpc/client.tsx';
import { useMutation } from '../../../trpc/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultNotice } from '../../../ui/form/fault-notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { listMessages } from '../list-messages.ts';
import type { DocumentRow } from '../live-rows.ts';
import { cancelMessages } from './cancel-messages.ts';
import { mailMessages } from './mail-messages.ts';
import { SELECTED_MAX, type useSelection } from './use-selection.ts';

const CancelMany = dynamic(() => import('./cancel-many.tsx').then((module) => module.CancelMany), {
  loading: () => null,
});
const MailMany = dynamic(() => import('./mail-many.tsx').then((module) => module.MailMany), {
  loading: () => null,
});

const FILES = ['csv', 'zip'] as const;

/** A document whose XML and PDF go by e-mail. */
const SENDABLE: ReadonlySet<string> = new Set(['AUTORIZADA', 'CANCELADA', 'ENCERRADA']);

/** Documents of one PDF. */
const PRINTED_MAX = 50;

interface Props {
  readonly selection: ReturnType<typeof useSelection>;
  /** Documents that match the filter; null while it is not known. */
  readonly matching: number | null;
}

/** Actions for the selected documents. */
export function SelectionBar({ selection, matching }: Props) {
  const { chosen: selected, isAll, everything, select, clear: onClear } = selection;
  const text = useText(listMessages);
  const words = useText(cancelMessages);
  const environment = useAmbiente();
  const mails = useText(mailMessages);
  const mayOperate = useMay('documents:operate');
  const [cancelling, setCancelling] = useState<readonly DocumentRow[] | null>(null);
  const [mailing, setMailing] = useState<readonly DocumentRow[] | null>(null);
  const client = useApiClient();
  const toast = useToast();
  const print = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { base64, printed } = await client.documents.print.query({ ids: [...ids] });
      const { saveBase64 } = await import('../../../ui/save-base64.ts');
      saveBase64(base64, { type: 'application/pdf', name: 'documentos.pdf' });
      toast(text.printed(printed));
    },
  });
  const cancellable = mayOperate ? selected.filter(({ status }) => status === 'AUTORIZADA') : [];
  const sendable = mayOperate ? selected.filter(({ status }) => SENDABLE.has(status)) : [];
  const save = useMutation({
    mutationFn: async ({ ids, file }: { readonly ids: readonly string[]; readonly file: 'csv' | 'zip' }) => {
      const [{ chosenFile }, { saveFile }] = await Promise.all([
        import('./chosen-file.ts'),
        import('../../../ui/save-file.ts'),
      ]);
      saveFile(await chosenFile({ environment, ids }, file), file === 'csv' ? 'documentos.csv' : 'xml.zip');
    },
  });
  const failed = print.error ?? save.error ?? everything.error;
  const more = isAll ? 0 : Math.min(matching ?? 0, SELECTED_MAX);
  return (
    <>
      {selected.length === 0 ? null : (
        <div className="sticky top-2 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-lg border bg-surface px-4 py-2 shadow-sm">
          <div className="mr-auto flex flex-wrap items-center gap-x-3 max-sm:basis-full">
            <output className="text-[13px] font-medium">{text.selected(selected.length)}</output>
            {more <= selected.length ? null : (
              <Button
                tone="link"
                size="inline"
                busy={everything.isPending}
                onClick={() => everything.mutate()}
              >
                {more === matching ? text.selectEvery(more) : text.selectFirst(more)}
              </Button>
            )}
            <Button tone="link" size="inline" onClick={onClear}>
              {text.clearSelection}
            </Button>
          </div>
          {FILES.map((file) => (
            <Button
              key={file}
              tone="ghost"
              size="sm"
              busy={save.isPending && save.variables.file === file}
              title={file === 'csv' ? text.exportHint : text.downloadXmlHint}
              onClick={() => save.mutate({ ids: selected.map(({ id }) => id), file })}
            >
              <Download aria-hidden />
              {file === 'csv' ? text.exportCsv : text.downloadXml}
            </Button>
          ))}
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
          {sendable.length === 0 ? null : (
            <Button tone="ghost" size="sm" onClick={() => setMailing(sendable)}>
              <Mail aria-hidden />
              {mails.send}
            </Button>
          )}
          {cancellable.length === 0 ? null : (
            <Button tone="danger" size="sm" onClick={() => setCancelling(cancellable)}>
              <CircleSlash aria-hidden />
              {words.cancel(cancellable.length)}
            </Button>
          )}
        </div>
      )}
      <FaultNotice error={failed} className="mb-3" />
      {mailing === null ? null : (
        <MailMany
          documents={mailing}
          onClose={(answered) => {
            setMailing(null);
            select(answered, { on: false });
          }}
        />
      )}
      {cancelling === null ? null : (
        <CancelMany
          documents={cancelling}
          onClose={(answered) => {
            setCancelling(null);
            select(answered, { on: false });
          }}
        />
      )}
    </>
  );
}
