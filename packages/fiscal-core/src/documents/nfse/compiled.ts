import { compileLayout } from '../../engine/body/compile.ts';
import { compileContent } from '../../engine/content/content.ts';
import type { ReadContent } from '../../engine/content/parts.ts';
import { nfseLayout } from './layout/layout.ts';
import { nfseNoteLayout } from './layout/note.ts';

/** The layout of the DPS, ready for use. */
export const NFSE_COMPILED = compileLayout(nfseLayout);

const note = compileContent(nfseNoteLayout);

/** The note that the national environment made, or the DPS alone. */
export const readNfseContent: ReadContent = (root) => note(root) ?? NFSE_COMPILED.content(root);
