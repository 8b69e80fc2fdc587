'use client';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Copy } from '../../ui/copy.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Loaded } from '../../ui/states.tsx';
import { prettyJson } from './exchanges/pretty-json.ts';
import { documentPageMessages } from './messages.ts';

/** The JSON that the document was asked for with. */
export function RequestBody({ documentId }: { readonly documentId: string }) {
  const text = useText(documentPageMessages);
  const api = useApi();
  const request = useQuery(
    api.document.request.queryOptions({ id: documentId }, { staleTime: Number.POSITIVE_INFINITY }),
  );
  return (
    <Loaded query={request}>
      {({ body }) => (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <p className="text-ink-soft">{text.requestHint}</p>
            <span className="flex items-center gap-2">
              <Copy value={body} label={text.request} />
              <Button
                size="sm"
                onClick={() => saveFile(new Blob([body], { type: 'application/json' }), `${documentId}.json`)}
              >
                <Download aria-hidden />
                {text.download}
              </Button>
            </span>
          </div>
          <pre
            tabIndex={0}
            aria-label={text.request}
            className="max-h-[36rem] overflow-auto rounded-md border bg-sunken p-3 font-mono text-xs leading-relaxed"
          >
            {prettyJson(body)}
          </pre>
        </>
      )}
    </Loaded>
  );
}
