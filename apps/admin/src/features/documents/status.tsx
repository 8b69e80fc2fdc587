'use client';
import { Ban, CircleCheck, CircleX, Clock, Flag, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { documentMessages, type Status } from './messages.ts';

interface Look {
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

/** Icon and tone of each status; color alone carries no meaning. */
export const STATUS_LOOKS: Readonly<Record<Status, Look>> = {
  PENDENTE: { tone: 'accent', icon: Clock },
  AUTORIZADA: { tone: 'good', icon: CircleCheck },
  REJEITADA: { tone: 'bad', icon: CircleX },
  CANCELADA: { tone: 'neutral', icon: Ban },
  ENCERRADA: { tone: 'neutral', icon: Flag },
  ERRO_TECNICO: { tone: 'warn', icon: TriangleAlert },
};

/** Name of a status: `useStatusName()('AUTORIZADA')`. */
export function useStatusName(): (status: Status) => string {
  const text = useText(documentMessages);
  return (status) => text[status];
}

export function StatusBadge({ status }: { readonly status: Status }) {
  const text = useText(documentMessages);
  const { tone, icon: Icon } = STATUS_LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {text[status]}
    </Badge>
  );
}
