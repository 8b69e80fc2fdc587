import type { TaxPaths } from '../../../engine/document/taxes.ts';

/** Totals of an NF-e or NFC-e; PIS and COFINS of goods and of services. Source: MOC 7.0 Anexo I, groups W and W17; NT 2025.002, W34. */
export const NOTE_TAXES: TaxPaths = {
  cfop: ['infNFe/det/prod/CFOP'],
  icms: ['infNFe/total/ICMSTot/vICMS'],
  icmsSt: ['infNFe/total/ICMSTot/vST'],
  ipi: ['infNFe/total/ICMSTot/vIPI'],
  pis: ['infNFe/total/ICMSTot/vPIS', 'infNFe/total/ISSQNtot/vPIS'],
  cofins: ['infNFe/total/ICMSTot/vCOFINS', 'infNFe/total/ISSQNtot/vCOFINS'],
  iss: ['infNFe/total/ISSQNtot/vISS'],
  ibs: ['infNFe/total/IBSCBSTot/gIBS/vIBS'],
  cbs: ['infNFe/total/IBSCBSTot/gCBS/vCBS'],
};
