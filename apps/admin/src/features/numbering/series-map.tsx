'use client';
import { useQuery } from '@tanstack/react-query';
import { Hash } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { modelName } from '../../format/model-names.ts';
import { AmbienteBadge } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/form/field.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { numberingMessages } from './messages.ts';
import type { Series } from './series.ts';
import { VoidRange } from './void-range.tsx';

type Range = Answers['numbering']['map']['ranges'][number];

const TONES: Readonly<Record<Range['state'], Tone>> = {
  livre: 'warn',
  reservado: 'accent',
  usado: 'good',
  alheio: 'bad',
  inutilizado: 'neutral',
  desconhecido: 'warn',
};

/** Models whose authority takes ranges that will never be used. */
const VOIDABLE = new Set(['55', '65']);
const isGap = ({ state }: Range) => state === 'livre' || state === 'desconhecido';

/** Use of a série's numbers as ranges; free ranges can be voided here. */
export function SeriesMap({ series }: { readonly series: Series }) {
  const text = useText(numberingMessages);
  const may = useMay('documents:operate');
  const api = useApi();
  const { clientId, environment, target, emitente, modelo, mod, serie } = series;
  const [before, setBefore] = useState<number | undefined>();
  const [onlyGaps, setOnlyGaps] = useState(false);
  const [voiding, setVoiding] = useState<Range | null>(null);
  const map = useQuery(api.numbering.map.queryOptions({ clientId, target, emitente, modelo, serie, before }));
  const canVoid = may && VOIDABLE.has(modelo);
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {text.mapTitle(modelName(mod), serie)} <AmbienteBadge ambiente={environment} target={target} />
        </span>
      }
      hint={text.mapHint}
      padded={false}
      actions={
        <CheckboxField
          label={text.onlyGaps}
          name="onlyGaps"
          checked={onlyGaps}
          onChange={(event) => setOnlyGaps(event.target.checked)}
        />
      }
    >
      <Loaded query={map}>
        {({ ranges, from, first }) => {
          const shown = ranges.filter((range) => !onlyGaps || isGap(range)).toReversed();
          return (
            <>
              {shown.length === 0 ? (
                <Empty icon={Hash} title={ranges.length === 0 ? text.mapEmpty : text.mapNoGaps} />
              ) : (
                <Ranges ranges={shown} onVoid={canVoid ? setVoiding : null} />
              )}
              {first !== null && first < from ? (
                <div className="grid justify-items-center p-4">
                  <Button onClick={() => setBefore(from)}>{text.earlier}</Button>
                </div>
              ) : null}
            </>
          );
        }}
      </Loaded>
      {voiding === null ? null : (
        <VoidRange series={series} range={voiding} onClose={() => setVoiding(null)} />
      )}
    </Card>
  );
}

function Ranges({
  ranges,
  onVoid,
}: {
  readonly ranges: readonly Range[];
  readonly onVoid: ((range: Range) => void) | null;
}) {
  const text = useText(numberingMessages);
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Table
      label={text.range}
      columns={[
        text.range,
        { name: text.count, className: 'text-right' },
        text.state,
        ...(onVoid === null ? [] : [{ name: text.voidAction, hidden: true }]),
      ]}
    >
      {ranges.map((range) => {
        const { state, inicio, fim } = range;
        const shown = inicio === fim ? number(inicio) : `${number(inicio)} – ${number(fim)}`;
        return (
          <Tr key={inicio}>
            <Td className="whitespace-nowrap tabular-nums">{shown}</Td>
            <Td className="text-right tabular-nums">{number(fim - inicio + 1)}</Td>
            <Td>
              <Badge tone={TONES[state]}>{text.states[state]}</Badge>
              <span className="mt-1 block min-w-48 text-[13px] text-ink-soft">{text.about[state]}</span>
            </Td>
            {onVoid === null ? null : (
              <Td className="text-right">
                {isGap(range) ? (
                  <Button size="sm" onClick={() => onVoid(range)}>
                    {text.voidAction}
                    <span className="sr-only"> {shown}</span>
                  </Button>
                ) : null}
              </Td>
            )}
          </Tr>
        );
      })}
    </Table>
  );
}
