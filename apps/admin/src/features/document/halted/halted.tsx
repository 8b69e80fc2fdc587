'use client';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../shell/session.tsx';
import { useText } from '../../../text/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultText } from '../../../ui/form/fault-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Said } from '../../../ui/said.tsx';
import { Time } from '../../../ui/time.tsx';
import { documentPageMessages } from '../messages.ts';
import type { DocumentRecord } from '../timeline.ts';
import { AbandonDialog } from './abandon-dialog.tsx';
import { abandonMessages } from './abandon-messages.ts';
import { useResume } from './use-resume.ts';

/** A document that halted, or that waits: why, and the way on. */
export function Halted({ record }: { readonly record: DocumentRecord }) {
  const text = useText(documentPageMessages);
  const { abandon } = useText(abandonMessages);
  const [abandoning, setAbandoning] = useState(false);
  const mayOperate = useMay('documents:operate');
  const resume = useResume();
  const wait = record.operations.find(({ state }) => state === 'pendente')?.wait ?? null;
  const halted = record.status === 'ERRO_TECNICO';
  const until = halted ? null : (wait?.until ?? null);
  if (!halted && wait === null) return null;
  return (
    <Notice tone={halted ? 'warn' : 'info'}>
      <p className="font-medium">{halted ? text.technicalTitle : text.waitingTitle}</p>
      <p className="mt-1 text-ink">
        <Said>{halted ? record.technicalError?.reason : `${wait?.cStat ?? ''} ${wait?.reason ?? ''}`}</Said>
      </p>
      {halted ? <p className="mt-1 text-[13px] text-ink-soft">{text.technicalHint}</p> : null}
      {until === null ? null : (
        <p className="mt-1 text-[13px] text-ink-soft">
          {text.nextTry} <Time at={until} relative />
        </p>
      )}
      {mayOperate ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" busy={resume.isPending} onClick={() => resume.mutate({ ids: [record.id] })}>
            <RotateCw aria-hidden />
            {halted ? text.resume : text.hurry}
          </Button>
          {halted || record.status === 'PENDENTE' ? (
            <Button size="sm" tone="danger" onClick={() => setAbandoning(true)}>
              {abandon}
            </Button>
          ) : null}
        </div>
      ) : null}
      {abandoning ? (
        <AbandonDialog
          id={record.id}
          name={text.title(record.typeName, record.numero)}
          environment={record.environment}
          onClose={() => setAbandoning(false)}
        />
      ) : null}
      {resume.error === null ? null : (
        <p role="alert" className="mt-2 text-bad">
          <FaultText error={resume.error} />
        </p>
      )}
    </Notice>
  );
}
