'use client';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { type Choice, ConflictList } from './conflict-list.tsx';
import {
  type Conflict,
  controlsOf,
  defaultOf,
  isDirty,
  settle,
  type Values,
  valueOf,
  valuesOf,
  type Written,
  write,
  writtenIn,
} from './controls.ts';
import { changesOf, type FieldChange } from './field-changes.ts';
import { Form } from './form.tsx';

interface Props<T> {
  /** The object that the form edits, as it was read; null: there is none yet. */
  readonly stored: T;
  /** Refetches the object. */
  readonly reload: () => Promise<T>;
  /** Turns values of the fields into the API's terms, both the values shown and the values typed. */
  readonly bodyOf: (values: Values, base: T, which: keyof Written) => object;
  /** Throws `alterado_por_outro` when a field's current value differs from the change's old value. */
  readonly save: (changes: FieldChange[]) => Promise<unknown>;
  readonly onSaved: () => unknown;
  readonly id?: string;
  readonly className?: string;
  /** The fields; their controls have the stored values as defaults. */
  readonly children: (base: T, busy: boolean) => ReactNode;
}

/** The form takes in newer values this often before it reports a refusal. */
const TRIES = 3;

/**
 * A form that changes what exists: it sends the fields that its person changed, and keeps what others changed meanwhile.
 * When both changed one field, it shows both values and keeps both until the person chooses.
 */
export function EditForm<T>({ stored, reload, bodyOf, save, onSaved, id, className, children }: Props<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const { base, formOf, rebase } = useBase(stored, frame);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const changesIn = (written: ReadonlyMap<string, Written>, of: T) =>
    changesOf(
      of === null ? {} : bodyOf(valuesOf(written, 'seen'), of, 'seen'),
      bodyOf(valuesOf(written, 'mine'), of, 'mine'),
    );

  /** True: the API has stored the changes. False: the person has to choose first. */
  async function send(written: ReadonlyMap<string, Written>, of: T, triesLeft: number): Promise<boolean> {
    const changes = changesIn(written, of);
    try {
      if (changes.length > 0) await save([...changes]);
      return true;
    } catch (error) {
      const { code, errors } = faultOf(error);
      if (code !== 'alterado_por_outro' || triesLeft === 0) throw error;
      const newer = await reload();
      const refused = errors.map(({ field }) => field);
      const open = rebase(newer, writtenIn(formOf()), refused);
      setChoices({});
      setConflicts(open);
      return open.length === 0 ? send(writtenIn(formOf()), newer, triesLeft - 1) : false;
    }
  }

  const saving = useMutation({
    mutationFn: async (written: ReadonlyMap<string, Written>) => {
      if (!(await send(written, base, TRIES))) return;
      setConflicts([]);
      const newer = await reload().catch(() => null);
      if (newer !== null && frame.current !== null) rebase(newer, typedAfter(formOf(), written), []);
      await onSaved();
    },
  });
  return (
    <div ref={frame} className="contents">
      <Form
        error={saving.error}
        {...(id !== undefined && { id })}
        {...(className !== undefined && { className })}
        onSubmit={(_, form) => {
          const open = conflicts.some(({ control }) => choices[control.name] === undefined);
          if (open) setConflicts([...conflicts]);
          else saving.mutate(writtenIn(form));
        }}
      >
        {conflicts.length === 0 ? null : (
          <div className="col-span-full">
            <ConflictList
              conflicts={conflicts}
              choices={choices}
              onChoose={(conflict, choice) => {
                write(conflict.control, conflict[choice]);
                setChoices({ ...choices, [conflict.control.name]: choice });
              }}
            />
          </div>
        )}
        {children(base, saving.isPending)}
      </Form>
    </div>
  );
}

/** The values typed since the save: what was sent counts as stored now. */
const typedAfter = (
  form: HTMLFormElement,
  sent: ReadonlyMap<string, Written>,
): ReadonlyMap<string, Written> =>
  new Map(
    controlsOf(form).map((control) => {
      const [mine, seen] = [valueOf(control), sent.get(control.name)?.mine ?? defaultOf(control)];
      return [control.name, { seen, mine }];
    }),
  );

/** Keeps the stored values that the fields start from: newer ones come in while nothing is typed, or under what is typed. */
function useBase<T>(stored: T, frame: { readonly current: HTMLDivElement | null }) {
  const [base, setBase] = useState(stored);
  const pending = useRef<{ written: ReadonlyMap<string, Written>; refused: readonly string[] } | null>(null);
  const open = useRef<readonly Conflict[]>([]);
  const formOf = (): HTMLFormElement => {
    const form = frame.current?.querySelector('form');
    if (!form) throw new Error('the form is gone');
    return form;
  };
  const settlePending = () => {
    if (pending.current === null) return;
    const { written, refused } = pending.current;
    pending.current = null;
    open.current = settle(formOf(), written, refused);
  };
  useLayoutEffect(settlePending);
  const follow = useEffectEvent((newer: T) => {
    const written = writtenIn(formOf());
    // Without a change nothing would be rendered, and what is pending would settle over what is written later.
    if (newer === base || isDirty(written)) return;
    pending.current = { written, refused: [] };
    setBase(newer);
  });
  useEffect(() => follow(stored), [stored]);
  return {
    base,
    formOf,
    /** @returns the conflicts to decide */
    rebase: (newer: T, written: ReadonlyMap<string, Written>, refused: readonly string[]) => {
      pending.current = { written, refused };
      open.current = [];
      flushSync(() => setBase(newer));
      settlePending();
      return open.current;
    },
  };
}
