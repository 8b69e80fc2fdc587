import { compileLayout } from '../../engine/body/compile.ts';
import { nfeLayout } from './layout/layout.ts';

/** The layout of NF-e and NFC-e, ready for use. */
export const NFE_COMPILED = compileLayout(nfeLayout);
