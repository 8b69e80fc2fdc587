import { CTE_STAND_INS } from '../documents/cte/stand-ins.ts';
import { DCE_STAND_INS } from '../documents/dce/stand-ins.ts';
import { MDFE_STAND_INS } from '../documents/mdfe/stand-ins.ts';
import { NFCOM_STAND_INS } from '../documents/nfcom/stand-ins.ts';
import { NFE_STAND_INS } from '../documents/nfe/stand-ins.ts';
import { NFE_TAX_STAND_INS } from '../documents/nfe/tax-stand-ins.ts';
import { NFSE_STAND_INS } from '../documents/nfse/stand-ins.ts';
import { factsOf, type StandInFact } from '../engine/body/stand-ins.ts';

const NOTE = [...factsOf(NFE_STAND_INS), ...factsOf(NFE_TAX_STAND_INS)];

/** Sandbox defaults for lenient test tokens where body and profile lack a fact, by type. */
export const STAND_INS: Readonly<Record<string, readonly StandInFact[]>> = {
  nfe: NOTE,
  nfce: NOTE,
  cte: factsOf(CTE_STAND_INS),
  mdfe: factsOf(MDFE_STAND_INS),
  nfcom: factsOf(NFCOM_STAND_INS),
  dce: factsOf(DCE_STAND_INS),
  nfse: factsOf(NFSE_STAND_INS),
};
