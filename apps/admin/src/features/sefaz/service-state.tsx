'use client';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { sefazMessages } from './messages.ts';

/** Whether a service was up when it was last asked; null = nobody asked. */
export function ServiceState({ online }: { readonly online: boolean | null }) {
  const text = useText(sefazMessages);
  if (online === null)
    return (
      <Badge>
        <CircleDashed aria-hidden />
        {text.unknown}
      </Badge>
    );
  return online ? (
    <Badge tone="good">
      <CircleCheck aria-hidden />
      {text.online}
    </Badge>
  ) : (
    <Badge tone="bad">
      <CircleX aria-hidden />
      {text.offline}
    </Badge>
  );
}

/** The code an authority answered with; that of a REST authority is a status of HTTP, which says nothing of the service. */
export function AnswerCode({ type, cStat }: { readonly type: string; readonly cStat: string | null }) {
  return cStat === null || type === 'nfse' ? null : <span className="mr-1.5 font-mono">{cStat}</span>;
}
