import type { ContingencyWay } from '../../engine/module.ts';

export const NFE_CONTINGENCY: ContingencyWay = {
  mode: 'svc',
  signed: 'infNFe',
  told: true,
  deadline: null,
  fits: () => true,
  source: 'MOC 7.0 Anexo III; NT 2013.007',
};
