'use client';
import { Download as DownloadIcon } from 'lucide-react';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { formatReais, sumReais } from './format-reais.ts';
import { listMessages } from './list-messages.ts';

type Total = NonNullable<Answers['documents']['totals']>[number];

/** What the sum of the list is told of: what has value. */
const VALID = new Set<Total['status']>(['AUTORIZADA', 'ENCERRADA']);

/** How many documents match and what those that are valid are worth. */
export function ListTotals({ totals }: { readonly totals: readonly Total[] | null | undefined }) {
  const text = useText(listMessages);
  const locale = useLocale();
  if (totals === undefined) return null;
  if (totals === null) return <p className="text-[13px] text-ink-soft">{text.tooMany}</p>;
  const count = totals.reduce((sum, each) => sum + each.count, 0);
  const worth = sumReais(totals.flatMap(({ status, valorTotal }) => (VALID.has(status) ? [valorTotal] : [])));
  const unproven = totals.reduce((sum, each) => sum + each.unproven, 0);
  return (
    <p className="text-[13px] text-ink-soft tabular-nums">
      <span className="font-medium text-ink">{text.total(formatNumber(count, locale), count === 1)}</span>
      {' · '}
      {text.worth(formatReais(worth, locale))}
      {unproven === 0 ? null : ` · ${text.unproven(formatNumber(unproven, locale))}`}
    </p>
  );
}

/** What is downloaded as a file; `asked`: as `documents.list` takes it. */
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
