'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi, useApiClient } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DropFile } from '../../ui/form/drop-file.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type ImportKind, ImportList } from './import-list.tsx';
import { importMessages } from './messages.ts';
import { sendPieces } from './pieces.ts';

const TARGETS = ['producao', 'homologacao', 'sandbox'] as const;
type Target = (typeof TARGETS)[number];
const isTarget = (value: string): value is Target => TARGETS.some((target) => target === value);

/** Limits of the API. */
const BYTES_MAX = 64 * 1024 * 1024;
const NOTHING: readonly File[] = [];

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** Uploads the chosen files and reports progress. */
function useSend(
  { clientId, kind }: { readonly clientId: string; readonly kind: ImportKind },
  onSent: () => void,
) {
  const api = useApi();
  const client = useApiClient();
  const queries = useQueryClient();
  const [part, setPart] = useState(0);
  const send = useMutation({
    mutationFn: async ({ files, target }: { readonly files: readonly File[]; readonly target: Target }) => {
      setPart(0);
      const { importId } = await client.imports.begin.mutate({ clientId, kind, target });
      await sendPieces(files, (pieces) => client.imports.add.mutate({ importId, pieces }), setPart);
      await client.imports.send.mutate({ importId });
    },
    onSuccess: async () => {
      onSent();
      await queries.invalidateQueries({ queryKey: api.imports.list.pathKey() });
    },
  });
  return { send, part };
}

interface ImportPageProps {
  readonly clientId: string;
  /** Documents of others to the company instead of its own. */
  readonly received?: { readonly targets: readonly Target[]; readonly title: string; readonly hint: string };
}

/** File upload, and the outcome of each import. */
export function ImportPage({ clientId, received }: ImportPageProps) {
  const text = useText(importMessages);
  const targets = received?.targets ?? TARGETS;
  const kind = received === undefined ? 'emitidos' : 'recebidos';
  const locale = useLocale();
  const toast = useToast();
  const [target, setTarget] = useState<Target>(targets[0] ?? 'producao');
  const [files, setFiles] = useState(NOTHING);
  const { send, part } = useSend({ clientId, kind }, () => {
    setFiles(NOTHING);
    toast(text.sent);
  });
  const size = sizeOf(files);
  const tooLarge = size > BYTES_MAX;
  const sizeText = `${formatNumber(Math.ceil(size / 1024), locale)} KB`;
  return (
    <div className="grid gap-4">
      <Card title={received?.title ?? text.send} hint={received?.hint ?? text.sendHint}>
        <div className="grid max-w-2xl gap-4">
          {targets.length === 1 ? null : (
            <SelectField
              label={text.target}
              name="target"
              value={target}
              disabled={send.isPending}
              onChange={({ target: { value } }) => {
                if (isTarget(value)) setTarget(value);
              }}
              options={targets.map((value) => ({ value, label: text.targets[value] }))}
            />
          )}
          <DropFile
            label={text.files}
            name="files"
            hint={text.filesHint}
            prompt={text.drop}
            accept=".xml,.zip,application/zip,text/xml"
            chosen={files.length === 0 ? null : text.chosen(files.length, sizeText)}
            disabled={send.isPending}
            onFiles={setFiles}
          />
          {tooLarge ? (
            <Notice tone="bad" role="alert">
              {text.tooLarge}
            </Notice>
          ) : null}
          <FaultNotice error={send.error} />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              tone="primary"
              busy={send.isPending}
              disabled={files.length === 0 || tooLarge}
              onClick={() => send.mutate({ files, target })}
            >
              {text.begin}
            </Button>
            <output className="text-[13px] text-ink-soft">
              {send.isPending ? text.sending(Math.floor(part * 100)) : ''}
            </output>
          </div>
        </div>
      </Card>
      <ImportList clientId={clientId} kind={kind} />
    </div>
  );
}
