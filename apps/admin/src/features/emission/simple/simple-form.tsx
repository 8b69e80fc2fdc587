'use client';
import { useMemo } from 'react';
import { useText } from '../../../text/text.tsx';
import { FieldErrors } from '../../../ui/form/field.tsx';
import type { JsonObject } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';
import { FormGroups } from '../form/form-groups.tsx';
import { useGoal } from '../form/use-goal.ts';
import { FormProvider, type Goal } from '../form-context.ts';
import { type Problem, writtenWrong } from '../use-validation.ts';
import { simpleMessages } from './messages.ts';
import { alsoAsked, changeField, OPERATION, PARTY } from './simple-fields.ts';
import { SimpleItems } from './simple-items.tsx';
import { SimpleParty } from './simple-party.tsx';
import { SimplePayments } from './simple-payments.tsx';
import { SimpleFields, SimpleSection, useMet } from './simple-section.tsx';

interface Props {
  readonly clientId: string;
  readonly fields: readonly EmissionField[];
  readonly tree: JsonObject;
  readonly problems: readonly Problem[];
  readonly goal: Goal | null;
  readonly total: string | null;
  readonly onChange: (tree: JsonObject) => void;
}

const NOTE = ['informacoes_adicionais_contribuinte'];
const SHOWN = [...OPERATION, ...PARTY, ...NOTE];

const within = (fields: readonly EmissionField[], name: string): readonly EmissionField[] =>
  fields.find((field) => field.name === name)?.fields ?? [];

/** A sale as people think of it: to whom, what, how it is paid. The same body as the full form's. */
export function SimpleForm({ clientId, fields, tree, problems, goal, total, onChange }: Props) {
  const text = useText(simpleMessages);
  const form = useGoal(goal, null);
  const wrong = useMemo(() => writtenWrong(problems, tree), [problems, tree]);
  const also = useMet(alsoAsked(fields, SHOWN, [], problems)).map(({ name }) => name);
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
          <SimpleParty clientId={clientId} fields={fields} onChange={onChange} />
          <SimpleItems clientId={clientId} fields={within(fields, 'itens')} onChange={onChange} />
          <SimplePayments fields={within(fields, 'formas_pagamento')} total={total} />
          <SimpleSection title={text.operation}>
            <SimpleFields fields={fields} names={OPERATION} holder={[]} elsewhere={null} />
          </SimpleSection>
          {also.length === 0 ? null : (
            <SimpleSection title={text.also}>
              <SimpleFields fields={fields} names={also} holder={[]} elsewhere={null} />
            </SimpleSection>
          )}
          <SimpleSection title={text.note}>
            <SimpleFields fields={fields} names={NOTE} holder={[]} elsewhere={null} />
          </SimpleSection>
        </FormProvider>
      </FieldErrors>
    </div>
  );
}
