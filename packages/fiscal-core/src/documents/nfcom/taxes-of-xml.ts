import type { TaxPaths } from '../../engine/document/taxes.ts';

/** Source: MOC NFCom 1.00, group total. */
export const NFCOM_TAXES: TaxPaths = {
  cfop: ['infNFCom/det/prod/CFOP'],
  icms: ['infNFCom/total/ICMSTot/vICMS'],
  pis: ['infNFCom/total/vPIS'],
  cofins: ['infNFCom/total/vCOFINS'],
  ibs: ['infNFCom/total/IBSCBSTot/gIBS/vIBS'],
  cbs: ['infNFCom/total/IBSCBSTot/gCBS/vCBS'],
};
