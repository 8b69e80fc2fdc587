'use client';
import { useQuery } from '@tanstack/react-query';
import { Hash } from 'lucide-react';
import { useState } from 'react';
import { formatDocumento, formatNumber } from '../../format/format.ts';
import { modelName } from '../../format/model-names.ts';
import { AmbienteBadge } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { numberingMessages } from './messages.ts';
import { Proposals } from './proposals.tsx';
import type { Series } from './series.ts';
import { SeriesMap } from './series-map.tsx';
import { SetNextNumber } from './set-next-number.tsx';
import { VoidedRanges } from './voided-ranges.tsx';

type Detail = Answers['clients']['get'];

/** Past the largest number that there is. */
const EXHAUSTED = 1_000_000_000;
const idOf = ({ target, emitente, modelo, serie }: Series) => `${target}/${emitente}/${modelo}/${serie}`;

/** A company's séries, and the numbers of one of them. */
export function ClientNumbering({ clientId }: { readonly clientId: string }) {
  const api = useApi();
  const detail = useQuery(api.clients.get.queryOptions({ clientId }));
  return <Loaded query={detail}>{(found) => <Numbering detail={found} />}</Loaded>;
}

function Numbering({ detail: { client, numbering } }: { readonly detail: Detail }) {
  const text = useText(numberingMessages);
  const may = useMay('clients:write');
  const [chosen, setChosen] = useState<string | null>(null);
  const [setting, setSetting] = useState(false);
  const shown = numbering.find((series) => idOf(series) === chosen) ?? numbering[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Proposals clientId={client.id} />
      <Card
        title={text.series}
        hint={text.seriesHint}
        padded={false}
        actions={
          may ? (
            <Button size="sm" onClick={() => setSetting(true)}>
              {text.setNext}
            </Button>
          ) : undefined
        }
      >
        {shown === undefined ? (
          <Empty icon={Hash} title={text.empty}>
            {text.emptyHint}
          </Empty>
        ) : (
          <SeriesTable numbering={numbering} shown={shown} onChoose={(series) => setChosen(idOf(series))} />
        )}
      </Card>
      {shown === undefined ? null : (
        <>
          <SeriesMap key={idOf(shown)} series={shown} />
          <VoidedRanges series={shown} />
        </>
      )}
      <SetNextNumber open={setting} onClose={() => setSetting(false)} clientId={client.id} />
    </div>
  );
}

function SeriesTable({
  numbering,
  shown,
  onChoose,
}: {
  readonly numbering: readonly Series[];
  readonly shown: Series;
  readonly onChoose: (series: Series) => void;
}) {
  const text = useText(numberingMessages);
  const locale = useLocale();
  return (
    <Table
      label={text.series}
      columns={[
        text.environment,
        text.model,
        text.serie,
        text.issuer,
        { name: text.next, className: 'text-right' },
        { name: text.see, hidden: true },
      ]}
    >
      {numbering.map((series) => (
        <Tr key={idOf(series)}>
          <Td>
            <AmbienteBadge ambiente={series.environment} target={series.target} />
          </Td>
          <Td>{modelName(series.mod)}</Td>
          <Td className="tabular-nums">{series.serie}</Td>
          <Td className="font-mono text-[13px] whitespace-nowrap">{formatDocumento(series.emitente)}</Td>
          <Td className="text-right tabular-nums">
            {series.nextNumero >= EXHAUSTED ? text.exhausted : formatNumber(series.nextNumero, locale)}
          </Td>
          <Td className="text-right">
            <Button
              size="sm"
              tone="ghost"
              aria-pressed={idOf(series) === idOf(shown)}
              className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
              onClick={() => onChoose(series)}
            >
              {text.see}
            </Button>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
