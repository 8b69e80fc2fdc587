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
