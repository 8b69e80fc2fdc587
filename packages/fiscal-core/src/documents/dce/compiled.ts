import { compileLayout } from '../../engine/body/compile.ts';
import { dceLayout } from './layout/layout.ts';

/** The layout of DC-e, ready for use. */
export const DCE_COMPILED = compileLayout(dceLayout);
