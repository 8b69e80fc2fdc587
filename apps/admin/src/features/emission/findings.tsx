'use client';
import { LoaderCircle } from 'lucide-react';
import { type FormLabels, withFormLabels } from '../../text/form-quotes.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { CodeBlock } from '../../ui/copy.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { NoticeList } from '../document/notice-list.tsx';
import { noticeMessages } from '../document/notice-messages.ts';
import type { JsonObject } from './editor/json-tree.ts';
import { emissionMessages } from './messages.ts';
import { ProblemList } from './problem-list.tsx';
import { Totals } from './totals.tsx';
import type { useValidation, Validation } from './use-validation.ts';
import { indentXml } from './xml-text.ts';

interface Simple {
  /** For people: no names of fields and tags. */
  readonly simple?: boolean;
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

function Completed({
  completed,
  simple,
  labels,
}: Pick<Validation, 'completed'> & Required<Simple> & { readonly labels: FormLabels }) {
  const text = useText(emissionMessages);
  const isEnglish = useLocale() === 'en';
  if (completed.length === 0) return null;
  return (
    <Disclosure title={text.completed(completed.length)}>
      <p className="mb-2 text-[13px] text-ink-soft">{text.completedHint}</p>
      <dl className="grid gap-1.5 text-[13px]">
        {completed.map(({ field, tag, value, label, englishLabel, shown }) => (
          <div key={`${field} ${tag}`}>
            <dt className={cn('text-ink-soft', simple || 'font-mono text-xs break-all')}>
              {simple ? (labels(field) ?? (isEnglish ? englishLabel : label)) : `${field} · ${tag}`}
            </dt>
            <dd className="break-words">{simple ? (isEnglish ? shown.english : shown.portuguese) : value}</dd>
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
  /** Labels of the form for people. */
  readonly labels: FormLabels;
  /** The body; null while it is none. */
  readonly tree: JsonObject | null;
}

/** Validation result of the current body. */
export function Findings({ validation, broken, onGo, onDay, simple, labels, tree }: Props) {
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
          <ProblemList
            found={{ problems: withFormLabels(labels, found.problems), total: found.total }}
            onGo={onGo}
            simple={simple}
          />
          <Button tone="link" size="inline" className="justify-self-start" onClick={onDay}>
            {text.validateOn}
          </Button>
          <Notices notices={withFormLabels(labels, found.notices)} simple={simple} />
          <Totals totals={found.totals} completed={found.completed} simple={simple} tree={tree} />
          <Completed completed={found.completed} simple={simple} labels={labels} />
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
