import type { TaxPaths } from '../../engine/document/taxes.ts';

const FEDERAL = 'infDPS/valores/trib/tribFed/piscofins';

/** The note has what its environment computed, and the DPS inside; before it is authorized there is the DPS alone. Source: tiposComplexos_v1.01.xsd. */
export const NFSE_TAXES: TaxPaths = {
  pis: [`${FEDERAL}/vPis`, `infNFSe/DPS/${FEDERAL}/vPis`],
  cofins: [`${FEDERAL}/vCofins`, `infNFSe/DPS/${FEDERAL}/vCofins`],
  iss: ['infNFSe/valores/vISSQN'],
  ibs: ['infNFSe/IBSCBS/totCIBS/gIBS/vIBSTot'],
  cbs: ['infNFSe/IBSCBS/totCIBS/gCBS/vCBS'],
};
