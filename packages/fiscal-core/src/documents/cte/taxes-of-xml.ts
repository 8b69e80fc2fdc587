import type { TaxPaths } from '../../engine/document/taxes.ts';

/** A CT-e has its taxes once, of the whole service; ICMS of situation 60 was retained before. Source: MOC CT-e 4.00, group imp. */
export const CTE_TAXES: TaxPaths = {
  cfop: ['infCte/ide/CFOP'],
  icms: ['infCte/imp/ICMS/*/vICMS', 'infCte/imp/ICMS/ICMSOutraUF/vICMSOutraUF'],
  icmsSt: ['infCte/imp/ICMS/ICMS60/vICMSSTRet'],
  ibs: ['infCte/imp/IBSCBS/gIBSCBS/vIBS'],
  cbs: ['infCte/imp/IBSCBS/gIBSCBS/gCBS/vCBS'],
};
