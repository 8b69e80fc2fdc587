import type { ImportedDocument, ImportedEvent, ImportedRange, Judged } from '@fiscal/core/imports/judged';
import { importDocuments } from '@fiscal/db/imports/import-documents';
import { importEvents } from '@fiscal/db/imports/import-events';
import { importRanges } from '@fiscal/db/imports/import-ranges';
import type { ContinuedSeries } from '@fiscal/db/imports/import-scope';
import { importSubstitutions } from '@fiscal/db/imports/import-substitutions';
import { createTurns } from './batches.ts';
import type { JudgedFile } from './import-file.ts';
import { createReading, type ImportReport, type ImportRun, type Taken } from './reading.ts';

/** Documents per transaction. */
const BATCH = 200;
const RANGES = 20;

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
// oxlint-disable-next-line max-lines-per-function -- the two passes share their batches
export async function runImport({ db, scope, company, ...run }: ImportRun): Promise<ImportReport> {
  const reading = createReading({ scope, ...run });
  const series = new Map<string, ContinuedSeries>();
  const substitutes: ImportedDocument[] = [];

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

  /** In a key three zeros precede the CPF of the issuer. */
  function isOwn({ emitente }: Exclude<Judged, { kind: 'recusado' }>): boolean {
    const holder = company.length === 11 && emitente.length === 14 ? emitente.slice(3) : emitente;
    return companyOf(holder) === companyOf(company);
  }

  const fits = (file: string, judged: Exclude<Judged, { kind: 'recusado' }>, names: readonly string[]) =>
    reading.fits(file, judged, {
      names,
      strange: isOwn(judged)
        ? null
        : `O XML é de ${judged.emitente}, e a empresa é ${company}. Importe-o na empresa dele, ou cadastre-a antes.`,
    });

  const documents = createTurns<Taken<ImportedDocument>>(BATCH, bytesOf, async (batch) => {
    const outcomes = await reading.storeBatch(batch, async (judged) => {
      const done = await importDocuments(db, scope, judged);
      recordContinued(done.series);
      return done.outcomes;
    });
    for (const outcome of outcomes) reading.count(outcome, 'documents');
    await reading.progress();
  });
  const ranges = createTurns<Taken<ImportedRange>>(RANGES, bytesOf, async (batch) => {
    const outcomes = await reading.storeBatch(batch, (judged) => importRanges(db, scope, judged));
    for (const outcome of outcomes) reading.count(outcome, 'ranges');
    await reading.progress();
  });
  const events = createTurns<Taken<ImportedEvent>>(BATCH, bytesOf, async (unsorted) => {
    const batch = unsorted.toSorted(
      (a, b) => Date.parse(a.judged.dhRegEvento) - Date.parse(b.judged.dhRegEvento),
    );
    const outcomes = await reading.storeBatch(batch, (judged) => importEvents(db, scope, judged));
    outcomes.forEach((outcome, index) => {
      const taken = batch[index];
      if (outcome === 'sem_documento' && taken)
        reading.leaveOut(
          taken.file,
          'evento_sem_documento',
          `O evento é do documento ${taken.judged.accessKey}, que não está aqui. Importe o documento antes, ou junto.`,
        );
      else if (outcome === 'proprio' && taken)
        reading.leaveOut(
          taken.file,
          'evento_de_documento_proprio',
          `O documento ${taken.judged.accessKey} foi emitido aqui ou já foi confirmado pela SEFAZ: os eventos dele vêm da SEFAZ, que será consultada, e não de um arquivo.`,
        );
      else if (outcome !== 'sem_documento') reading.count(outcome, 'events');
    });
    await reading.progress();
  });

  async function take(file: string, judged: JudgedFile): Promise<void> {
    switch (judged.kind) {
      case 'recusado':
        return reading.leaveOut(file, judged.code, judged.message);
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
      default:
        throw new Error(`a file was judged as received: ${judged.kind}`);
    }
  }

  const more = await reading.pass('documents', take);
  await documents.end();
  await ranges.end();
  await importSubstitutions(db, scope, substitutes);
  if (more) await reading.pass('events', take);
  // A file can look like an event and turn out to be a document.
  for (const each of [documents, ranges, events]) await each.end();
  await reading.progress();
  return reading.report([...series.values()]);
}
