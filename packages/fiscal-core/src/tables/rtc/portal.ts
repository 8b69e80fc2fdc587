import { z } from 'zod';
import { parseRtcData } from './data.ts';
import type { Credit, Group, Mark, RtcData, RtcModel } from './rtc.ts';

/** Indicators of a CST at the portal. Source: page TabelaClassificacaoTributaria of SVRS, 2026-10-08. */
const SITUATION_COLUMNS: Readonly<Record<string, Group>> = {
  IndExigeTrib: 'gIBSCBS',
  IndMonofasica: 'gIBSCBSMono',
  IndReducaoAliq: 'gRed',
  IndDiferimento: 'gDif',
  IndTransferenciaCred: 'gTransfCred',
  IndCredPresIbsZfm: 'gCredPresIBSZFM',
  IndAjusteCompet: 'gAjusteCompet',
  IndReducaoBc: 'redutorBC',
};
/** Indicators of a classification; null = of a group that the layouts have no longer. */
const CLASSIFICATION_COLUMNS: Readonly<Record<string, Mark | null>> = {
  IndTribRegular: 'gTribRegular',
  IndPermiteCredPres: 'gCredPresOper',
  IndMonoVal: 'gMonoPadrao',
  IndMonoRetem: 'gMonoReten',
  IndMonoRet: 'gMonoRet',
  IndMonoDif: null,
  IndPbioDiferenca: 'gpBioDiferenca',
  IndEstornoCred: 'gEstornoCred',
};
const MODEL_COLUMNS: Readonly<Record<string, RtcModel>> = {
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
};

const FLAG = z.boolean().nullable();
const DAY = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const PERCENT = z.number().nullish();
const dayOf = (dateTime: string): string => dateTime.slice(0, 10);

/** Every indicator by name; further texts are allowed, an unknown indicator is not. */
const indicators = (columns: Readonly<Record<string, unknown>>) =>
  z
    .looseObject(Object.fromEntries(Object.keys(columns).map((name) => [name, FLAG])))
    .superRefine((row, ctx) => {
      for (const name of Object.keys(row))
        if (/^Ind[A-Z]/.test(name) && !(name in columns))
          ctx.addIssue({ code: 'custom', message: `unknown column ${name}` });
    });

const classification = z
  .object({
    CodClassTrib: z.string(),
    NomeClassTrib: z.string(),
    NomeReduzido: z.string().nullish(),
    PercRedIbs: PERCENT,
    PercRedCbs: PERCENT,
    DthPublicacao: DAY.nullish(),
    DthIniVig: DAY,
    DthFimVig: DAY.nullish(),
  })
  .and(indicators({ ...CLASSIFICATION_COLUMNS, ...MODEL_COLUMNS }));
const page = z.array(
  z
    .object({ Cst: z.string(), NomeCst: z.string(), ClassificacoesTributarias: z.array(classification) })
    .and(indicators(SITUATION_COLUMNS)),
);

/** Names of the columns that are true, as the tables call them. */
const trueColumns = <T extends string>(
  row: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, T | null>>,
): T[] =>
  Object.entries(columns).flatMap(([name, word]) => (row[name] === true && word !== null ? [word] : []));

const MARKER = 'var dadosOriginais = ';

/** The JSON of the page's script, or the text itself where it is that JSON. @throws {Error} the page has none */
function extractJson(text: string): string {
  // A byte order mark is a blank to trimming, and no JSON.
  const bare = text.trimStart();
  if (bare.startsWith('[')) return bare;
  const start = text.indexOf(MARKER);
  if (start < 0) throw new Error('the page has no code tables');
  const from = start + MARKER.length;
  let depth = 0;
  let quoted = false;
  for (let i = from; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '[') depth++;
    else if (char === ']' && --depth === 0) return text.slice(from, i + 1);
  }
  throw new Error('the code tables of the page end early');
}

/**
 * Parses the public page of SVRS (or the JSON in it) as tables. It has no presumed credits: the given ones stay.
 *
 * @throws {Error} another page, an unknown column, or tables that are nonsense
 */
export function parsePortal(text: string, credits: readonly Credit[]): RtcData {
  const parsed = page.safeParse(JSON.parse(extractJson(text)));
  if (!parsed.success) throw new Error(`another page than expected\n${z.prettifyError(parsed.error)}`);
  const rows = parsed.data.flatMap(({ Cst, ClassificacoesTributarias }) =>
    ClassificacoesTributarias.map((row) => ({ cst: Cst, row })),
  );
  const published = rows.map(({ row }) => dayOf(row.DthPublicacao ?? '')).sort();
  return parseRtcData({
    version: `portal ${published.at(-1) ?? ''}`.trim(),
    situations: parsed.data.map((row) => ({
      code: row.Cst,
      name: row.NomeCst,
      demands: trueColumns(row, SITUATION_COLUMNS),
    })),
    classifications: rows.map(({ cst, row }) => ({
      code: row.CodClassTrib,
      cst,
      name: (row.NomeReduzido ?? row.NomeClassTrib).trim(),
      reductionIbs: String(row.PercRedIbs ?? 0),
      reductionCbs: String(row.PercRedCbs ?? 0),
      marks: trueColumns(row, CLASSIFICATION_COLUMNS),
      models: trueColumns(row, MODEL_COLUMNS),
      from: dayOf(row.DthIniVig),
      ...(row.DthFimVig ? { to: dayOf(row.DthFimVig) } : {}),
    })),
    credits,
  });
}
