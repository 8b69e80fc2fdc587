'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi, useApiClient } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultText } from '../../ui/form/fault-text.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { importMessages } from './messages.ts';

type Refused = Answers['imports']['refused']['data'][number];

/** No spreadsheet takes a cell of it for a formula. */
const cell = (value: string) =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Every file that was left out, or taken with a warning, and why. */
export function RefusedFiles({
  importId,
  kind,
}: {
  readonly importId: string;
  readonly kind: 'recusa' | 'aviso';
}) {
  const text = useText(importMessages);
  const api = useApi();
  const client = useApiClient();
  const refused = useInfiniteQuery(
    api.imports.refused.infiniteQueryOptions(
      { importId, kind },
      { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    ),
  );
  const report = useMutation({
    mutationFn: async () => {
      const rows: Refused[] = [];
      for (let cursor: number | null = 0; cursor !== null; ) {
        const page: Answers['imports']['refused'] = await client.imports.refused.query({
          importId,
          kind,
          cursor,
        });
        rows.push(...page.data);
        cursor = page.nextCursor;
      }
      return rows;
    },
    onSuccess: (rows) => {
      const lines = [text.columns, ...rows.map(({ file, code, message }) => [file, code, message])];
      const csv = lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('');
      saveFile(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }), text.downloadName);
    },
  });
  return (
    <section aria-label={text.remarksList[kind]} className="grid min-w-0 gap-3 rounded-md border">
      <Loaded query={refused} rows={3}>
        {({ pages }) => (
          <ul className="max-h-96 divide-y overflow-y-auto" tabIndex={-1}>
            {pages.flatMap(({ data }) =>
              data.map(({ file, message }) => (
                <li key={file + message} className="px-4 py-2.5">
                  <p className="font-mono text-[13px] break-all">{file}</p>
                  <p className="text-ink-soft">{message}</p>
                </li>
              )),
            )}
          </ul>
        )}
      </Loaded>
      <More query={refused} />
      <div className="flex flex-wrap items-center gap-3 border-t px-4 py-2.5">
        <Button size="sm" busy={report.isPending} onClick={() => report.mutate()}>
          <Download aria-hidden />
          {text.download}
        </Button>
        {report.error === null ? null : <FaultText error={report.error} />}
      </div>
    </section>
  );
}
