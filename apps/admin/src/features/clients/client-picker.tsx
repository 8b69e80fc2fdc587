'use client';
import { useQuery } from '@tanstack/react-query';
import { formatDocumento } from '../../format/format.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Combobox } from '../../ui/menu/combobox.tsx';
import { pickerMessages } from './picker-messages.ts';

interface ClientPickerProps {
  /** Null: none chosen, or all. */
  readonly value: string | null;
  readonly onChange: (clientId: string | null) => void;
  /** Offers "all companies" as the first line. */
  readonly all?: boolean;
  readonly name?: string;
  readonly label?: string;
  readonly className?: string;
}

/** Chooses a company of the account by name or CNPJ. Pages prefetch `clients.options`. */
export function ClientPicker({ all = false, name = 'clientId', label, ...rest }: ClientPickerProps) {
  const text = useText(pickerMessages);
  const api = useApi();
  const clients = useQuery(api.clients.options.queryOptions(undefined, { staleTime: 60_000 }));
  return (
    <Combobox
      {...rest}
      name={name}
      label={label ?? text.company}
      placeholder={clients.isPending ? text.loading : text.choose}
      {...(all ? { none: text.all } : {})}
      searchLabel={text.search}
      emptyLabel={clients.error === null ? text.notFound : text.failed}
      disabled={clients.isPending}
      options={(clients.data ?? []).map(({ id, name: label, cnpj, uf }) => ({
        value: id,
        label,
        detail: `${formatDocumento(cnpj)} · ${uf}`,
      }))}
    />
  );
}
