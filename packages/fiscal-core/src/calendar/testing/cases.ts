import { CTE_CASES } from './cases/cte.ts';
import { MDFE_CASES } from './cases/mdfe.ts';
import { NFCOM_CASES } from './cases/nfcom.ts';
import { NFE_CASES } from './cases/nfe.ts';
import { NFSE_CASES } from './cases/nfse.ts';
import type { DatedCase } from './dated-case.ts';

/** A file for each document type; a change may have several cases. */
export const DATED_CASES: readonly DatedCase[] = [
  ...NFE_CASES,
  ...CTE_CASES,
  ...MDFE_CASES,
  ...NFCOM_CASES,
  ...NFSE_CASES,
];
