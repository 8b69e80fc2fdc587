'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDocumento } from '../../../format/format.ts';
import { useText } from '../../../text/text.tsx';
import { type Answers, useApi } from '../../../trpc/client.tsx';
import { simpleMessages } from './messages.ts';
import { PickDialog } from './pick-dialog.tsx';

export type CadastroKind = 'destinatario' | 'produto';
export type Fields = Answers['cadastros']['find'][number]['fields'];

interface Props {
  readonly clientId: string;
  readonly kind: CadastroKind;
  readonly onPick: (fields: Fields) => void;
  readonly onClose: () => void;
}

/** Chooses from what the company keeps. */
export function CadastroPicker({ clientId, kind, onPick, onClose }: Props) {
  const text = useText(simpleMessages);
  const api = useApi();
  const [asked, setAsked] = useState('');
  const { data, error } = useQuery(
    api.cadastros.find.queryOptions(
      { clientId, kind, asked: asked.trim() },
      { placeholderData: keepPreviousData },
    ),
  );
  const isParty = kind === 'destinatario';
  return (
    <PickDialog
      title={isParty ? text.chooseParty : text.chooseProduct}
      searchLabel={isParty ? text.searchParty : text.searchProduct}
      emptyLabel={isParty ? text.noParty : text.noProduct}
      asked={asked}
      onAsk={setAsked}
      rows={data?.map((entry) => ({
        ...entry,
        label: entry.name,
        detail: isParty ? formatDocumento(entry.code) : entry.code,
      }))}
      error={error}
      onPick={({ fields }) => onPick(fields)}
      onClose={onClose}
    />
  );
}
