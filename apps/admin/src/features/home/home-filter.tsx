'use client';
import { useSearchParams } from 'next/navigation';
import { useText } from '../../text/text.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { ClientPicker } from '../clients/client-picker.tsx';
import { addressOf, filtersOf, NO_FILTERS } from '../documents/filters.ts';
import { homeMessages } from './messages.ts';

/** Days of the charts. */
export const HOME_PERIODS = ['7', '30', '90'] as const;
export type HomePeriod = (typeof HOME_PERIODS)[number];
const DEFAULT_PERIOD: HomePeriod = '30';

/** Filter of the page, stored in its address under the names of the list of documents. */
export interface HomeFilter {
  readonly clientId: string | null;
  readonly period: HomePeriod;
}

export function homeFilterOf(address: string | URLSearchParams): HomeFilter {
  const params = new URLSearchParams(address);
  const period = HOME_PERIODS.find((each) => each === params.get('periodo')) ?? DEFAULT_PERIOD;
  return { clientId: filtersOf(params).clientId, period };
}

export const useHomeFilter = (): HomeFilter => homeFilterOf(new URLSearchParams(useSearchParams()));

/** The same as an address. */
function homeAddressOf({ clientId, period }: HomeFilter): string {
  const params = new URLSearchParams(addressOf({ ...NO_FILTERS, clientId }));
  if (period !== DEFAULT_PERIOD) params.set('periodo', period);
  return params.toString();
}

/** Choice of company and period. */
export function HomeFilterBar({ filter }: { readonly filter: HomeFilter }) {
  const text = useText(homeMessages);
  const change = (part: Partial<HomeFilter>) => {
    const to = homeAddressOf({ ...filter, ...part });
    window.history.replaceState(null, '', `${window.location.pathname}${to === '' ? '' : `?${to}`}`);
  };
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:flex">
      <ClientPicker
        all
        className="sm:w-60"
        value={filter.clientId}
        onChange={(clientId) => change({ clientId })}
      />
      <SelectField
        label={text.periodLabel}
        name="period"
        className="sm:w-44"
        value={filter.period}
        onChange={({ target: { value } }) => {
          const period = HOME_PERIODS.find((each) => each === value);
          if (period !== undefined) change({ period });
        }}
        options={HOME_PERIODS.map((value) => ({ value, label: text.period(value) }))}
      />
    </div>
  );
}
