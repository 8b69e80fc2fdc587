'use client';
import { ChevronRight } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { CodeBlock } from '../../ui/copy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/time.tsx';
import { brasiliaNow, emitCommand, statusCommand } from './curl.ts';
import { keyMessages } from './messages.ts';
import type { TokensOf } from './tokens.ts';

const MINUTE_MS = 60_000;

/** Two calls to begin with, to copy into a terminal. */
export function CurlSamples({ of, token }: { readonly of: TokensOf; readonly token: string }) {
  const text = useText(keyMessages);
  const now = useNow(MINUTE_MS);
  const caller = { apiUrl: of.apiUrl, token };
  return (
    <details className="group border-t">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-5 py-3 font-medium hover:bg-sunken/60">
        <ChevronRight className="size-4 text-ink-faint group-open:rotate-90" aria-hidden />
        {text.curl}
      </summary>
      <div className="grid grid-cols-1 gap-4 px-5 pb-5">
        <p className="text-[13px] text-ink-soft">{text.curlHint}</p>
        <div className="grid grid-cols-1 gap-1.5">
          <h4 className="text-[13px] font-medium">{text.curlStatus}</h4>
          <CodeBlock code={statusCommand(caller)} label={text.curlStatus} />
        </div>
        <div className="grid grid-cols-1 gap-1.5">
          <h4 className="text-[13px] font-medium">{text.curlEmit}</h4>
          {of.environment === 1 ? <Notice tone="warn">{text.curlLive}</Notice> : null}
          {now === null ? null : (
            <CodeBlock code={emitCommand(caller, of, brasiliaNow(now))} label={text.curlEmit} />
          )}
        </div>
      </div>
    </details>
  );
}
