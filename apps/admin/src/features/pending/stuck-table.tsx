'use client';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { Table, Tick } from '../../ui/table/table.tsx';
import { AbandonDialog } from '../document/halted/abandon-dialog.tsx';
import { useResume } from '../document/halted/use-resume.ts';
import { pendingMessages } from './messages.ts';
import { type Stuck, stuckName } from './stuck.ts';
import { StuckRow } from './stuck-row.tsx';

type Kind = Stuck['why']['kind'];

/** Maximum documents per call. */
const AT_ONCE = 100;

/** Documents stuck for one reason, to be resumed one by one or together. */
export function StuckTable({ kind, all }: { readonly kind: Kind; readonly all: readonly Stuck[] }) {
  const text = useText(pendingMessages);
  const mayOperate = useMay('documents:operate');
  const [unchosen, setUnchosen] = useState<ReadonlySet<string>>(new Set());
  const [abandoned, abandon] = useState<Stuck | null>(null);
  const resume = useResume();
  const environment = useAmbiente();
  const own = all.filter(({ why }) => why.kind === kind);
  if (own.length === 0) return null;
  const words = {
    erro: { title: text.halted, hint: text.haltedHint, go: text.resumeAll },
    espera: { title: text.waiting, hint: text.waitingHint, go: text.hurryAll },
  }[kind];
  const choosing = mayOperate;
  const abandoning = mayOperate && kind === 'erro';
  const ids = [
    ...new Set(own.flatMap(({ documentId }) => (unchosen.has(documentId) ? [] : [documentId]))),
  ].slice(0, AT_ONCE);
  const choose = (documentId: string) => {
    const next = new Set(unchosen);
    if (!next.delete(documentId)) next.add(documentId);
    setUnchosen(next);
  };
  return (
    <Card
      title={words.title}
      hint={words.hint}
      padded={false}
      actions={
        choosing ? (
          <Button
            tone={kind === 'erro' ? 'primary' : 'secondary'}
            size="sm"
            busy={resume.isPending}
            disabled={ids.length === 0}
            onClick={() => resume.mutate({ ids })}
          >
            <RotateCw aria-hidden />
            {words.go(ids.length)}
          </Button>
        ) : null
      }
    >
      <FaultNotice error={resume.error} className="m-4" />
      <Table
        label={words.title}
        columns={[
          ...(choosing
            ? [
                {
                  name: text.selectAll,
                  content: (
                    <Tick
                      label={text.selectAll}
                      checked={unchosen.size === 0}
                      onTick={({ on }) =>
                        setUnchosen(new Set(on ? [] : own.map(({ documentId }) => documentId)))
                      }
                    />
                  ),
                },
              ]
            : []),
          text.document,
          text.company,
          text.why,
          text.since,
          ...(abandoning ? [{ name: text.acts, hidden: true }] : []),
        ]}
      >
        {own.map((stuck, index) => (
          <StuckRow
            key={`${stuck.documentId} ${index}`}
            stuck={stuck}
            chosen={choosing ? !unchosen.has(stuck.documentId) : null}
            onChoose={() => choose(stuck.documentId)}
            onAbandon={abandoning ? () => abandon(stuck) : null}
          />
        ))}
      </Table>
      {abandoned === null ? null : (
        <AbandonDialog
          id={abandoned.documentId}
          name={stuckName(abandoned)}
          environment={environment}
          onClose={() => abandon(null)}
        />
      )}
    </Card>
  );
}
