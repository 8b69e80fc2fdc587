'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useApi } from '../../trpc/client.tsx';
import { LIST_PAGES } from '../documents/list-pages.ts';
import { type ReceivedType, TABS, type Tab, TYPES } from './messages.ts';

/** Part of the inbox on screen, as the address of the page has it. */
export interface Inbox {
  readonly clientId: string | null;
  readonly type: ReceivedType;
  /** Null: every note; of NF-e alone. */
  readonly tab: Tab | null;
  readonly search: string;
  /** CNPJ or CPF of one issuer. */
  readonly supplier: string | null;
}

const ALL = 'todas';
const FIRST: Tab = 'novas';
/** While a manifestation waits for the authority, and otherwise. */
const SOON_MS = 2_000;
const LATER_MS = 30_000;

const SUPPLIER = /^[0-9A-Z]{12}\d{2}$|^\d{11}$/;

/** Address of a part of the inbox, without its path. */
export function inboxAddress({ clientId, type, tab, search, supplier }: Inbox): string {
  const params = new URLSearchParams();
  if (clientId !== null) params.set('empresa', clientId);
  if (type !== 'nfe') params.set('tipo', type);
  if (tab !== FIRST) params.set('aba', tab ?? ALL);
  if (supplier !== null) params.set('fornecedor', supplier);
  if (search.trim() !== '') params.set('q', search.trim());
  return params.toString();
}

/** The part of the inbox in the address, and a way to another one. */
export function useInboxAddress() {
  const path = usePathname();
  const address = useSearchParams();
  const supplier = address.get('fornecedor') ?? '';
  const inbox: Inbox = {
    clientId: address.get('empresa'),
    type: TYPES.find((type) => type === address.get('tipo')) ?? 'nfe',
    tab: address.get('aba') === ALL ? null : (TABS.find((tab) => tab === address.get('aba')) ?? FIRST),
    search: (address.get('q') ?? '').slice(0, 120),
    supplier: SUPPLIER.test(supplier) ? supplier : null,
  };
  const go = (next: Partial<Inbox>) => {
    const to = inboxAddress({ ...inbox, ...next });
    window.history.replaceState(null, '', to === '' ? path : `${path}?${to}`);
  };
  return { inbox, go };
}

/** Notes of a part of the inbox, a page at a time. */
export function useInbox({ clientId, type, tab, search, supplier }: Inbox & { readonly clientId: string }) {
  const api = useApi();
  const environment = useAmbiente();
  const query = useInfiniteQuery(
    api.received.list.infiniteQueryOptions(
      {
        clientId,
        environment,
        type,
        ...(tab === null || type !== 'nfe' ? {} : { tab }),
        ...(supplier === null ? {} : { emitente: supplier }),
        ...(search === '' ? {} : { search }),
      },
      {
        ...LIST_PAGES,
        refetchInterval: ({ state: { data } }) =>
          data?.pages.some((page) => page.data.some(({ isPending }) => isPending)) === true
            ? SOON_MS
            : LATER_MS,
      },
    ),
  );
  return { query, notes: query.data?.pages.flatMap(({ data }) => data) ?? [] };
}

/** Number of notes of the company whose term to manifest ends soon; 0 while it is not known. */
export function useEndingSoon(clientId: string): number {
  const api = useApi();
  const environment = useAmbiente();
  const { data = 0 } = useQuery(
    api.received.endingSoon.queryOptions({ clientId, environment }, { refetchInterval: LATER_MS }),
  );
  return data;
}
