'use client';
import { useText } from '../../text/text.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { Card } from '../../ui/card.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { KeepVisible } from './editor/keep-visible.tsx';
import { emissionMessages } from './messages.ts';
import { type ListedProblem, ProblemList } from './problem-list.tsx';

/** Reason why the emission was not accepted. */
export function Refused({
  error,
  onGo,
  found,
}: {
  readonly error: unknown;
  readonly onGo: (path: string) => void;
  /** Problems of the same body in words for people; empty where fields keep their names. */
  readonly found: readonly ListedProblem[];
}) {
  const text = useText(emissionMessages);
  const errors: readonly ListedProblem[] = faultOf(error).errors.map(
    (each) => found.find(({ field, code }) => field === each.field && code === each.code) ?? each,
  );
  return (
    <KeepVisible>
      <Card title={text.verdict}>
        <div className="grid gap-3">
          <FaultNotice error={error} />
          {errors.length === 0 ? null : (
            <ProblemList
              found={{ problems: errors, total: errors.length }}
              onGo={onGo}
              simple={found.length > 0}
            />
          )}
        </div>
      </Card>
    </KeepVisible>
  );
}
