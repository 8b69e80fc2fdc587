import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

const LOOKS = {
  info: { icon: Info, className: 'bg-accent-soft text-accent' },
  good: { icon: CircleCheck, className: 'bg-good-soft text-good' },
  warn: { icon: TriangleAlert, className: 'bg-warn-soft text-warn' },
  bad: { icon: CircleAlert, className: 'bg-bad-soft text-bad' },
} as const;

interface NoticeProps extends ComponentProps<'div'> {
  readonly tone: keyof typeof LOOKS;
  readonly children: ReactNode;
}

/** Something to know before going on. */
export function Notice({ tone, className, children, ...props }: NoticeProps) {
  const { icon: Icon, className: look } = LOOKS[tone];
  return (
    <div className={cn('flex gap-2.5 rounded-md px-3.5 py-2.5', look, className)} {...props}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
