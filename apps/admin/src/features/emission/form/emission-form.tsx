'use client';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../../text/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FieldErrors } from '../../../ui/form/field.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { withValue } from '../editor/json-edit.ts';
import { type JsonObject, printTree } from '../editor/json-tree.ts';
import { type EmissionField, searchFields } from '../fields.ts';
import { FormProvider, type Goal } from '../form-context.ts';
import { type Problem, writtenWrong } from '../use-validation.ts';
import { FormGroups } from './form-groups.tsx';
import { formMessages } from './form-messages.ts';
import { useGoal } from './use-goal.ts';

interface Props {
  readonly fields: readonly EmissionField[];
  readonly mod: string;
  readonly tree: JsonObject;
  readonly problems: readonly Problem[];
  readonly goal: Goal | null;
  readonly onChange: (tree: JsonObject) => void;
}

const count = (fields: readonly EmissionField[]): number =>
  fields.reduce((sum, { fields: inner }) => sum + (inner.length === 0 ? 1 : count(inner)), 0);

/** The body as a form that follows from the layout. */
export function EmissionForm({ fields, mod, tree, problems, goal, onChange }: Props) {
  const text = useText(formMessages);
  const [asked, setAsked] = useState('');
  const search = useDeferredValue(asked.trim());
  const form = useGoal(goal, search === '' ? null : () => setAsked(''));
  const own = useMemo(() => {
    const given = tree.entries.find(({ name }) => name === 'mod')?.value;
    const isSettled = given !== undefined && 'text' in given && given.text === mod;
    return isSettled ? fields.filter(({ name }) => name !== 'mod') : fields;
  }, [fields, mod, tree]);
  const found = useMemo(() => searchFields(own, search), [own, search]);
  const wrong = useMemo(() => writtenWrong(problems, tree), [problems, tree]);
  const others = tree.entries.filter(({ name }) => !fields.some((field) => field.name === name));
  return (
    <div ref={form} className="grid gap-3">
      <div>
        <SearchInput label={text.search} value={asked} onType={setAsked} />
        <output className={cn('block text-[13px] text-ink-soft', search === '' ? 'sr-only' : 'mt-1.5')}>
          {search === '' ? '' : found.length === 0 ? text.notFound : text.found(count(found))}
        </output>
      </div>
      <FieldErrors value={wrong}>
        <FormProvider
          value={{
            tree,
            problems,
            goal,
            searching: search !== '',
            simple: false,
            Groups: FormGroups,
            change: (steps, value) => onChange(withValue(tree, steps, value)),
          }}
        >
          <FormGroups fields={found} holder={[]} />
        </FormProvider>
      </FieldErrors>
      {others.length === 0 || search !== '' ? null : (
        <Disclosure title={text.others}>
          <p className="mb-3 text-[13px] text-ink-soft">{text.othersHint}</p>
          <ul className="grid gap-2">
            {others.map(({ name, value }) => (
              <li key={name} className="flex items-start gap-2">
                <code className="min-w-0 flex-1 font-mono text-xs break-all">
                  {name}: {printTree(value)}
                </code>
                <Button
                  tone="ghost"
                  size="icon"
                  aria-label={`${text.remove} ${name}`}
                  onClick={() => onChange(withValue(tree, [name], undefined))}
                >
                  <Trash2 aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
