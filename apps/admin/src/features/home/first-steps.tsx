'use client';
import { Circle, CircleCheck } from 'lucide-react';
import Link from 'next/link';
import type { Permission } from '../../shell/navigation.ts';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { homeMessages } from './messages.ts';

type Found = Pick<Answers['home']['attention'], 'hasCompany' | 'hasTestDocument' | 'tokenUsed'>;

interface Step {
  readonly title: string;
  readonly hint: string;
  readonly done: boolean;
  readonly href: string;
  readonly may: Permission;
}

/** Steps to the first emission of a new account; hidden once it has happened. */
export function FirstSteps({ found }: { readonly found: Found }) {
  const text = useText(homeMessages);
  const { permissions } = useSession();
  const steps: readonly Step[] = [
    {
      title: text.stepCompany,
      hint: text.stepCompanyHint,
      done: found.hasCompany,
      href: '/empresas/nova',
      may: 'clients:write',
    },
    {
      title: text.stepEmit,
      hint: text.stepEmitHint,
      done: found.hasTestDocument,
      href: '/teste/emitir',
      may: 'documents:emit',
    },
    {
      title: text.stepToken,
      hint: text.stepTokenHint,
      done: found.tokenUsed,
      href: '/chaves',
      may: 'tokens:reveal',
    },
  ];
  if (steps.every(({ done }) => done)) return null;
  const next = steps.find(({ done }) => !done);
  return (
    <Card title={text.steps} hint={text.stepsHint} padded={false}>
      <ol className="divide-y">
        {steps.map((step) => (
          <li key={step.title} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
            {step.done ? (
              <CircleCheck className="size-5 shrink-0 text-good" aria-hidden />
            ) : (
              <Circle className="size-5 shrink-0 text-ink-faint" aria-hidden />
            )}
            <div className="min-w-48 flex-1">
              <p className="font-medium">
                {step.title} <span className="sr-only">({step.done ? text.done : text.toDo})</span>
              </p>
              <p className="text-[13px] text-ink-soft">{step.hint}</p>
            </div>
            {step.done || !permissions.includes(step.may) ? null : (
              <Link
                href={step.href}
                aria-label={text.goOf(step.title)}
                className={buttonClass({ size: 'sm', tone: step === next ? 'primary' : 'secondary' })}
              >
                {text.go}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
