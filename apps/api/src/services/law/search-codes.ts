import { CODES_AS_OF, type CodeTable, findCodes } from '@fiscal/core/tables/codes/codes';
import { searchMunicipios } from '@fiscal/core/tables/municipios';
import { BUILT_IN } from '@fiscal/core/tables/rtc/built-in';
import type { RtcTables } from '@fiscal/core/tables/rtc/rtc';

/** Tables that callers may search. */
export const SEARCHED_TABLES = ['ncm', 'cfop', 'cest', 'cclasstrib', 'municipios'] as const;
export type SearchedTable = (typeof SEARCHED_TABLES)[number];

export interface FoundCode {
  readonly codigo: string;
  readonly nome: string;
  /** Of a município. */
  readonly uf?: string;
  /** CST of IBS and CBS of a cClassTrib, and its days. */
  readonly cst?: string;
  readonly inicio?: string;
  readonly fim?: string | null;
}

export interface FoundCodes {
  /** Day or version of the table. */
  readonly versao: string;
  readonly data: readonly FoundCode[];
}

export type SearchCodes = (
  table: SearchedTable,
  search: { readonly asked: string; readonly limit: number },
) => FoundCodes;

/** Source of the table of municípios, whose rows carry no day. */
const TOWNS_VERSION = 'IBGE';

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function searchClassifications(
  { version, classifications }: RtcTables,
  { asked, limit }: { readonly asked: string; readonly limit: number },
): FoundCodes {
  const words = withoutAccents(asked).split(/\s+/).filter(Boolean);
  const found = [...classifications.values()].filter(({ code, name }) => {
    const text = withoutAccents(name);
    return words.every((word) => code.startsWith(word) || text.includes(word));
  });
  const data = found.slice(0, limit).map(({ code, cst, name, from, to = null }) => ({
    codigo: code,
    nome: name,
    cst,
    inicio: from,
    fim: to,
  }));
  return { versao: version, data };
}

/** Searches a table by the beginning of a code, or by words of its name. */
export function createSearchCodes(rtc: () => RtcTables | undefined): SearchCodes {
  const ofGoods = (table: CodeTable, search: { readonly asked: string; readonly limit: number }) => ({
    versao: CODES_AS_OF,
    data: findCodes({ table, ...search }),
  });
  return (table, search) => {
    if (table === 'cclasstrib') return searchClassifications(rtc() ?? BUILT_IN, search);
    return table === 'municipios'
      ? { versao: TOWNS_VERSION, data: searchMunicipios(search.asked, search.limit) }
      : ofGoods(table, search);
  };
}
