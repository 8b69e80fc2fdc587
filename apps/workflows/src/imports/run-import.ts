import type {
  ImportedDocument,
  ImportedEvent,
  ImportedRange,
  ImportFault,
  ImportWarning,
  Judged,
} from '@fiscal/core/imports/judged';
import { ambienteOf } from '@fiscal/core/vocabulary/target';
import type { Db } from '@fiscal/db/base/client';
import { importDocuments } from '@fiscal/db/imports/import-documents';
import { importEvents } from '@fiscal/db/imports/import-events';
import { importRanges } from '@fiscal/db/imports/import-ranges';
import { type ContinuedSeries, type ImportScope, isRefusedValue } from '@fiscal/db/imports/import-scope';
import { importSubstitutions } from '@fiscal/db/imports/import-substitutions';
import { type FileWarning, type ImportCounts, type LeftOut, NO_FILES } from '@fiscal/db/imports/imports';
import { createTurns } from './batches.ts';
import type { ImportPass, ImportSource } from './import-file.ts';

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

type Taken<Kind> = { readonly file: string; readonly judged: Kind };

/** Documents per transaction. */
const BATCH = 200;
const RANGES = 20;
const WARNINGS = {
  cadeia_desconhecida:
    'O certificado que assinou é de uma autoridade da ICP-Brasil que esta instalação ainda não conhece: confira a chave na SEFAZ.',
  dps_sem_assinatura: 'A DPS dentro da NFS-e não está assinada.',
} as const satisfies Readonly<Record<ImportWarning, string>>;
const ENVIRONMENTS = { 1: 'produção', 2: 'homologação' } as const;
function bytesOf({ judged }: Taken<ImportedDocument | ImportedEvent | ImportedRange>): number {
  switch (judged.kind) {
    case 'documento':
      return judged.signed.length + judged.prot.length;
    case 'evento':
      return judged.xml.length;
    case 'inutilizacao':
      return judged.signed.length + judged.ret.length;
  }
}

const companyOf = (holder: string): string => (holder.length === 14 ? holder.slice(0, 8) : holder);

/**
 * Imports files from another provider: documents and voided ranges first, then events. A faulty file is reported and left
 * out, and the run continues. A repeated run changes nothing that was stored.
 */
