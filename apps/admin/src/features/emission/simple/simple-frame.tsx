'use client';
import { type ReactNode, useMemo } from 'react';
import { FieldErrors } from '../../../ui/form/field.tsx';
import type { JsonObject } from '../editor/json-tree.ts';
import { FormGroups } from '../form/form-groups.tsx';
import { useGoal } from '../form/use-goal.ts';
import { FormProvider, type Goal } from '../form-context.ts';
import { type Problem, writtenWrong } from '../use-validation.ts';
import { changeField } from './simple-fields.ts';

/** The body that a simple form edits. */
export interface SimpleBody {
  readonly tree: JsonObject;
  readonly problems: readonly Problem[];
  readonly goal: Goal | null;
  readonly onChange: (tree: JsonObject) => void;
}

/** Gives the fields of a simple form the body, its problems and the field to go to. */
export function SimpleFrame({
  body: { tree, problems, goal, onChange },
  children,
}: {
  readonly body: SimpleBody;
  readonly children: ReactNode;
}) {
  const form = useGoal(goal, null);
  const wrong = useMemo(() => writtenWrong(problems, tree), [problems, tree]);
  return (
    <div ref={form} className="grid gap-6">
      <FieldErrors value={wrong}>
        <FormProvider
          value={{
            tree,
            problems,
            goal,
            searching: false,
            simple: true,
            Groups: FormGroups,
            change: (steps, value) => onChange(changeField(tree, steps, value)),
          }}
        >
          {children}
        </FormProvider>
      </FieldErrors>
    </div>
  );
}
