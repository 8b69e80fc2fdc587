import { gzipSync } from 'node:zlib';
import type { JudgedReceived, ReceivedFileEvent, ReceivedFileNote } from '@fiscal/core/imports/received-file';

import {
  type NoteEventOutcome,
  type NoteOutcome,
  storeReceivedEvents,
  storeReceivedNotes,
  type Zipped,
} from '@fiscal/db/received/received-uploads';
import { createTurns } from './batches.ts';
import type { JudgedFile } from './import-file.ts';
import { createReading, type ImportReport, type ImportRun, type Taken } from './reading.ts';

/** Files per transaction. */
const BATCH = 50;

const bytesOf = ({ judged }: Taken<ReceivedFileNote | ReceivedFileEvent>): number => judged.xml.length;
const zipped = <T extends ReceivedFileNote | ReceivedFileEvent>(file: T): Zipped<T> => ({
  ...file,
  zipped: gzipSync(file.xml),
});

/** Reason why a note is none that the company received; null: it is one. */
function strangeTo(company: string, { note, parties }: ReceivedFileNote): string | null {
  if (note.emitente === company)
    return `O XML foi emitido pela própria empresa (${company}): envie-o em POST /v1/clients/{id}/imports.`;
  return parties.includes(company)
    ? null
    : `O XML é de ${note.emitente} e não traz a empresa ${company} como parte (destinatário, tomador, transportador ou autorizado). Envie-o pela empresa que é parte dele.`;
}

const EVENT_REFUSALS = {
  sem_documento: {
    code: 'evento_sem_documento',
    message: 'não está aqui. Envie o documento antes, ou junto.',
  },
  da_sefaz: {
    code: 'evento_de_documento_proprio',
    message:
      'foi emitido aqui ou já foi confirmado pela SEFAZ: os eventos dele vêm da SEFAZ, e não de um arquivo.',
  },
} as const satisfies Partial<Record<NoteEventOutcome, object>>;

/**
 * Takes files of what others issued to the company: documents first, then their events. What they show is unconfirmed until the authority
 * shows it too. A repeated run changes nothing that was stored.
 */
export async function runReceivedImport({ db, scope, company, ...run }: ImportRun): Promise<ImportReport> {
  const reading = createReading({ scope, ...run });

  const notes = createTurns<Taken<ReceivedFileNote>>(BATCH, bytesOf, async (batch) => {
    const outcomes = await reading.storeBatch<ReceivedFileNote, NoteOutcome>(batch, (judged) =>
      storeReceivedNotes(db, scope, judged.map(zipped)),
    );
    outcomes.forEach((outcome, index) => {
      if (outcome === 'outro_conteudo')
        reading.leaveOut(
          batch[index]?.file ?? '',
          'conteudo_diferente',
          `O conteúdo difere do documento que já está aqui com a chave ${batch[index]?.judged.note.chave}: um deles não é o que a SEFAZ autorizou. Consulte a chave na SEFAZ.`,
        );
      else reading.count(outcome, 'documents');
    });
    await reading.progress();
  });

  const events = createTurns<Taken<ReceivedFileEvent>>(BATCH, bytesOf, async (batch) => {
    const outcomes = await reading.storeBatch<ReceivedFileEvent, NoteEventOutcome>(batch, (judged) =>
      storeReceivedEvents(db, scope, judged.map(zipped)),
    );
    outcomes.forEach((outcome, index) => {
      if (outcome !== 'sem_documento' && outcome !== 'da_sefaz') return reading.count(outcome, 'events');
      const { code, message } = EVENT_REFUSALS[outcome];
      const { file = '', judged } = batch[index] ?? {};
      return reading.leaveOut(file, code, `O evento é do documento ${judged?.event.chave}, que ${message}`);
    });
    await reading.progress();
  });

  async function takeReceived(file: string, judged: JudgedReceived): Promise<void> {
    if (judged.kind === 'recusado') return reading.leaveOut(file, judged.code, judged.message);
    if (judged.kind === 'nota') {
      const fitting = { names: [judged.note.chave], strange: strangeTo(company, judged) };
      return reading.fits(file, judged, fitting) ? notes.add({ file, judged }) : undefined;
    }
    const { chave, tpEvento, nSeqEvento } = judged.event;
    const fitting = { names: [`${chave}|${tpEvento}|${nSeqEvento}`], strange: null };
    return reading.fits(file, judged, fitting) ? events.add({ file, judged }) : undefined;
  }

  function take(file: string, judged: JudgedFile): Promise<void> {
    if (judged.kind !== 'recusado' && judged.kind !== 'nota' && judged.kind !== 'evento-de-nota')
      throw new Error(`a file was judged as issued: ${judged.kind}`);
    return takeReceived(file, judged);
  }

  const more = await reading.pass('documents', take);
  await notes.end();
  if (more) await reading.pass('events', take);
  // A file can look like an event and turn out to be a document.
  for (const each of [notes, events]) await each.end();
  await reading.progress();
  return reading.report([]);
}
