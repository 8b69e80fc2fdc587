import type { ImportFault, ImportWarning } from '@fiscal/core/imports/judged';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { ambienteOf } from '@fiscal/core/vocabulary/target';
import type { Db } from '@fiscal/db/base/client';
import { type ContinuedSeries, type ImportScope, isRefusedValue } from '@fiscal/db/imports/import-scope';
import { type FileWarning, type ImportCounts, type LeftOut, NO_FILES } from '@fiscal/db/imports/imports';
import type { ImportPass, ImportSource, JudgedFile } from './import-file.ts';

export interface ImportRun {
  readonly db: Db;
  readonly scope: ImportScope;
  /** CNPJ or CPF of the company. */
  readonly company: string;
  readonly source: ImportSource;
  /** Called after each file and each batch; may end the run by throwing. */
  readonly progress?: (counts: ImportCounts) => Promise<void> | void;
  /** Called before each file: reason to end the run; null = continue. */
  readonly halt?: (counts: ImportCounts) => string | null;
}

export interface ImportReport {
  readonly counts: ImportCounts;
  readonly series: readonly ContinuedSeries[];
  /** In the order of the files. */
  readonly refused: readonly LeftOut[];
  /** Accepted files that deserve a check, with the reason. */
  readonly warnings: readonly FileWarning[];
  /** Reason why the run ended before the last file; null = it read all. */
  readonly halted: string | null;
}

export type Taken<Kind> = { readonly file: string; readonly judged: Kind };

const WARNINGS = {
  cadeia_desconhecida:
    'O certificado que assinou é de uma autoridade da ICP-Brasil que esta instalação ainda não conhece: confira a chave na SEFAZ.',
  dps_sem_assinatura: 'A DPS dentro da NFS-e não está assinada.',
} as const satisfies Readonly<Record<ImportWarning, string>>;
const ENVIRONMENTS = { 1: 'produção', 2: 'homologação' } as const;

interface Fitting {
  /** Names under which another file of the run may be the same. */
  readonly names: readonly string[];
  /** Reason why it does not concern the company; null: it does. */
  readonly strange: string | null;
}

/** Files of a run, with the counts and remarks of its report. */
export interface Reading {
  leaveOut(file: string, code: ImportFault, message: string): void;
  /** Whether a file is of this environment and company, and new under all of its names; otherwise it is left out. */
  fits(
    file: string,
    judged: { readonly environment: Ambiente; readonly warnings: readonly ImportWarning[] },
    fitting: Fitting,
  ): boolean;
  count(
    outcome: 'importado' | 'ja_importado' | 'proprio' | null,
    what: 'documents' | 'events' | 'ranges',
  ): void;
  /** Stores a batch. When the database refuses a value, only the file with that value is left out, as null. */
  storeBatch<Kind, Outcome>(
    batch: readonly Taken<Kind>[],
    store: (judged: readonly Kind[]) => Promise<readonly Outcome[]>,
  ): Promise<readonly (Outcome | null)[]>;
  /** Goes through all files once. Returns true when the other pass has files. */
  pass(pass: ImportPass, take: (file: string, judged: JudgedFile) => Promise<void>): Promise<boolean>;
  progress(): Promise<void>;
  report(series: readonly ContinuedSeries[]): ImportReport;
}

export function createReading({ scope, source, progress, halt }: Omit<ImportRun, 'db' | 'company'>): Reading {
  const counts = { ...NO_FILES };
  const refused: LeftOut[] = [];
  const warnings: FileWarning[] = [];
  const seen = new Set<string>();
  let halted: string | null = null;

  function leaveOut(file: string, code: ImportFault, message: string): void {
    counts.refused++;
    refused.push({ file, code, message });
  }

  const reading: Reading = {
    leaveOut,
    fits(file, judged, { names, strange }) {
      const [its, ours] = [ENVIRONMENTS[judged.environment], ENVIRONMENTS[ambienteOf(scope.target)]];
      if (its !== ours)
        leaveOut(
          file,
          'outro_ambiente',
          `O XML é de ${its}, e esta importação é de ${ours}. Importe-o à parte.`,
        );
      else if (strange !== null) leaveOut(file, 'outro_cnpj', strange);
      else if (names.some((name) => seen.has(name)))
        leaveOut(
          file,
          'repetido_no_lote',
          'O mesmo documento veio mais de uma vez: vale o primeiro arquivo.',
        );
      else {
        for (const name of names) seen.add(name);
        if (judged.warnings.length > 0) counts.warned++;
        for (const warning of judged.warnings)
          warnings.push({ file, code: warning, message: WARNINGS[warning] });
        return true;
      }
      return false;
    },
    count(outcome, what) {
      if (outcome === null) return;
      if (outcome === 'importado') counts[what]++;
      else if (outcome === 'proprio') counts.own++;
      else counts.known++;
    },
    async storeBatch(batch, store) {
      try {
        return await store(batch.map(({ judged }) => judged));
      } catch (error) {
        if (!isRefusedValue(error)) throw error;
        const [first] = batch;
        if (first !== undefined && batch.length === 1) {
          leaveOut(first.file, 'leiaute_invalido', 'O arquivo tem um valor que não pode ser guardado.');
          return [null];
        }
        const half = Math.ceil(batch.length / 2);
        return [
          ...(await reading.storeBatch(batch.slice(0, half), store)),
          ...(await reading.storeBatch(batch.slice(half), store)),
        ];
      }
    },
    async pass(pass, take) {
      let others = false;
      for await (const file of source()) {
        halted = halt?.(counts) ?? null;
        if (halted !== null) return false;
        const judged = await file.judge(pass);
        if (judged === null) {
          others = true;
          continue;
        }
        counts.files++;
        await take(file.name, judged);
        await progress?.(counts);
      }
      return others;
    },
    progress: async () => progress?.(counts),
    report: (series) => ({ counts, series, refused, warnings, halted }),
  };
  return reading;
}
