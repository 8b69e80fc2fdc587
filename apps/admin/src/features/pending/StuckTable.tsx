'use client';
import { RotateCw } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Table, Td, Th, Tr } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { documentPageMessages, named } from '../document/messages.ts';
import { useResume } from '../document/use-resume.ts';
import { pendingMessages } from './messages.ts';
import type { Stuck } from './stuck.ts';

type Kind = Stuck['why']['kind'];

/** Of one call. */
const AT_ONCE = 100;

function Why({ why }: Pick<Stuck, 'why'>) {
  const text = useText(pendingMessages);
  const { eventName } = useText(documentPageMessages);
  if (why.kind === 'erro') return why.reason;
  if (why.kind === 'aviso')
    return (
      <Badge tone={why.warning === 'mdfe_encerramento_vencido' ? 'bad' : 'warn'}>
        {why.warning === 'mdfe_encerramento_vencido' ? text.over : text.near}
      </Badge>
    );
  const operation = why.operation === 'emit' ? text.emission : named(eventName, why.operation);
  return (
    <>
      {operation}: {why.cStat} {why.reason ?? text.noReason}
      <span className="block text-[13px] text-ink-soft">
        {text.next} <Time at={why.until} relative />
      </span>
    </>
  );
}

function Row({
  stuck,
  chosen,
  onChoose,
}: {
  readonly stuck: Stuck;
  /** Null: there is nothing to choose it for. */
  readonly chosen: boolean | null;
  readonly onChoose: () => void;
}) {
  const text = useText(pendingMessages);
  const ambiente = useAmbiente();
  const { documentId, typeName, serie, numero, company, since, why } = stuck;
  const name = `${typeName} ${text.number(serie, numero)}`;
  return (
    <Tr>
      {chosen === null ? null : (
        <Td className="w-10">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            aria-label={`${text.select} ${name}`}
            checked={chosen}
            onChange={onChoose}
          />
        </Td>
      )}
      <Td>
        <Link
          href={`/${pathOf(ambiente)}/documentos/${documentId}`}
          className="font-medium whitespace-nowrap tabular-nums hover:underline"
        >
          {name}
        </Link>
      </Td>
      <Td>{company.name}</Td>
      <Td className="min-w-64">
        <Why why={why} />
      </Td>
      <Td>
        <Time at={since} relative />
      </Td>
    </Tr>
  );
}

/** The documents that stand for one reason, to be driven on one by one or together. */
export function StuckTable({ kind, all }: { readonly kind: Kind; readonly all: readonly Stuck[] }) {
  const text = useText(pendingMessages);
  const mayOperate = useMay('documents:operate');
  const [unchosen, setUnchosen] = useState<ReadonlySet<string>>(new Set());
  const resume = useResume();
  const own = all.filter(({ why }) => why.kind === kind);
  if (own.length === 0) return null;
  const words = {
    erro: { title: text.halted, hint: text.haltedHint, go: text.resumeAll },
    espera: { title: text.waiting, hint: text.waitingHint, go: text.hurryAll },
    aviso: { title: text.unclosed, hint: text.unclosedHint, go: null },
  }[kind];
  const choosing = mayOperate && words.go !== null;
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
      {resume.error === null ? null : (
        <Notice tone="bad" role="alert" className="m-4">
          {faultOf(resume.error).message}
        </Notice>
      )}
      <Table label={words.title}>
        <thead>
          <tr>
            {choosing ? (
              <Th>
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  aria-label={text.selectAll}
                  checked={unchosen.size === 0}
                  onChange={() =>
                    setUnchosen(new Set(unchosen.size === 0 ? own.map(({ documentId }) => documentId) : []))
                  }
                />
              </Th>
            ) : null}
            <Th>{text.document}</Th>
            <Th>{text.company}</Th>
            <Th>{text.why}</Th>
            <Th>{text.since}</Th>
          </tr>
        </thead>
        <tbody>
          {own.map((stuck, index) => (
            <Row
              key={`${stuck.documentId} ${index}`}
              stuck={stuck}
              chosen={choosing ? !unchosen.has(stuck.documentId) : null}
              onChoose={() => choose(stuck.documentId)}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
