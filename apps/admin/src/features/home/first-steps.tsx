'use client';
import { Circle, CircleCheck } from 'lucide-react';
import Link from 'next/link';
import type { Permission } from '../../shell/navigation.ts';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AIMS, type Aim, useAim } from './aim.ts';
import { homeMessages } from './messages.ts';

type Found = Pick<
  Answers['home']['attention'],
  'hasCompany' | 'hasTestDocument' | 'hasLiveDocument' | 'hasImport' | 'tokenUsed'
>;

interface Step {
  readonly title: string;
  readonly hint: string;
  readonly done: boolean;
  readonly href: string;
  readonly may: Permission;
}

/** Steps of each aim, with those that are done. */
function useSteps(found: Found): Readonly<Record<Aim, readonly Step[]>> {
  const text = useText(homeMessages);
  const company: Step = {
    title: text.stepCompany,
    hint: text.stepCompanyHint,
    done: found.hasCompany,
    href: '/empresas/nova',
    may: 'clients:write',
  };
  const emit: Step = {
    title: text.stepEmit,
    hint: text.stepEmitHint,
    done: found.hasTestDocument,
    href: '/teste/emitir',
    may: 'documents:emit',
  };
  return {
    hand: [
      company,
      emit,
      {
        title: text.stepLive,
        hint: text.stepLiveHint,
        done: found.hasLiveDocument,
        href: '/producao',
        may: 'clients:write',
      },
    ],
    system: [
      company,
      emit,
      {
        title: text.stepToken,
        hint: text.stepTokenHint,
        done: found.tokenUsed,
        href: '/chaves',
        may: 'tokens:reveal',
      },
    ],
    accountant: [
      { ...company, title: text.stepCompanies },
      {
        title: text.stepImport,
        hint: text.stepImportHint,
        done: found.hasImport,
        href: '/empresas',
        may: 'clients:write',
      },
    ],
  };
}

/** Steps to the first emission of a new account, by its aim; hidden once they are done. */
export function FirstSteps({ found }: { readonly found: Found }) {
  const text = useText(homeMessages);
  const { permissions } = useSession();
  const [aim, choose] = useAim(found.tokenUsed ? 'system' : 'hand');
  const steps = useSteps(found)[aim];
  if (steps.every(({ done }) => done)) return null;
  const next = steps.find(({ done }) => !done);
  return (
    <Card title={text.steps} padded={false}>
      <fieldset className="flex flex-wrap gap-2 border-b px-5 py-3">
        <legend className="sr-only">{text.aim}</legend>
        {AIMS.map((each) => (
          <label
            key={each}
            className="cursor-pointer rounded-md border px-3 py-1.5 text-[13px] has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="objetivo"
              className="sr-only"
              checked={each === aim}
              onChange={() => choose(each)}
            />
            {text.aims[each]}
          </label>
        ))}
      </fieldset>
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
