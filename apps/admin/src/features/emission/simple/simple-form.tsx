'use client';
import { useText } from '../../../text/text.tsx';
import type { EmissionField } from '../fields.ts';
import { CompanyHint } from './company-hint.tsx';
import { simpleMessages } from './messages.ts';
import { alsoAsked, askedBy, OPERATION, PARTY } from './simple-fields.ts';
import { type SimpleBody, SimpleFrame } from './simple-frame.tsx';
import { SimpleItems } from './simple-items.tsx';
import { SimpleParty } from './simple-party.tsx';
import { SimplePayments } from './simple-payments.tsx';
import { SimpleFields, SimpleSection, useMet } from './simple-section.tsx';

interface Props extends SimpleBody {
  readonly clientId: string;
  readonly fields: readonly EmissionField[];
  readonly total: string | null;
}

const NOTE = ['informacoes_adicionais_contribuinte'];
const SHOWN = [...OPERATION, ...PARTY, ...NOTE];

const within = (fields: readonly EmissionField[], name: string): readonly EmissionField[] =>
  fields.find((field) => field.name === name)?.fields ?? [];

/** A sale as people think of it: to whom, what, how it is paid. The same body as the full form's. */
export function SimpleForm({ clientId, fields, tree, problems, goal, total, onChange }: Props) {
  const text = useText(simpleMessages);
  const also = useMet(alsoAsked(fields, SHOWN, { holder: [], askedFor: askedBy(problems, goal) })).map(
    ({ name }) => name,
  );
  return (
    <SimpleFrame body={{ tree, problems, goal, onChange }}>
      <SimpleParty clientId={clientId} fields={fields} onChange={onChange} />
      <SimpleItems clientId={clientId} fields={within(fields, 'itens')} onChange={onChange} />
      <SimplePayments fields={within(fields, 'formas_pagamento')} total={total} />
      <SimpleSection title={text.operation}>
        <SimpleFields fields={fields} names={OPERATION} holder={[]} elsewhere={null} />
      </SimpleSection>
      {also.length === 0 ? null : (
        <SimpleSection title={text.also}>
          <CompanyHint clientId={clientId} names={also} />
          <SimpleFields fields={fields} names={also} holder={[]} elsewhere={null} />
        </SimpleSection>
      )}
      <SimpleSection title={text.note}>
        <SimpleFields fields={fields} names={NOTE} holder={[]} elsewhere={null} />
      </SimpleSection>
    </SimpleFrame>
  );
}
