import { compileLayout } from '../../engine/body/compile.ts';
import { nfcomLayout } from './layout/layout.ts';

/** The layout of NFCom, ready for use. */
export const NFCOM_COMPILED = compileLayout(nfcomLayout);
