import { BUILT_IN_DATA } from '../tables/rtc/built-in.ts';
import type { RtcData } from '../tables/rtc/rtc.ts';

/** A row of the portal's page. */
export type PortalRow = Record<string, unknown>;

const COLUMNS = {
  situation: {
    IndExigeTrib: 'gIBSCBS',
    IndMonofasica: 'gIBSCBSMono',
    IndReducaoAliq: 'gRed',
    IndDiferimento: 'gDif',
    IndTransferenciaCred: 'gTransfCred',
    IndCredPresIbsZfm: 'gCredPresIBSZFM',
    IndAjusteCompet: 'gAjusteCompet',
    IndReducaoBc: 'redutorBC',
  },
  mark: {
    IndTribRegular: 'gTribRegular',
    IndPermiteCredPres: 'gCredPresOper',
    IndMonoVal: 'gMonoPadrao',
    IndMonoRetem: 'gMonoReten',
    IndMonoRet: 'gMonoRet',
    IndMonoDif: '-',
    IndPbioDiferenca: 'gpBioDiferenca',
    IndEstornoCred: 'gEstornoCred',
  },
  model: {
    IndNfe: 'NFe',
    IndNfce: 'NFCe',
    IndCte: 'CTe',
    IndCteos: 'CTeOS',
    IndBpe: 'BPe',
    IndBpeta: 'BPeTA',
    IndBpetm: 'BPeTM',
    IndNf3e: 'NF3e',
    IndNfcom: 'NFCom',
    IndNfse: 'NFSe',
    IndNfsvia: 'NFSeVia',
    IndNfag: 'NFAg',
    IndNfgas: 'NFGas',
    IndNfabi: 'NFABI',
    IndDere: 'DERE',
    IndDir: 'DIR',
    IndDuimp: 'DUIMP',
  },
} as const;
const flags = (columns: Readonly<Record<string, string>>, words: readonly string[]): PortalRow =>
  Object.fromEntries(Object.entries(columns).map(([name, word]) => [name, words.includes(word)]));

/** The rows that the portal would show of these tables. */
export const portalRows = ({ situations, classifications }: RtcData = BUILT_IN_DATA): PortalRow[] =>
  situations.map(({ code, name, demands }) => ({
    Cst: code,
    NomeCst: name,
    ...flags(COLUMNS.situation, demands),
    DthIniVig: '2025-05-05T00:00:00',
    DthFimVig: null,
    ClassificacoesTributarias: classifications
      .filter(({ cst }) => cst === code)
      .map((row) => ({
        CodClassTrib: row.code,
        Cst: code,
        NomeClassTrib: `${row.name} "]`,
        NomeReduzido: row.name,
        PercRedIbs: Number(row.reductionIbs),
        PercRedCbs: Number(row.reductionCbs),
        ...flags(COLUMNS.mark, row.marks),
        ...flags(COLUMNS.model, row.models),
        DthPublicacao: '2026-10-01T00:00:00',
        DthIniVig: `${row.from}T00:00:00`,
        DthFimVig: row.to === undefined ? null : `${row.to}T00:00:00`,
      })),
  }));

/** The page that holds them. */
export const portalPage = (rows: readonly PortalRow[] = portalRows()): string =>
  `<html><script>var a = [1];\nvar dadosOriginais = ${JSON.stringify(rows)};\nvar dadosFiltrados = [];</script></html>`;
