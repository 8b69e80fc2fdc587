'use client';
import { useState } from 'react';
import { type FormLabels, withFormLabels } from '../../../text/form-quotes.ts';
import { useText } from '../../../text/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { JsonObject } from '../editor/json-tree.ts';
import { Notices } from '../findings.tsx';
import { ProblemList } from '../problem-list.tsx';
import { Totals } from '../totals.tsx';
import { useValidation } from '../use-validation.ts';
import { lawDayMessages } from './messages.ts';

interface Props {
  readonly clientId: string;
  readonly type: string;
  readonly strict: boolean;
  /** Null: the text is no body. */
  readonly body: string | null;
  readonly onGo: (path: string) => void;
  readonly onClose: () => void;
  /** For people: labels of their form, no names of fields and tags. */
  readonly simple: boolean;
  readonly labels: FormLabels;
  readonly tree: JsonObject | null;
}

/** The same body, judged by the law of a day to choose. */
export function LawDay({ onGo, onClose, ...of }: Props) {
  const text = useText(lawDayMessages);
  const [day, setDay] = useState('');
  return (
    <Card
      title={text.title}
      hint={text.hint}
      actions={
        <Button tone="ghost" size="sm" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <div className="grid gap-4">
        <DateField label={text.day} name="em" value={day} onChange={setDay} />
        {day === '' ? (
          <p className="text-[13px] text-ink-soft">{text.choose}</p>
        ) : (
          <OnDay {...of} day={day} onGo={onGo} />
        )}
      </div>
    </Card>
  );
}

type Judged = Omit<Props, 'onClose'> & { readonly day: string };

function OnDay({ clientId, type, strict, body, day, onGo, simple, labels, tree }: Judged) {
  const text = useText(lawDayMessages);
  const { found, error, isStale } = useValidation({ clientId, type, strict, body, em: day });
  if (body === null) return <Notice tone="bad">{text.broken}</Notice>;
  if (error !== null) return <Notice tone="bad">{error.message}</Notice>;
  if (found === null) return <SkeletonRows rows={3} />;
  return (
    <div className="grid gap-4" aria-busy={isStale}>
      <output className="sr-only">{isStale ? text.validating : ''}</output>
      <ProblemList
        found={{ problems: withFormLabels(labels, found.problems), total: found.total }}
        onGo={onGo}
        simple={simple}
      />
      <Notices notices={withFormLabels(labels, found.notices)} simple={simple} />
      <Totals totals={found.totals} completed={found.completed} simple={simple} tree={tree} />
    </div>
  );
}
