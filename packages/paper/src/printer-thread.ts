import { drawPaper, type PaperRequest } from './paper.ts';
import { PaperError } from './paper-error.ts';

/** Errors lose their class on the way out of a thread. */
export type Printed =
  | { readonly kind: 'impresso'; readonly bytes: Uint8Array }
  | { readonly kind: 'recusado'; readonly message: string };

/** Runs in a thread of its own (printer.ts): draws one paper per message. */
export function print(request: PaperRequest): Printed {
  try {
    return { kind: 'impresso', bytes: drawPaper(request) };
  } catch (error) {
    if (!(error instanceof PaperError)) throw error;
    return { kind: 'recusado', message: error.message };
  }
}
