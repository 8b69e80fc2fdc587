'use client';
import { Check, Copy as CopyIcon } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text/text.tsx';
import { cn } from './cn.ts';
import { uiMessages } from './messages.ts';

/** Copies a text and confirms it. */
export function Copy({
  value,
  label,
  className,
}: {
  readonly value: string;
  readonly label?: string;
  readonly className?: string;
}) {
  const text = useText(uiMessages);
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : CopyIcon;
  return (
    <button
      type="button"
      aria-label={copied ? text.copied : `${text.copy}${label === undefined ? '' : ` ${label}`}`}
      className={cn('inline-flex rounded p-1.25 text-ink-faint hover:bg-sunken hover:text-ink', className)}
      onClick={() => {
        void navigator.clipboard.writeText(value).then(() => setCopied(true));
      }}
      onBlur={() => setCopied(false)}
    >
      <Icon className="size-3.5" aria-hidden />
      <span className="sr-only" aria-live="polite">
        {copied ? text.copied : ''}
      </span>
    </button>
  );
}

/** Something to copy and paste elsewhere. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <div className="relative rounded-md border bg-sunken">
      <pre
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto p-3 pr-10 font-mono text-xs leading-relaxed"
      >
        {code}
      </pre>
      <Copy value={code} label={label} className="absolute top-2 right-2 bg-sunken" />
    </div>
  );
}
