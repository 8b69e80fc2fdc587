import { municipioByCodigo } from '../../../tables/municipios.ts';

/** cMun of an address abroad. */
export const EXTERIOR = '9999999';

/** A município that is in no table. */
export const isUnknownTown = (codigo: string): boolean =>
  codigo !== '' && codigo !== EXTERIOR && municipioByCodigo(codigo) === null;

/** A município that is not in that UF. */
export const isOtherUf = (codigo: string, uf: string): boolean => {
  const municipio = codigo === '' || uf === 'EX' ? null : municipioByCodigo(codigo);
  return municipio !== null && municipio.uf !== uf;
};
