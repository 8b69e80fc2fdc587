'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { modelName } from '../../format/model-names.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { More } from '../../ui/table/more.tsx';
import { Time } from '../../ui/time.tsx';
import { importMessages } from './messages.ts';
import { RefusedFiles } from './refused-files.tsx';

type Import = Answers['imports']['list']['data'][number];
export type ImportKind = Import['kind'];

const TONES: Readonly<Record<Import['state'], Tone>> = {
  aberta: 'neutral',
  recebida: 'neutral',
  processando: 'accent',
  concluida: 'good',
  interrompida: 'bad',
};
const COUNTS = ['files', 'documents', 'events', 'ranges', 'known', 'own', 'warned', 'refused'] as const;
const LOOK_MS = 1_500;

const moves = ({ state }: Import) => state === 'recebida' || state === 'processando';

function ImportRow({ shown }: { readonly shown: Import }) {
  const text = useText(importMessages);
  const locale = useLocale();
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[shown.state]}>{text.states[shown.state]}</Badge>
        <span>{text.targets[shown.target]}</span>
        <span className="text-[13px] text-ink-soft">
          <Time at={shown.createdAt} />
        </span>
      </div>
      {shown.state === 'interrompida' ? <p className="text-bad">{text.broken}</p> : null}
      <Facts className="grid-cols-2 sm:grid-cols-4">
        {COUNTS.filter((name) => name === 'files' || shown[name] > 0).map((name) => (
          <Fact key={name} name={text.counts[name]}>
            <span className="tabular-nums">{formatNumber(shown[name], locale)}</span>
          </Fact>
        ))}
      </Facts>
      {shown.series.length === 0 ? null : (
        <ul className="text-[13px] text-ink-soft">
          {shown.series.map(({ emitente, modelo, serie, next }) => (
            <li key={`${emitente} ${modelo} ${serie}`}>{text.series(modelName(modelo), serie, next)}</li>
          ))}
        </ul>
      )}
      <Remarks shown={shown} kind="recusa" />
      <Remarks shown={shown} kind="aviso" />
    </li>
  );
}

/** Lists an import's refusals or warnings; they load when the person opens the list. */
function Remarks({ shown, kind }: { readonly shown: Import; readonly kind: 'recusa' | 'aviso' }) {
  const text = useText(importMessages);
  const [open, setOpen] = useState(false);
  const count = kind === 'recusa' ? shown.refused : shown.warned;
  if (count === 0 || moves(shown)) return null;
  if (open) return <RefusedFiles importId={shown.id} kind={kind} />;
  return (
    <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
      {text.remarks[kind](count)}
    </Button>
  );
}

/** Imports so far; running ones update automatically. */
export function ImportList({ clientId, kind }: { readonly clientId: string; readonly kind: ImportKind }) {
  const text = useText(importMessages);
  const list = useInfiniteQuery(
    useApi().imports.list.infiniteQueryOptions(
      { clientId, kind },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        refetchInterval: ({ state: { data } }) =>
          data?.pages.some((page) => page.data.some(moves)) ? LOOK_MS : false,
      },
    ),
  );
  return (
    <Card title={text.done} padded={false}>
      <Loaded query={list} rows={3}>
        {({ pages }) =>
          pages[0]?.data.length === 0 ? (
            <Empty icon={FolderInput} title={text.none}>
              {text.noneHint}
            </Empty>
          ) : (
            <ul className="divide-y">
              {pages.flatMap(({ data }) => data.map((each) => <ImportRow key={each.id} shown={each} />))}
            </ul>
          )
        }
      </Loaded>
      <More query={list} />
    </Card>
  );
}
