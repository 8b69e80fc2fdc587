import type { SizeLimit } from '../../engine/body/size.ts';

export const CTE_SIZE: SizeLimit = {
  kib: 512,
  field: 'nfes',
  tag: 'infDoc',
  fix: 'Divida os documentos transportados em mais de um CT-e, ou encurte as observações.',
  source: 'MOC CT-e 4.00 Visão Geral §3 (rejection 214)',
};
