import { compileLayout } from '../../engine/body/compile.ts';
import { mdfeLayout } from './layout/layout.ts';

/** The layout of the MDF-e, ready for use. */
export const MDFE_COMPILED = compileLayout(mdfeLayout);
