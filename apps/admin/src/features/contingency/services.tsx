'use client';
import { useQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Empty } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { Listed, READ_AGAIN_MS } from './listed.tsx';
import { contingencyMessages } from './messages.ts';

const TONES = { normal: 'good', suspeita: 'warn', contingencia: 'bad', retornando: 'warn' } as const;

/** State of the authorization services and their latest changes. */
export function Services({ environment }: { readonly environment: 1 | 2 }) {
  const text = useText(contingencyMessages);
  const api = useApi();
  const services = useQuery({
    ...api.contingency.services.queryOptions({ environment }),
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <Listed
      title={text.services}
      hint={text.servicesHint}
      query={services}
      empty={
        <Empty icon={Activity} title={text.noServices}>
          {text.noServicesHint}
        </Empty>
      }
    >
      {({ target, type, typeName, uf, state, cause, history }) => (
        <li key={`${target} ${type} ${uf}`} className="grid gap-1.5">
          <span className="flex flex-wrap items-center gap-2 text-sm">
            {typeName} · {uf}
            <Badge tone={TONES[state]}>{text.states[state]}</Badge>
            {state === 'normal' ? null : <span className="text-[13px] text-ink-soft">{cause}</span>}
          </span>
          <ol className="grid gap-0.5 text-[13px] text-ink-soft">
            {history.slice(0, 5).map((move) => (
              <li key={`${move.state} ${String(move.at)}`}>
                <Time at={move.at} /> {text.states[move.state]}
              </li>
            ))}
          </ol>
        </li>
      )}
    </Listed>
  );
}
