import type { SizeLimit } from '../../engine/body/size.ts';

export const MDFE_SIZE: SizeLimit = {
  kib: 500,
  field: 'municipios_descarregamento',
  tag: 'infDoc',
  fix: 'Divida os documentos em mais de um MDF-e.',
  source: 'MOC MDF-e 3.00b (rejection 214)',
};
