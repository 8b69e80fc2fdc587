'use client';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { useTypeName } from '../documents/types.ts';
import { fixWords } from './fix-words.ts';
import { readinessMessages } from './messages.ts';

type Line = Answers['clients']['readiness']['lines'][number];

const ICONS = { ok: CircleCheck, aviso: TriangleAlert, problema: CircleAlert } as const;
const TONES = { ok: 'text-good', aviso: 'text-warn', problema: 'text-bad' } as const;

/** Equal lines of several document types. */
interface Group extends Omit<Line, 'type'> {
  readonly types: readonly string[];
}

const WEIGHT = { problema: 0, aviso: 1, ok: 2 } as const;

/** Joins equal lines of several types; obstacles come first. */
export function groupLines(lines: readonly Line[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { type, ...line } of lines) {
    const key = `${line.check} ${line.state} ${line.message}`;
    const types = groups.get(key)?.types ?? [];
    groups.set(key, { ...line, types: type === null ? types : [...types, type] });
  }
  return [...groups.values()].toSorted((one, other) => WEIGHT[one.state] - WEIGHT[other.state]);
}

/** A check with its remedy. */
export function LineRow({ line, clientId }: { readonly line: Group; readonly clientId: string }) {
  const { state, types, message, english, fix, check } = line;
  const text = useText(readinessMessages);
  const locale = useLocale();
  const words = fixWords(check);
  const nameOf = useTypeName();
  const Icon = ICONS[state];
  return (
    <li className="flex gap-3 px-5 py-3">
      <Icon className={`mt-0.5 size-4 shrink-0 ${TONES[state]}`} aria-hidden />
      <div className="min-w-0">
        <p className="break-words">
          <span className="sr-only">{text.states[state]}: </span>
          {types.length === 0 ? null : <span className="font-medium">{types.map(nameOf).join(', ')}: </span>}
          {locale === 'en' && english !== null ? english : <span lang="pt-BR">{message}</span>}
        </p>
        {fix === null ? null : (
          <p className="mt-0.5 text-[13px] break-words text-ink-soft">
            {text.fix} {words === null ? <span lang="pt-BR">{fix}</span> : words.fix[locale]}{' '}
            {words?.page === undefined ? null : (
              <Link
                href={`/empresas/${clientId}/${words.page}`}
                prefetch={false}
                className="text-accent underline"
              >
                {text.goTo[words.page]}
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
