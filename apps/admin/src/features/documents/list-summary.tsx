'use client';
import { Download as DownloadIcon } from 'lucide-react';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { listMessages } from './list-messages.ts';
import { type DocumentTotal, outsideOf } from './worth/worth.ts';
import { WorthLines } from './worth/worth-lines.tsx';
import { worthMessages } from './worth/worth-messages.ts';

/** Number of documents that match; null while it is not known. */
export const countOf = (totals: readonly DocumentTotal[] | null | undefined): number | null =>
  totals?.reduce((sum, each) => sum + each.count, 0) ?? null;

/** The count of documents that match, and the amounts of the authorized ones, type by type. */
export function ListTotals({ totals }: { readonly totals: readonly DocumentTotal[] | null | undefined }) {
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
export function Download({ asked, file }: { readonly asked: object; readonly file: 'csv' | 'zip' }) {
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
