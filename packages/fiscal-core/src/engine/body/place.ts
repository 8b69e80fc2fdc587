import { findMunicipio, municipioByCodigo } from '../../tables/municipios.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';
import { fill } from './draft.ts';

/** Town abroad in the layouts. */
export const ABROAD = { codigo: '9999999', nome: 'EXTERIOR' };

/**
 * Finds the município of `codigo_municipio_<place>`, `municipio_<place>` and `uf_<place>` by name and UF, or its name and UF by
 * code; abroad it is the layout's constant.
 */
export function completePlace(input: FlatInput, place: string): void {
  const codigo = textOf(input, `codigo_municipio_${place}`);
  const nome = textOf(input, `municipio_${place}`);
  const uf = textOf(input, `uf_${place}`);
  if (uf === 'EX') {
    fill(input, `codigo_municipio_${place}`, ABROAD.codigo);
    fill(input, `municipio_${place}`, ABROAD.nome);
  } else if (codigo !== undefined) {
    if (nome !== undefined && uf !== undefined) return;
    const known = municipioByCodigo(codigo);
    fill(input, `municipio_${place}`, known?.nome);
    fill(input, `uf_${place}`, known?.uf);
  } else if (nome !== undefined && uf !== undefined)
    fill(input, `codigo_municipio_${place}`, findMunicipio(nome, uf)?.codigo);
}
