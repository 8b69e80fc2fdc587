/** Papers of a document: its own, the label for parcels, the sheet of an event. */
export type PaperKind = 'documento' | 'etiqueta' | 'carta-correcao' | 'cancelamento';

/** Papers of each document type, listed without loading their drawing code. */
export const PAPERS = {
  nfe: ['documento', 'etiqueta', 'carta-correcao', 'cancelamento'],
  nfce: ['documento', 'carta-correcao', 'cancelamento'],
  cte: ['documento'],
  mdfe: ['documento'],
  nfcom: ['documento'],
  nfse: ['documento'],
  dce: ['documento'],
} as const satisfies Readonly<Record<string, readonly PaperKind[]>>;

export type PrintedType = keyof typeof PAPERS;

export const isPrintedType = (type: string): type is PrintedType => Object.hasOwn(PAPERS, type);

/** Whether a paper of that kind can be drawn of a document of that type. */
export const hasPaper = (type: string, paper: PaperKind = 'documento'): boolean =>
  isPrintedType(type) && PAPERS[type].some((kind) => kind === paper);

export type Orientation = 'retrato' | 'paisagem';
/** Paper of a roll printer, in millimetres. */
export type RollWidth = 58 | 80;

export interface PaperOptions {
  /** `documento` by default. */
  readonly paper?: PaperKind | undefined;
  /** Orientation of the DANFE; default: tpImp of its XML. */
  readonly orientation?: Orientation | undefined;
  /** Roll of the DANFC-e, and of an NF-e printed as one, in millimetres; 80 by default. */
  readonly width?: RollWidth | undefined;
  /** PNG or JPEG; an image that is neither is refused. */
  readonly logo?: Uint8Array | undefined;
  /**
   * The document is known to be void even without an event's XML: the national environment stores that of a
   * substitution.
   */
  readonly cancelled?: boolean | undefined;
  /** Marks every page: the document's authority has not confirmed the protocol that its XML bears. */
  readonly unconfirmed?: boolean | undefined;
}
