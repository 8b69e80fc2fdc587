'use client';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useTypeName } from '../documents/types.ts';
import { fixWords } from './fix-words.ts';
import { readinessMessages } from './messages.ts';

type Readiness = Answers['clients']['readiness'];
type Line = Readiness['lines'][number];

const TYPES = ['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce', 'nfse'] as const;
const AREAS = ['instalacao', 'certificado', 'cadastro', 'numeracao', 'autorizador'] as const;

const ICONS = { ok: CircleCheck, aviso: TriangleAlert, problema: CircleAlert } as const;
const TONES = { ok: 'text-good', aviso: 'text-warn', problema: 'text-bad' } as const;

/** Equal lines of several document types. */
interface Group extends Omit<Line, 'type'> {
  readonly types: readonly string[];
}

const WEIGHT = { problema: 0, aviso: 1, ok: 2 } as const;

/** Joins equal lines of several types; obstacles come first. */
function groupLines(lines: readonly Line[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { type, ...line } of lines) {
    const key = `${line.check} ${line.state} ${line.message}`;
    const types = groups.get(key)?.types ?? [];
    groups.set(key, { ...line, types: type === null ? types : [...types, type] });
  }
  return [...groups.values()].toSorted((one, other) => WEIGHT[one.state] - WEIGHT[other.state]);
}

function LineRow({ line, clientId }: { readonly line: Group; readonly clientId: string }) {
  const { state, types, message, fix, check } = line;
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
          <span lang="pt-BR">{message}</span>
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

function Lines({ ready, against, lines, clientId }: Readiness & { readonly clientId: string }) {
  const text = useText(readinessMessages);
  const problems = lines.filter(({ state }) => state === 'problema').length;
  return (
    <div className="grid gap-4">
      <output>
        <Notice tone={ready ? 'good' : 'bad'}>
          <span className="font-medium">{ready ? text.ready : text.notReady(problems)}</span>
          {ready ? <span className="block">{text.readyHint}</span> : null}
          {against === 'sandbox' ? <span className="block">{text.againstSandbox}</span> : null}
        </Notice>
      </output>
      {AREAS.map((area) => {
        const own = lines.filter((line) => line.area === area);
        return own.length === 0 ? null : (
          <Card key={area} title={text.areas[area]} padded={false}>
            <ul className="divide-y">
              {groupLines(own).map((line) => (
                <LineRow key={`${line.check} ${line.message}`} line={line} clientId={clientId} />
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

/** Requirements for a company's first real document, each with its next step. */
export function ReadinessPage({ clientId }: { readonly clientId: string }) {
  const text = useText(readinessMessages);
  const nameOf = useTypeName();
  const api = useApi();
  const [type, setType] = useState('');
  const found = useQuery(
    api.clients.readiness.queryOptions(
      { clientId, types: type === '' ? null : [type] },
      { refetchOnWindowFocus: false, retry: false },
    ),
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{text.hint}</p>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={text.type}
            name="type"
            value={type}
            onChange={({ target }) => setType(target.value)}
            options={[
              { value: '', label: text.issued },
              ...TYPES.map((each) => ({ value: each, label: nameOf(each) })),
            ]}
          />
          <Button busy={found.isFetching} onClick={() => void found.refetch()}>
            <RefreshCw aria-hidden />
            {text.again}
          </Button>
        </div>
      </div>
      {found.isFetching ? <output className="text-[13px] text-ink-soft">{text.checking}</output> : null}
      <Loaded query={found} rows={8}>
        {(readiness) => <Lines {...readiness} clientId={clientId} />}
      </Loaded>
    </div>
  );
}
