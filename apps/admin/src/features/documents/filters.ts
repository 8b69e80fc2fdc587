import type { Ambiente } from '../../shell/ambiente-paths.ts';
import { isStatus, type Status } from './messages.ts';

/** Periods of emission, under the names that `documents.list` takes. */
export const PERIODS = [
  'hoje',
  'ontem',
  '7',
  '30',
  '90',
  'mes',
  'mes-passado',
  'trimestre',
  'trimestre-passado',
  'ano',
  'ano-passado',
  'tudo',
] as const;
type Period = (typeof PERIODS)[number];

/** Values accepted by `documents.list`. */
export const IMPORTED = ['unconfirmed', 'confirmed', 'contradicted', 'unconfirmable'] as const;
export type ImportedState = (typeof IMPORTED)[number];

/** Sort orders accepted by `documents.list`. */
export const SORTS = ['novos', 'antigos', 'maiores', 'menores'] as const;
export type Sort = (typeof SORTS)[number];

/** Filters of the list, all stored in the page's address. */
export interface Filters {
  readonly types: readonly string[];
  readonly statuses: readonly Status[];
  /** The code that refused them; in place of `statuses`. */
  readonly code: string | null;
  readonly clientId: string | null;
  /** Imported documents of this state alone. */
  readonly imported: ImportedState | null;
  readonly period: Period;
  /** `2026-11-21`; either takes the place of `period`. */
  readonly since: string | null;
  readonly until: string | null;
  readonly search: string;
  readonly sort: Sort;
}

const DEFAULT_PERIOD: Period = '90';
const DEFAULT_SORT: Sort = 'novos';
export const NO_FILTERS: Filters = {
  types: [],
  statuses: [],
  code: null,
  clientId: null,
  imported: null,
  period: DEFAULT_PERIOD,
  since: null,
  until: null,
  search: '',
  sort: DEFAULT_SORT,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TYPE = /^[a-z]{2,8}$/;
const CODE = /^[A-Z]?\d{1,4}$/;

const splitList = (text: string | null) => [...new Set((text ?? '').split(',').filter(Boolean))];
const dayOf = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** Filters of an address; what it has besides, or wrong, is left aside. */
export function filtersOf(address: string | URLSearchParams): Filters {
  const params = new URLSearchParams(address);
  const clientId = params.get('empresa') ?? '';
  const code = params.get('codigo') ?? '';
  return {
    types: splitList(params.get('tipo')).filter((type) => TYPE.test(type)),
    statuses: splitList(params.get('situacao')).filter(isStatus),
    code: CODE.test(code) ? code : null,
    clientId: ID.test(clientId) ? clientId : null,
    imported: IMPORTED.find((state) => state === params.get('importado')) ?? null,
    period: PERIODS.find((period) => period === params.get('periodo')) ?? DEFAULT_PERIOD,
    since: dayOf(params.get('de')),
    until: dayOf(params.get('ate')),
    search: (params.get('q') ?? '').slice(0, 120),
    sort: SORTS.find((sort) => sort === params.get('ordem')) ?? DEFAULT_SORT,
  };
}

/** The same as the address has them, always in one order; empty for none. */
export function addressOf(filters: Filters): string {
  const { types, statuses, code, clientId, imported, period, since, until, search, sort } = filters;
  const params = new URLSearchParams();
  const put = (name: string, value: string | null) => {
    if (value !== null && value !== '') params.set(name, value);
  };
  put('situacao', statuses.join(','));
  put('codigo', code);
  put('tipo', types.join(','));
  put('empresa', clientId);
  put('importado', imported);
  if (since === null && until === null && period !== DEFAULT_PERIOD) put('periodo', period);
  put('de', since);
  put('ate', until);
  put('q', search.trim());
  if (sort !== DEFAULT_SORT) put('ordem', sort);
  return params.toString().replaceAll('%2C', ',');
}

export const isSame = (one: string, other: string): boolean =>
  addressOf(filtersOf(one)) === addressOf(filtersOf(other));

/**
 * Input of `documents.list`; its filter alone is the input of `documents.totals`. Without a chosen period there is no
 * limit in time, so that a key is always found.
 */
export function askedOf(filters: Filters, environment: Ambiente) {
  const { types, statuses, code, clientId, imported, period, since, until } = filters;
  const search = filters.search.trim();
  return {
    environment,
    ...(types.length === 0 ? {} : { types: [...types] }),
    ...(statuses.length === 0 ? {} : { statuses: [...statuses] }),
    ...(code === null ? {} : { cStat: code }),
    ...(clientId === null ? {} : { clientId }),
    ...(imported === null ? {} : { imported }),
    ...(since === null ? {} : { since }),
    ...(until === null ? {} : { until }),
    ...(since !== null || until !== null || period === DEFAULT_PERIOD ? {} : { period }),
    ...(search === '' ? {} : { search }),
  };
}
