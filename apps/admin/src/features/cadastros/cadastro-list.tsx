'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDocumento } from '../../format/format.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import type { CadastroKind } from '../emission/simple/cadastro-picker.tsx';
import { CadastroForm } from './cadastro-form.tsx';
import { cadastroMessages } from './messages.ts';

type Cadastro = Answers['cadastros']['find'][number];

/** Entries that are shown at once, as the API gives them. */
const SHOWN = 50;

interface Props {
  readonly clientId: string;
  readonly kind: CadastroKind;
}

/** Asks before an entry goes. */
function Removal({
  clientId,
  kind,
  entry,
  onDone,
}: Props & { readonly entry: Cadastro; readonly onDone: () => void }) {
  const text = useText(cadastroMessages);
  const api = useApi();
  const finish = useFinish();
  const remove = useMutation(
    api.cadastros.remove.mutationOptions({
      onSuccess: finish(api.cadastros.find.pathFilter(), text.removed(entry.name), onDone),
    }),
  );
  return (
    <Confirm
      onClose={onDone}
      title={text.removeTitle(entry.name)}
      action={text.removeAction}
      danger
      mutation={remove}
      onConfirm={() => remove.mutate({ clientId, kind, id: entry.id })}
    >
      <p>{text.removeHint}</p>
    </Confirm>
  );
}

function Rows({
  rows,
  isParty,
  onEdit,
  onRemove,
}: {
  readonly rows: readonly Cadastro[];
  readonly isParty: boolean;
  readonly onEdit: (entry: Cadastro) => void;
  readonly onRemove: (entry: Cadastro) => void;
}) {
  const text = useText(cadastroMessages);
  return (
    <>
      <ul aria-label={isParty ? text.parties : text.products} className="divide-y">
        {rows.map((entry) => (
          <li key={entry.id} className="flex items-center gap-2 py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words">{entry.name}</p>
              <p className="font-mono text-xs break-words text-ink-soft">
                {isParty ? formatDocumento(entry.code) : entry.code}
              </p>
            </div>
            <Button tone="ghost" size="icon" aria-label={text.edit(entry.name)} onClick={() => onEdit(entry)}>
              <Pencil aria-hidden />
            </Button>
            <Button
              tone="ghost"
              size="icon"
              aria-label={text.remove(entry.name)}
              onClick={() => onRemove(entry)}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {rows.length === SHOWN ? <p className="text-[13px] text-ink-soft">{text.more(SHOWN)}</p> : null}
      {rows.length === 0 ? (
        <p className="text-ink-soft">{isParty ? text.noneParties : text.noneProducts}</p>
      ) : null}
    </>
  );
}

/** The customers, or the products, of a company. */
function CadastroList({ clientId, kind }: Props) {
  const text = useText(cadastroMessages);
  const api = useApi();
  const [asked, setAsked] = useState('');
  const [editing, setEditing] = useState<{ readonly entry: Cadastro | null } | null>(null);
  const [removing, setRemoving] = useState<Cadastro | null>(null);
  const rows = useQuery(
    api.cadastros.find.queryOptions(
      { clientId, kind, asked: asked.trim() },
      { placeholderData: keepPreviousData },
    ),
  );
  const isParty = kind === 'destinatario';
  const search = isParty ? text.searchParties : text.searchProducts;
  return (
    <Card
      title={isParty ? text.parties : text.products}
      actions={
        <Button size="sm" onClick={() => setEditing({ entry: null })}>
          <Plus aria-hidden />
          {isParty ? text.newParty : text.newProduct}
        </Button>
      }
    >
      <div className="grid gap-3">
        <SearchInput label={search} value={asked} onType={setAsked} />
        <Loaded query={rows} rows={4}>
          {(all) => (
            <Rows
              rows={all}
              isParty={isParty}
              onEdit={(entry) => setEditing({ entry })}
              onRemove={setRemoving}
            />
          )}
        </Loaded>
      </div>
      {editing === null ? null : (
        <CadastroForm clientId={clientId} kind={kind} entry={editing.entry} onDone={() => setEditing(null)} />
      )}
      {removing === null ? null : (
        <Removal clientId={clientId} kind={kind} entry={removing} onDone={() => setRemoving(null)} />
      )}
    </Card>
  );
}

/** Entries from which a company chooses when it emits. */
export function Cadastros({ clientId }: Pick<Props, 'clientId'>) {
  const text = useText(cadastroMessages);
  if (!useMay('documents:emit')) return null;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{text.hint}</p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <CadastroList clientId={clientId} kind="destinatario" />
        <CadastroList clientId={clientId} kind="produto" />
      </div>
    </div>
  );
}
