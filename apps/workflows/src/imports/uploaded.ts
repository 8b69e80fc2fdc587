import type { ImportKind } from '@fiscal/core/vocabulary/imported';
import type { Db } from '@fiscal/db/base/client';
import { finishImport, type ImportCounts, NO_FILES } from '@fiscal/db/imports/imports';
import {
  type ClaimedImport,
  claimImport,
  handBackImport,
  listImportFiles,
  readImportFile,
} from '@fiscal/db/imports/uploaded-imports';
import { createHeartbeat } from './heartbeat.ts';
import type { JudgeableFile } from './import-file.ts';
import type { Judge, Judging } from './judging/judge.ts';
import type { ImportReport, ImportRun } from './reading.ts';
import { runImport } from './run-import.ts';
import { runReceivedImport } from './run-received.ts';

/** The most that one uploaded import may cost; `npm run import` has no such bounds. */
export interface ImportBudget {
  readonly cpuMs: number;
  /** Unpacked. */
  readonly bytes: number;
  readonly refusals: number;
  /** Files that ended the process that judges them. */
  readonly fatal: number;
}

/** Some 70,000 documents. */
const BUDGET: ImportBudget = { cpuMs: 30 * 60_000, bytes: 1024 ** 3, refusals: 10_000, fatal: 3 };
/** Interval of lease renewals while a file waits for its turn. */
const WAITING_MS = 60_000;
/** Maximum of accounts whose imports a worker processes at once. */
const LANES = 4;

const RUNS: Readonly<Record<ImportKind, (run: ImportRun) => Promise<ImportReport>>> = {
  emitidos: runImport,
  recebidos: runReceivedImport,
};

export interface UploadedImportsDeps {
  readonly db: Db;
  readonly judge: Judge;
  readonly onDone: (done: Pick<ClaimedImport, 'importId' | 'accountId'>) => void;
  readonly onError: (error: unknown) => void;
  readonly budget?: ImportBudget;
}

async function* uploadedFiles(
  db: Db,
  { judge, of }: { readonly judge: Judge; readonly of: ClaimedImport },
  spend: Judging['spend'],
): AsyncIterable<JudgeableFile> {
  const { accountId, target, kind } = of;
  for (const { file, name } of await listImportFiles(db, of))
    yield* judge.files(
      { name, content: () => readImportFile(db, of, file) },
      { accountId, target, of: kind, spend },
    );
}

/** Processes uploaded imports, one of each account at a time. An interrupted import is resumed. */
export function createUploadedImports({ db, judge, onDone, onError, budget = BUDGET }: UploadedImportsDeps) {
  const inHand = new Set<Promise<void>>();
  let stopping = false;

  async function work(claimed: ClaimedImport): Promise<void> {
    const { company, kind, ...scope } = claimed;
    const spent = { cpuMs: 0, bytes: 0, fatal: 0 };
    const spend: Judging['spend'] = ({ cpuMs, bytes, fatal }) => {
      spent.cpuMs += cpuMs;
      spent.bytes += bytes;
      if (fatal) spent.fatal++;
    };
    const beat = createHeartbeat(db, scope);
    let latest = NO_FILES;
    // A file may wait long for its turn, while its import counts as in progress.
    const waiting = setInterval(() => void beat(latest).catch(onError), WAITING_MS);
    const report = await RUNS[kind]({
      db,
      scope,
      company,
      source: () => uploadedFiles(db, { judge, of: claimed }, spend),
      progress: (counts) => {
        latest = counts;
        return beat(counts);
      },
      halt: (counts) => (stopping ? 'worker stops' : overrun(budget, spent, counts)),
    }).finally(() => clearInterval(waiting));
    if (stopping && report.halted !== null) return handBackImport(db, scope);
    await finishImport(db, scope, report);
    onDone({ importId: scope.importId, accountId: scope.accountId });
  }

  function begin(claimed: ClaimedImport): void {
    const working = work(claimed)
      .catch(onError)
      .finally(() => {
        inHand.delete(working);
        judge.leave(claimed.accountId);
      });
    inHand.add(working);
  }

  const idle = async (): Promise<void> => {
    while (inHand.size > 0) await Promise.all(inHand);
  };
  return {
    /** Takes what waits, as far as there are hands, and does not wait for its end. Returns how many it took. */
    async take(): Promise<number> {
      let taken = 0;
      while (!stopping && inHand.size < LANES) {
        const claimed = await claimImport(db);
        if (claimed === null) break;
        begin(claimed);
        taken++;
      }
      return taken;
    },
    /** Resolves when no import is in progress. */
    idle,
    /** Returns imports in progress to the queue, for another worker. */
    async stop() {
      stopping = true;
      await idle();
    },
  };
}

function overrun(
  budget: ImportBudget,
  spent: Omit<ImportBudget, 'refusals'>,
  { refused }: ImportCounts,
): string | null {
  const rest = 'Os arquivos seguintes não foram lidos: envie-os em outra importação.';
  if (refused >= budget.refusals)
    return `A importação parou em ${budget.refusals} arquivos recusados. Corrija a causa. ${rest}`;
  if (spent.bytes >= budget.bytes)
    return `A importação parou em ${Math.round(budget.bytes / 1024 ** 2)} MB descompactados. ${rest}`;
  if (spent.fatal >= budget.fatal)
    return `A importação parou em ${budget.fatal} arquivos que não puderam ser lidos. Retire-os. ${rest}`;
  if (spent.cpuMs >= budget.cpuMs)
    return `A importação parou no tempo de processamento que cada uma tem. ${rest}`;
  return null;
}
