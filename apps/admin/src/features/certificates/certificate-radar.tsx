'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { formatDate, formatDocumento } from '../../format/format.ts';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { CertificateBadge } from './certificate-badge.tsx';
import { certificateMessages } from './messages.ts';

type Row = Answers['certificates']['radar']['data'][number];
type State = Row['state'];

const STATES: readonly State[] = ['vencido', '1', '7', '30', '60', 'ok', 'sem'];

/** A1s of all companies by expiry. */
export function CertificateRadar() {
  const text = useText(certificateMessages);
  const api = useApi();
  const [state, setState] = useState<State | null>(null);
  const counts = useQuery(api.certificates.counts.queryOptions());
  const radar = useInfiniteQuery(
    api.certificates.radar.infiniteQueryOptions(state === null ? {} : { states: [state] }, {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const total = counts.data && STATES.reduce((sum, each) => sum + counts.data[each], 0);
  return (
    <>
      <PageHeader title={text.radarTitle} hint={text.radarHint} />
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{text.filter}</legend>
        <Chip label={text.all} count={total} on={state === null} onClick={() => setState(null)} />
        {STATES.map((each) => (
          <Chip
            key={each}
            label={text.states[each]}
            count={counts.data?.[each]}
            on={state === each}
            onClick={() => setState(each)}
          />
        ))}
      </fieldset>
      <Card padded={false}>
        <Loaded query={radar}>{({ pages }) => <Rows rows={pages.flatMap(({ data }) => data)} />}</Loaded>
        <More query={radar} />
      </Card>
    </>
  );
}

function Chip({
  label,
  count,
  on,
  onClick,
}: {
  readonly label: string;
  readonly count: number | undefined;
  readonly on: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={cn(
        'inline-flex items-center gap-2 rounded-full border px-3 py-1 text-[13px]',
        on
          ? 'border-accent bg-accent-soft font-medium text-accent'
          : 'bg-surface text-ink-soft hover:text-ink',
      )}
    >
      {label}
      <span className="tabular-nums">{count ?? '–'}</span>
    </button>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const text = useText(certificateMessages);
  const locale = useLocale();
  const may = useMay('certificates:write');
  if (rows.length === 0)
    return (
      <Empty icon={ShieldCheck} title={text.emptyRadar}>
        {text.emptyRadarHint}
      </Empty>
    );
  return (
    <Table
      label={text.radarTitle}
      columns={[
        text.company,
        { name: text.state, className: 'max-sm:hidden' },
        { name: text.validUntil, className: 'max-sm:hidden' },
        { name: text.warned, className: 'max-xl:hidden' },
        ...(may ? [{ name: text.swap, hidden: true }] : []),
      ]}
    >
      {rows.map(({ clientId, name, cnpj, uf, certificate }) => (
        <Tr key={clientId}>
          <Td>
            <Link
              prefetch={false}
              href={`/empresas/${clientId}/certificado`}
              className="font-medium hover:underline"
            >
              {name}
            </Link>
            <span className="block text-[13px] whitespace-nowrap text-ink-soft">
              <span className="font-mono">{formatDocumento(cnpj)}</span> · {uf}
            </span>
            <div className="mt-1.5 sm:hidden">
              <CertificateBadge certificate={certificate} />
              {certificate === null ? null : (
                <span className="mt-1 block text-[13px] text-ink-soft tabular-nums">
                  {text.validUntil}: {formatDate(certificate.notAfter, locale)}
                </span>
              )}
            </div>
          </Td>
          <Td className="max-sm:hidden">
            <CertificateBadge certificate={certificate} />
          </Td>
          <Td className="tabular-nums max-sm:hidden">
            {certificate === null ? '–' : formatDate(certificate.notAfter, locale)}
          </Td>
          <Td className="text-[13px] whitespace-nowrap text-ink-soft max-xl:hidden">
            {certificate === null || certificate.warnedDays === null
              ? '–'
              : text.warnedAhead(certificate.warnedDays)}
          </Td>
          {may ? (
            <Td className="text-right">
              <Button size="sm" asChild>
                <Link prefetch={false} href={`/empresas/${clientId}/certificado`}>
                  {certificate === null ? text.send : text.swap}
                  <span className="sr-only"> {name}</span>
                </Link>
              </Button>
            </Td>
          ) : null}
        </Tr>
      ))}
    </Table>
  );
}
