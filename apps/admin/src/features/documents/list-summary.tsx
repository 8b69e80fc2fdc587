'use client';
import { ChevronRight, Download as DownloadIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { formatReais } from './format-reais.ts';
import { listMessages } from './list-messages.ts';
import { type DocumentTotal, outsideOf, salesOf } from './worth/worth.ts';
import { WorthLines } from './worth/worth-lines.tsx';
import { worthMessages } from './worth/worth-messages.ts';

/** Number of documents that match; null while it is not known. */
export const countOf = (totals: readonly DocumentTotal[] | null | undefined): number | null =>
  totals?.reduce((sum, each) => sum + each.count, 0) ?? null;

type Totals = readonly DocumentTotal[] | null | undefined;

/** Count and sales in one line, which opens the rest on a phone. */
function Fold({ totals, open, of, onToggle }: FoldProps) {
  const text = useText(listMessages);
  const worth = useText(worthMessages);
  const locale = useLocale();
  if (totals === undefined) return null;
  const count = countOf(totals);
  const sales = salesOf(totals ?? []);
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={of}
      className="-ml-1 flex min-h-8 min-w-0 items-center gap-1 rounded-md pr-2 text-left text-[13px] text-ink-soft tabular-nums md:hidden"
      onClick={onToggle}
    >
      <ChevronRight
        className={cn('size-4 shrink-0 text-ink-faint transition-transform', open && 'rotate-90')}
        aria-hidden
      />
      {count === null ? (
        text.manyDocuments
      ) : (
        <span>
          <span className="font-medium text-ink">{text.total(formatNumber(count, locale), count === 1)}</span>
          {sales === null ? null : (
            <>
              {' · '}
              <span className="font-medium whitespace-nowrap text-ink">{formatReais(sales, locale)}</span>{' '}
              {worth.operacoes.saida}
            </>
          )}
        </span>
      )}
    </button>
  );
}

interface FoldProps {
  readonly totals: Totals;
  readonly open: boolean;
  /** Id of the part that it opens. */
  readonly of: string;
  readonly onToggle: () => void;
}

interface SummaryProps {
  readonly totals: Totals;
  /** Input of `documents.list`. */
  readonly asked: object;
  /** Beside the totals. */
  readonly children: ReactNode;
}

/** Count, amounts and files of the documents that match; on a phone one line, the rest behind it. */
export function ListSummary({ totals, asked, children }: SummaryProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Fold totals={totals} open={open} of={id} onToggle={() => setOpen(!open)} />
      <div className="md:order-2 md:flex-1">{children}</div>
      <div
        id={id}
        className={cn(
          'flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:basis-full md:contents',
          open || 'max-md:hidden',
        )}
      >
        <div className="min-w-0 md:order-1">
          <ListTotals totals={totals} />
        </div>
        <div className="flex flex-wrap items-center gap-1 max-md:-ml-2 md:order-3">
          <Download asked={asked} file="csv" />
          <Download asked={asked} file="zip" />
        </div>
      </div>
    </div>
  );
}

/** The count of documents that match, and the amounts of the authorized ones, type by type. */
function ListTotals({ totals }: { readonly totals: Totals }) {
  const text = useText(listMessages);
  const worth = useText(worthMessages);
  const locale = useLocale();
  if (totals === undefined) return null;
  if (totals === null) return <p className="text-[13px] text-ink-soft">{text.tooMany}</p>;
  const count = countOf(totals) ?? 0;
  const unproven = totals.reduce((sum, each) => sum + each.unproven, 0);
  const outside = outsideOf(totals).map(([status, count]) =>
    worth.statuses[status](formatNumber(count, locale)),
  );
  return (
    <div className="grid gap-0.5 text-[13px] text-ink-soft tabular-nums" title={worth.worthHint}>
      <p>
        <span className="font-medium text-ink">{text.total(formatNumber(count, locale), count === 1)}</span>
        {outside.length === 0 ? null : ` · ${worth.outside(outside.join(', '))}`}
        {unproven === 0 ? null : ` · ${text.unproven(formatNumber(unproven, locale))}`}
      </p>
      <WorthLines totals={totals} className="flex flex-wrap gap-x-5 gap-y-0.5" />
    </div>
  );
}

/** Download of the list as a file; `asked` is the input of `documents.list`. */
function Download({ asked, file }: { readonly asked: object; readonly file: 'csv' | 'zip' }) {
  const text = useText(listMessages);
  return (
    <Button asChild tone="ghost" size="sm">
      <a
        href={`/api/documents.${file}?input=${encodeURIComponent(JSON.stringify(asked))}`}
        download
        title={file === 'csv' ? text.exportHint : text.downloadXmlHint}
      >
        <DownloadIcon aria-hidden />
        {file === 'csv' ? text.exportCsv : text.downloadXml}
      </a>
    </Button>
  );
}
