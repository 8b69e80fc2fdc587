import { compileLayout } from '../../engine/body/compile.ts';
import { cteLayout } from './layout/layout.ts';

/** The layout of CT-e, ready for use. */
export const CTE_COMPILED = compileLayout(cteLayout);
