/** Kind of a code in the table: NCM, NBS, item of the list of LC 116. */
export type IbptKind = '0' | '1' | '2';

/** A line of a table, in percent, plain decimal text. */
export interface IbptRates {
  readonly federal: string;
  /** The federal part of goods that come from abroad. */
  readonly imported: string;
  readonly state: string;
  readonly municipal: string;
}

/** The table of one UF as it is stored. */
export interface IbptData {
  readonly uf: string;
  /** `26.2.A`: year, half, letter. */
  readonly version: string;
  readonly source: string;
  /** Name of the edition, shown beside its version. */
  readonly key: string;
  /** First and last day of validity, `AAAA-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** A line per code: `kind;code;ex;federal;imported;state;municipal`, ex empty if there is none. */
  readonly lines: string;
}

/** The same by code. */
export interface IbptTable extends Omit<IbptData, 'lines'> {
  /** Undefined where the table does not have just this code and ex. @param ex as written, `''` for none */
  readonly ratesOf: (kind: IbptKind, code: string, ex: string) => IbptRates | undefined;
}

/** Digits of a code: NCM, NBS, LC 116. */
const DIGITS: Readonly<Record<IbptKind, number>> = { '0': 8, '1': 9, '2': 4 };

/** Key of a code: without points, with the zeros that a spreadsheet removed; ex 0 is none. */
export function ibptKey(kind: IbptKind, code: string, ex: string): string {
  const number = ex.replace(/^0+/, '');
  return `${kind};${code.replaceAll('.', '').padStart(DIGITS[kind], '0')};${number}`;
}

function indexLines(lines: string): ReadonlyMap<string, IbptRates> {
  const index = new Map<string, IbptRates>();
  for (const line of lines.split('\n')) {
    const [kind, code, ex, federal = '', imported = '', state = '', municipal = ''] = line.split(';');
    index.set(`${kind};${code};${ex}`, { federal, imported, state, municipal });
  }
  return index;
}

/** A stored table; its lines are parsed at the first look-up. */
export function ibptTable({ lines, ...table }: IbptData): IbptTable {
  let index: ReadonlyMap<string, IbptRates> | undefined;
  return {
    ...table,
    ratesOf(kind, code, ex) {
      index ??= indexLines(lines);
      return index.get(ibptKey(kind, code, ex));
    },
  };
}