// oxlint-disable-next-line max-lines-per-function -- the two passes share what they count
export async function runImport({
  db,
  scope,
  company,
  source,
  progress,
  halt,
}: ImportRun): Promise<ImportReport> {
  const counts = { ...NO_FILES };
  const refused: LeftOut[] = [];
  const warnings: FileWarning[] = [];
  const series = new Map<string, ContinuedSeries>();
  const seen = new Set<string>();
  const substitutes: ImportedDocument[] = [];
  let halted: string | null = null;

  function leaveOut(file: string, code: ImportFault, message: string): void {
    counts.refused++;
    refused.push({ file, code, message });
  }

  function recordContinued(moved: readonly ContinuedSeries[]): void {
    for (const each of moved) {
      const key = `${each.emitente}|${each.modelo}|${each.serie}`;
      const known = series.get(key);
      series.set(key, {
        ...each,
        highest: Math.max(each.highest, known?.highest ?? 0),
        before: known?.before ?? each.before,
      });
    }
  }

  /** Whether a file is new under all of its names and belongs to this company. */
  function fits(
    file: string,
    judged: Exclude<Judged, { kind: 'recusado' }>,
    names: readonly string[],
  ): boolean {
    if (judged.environment !== ambienteOf(scope.target)) {
      const [its, ours] = [ENVIRONMENTS[judged.environment], ENVIRONMENTS[ambienteOf(scope.target)]];
      leaveOut(
        file,
        'outro_ambiente',
        `O XML é de ${its}, e esta importação é de ${ours}. Importe-o à parte.`,
      );
    } else if (!isOwn(judged)) {
      leaveOut(
        file,
        'outro_cnpj',
        `O XML é de ${judged.emitente}, e a empresa é ${company}. Importe-o na empresa dele, ou cadastre-a antes.`,
      );
    } else if (names.some((name) => seen.has(name))) {
      leaveOut(file, 'repetido_no_lote', 'O mesmo documento veio mais de uma vez: vale o primeiro arquivo.');
    } else {
      for (const name of names) seen.add(name);
      if (judged.warnings.length > 0) counts.warned++;
      for (const warning of judged.warnings)
        warnings.push({ file, code: warning, message: WARNINGS[warning] });
      return true;
    }
    return false;
  }

  /** In a key three zeros precede the CPF of the issuer. */
  function isOwn({ emitente }: Exclude<Judged, { kind: 'recusado' }>): boolean {
    const holder = company.length === 11 && emitente.length === 14 ? emitente.slice(3) : emitente;
    return companyOf(holder) === companyOf(company);
  }

  /** Stores a batch. When the database refuses a value, only the file with that value is left out. */
  async function storeBatch<Kind, Outcome>(
    batch: readonly Taken<Kind>[],
    store: (judged: readonly Kind[]) => Promise<readonly Outcome[]>,
  ): Promise<readonly (Outcome | null)[]> {
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
        ...(await storeBatch(batch.slice(0, half), store)),
        ...(await storeBatch(batch.slice(half), store)),
      ];
    }
  }

  const documents = createTurns<Taken<ImportedDocument>>(BATCH, bytesOf, async (batch) => {
    const outcomes = await storeBatch(batch, async (judged) => {
      const done = await importDocuments(db, scope, judged);
      recordContinued(done.series);
      return done.outcomes;
    });
    for (const outcome of outcomes) count(outcome, 'documents');
    await progress?.(counts);
  });
  const ranges = createTurns<Taken<ImportedRange>>(RANGES, bytesOf, async (batch) => {
    const outcomes = await storeBatch(batch, (judged) => importRanges(db, scope, judged));
    for (const outcome of outcomes) count(outcome, 'ranges');
    await progress?.(counts);
  });
  const events = createTurns<Taken<ImportedEvent>>(BATCH, bytesOf, async (unsorted) => {
    const batch = unsorted.toSorted(
      (a, b) => Date.parse(a.judged.dhRegEvento) - Date.parse(b.judged.dhRegEvento),
    );
    const outcomes = await storeBatch(batch, (judged) => importEvents(db, scope, judged));
    outcomes.forEach((outcome, index) => {
      const taken = batch[index];
      if (outcome === 'sem_documento' && taken)
        leaveOut(
          taken.file,
          'evento_sem_documento',
          `O evento é do documento ${taken.judged.accessKey}, que não está aqui. Importe o documento antes, ou junto.`,
        );
      else if (outcome === 'proprio' && taken)
        leaveOut(
          taken.file,
          'evento_de_documento_proprio',
          `O documento ${taken.judged.accessKey} foi emitido aqui ou já foi confirmado pela SEFAZ: os eventos dele vêm da SEFAZ, que será consultada, e não de um arquivo.`,
        );
      else if (outcome !== 'sem_documento') count(outcome, 'events');
    });
    await progress?.(counts);
  });

  function count(
    outcome: 'importado' | 'ja_importado' | 'proprio' | null,
    what: 'documents' | 'events' | 'ranges',
  ): void {
    if (outcome === null) return;
    if (outcome === 'importado') counts[what]++;
    else if (outcome === 'proprio') counts.own++;
    else counts.known++;
  }

  async function take(file: string, judged: Judged): Promise<void> {
    switch (judged.kind) {
      case 'recusado':
        return leaveOut(file, judged.code, judged.message);
      case 'documento':
        if (!fits(file, judged, [judged.accessKey, judged.signedKey])) return undefined;
        if (judged.substitutes !== null) substitutes.push(judged);
        return documents.add({ file, judged });
      case 'evento': {
        const { accessKey, tpEvento, sequence } = judged;
        return fits(file, judged, [`${accessKey}|${tpEvento}|${sequence}`])
          ? events.add({ file, judged })
          : undefined;
      }
      case 'inutilizacao': {
        const { emitente, modelo, serie, inicio, fim } = judged;
        return fits(file, judged, [[emitente, modelo, serie, inicio, fim].join('|')])
          ? ranges.add({ file, judged })
          : undefined;
      }
    }
  }

  /** Goes through all files once. Returns true when the other pass has files. */
  async function run(pass: ImportPass): Promise<boolean> {
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
  }

  const more = await run('documents');
  await documents.end();
  await ranges.end();
  await importSubstitutions(db, scope, substitutes);
  if (more) await run('events');
  // A file can look like an event and turn out to be a document.
  for (const each of [documents, ranges, events]) await each.end();
  await progress?.(counts);
  return { counts, series: [...series.values()], refused, warnings, halted };
}
