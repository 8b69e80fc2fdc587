import { fill } from '../../engine/body/draft.ts';
import { ABROAD } from '../../engine/body/place.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { findMunicipio, municipioByCodigo } from '../../tables/municipios.ts';

/** Lists of documents of an unloading town, and the total that counts each. */
export const DOCUMENT_LISTS = {
  conhecimentos_transporte: 'quantidade_total_cte',
  notas_fiscais: 'quantidade_total_nfe',
  mdfes_aquaviario: 'quantidade_total_mdfe_aquaviario',
} as const;

/** True when start and end of the voyage are present; without them an MDF-e is no more than its model. */
export const hasRoute = (input: FlatInput): boolean =>
  input['uf_inicio'] !== undefined &&
  input['uf_fim'] !== undefined &&
  listOf(input, 'municipios_carregamento').length > 0 &&
  listOf(input, 'municipios_descarregamento').length > 0;

/** Finds the code of a town by name and UF, or its name by code; abroad it is the layout's constant. */
function completeTown(town: FlatInput, uf: string | undefined): void {
  const codigo = textOf(town, 'codigo');
  const nome = textOf(town, 'nome');
  if (uf === 'EX') {
    fill(town, 'codigo', ABROAD.codigo);
    fill(town, 'nome', ABROAD.nome);
  } else if (codigo !== undefined) fill(town, 'nome', municipioByCodigo(codigo)?.nome);
  else if (nome !== undefined && uf !== undefined) fill(town, 'codigo', findMunicipio(nome, uf)?.codigo);
}

/** Towns of loading and unloading, in place. */
export function completeRoute(input: FlatInput): void {
  for (const town of listOf(input, 'municipios_carregamento')) completeTown(town, textOf(input, 'uf_inicio'));
  for (const town of listOf(input, 'municipios_descarregamento')) completeTown(town, textOf(input, 'uf_fim'));
}

/** Counts the documents of every unloading town; none is not written. */
export function countDocuments(input: FlatInput): void {
  for (const [list, total] of Object.entries(DOCUMENT_LISTS)) {
    const count = listOf(input, 'municipios_descarregamento').reduce(
      (sum, town) => sum + listOf(town, list).length,
      0,
    );
    if (count > 0) fill(input, total, String(count));
  }
}
