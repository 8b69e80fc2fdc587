import { readLogo } from './blocks/logo.ts';
import { danfcE } from './danfc-e/danfc-e.ts';
import type { RollWidth } from './danfc-e/receipt.ts';
import { danfe, type Orientation } from './danfe/danfe.ts';
import { danfeEtiqueta } from './danfe-etiqueta/danfe-etiqueta.ts';
import { CANCELAMENTO, CARTA_CORRECAO, type EventKind, eventSheet } from './event-sheet/event-sheet.ts';
import { moment } from './format/date.ts';
import { cancelamentoOf, cartaCorrecaoOf, type NoteEvent, readEvent } from './nfe/event.ts';
import { type Note, readNote, textAt, valueAt } from './nfe/read.ts';
import { type Sheet, toPdf } from './page/document.ts';
import { PaperError } from './paper-error.ts';
import { isPrintedType, type PAPERS, type PaperKind, type PrintedType } from './papers.ts';

export interface PaperOptions {
  /** `documento` by default. */
  readonly paper?: PaperKind | undefined;
  /** Of the DANFE; by default what its XML says (tpImp). */
  readonly orientation?: Orientation | undefined;
  /** Roll of the DANFC-e in millimetres; 80 by default. */
  readonly width?: RollWidth | undefined;
  /** PNG or JPEG; an image that is neither is refused. */
  readonly logo?: Uint8Array | undefined;
}

export interface PaperRequest {
  /** Document type, as in the registry of core. */
  readonly type: string;
  /** The document as it was authorised: nfeProc, or NFe while there is no protocol. */
  readonly xml: string | Uint8Array;
  /** procEventoNFe of whatever was registered for it, in any order. */
  readonly events?: readonly (string | Uint8Array)[] | undefined;
  readonly options?: PaperOptions | undefined;
}

type Draw = (note: Note, events: readonly NoteEvent[], options: PaperOptions) => Sheet[];
interface Room {
  /** Before the access key in the PDF's title. */
  readonly title: string;
  readonly draw: Draw;
}

const eventRoom = (
  kind: EventKind,
  eventOf: (events: readonly NoteEvent[]) => NoteEvent | undefined,
): Room => ({
  title: kind.title,
  draw: (note, events, options) => {
    const event = eventOf(events);
    if (!event) throw new PaperError(`O documento não tem o evento registrado que se pede: ${kind.title}.`);
    return eventSheet(note, event, kind, options);
  },
});

const EVENTS = {
  'carta-correcao': eventRoom(CARTA_CORRECAO, cartaCorrecaoOf),
  cancelamento: eventRoom(CANCELAMENTO, cancelamentoOf),
};

/** Who draws what of `PAPERS`. A new paper is a line here and there. */
const ROOMS: { readonly [Type in PrintedType]: Readonly<Record<(typeof PAPERS)[Type][number], Room>> } = {
  nfe: {
    documento: { title: 'DANFE', draw: danfe },
    etiqueta: { title: 'DANFE Simplificado - Etiqueta', draw: danfeEtiqueta },
    ...EVENTS,
  },
  nfce: { documento: { title: 'DANFE NFC-e', draw: danfcE }, ...EVENTS },
};

function roomOf(type: string, paper: PaperKind): Room {
  const rooms: Partial<Readonly<Record<PaperKind, Room>>> = isPrintedType(type) ? ROOMS[type] : {};
  const room = rooms[paper];
  if (!room) throw new PaperError(`Não há impressão "${paper}" para o tipo ${type}.`);
  return room;
}

/**
 * Draws a document's paper from its XML alone, as PDF. The same request gives the same bytes.
 * Throws PaperError when there is no such paper of it, XmlError when the XML cannot be read.
 */
export function drawPaper({ type, xml, events = [], options = {} }: PaperRequest): Uint8Array {
  const room = roomOf(type, options.paper ?? 'documento');
  const note = readNote(xml);
  const own = events.map(readEvent).filter((event) => event.chNFe === note.chave);
  return toPdf(room.draw(note, own, { ...options, logo: options.logo && readLogo(options.logo) }), {
    title: `${room.title} ${note.chave}`,
    author: valueAt(note.emit, 'xNome'),
    date: moment(textAt(note.prot, 'dhRecbto') ?? textAt(note.ide, 'dhEmi')),
  });
}
