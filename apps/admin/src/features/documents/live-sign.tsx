'use client';
import { Radio, RefreshCw, Unplug } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { cn } from '../../ui/cn.ts';
import { listMessages } from './list-messages.ts';
import type { Connection } from './use-document-changes.ts';

const LOOKS = {
  conectando: { icon: RefreshCw, label: 'connecting', className: 'text-ink-faint' },
  seguindo: { icon: Radio, label: 'live', className: 'text-good' },
  reconectando: { icon: RefreshCw, label: 'reconnecting', className: 'text-warn' },
  encerrado: { icon: Unplug, label: 'stopped', className: 'text-bad' },
} as const;

/** Whether what is on screen follows what happens. */
export function LiveSign({ connection }: { readonly connection: Connection }) {
  const text = useText(listMessages);
  const { icon: Icon, label, className } = LOOKS[connection];
  return (
    <output className={cn('inline-flex items-center gap-1.5 text-xs', className)}>
      <Icon className="size-3.5" aria-hidden />
      {text[label]}
    </output>
  );
}
