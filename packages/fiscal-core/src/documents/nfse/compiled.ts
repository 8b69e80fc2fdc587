import { compileLayout } from '../../engine/body/compile.ts';
import { nfseLayout } from './layout/layout.ts';

/** The layout of the DPS, ready for use. */
export const NFSE_COMPILED = compileLayout(nfseLayout);
