'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApiClient } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import type { FieldChange } from '../../ui/form/field-changes.ts';
import { useToast } from '../../ui/toast.tsx';
import type { CadastroKind } from '../emission/simple/cadastro-picker.tsx';
import { simpleMessages } from '../emission/simple/messages.ts';
import { ITEM, PARTY, TOWN } from '../emission/simple/simple-fields.ts';
import { useSefaz } from '../emission/simple/use-sefaz.ts';
import { cadastroMessages } from './messages.ts';
import { RegisterField } from './register-field.tsx';

type Cadastro = Answers['cadastros']['find'][number];

const NAMES = {
  destinatario: PARTY,
  produto: [
    ...ITEM.filter((name) => name !== 'quantidade_comercial'),
    'cest',
    'codigo_barras_comercial',
  ] as const,
} as const;
const INDICATOR = 'indicador_inscricao_estadual_destinatario';

interface Props {
  readonly clientId: string;
  readonly kind: CadastroKind;
  /** Null: a new one. */
  readonly entry: Cadastro | null;
  readonly onDone: () => void;
}

/** Fields to store: those without a form field stay, and a town's code stays only with its town. */
function fieldsOf(
  before: Cadastro['fields'],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const moved = ['municipio_destinatario', 'uf_destinatario'].some(
    (name) => (before[name] ?? '') !== (values[name] ?? ''),
  );
  const merged = { ...before, ...values };
  return Object.fromEntries(
    Object.entries(merged).filter(([name, value]) => value.trim() !== '' && !(moved && name === TOWN)),
  );
}

const formOf = (id: string): HTMLFormElement | null => {
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : null;
};

/** The form's current values. */
const writtenIn = (id: string): Record<string, string> => {
  const form = formOf(id);
  return Object.fromEntries(
    [...(form === null ? [] : new FormData(form))].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
};

/** Overwrites form fields with the values found. */
function fill(id: string, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = formOf(id)?.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
}

/** A customer or a product, written down. */
export function CadastroForm({ clientId, kind, entry, onDone }: Props) {
  const text = useText(cadastroMessages);
  const words = useText(simpleMessages);
  const client = useApiClient();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useId();
  /** Fields found in a register, including those without a form field. */
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const sefaz = useSefaz(clientId, kind, (fields) => {
    setTold(fields);
    fill(form, fields);
  });
  const change = (id: string, changes: FieldChange[]) =>
    client.cadastros.change.mutate({ clientId, kind, id, changes });
  const isParty = kind === 'destinatario';
  const title = isParty
    ? entry === null
      ? text.newParty
      : text.editParty
    : entry === null
      ? text.newProduct
      : text.editProduct;
  return (
    <Dialog onClose={onDone} title={title} wide>
      <EditForm
        id={form}
        stored={entry}
        // An empty change returns the entry under its current id.
        reload={async () => (entry === null ? null : change(entry.id, []))}
        bodyOf={(values, base, which) => fieldsOf({ ...base?.fields, ...(which === 'mine' && told) }, values)}
        save={async (changes) => {
          const fields = Object.fromEntries(changes.map(({ field, to }) => [field, String(to)]));
          await (entry === null
            ? client.cadastros.save.mutate({ clientId, kind, fields })
            : change(entry.id, changes));
        }}
        onSaved={async () => {
          const { [isParty ? 'nome_destinatario' : 'descricao']: name = '' } = writtenIn(form);
          await queries.invalidateQueries();
          toast(words.kept(name));
          onDone();
        }}
        className="grid gap-4 sm:grid-cols-2"
      >
        {(base, busy) => (
          <>
            {NAMES[kind].map((name) =>
              name === INDICATOR ? (
                <SelectField
                  key={name}
                  name={name}
                  label={words.field[name]}
                  defaultValue={base?.fields[name] ?? ''}
                  options={words.indicators}
                />
              ) : (
                <RegisterField
                  key={name}
                  kind={kind}
                  name={name}
                  stored={base?.fields[name] ?? ''}
                  written={(other) => writtenIn(form)[other] ?? ''}
                  onPick={(code) => fill(form, { [name]: code })}
                />
              ),
            )}
            <div className="col-span-full">
              <DialogActions>
                <Button busy={sefaz.busy} onClick={() => sefaz.ask(writtenIn(form))}>
                  <Landmark aria-hidden />
                  {isParty ? text.askSefaz : text.askGtin}
                </Button>
                <Button type="submit" tone="primary" busy={busy}>
                  {text.save}
                </Button>
              </DialogActions>
            </div>
          </>
        )}
      </EditForm>
    </Dialog>
  );
}
