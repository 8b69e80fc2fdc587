import type { XmlElement } from '@fiscal/core/xml/parse';
import { readLogo } from './blocks/logo.ts';
import { unconfirmedLayer } from './blocks/watermark.ts';
import { readCte } from './cte/read.ts';
import { dace } from './dace/dace.ts';
import { dacte } from './dacte/dacte.ts';
import { damdfe } from './damdfe/damdfe.ts';
import { danfcE, isTipo2 } from './danfc-e/danfc-e.ts';
import { danfcom } from './danfcom/danfcom.ts';
import { danfe } from './danfe/danfe.ts';
import { danfeEtiqueta } from './danfe-etiqueta/danfe-etiqueta.ts';
import { danfse } from './danfse/danfse.ts';
import { readDce } from './dce/read.ts';
import { CANCELAMENTO, CARTA_CORRECAO, type EventKind, eventSheet } from './event-sheet/event-sheet.ts';
import { moment } from './format/date.ts';
import { readMdfe } from './mdfe/read.ts';
import { readNfcom } from './nfcom/read.ts';
import { cancelamentoOf, cartaCorrecaoOf, type NoteEvent, readEvent } from './nfe/event.ts';
import { readNote, textAt, valueAt } from './nfe/read.ts';
import { readNfse, readNfseEvent } from './nfse/read.ts';
import { type Sheet, toPdf } from './page/document.ts';
import { PaperError } from './paper-error.ts';
import { isPrintedType, type PAPERS, type PaperKind, type PaperOptions, type PrintedType } from './papers.ts';

export interface PaperRequest {
  /** Document type, as in the registry of core. */
  readonly type: string;
  /** The document as it was authorized: nfeProc, cteProc, nfcomProc, NFSe, or what is signed while there is no protocol. */
  readonly xml: string | Uint8Array;
  /** procEvento, or evento of an NFS-e, of every registered event, in any order. */
  readonly events?: readonly (string | Uint8Array)[] | undefined;
  readonly options?: PaperOptions | undefined;
}

/** Common result of reading any document. */
interface Read {
  readonly chave: string;
  readonly ide: XmlElement;
  readonly emit: XmlElement;
  /** `infProt` of the authority's protocol. */
  readonly prot: XmlElement | undefined;
}

type Draw<T extends Read, E> = (document: T, events: readonly E[], options: PaperOptions) => readonly Sheet[];

interface Drawing {
  /** Before the access key in the PDF's title. */
  readonly title: string;
  readonly draw: (request: PaperRequest) => { readonly document: Read; readonly sheets: readonly Sheet[] };
}

type Reader<T> = (xml: string | Uint8Array) => T;

/** A paper of documents that are read so, and their events too; the drawing is given their own events alone. */
const drawingOver =
  <E extends { readonly chave: string }>(readOne: Reader<E>) =>
  <T extends Read>(title: string, read: Reader<T>, draw: Draw<T, E>): Drawing => ({
    title,
    draw: ({ xml, events = [], options = {} }) => {
      const document = read(xml);
      const own = events.map(readOne).filter(({ chave }) => chave === document.chave);
      const logo = options.logo && readLogo(options.logo);
      return { document, sheets: draw(document, own, { ...options, logo }) };
    },
  });

/** Events of the portals' documents and of the NFS-e are read differently. */
const drawing = drawingOver(readEvent);
const nfseDrawing = drawingOver(readNfseEvent);

const eventDrawing = (
  kind: EventKind,
  eventOf: (events: readonly NoteEvent[]) => NoteEvent | undefined,
): Drawing =>
  drawing(kind.title, readNote, (note, events, options) => {
    const event = eventOf(events);
    if (!event) throw new PaperError(`O documento não tem o evento registrado que se pede: ${kind.title}.`);
    return eventSheet(note, { event, kind }, options);
  });

const EVENTS = {
  'carta-correcao': eventDrawing(CARTA_CORRECAO, cartaCorrecaoOf),
  cancelamento: eventDrawing(CANCELAMENTO, cancelamentoOf),
};

/** Drawing functions of `PAPERS`. A new paper needs a line in each. */
const DRAWINGS: { readonly [Type in PrintedType]: Readonly<Record<(typeof PAPERS)[Type][number], Drawing>> } =
  {
    nfe: {
      documento: drawing('DANFE', readNote, (note, events, options) =>
        isTipo2(note) ? danfcE(note, events, options) : danfe(note, events, options),
      ),
      etiqueta: drawing('DANFE Simplificado - Etiqueta', readNote, danfeEtiqueta),
      ...EVENTS,
    },
    nfce: { documento: drawing('DANFE NFC-e', readNote, danfcE), ...EVENTS },
    cte: { documento: drawing('DACTE', readCte, dacte) },
    mdfe: { documento: drawing('DAMDFE', readMdfe, damdfe) },
    nfcom: { documento: drawing('DANFE-COM', readNfcom, danfcom) },
    nfse: { documento: nfseDrawing('DANFSe', readNfse, danfse) },
    dce: { documento: drawing('DACE', readDce, dace) },
  };

function drawingOf(type: string, paper: PaperKind): Drawing {
  const drawings: Partial<Readonly<Record<PaperKind, Drawing>>> = isPrintedType(type) ? DRAWINGS[type] : {};
  const found = drawings[paper];
  if (!found) throw new PaperError(`Não há impressão "${paper}" para o tipo ${type}.`);
  return found;
}

/**
 * Draws a document's paper from its XML alone, as PDF. The same request gives the same bytes.
 * Throws PaperError when there is no such paper of it, XmlError when the XML cannot be read.
 */
export function drawPaper(request: PaperRequest): Uint8Array {
  const { title, document, sheets } = drawSheets(request);
  return toPdf(sheets, { title: `${title} ${document.chave}`, ...madeBy(document) });
}

/** Draws the papers of several documents as one PDF, in their order. Throws like `drawPaper`. */
export function drawPapers(requests: readonly PaperRequest[]): Uint8Array {
  const drawn = requests.map(drawSheets);
  const [first] = drawn;
  if (first === undefined) throw new PaperError('Não há documento para imprimir.');
  const info = { title: `${drawn.length} documentos`, ...madeBy(first.document) };
  return toPdf(
    drawn.flatMap(({ sheets }) => sheets),
    info,
  );
}

const madeBy = ({ emit, prot, ide }: Read) => ({
  author: valueAt(emit, 'xNome'),
  date: moment(textAt(prot, 'dhRecbto') ?? textAt(ide, 'dhEmi')),
});

function drawSheets(request: PaperRequest) {
  const { title, draw } = drawingOf(request.type, request.options?.paper ?? 'documento');
  const { document, sheets } = draw(request);
  const marked = request.options?.unconfirmed
    ? sheets.map((sheet) => ({ ...sheet, under: unconfirmedLayer(sheet.page, sheet.height) }))
    : sheets;
  return { title, document, sheets: marked };
}
