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
