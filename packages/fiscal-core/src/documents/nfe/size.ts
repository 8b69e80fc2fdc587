import type { SizeLimit } from '../../engine/body/size.ts';

export const NFE_SIZE: SizeLimit = {
  kib: 500,
  field: 'itens',
  tag: 'det',
  fix: 'Divida os itens em mais de uma nota, ou encurte descrições e informações adicionais.',
  source: 'MOC 7.0 §4 (rejection 214)',
};
