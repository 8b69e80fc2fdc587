/** Groups of the layout that a CST demands (those it has) or forbids (those it lacks). */
export const GROUPS = [
  'gIBSCBS',
  'gIBSCBSMono',
  'gRed',
  'gDif',
  'gTransfCred',
  'gCredPresIBSZFM',
  'gAjusteCompet',
  'redutorBC',
] as const;
export type Group = (typeof GROUPS)[number];

/** Groups that a classification demands of its item; it merely allows `gCredPresOper`. */
export const MARKS = [
  'gTribRegular',
  'gCredPresOper',
  'gMonoPadrao',
  'gMonoReten',
  'gMonoRet',
  'gpBioDiferenca',
  'gEstornoCred',
] as const;
export type Mark = (typeof MARKS)[number];

export const CREDIT_MARKS = ['gIBSCredPres', 'gCBSCredPres', 'deducted'] as const;

/** Documents that the tables have a column for. */
export const MODELS = [
  'NFe',
  'NFCe',
  'CTe',
  'CTeOS',
  'BPe',
  'BPeTA',
  'BPeTM',
  'NF3e',
  'NFCom',
  'NFSe',
  'NFSeVia',
  'NFAg',
  'NFGas',
  'NFABI',
  'DERE',
  'DIR',
  'DUIMP',
] as const;
export type RtcModel = (typeof MODELS)[number];

/** A CST of IBS and CBS. */
export interface Situation {
  readonly code: string;
  readonly name: string;
  readonly demands: readonly Group[];
}

/** A cClassTrib. */
export interface Classification {
  readonly code: string;
  readonly cst: string;
  readonly name: string;
  /** Percent that leaves the rate, plain decimal text; counts only where the CST demands gRed. */
  readonly reductionIbs: string;
  readonly reductionCbs: string;
  readonly marks: readonly Mark[];
  readonly models: readonly RtcModel[];
  /** First and last day of validity, `AAAA-MM-DD`. */
  readonly from: string;
  readonly to?: string;
}

/** A cCredPres. */
export interface Credit {
  readonly code: string;
  readonly name: string;
  readonly marks: readonly (typeof CREDIT_MARKS)[number][];
}

/** The code tables of the reform as they are stored and exchanged. */
export interface RtcData {
  /** Shown to operators: version of the Informe Técnico, or the newest publication among the rows. */
  readonly version: string;
  readonly situations: readonly Situation[];
  readonly classifications: readonly Classification[];
  readonly credits: readonly Credit[];
}

/** The same by code. */
export interface RtcTables {
  readonly version: string;
  readonly situations: ReadonlyMap<string, Situation>;
  readonly classifications: ReadonlyMap<string, Classification>;
  readonly credits: ReadonlyMap<string, Credit>;
}

const byCode = <T extends { readonly code: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.code, row]));

export const indexTables = ({ version, situations, classifications, credits }: RtcData): RtcTables => ({
  version,
  situations: byCode(situations),
  classifications: byCode(classifications),
  credits: byCode(credits),
});

/** Splits a table's cell into words. @throws {Error} a word outside `known`: a table is wrong */
export function subset<T extends string>(known: readonly T[], cell: string): readonly T[] {
  return cell
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const found = known.find((one) => one === word);
      if (found === undefined) throw new Error(`unknown ${word}`);
      return found;
    });
}

/** True on the first and on the last day. @param date `AAAA-MM-DD` */
export const isValidOn = ({ from, to }: Classification, date: string): boolean =>
  from <= date && (to === undefined || date <= to);
