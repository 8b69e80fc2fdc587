'use client';
import {
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleOff,
  CircleX,
  type LucideIcon,
  Turtle,
  Waves,
} from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import type { ServiceSeen } from './board.ts';
import { sefazMessages } from './messages.ts';

export type State = NonNullable<ServiceSeen['last']>['state'];

/** Each state has a sign of its own besides its color. */
const LOOKS: Readonly<
  Record<NonNullable<State>, { readonly icon: LucideIcon; readonly tone: Tone; readonly ink: string }>
> = {
  operando: { icon: CircleCheck, tone: 'good', ink: 'text-good' },
  lenta: { icon: Turtle, tone: 'warn', ink: 'text-warn' },
  instavel: { icon: Waves, tone: 'warn', ink: 'text-warn' },
  parada_programada: { icon: CalendarClock, tone: 'warn', ink: 'text-warn' },
  fora_do_ar: { icon: CircleX, tone: 'bad', ink: 'text-bad' },
  sem_resposta: { icon: CircleOff, tone: 'bad', ink: 'text-bad' },
};
const UNSEEN = { icon: CircleDashed, tone: 'neutral', ink: 'text-ink-soft' } as const;
const looksOf = (state: State) => (state === null ? UNSEEN : LOOKS[state]);

export const STATES = [
  'operando',
  'lenta',
  'instavel',
  'parada_programada',
  'fora_do_ar',
  'sem_resposta',
  null,
] as const satisfies readonly State[];

/** State of a service as text. */
export function ServiceState({ state }: { readonly state: State }) {
  const text = useText(sefazMessages);
  const { icon: Icon, tone } = looksOf(state);
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {text.states[state ?? 'nao_consultada']}
    </Badge>
  );
}

/** Icon of a state; the parent supplies its accessible text. */
export function StateSign({ state }: { readonly state: State }) {
  const { icon: Icon, ink } = looksOf(state);
  return <Icon aria-hidden className={cn('size-4 shrink-0', ink)} />;
}

/** The code an authority answered with, where it answered one. */
export function AnswerCode({ cStat }: { readonly cStat: string | null }) {
  return cStat === null ? null : <span className="mr-1.5 font-mono">{cStat}</span>;
}
