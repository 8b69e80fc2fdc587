'use client';
import { LoaderCircle } from 'lucide-react';
import { useLocale, useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { CodeBlock } from '../../ui/copy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { NoticeList } from '../document/notice-list.tsx';
import { noticeMessages } from '../document/notice-messages.ts';
import { formatReais } from '../documents/format-reais.ts';
import { Disclosure } from './form/disclosure.tsx';
import { emissionMessages } from './messages.ts';
import { ProblemList } from './problem-list.tsx';
import { totalNames } from './total-names.ts';
import type { useValidation, Validation } from './use-validation.ts';
import { indentXml } from './xml-text.ts';

/** Values in reais; quantities have more places. */
const AMOUNT = /^\d+\.\d{2}$/;

interface Simple {
  /** For people: no names of fields and tags. */
  readonly simple?: boolean;
}

export function Totals({ totals, simple = false }: Pick<Validation, 'totals'> & Simple) {
  const text = useText(emissionMessages);
  const names: Readonly<Record<string, string>> = useText(totalNames);
  const locale = useLocale();
  // The XML contains zero totals; they are not worth showing.
  const rows = Object.entries(totals).filter(([, value]) => Number(value) !== 0);
  if (rows.length === 0) return null;
  return (
    <Disclosure title={text.totals} initiallyOpen>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[13px]">
        {rows.map(([tag, value]) => (
          <div key={tag} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">
              {names[tag] ?? null}{' '}
              {simple && tag in names ? null : <span className="font-mono text-xs">{tag}</span>}
            </dt>
            <dd className="text-right tabular-nums">
              {AMOUNT.test(value) ? formatReais(value, locale) : value}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

export function Notices({ notices, simple = false }: Pick<Validation, 'notices'> & Simple) {
  const text = useText(noticeMessages);
  if (notices.length === 0) return null;
  return (
    <Disclosure title={text.title} initiallyOpen>
      <p className="mb-2 text-[13px] text-ink-soft">{text.hint}</p>
      <NoticeList notices={notices} simple={simple} />
    </Disclosure>
  );
}

function Completed({ completed, simple }: Pick<Validation, 'completed'> & Required<Simple>) {
  const text = useText(emissionMessages);
  if (completed.length === 0) return null;
  return (
    <Disclosure title={text.completed(completed.length)}>
      <p className="mb-2 text-[13px] text-ink-soft">{text.completedHint}</p>
      <dl className="grid gap-1.5 text-[13px]">
        {completed.map(({ field, tag, value, label }) => (
          <div key={`${field} ${tag}`}>
            <dt className={cn('text-ink-soft', simple || 'font-mono text-xs break-all')}>
              {simple ? label : `${field} · ${tag}`}
            </dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

interface Props {
  readonly validation: ReturnType<typeof useValidation>;
  /** Reason why no validation is possible. */
  readonly broken: string | null;
  readonly onGo: (path: string) => void;
  /** Opens the same judgment by the law of another day. */
  readonly onDay: () => void;
  readonly simple: boolean;
}

/** Validation result of the current body. */
export function Findings({ validation, broken, onGo, onDay, simple }: Props) {
  const text = useText(emissionMessages);
  const { found, error, isStale } = validation;
  const busy = isStale && broken === null;
  return (
    <Card
      title={text.problems}
      padded={found !== null || broken !== null || error !== null}
      actions={
        <output className="flex h-4 items-center gap-1.5 text-xs text-ink-soft">
          {busy ? (
            <>
              <LoaderCircle className="size-3.5 animate-spin" aria-hidden />
              {text.validating}
            </>
          ) : null}
        </output>
      }
    >
      {broken === null ? null : (
        <button type="button" className="w-full text-left" onClick={() => onGo('')}>
          <Notice tone="bad">{broken}</Notice>
        </button>
      )}
      {broken !== null || error === null ? null : <Notice tone="bad">{error.message}</Notice>}
      {found === null || broken !== null ? null : (
        <div className="grid gap-4">
          <ProblemList found={found} onGo={onGo} simple={simple} />
          <Button tone="link" size="inline" className="justify-self-start" onClick={onDay}>
            {text.validateOn}
          </Button>
          <Notices notices={found.notices} simple={simple} />
          <Totals totals={found.totals} simple={simple} />
          <Completed completed={found.completed} simple={simple} />
          {found.xml === null || simple ? null : (
            <Disclosure title={text.xml}>
              <p className="mb-2 text-[13px] text-ink-soft">{text.xmlHint}</p>
              <CodeBlock code={indentXml(found.xml)} label={text.xml} />
            </Disclosure>
          )}
        </div>
      )}
      {found === null && broken === null && error === null ? <SkeletonRows rows={3} /> : null}
    </Card>
  );
}
