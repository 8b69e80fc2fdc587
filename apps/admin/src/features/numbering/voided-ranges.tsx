'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { modelName } from '../../format/model-names.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { numberingMessages } from './messages.ts';
import { RangeExchanges } from './range-exchanges.tsx';
import type { Series } from './series.ts';

/** Ranges of the issuer that the authority knows as void, where the série is. */
export function VoidedRanges({ series }: { readonly series: Series }) {
  const text = useText(numberingMessages);
  const locale = useLocale();
  const api = useApi();
  const [shown, setShown] = useState<string | null>(null);
  const { clientId, target, emitente, modelo } = series;
  // Only what a CNPJ emits, by the two models that have it.
  const asked = emitente.length === 14 && (modelo === '55' || modelo === '65');
  const voided = useQuery(
    api.numbering.voided.queryOptions({ clientId, target, cnpj: emitente }, { enabled: asked }),
  );
  if (!asked) return null;
  return (
    <Card title={text.voided} padded={false}>
      <Loaded query={voided} rows={2}>
        {(ranges) =>
          ranges.length === 0 ? (
            <p className="p-5 text-ink-soft">{text.voidedEmpty}</p>
          ) : (
            <Table
              label={text.voided}
              columns={[
                text.range,
                text.model,
                text.serie,
                text.protocol,
                text.receivedAt,
                text.reason,
                { name: text.exchanges, hidden: true },
              ]}
            >
              {ranges.map(({ id, modelo: mod, serie, inicio, fim, nProt, dhRecbto, justificativa }) => (
                <Tr key={id}>
                  <Td className="whitespace-nowrap tabular-nums">
                    {formatNumber(inicio, locale)} – {formatNumber(fim, locale)}
                  </Td>
                  <Td>{modelName(mod)}</Td>
                  <Td className="tabular-nums">{serie}</Td>
                  <Td className="font-mono text-[13px]">{nProt ?? '–'}</Td>
                  <Td>{dhRecbto === null ? '–' : <Time at={dhRecbto} />}</Td>
                  <Td className="min-w-56">{justificativa}</Td>
                  <Td>
                    <Button size="sm" onClick={() => setShown(id)}>
                      {text.exchanges}
                    </Button>
                  </Td>
                </Tr>
              ))}
            </Table>
          )
        }
      </Loaded>
      <Dialog open={shown !== null} onClose={() => setShown(null)} title={text.exchanges} wide>
        {shown === null ? null : <RangeExchanges series={series} range={shown} />}
      </Dialog>
    </Card>
  );
}
