import { readLogo } from './blocks/logo.ts';
import { drawPaper, drawPapers, type PaperRequest } from './paper.ts';
import { PaperError } from './paper-error.ts';

/** Errors lose their class on the way out of a thread. */
export type Printed =
  | { readonly kind: 'impresso'; readonly bytes: Uint8Array }
  | { readonly kind: 'recusado'; readonly message: string };

/** Runs in a thread of its own (printer.ts): draws one PDF per message. */
export const print = (request: PaperRequest | readonly PaperRequest[]): Printed =>
  attempt(() => ('type' in request ? drawPaper(request) : drawPapers(request)));

/** The same thread reads an image as a paper would: what it was given, when it can be drawn. */
export const checkLogo = (bytes: Uint8Array): Printed =>
  attempt(() => {
    readLogo(bytes);
    return bytes;
  });

function attempt(work: () => Uint8Array): Printed {
  try {
    return { kind: 'impresso', bytes: work() };
  } catch (error) {
    if (!(error instanceof PaperError)) throw error;
    return { kind: 'recusado', message: error.message };
  }
}
