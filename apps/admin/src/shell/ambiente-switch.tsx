'use client';
import { FlaskConical, Radio } from 'lucide-react';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useText } from '../text/text.tsx';
import { cn } from '../ui/cn.ts';
import { useAmbiente } from './ambiente.tsx';
import { type Ambiente, ambienteOf, pathOf } from './ambiente-paths.ts';
import { shellMessages } from './messages.ts';
import { OPERATION } from './navigation.ts';

const LOOKS = {
  2: { icon: FlaskConical, label: 'test', on: 'bg-test-soft text-test' },
  1: { icon: Radio, label: 'live', on: 'bg-live-soft text-live' },
} as const;

/** Test or production: two places, never a filter. */
export function AmbienteSwitch() {
  const text = useText(shellMessages);
  const current = useAmbiente();
  const path = usePathname();
  const filters = useSearchParams().toString();
  const query = filters === '' ? '' : `?${filters}`;
  const to = (ambiente: Ambiente) => {
    const [, first, room] = path.split('/');
    if (ambienteOf(first) !== null && room === undefined) return `/${pathOf(ambiente)}${query}`;
    const inRoom = ambienteOf(first) !== null && OPERATION.find((item) => item.path === `/${room}`);
    return inRoom && (inRoom.testOnly !== true || ambiente === 2)
      ? `/${pathOf(ambiente)}${inRoom.path}${path.split('/').length === 3 ? query : ''}`
      : `/${pathOf(ambiente)}`;
  };
  return (
    <nav aria-label={text.environment} className="grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1">
      {([2, 1] as const).map((ambiente) => {
        const { icon: Icon, label, on } = LOOKS[ambiente];
        return (
          <Link
            key={ambiente}
            href={to(ambiente)}
            prefetch={false}
            aria-current={current === ambiente ? 'true' : undefined}
            className={cn(
              'flex items-center justify-center gap-1.5 rounded-md px-2 py-1 text-[13px]',
              current === ambiente ? ['font-medium', on] : 'text-ink-soft hover:text-ink',
            )}
          >
            <Icon className="size-3.5" aria-hidden />
            {text[label]}
          </Link>
        );
      })}
    </nav>
  );
}
