// biome-ignore-all format: one row per line

import type { Draft } from '../../../engine/events/define/spec.ts';
import { listOf, textOf } from '../../../engine/layout/flat.ts';
import { leaf, list } from '../../../engine/layout/rows.ts';
import { CTE_EVENTS } from './family.ts';

/** NF-e of the CT-e that a delivery is about. */
export const infEntrega = list('infEntrega', '0-2000', 'notas', 'NF-e entregues, das que o CT-e leva', [
  leaf('chNFe', '1-1', CTE_EVENTS.chave, 'chave_nfe', 'Chave da NF-e'),
]);

export const nProt = leaf('nProt', '1-1', CTE_EVENTS.protocolo, 'engine', 'Protocolo de autorização do CT-e');

/** Refuses a key that comes twice (861, 924). */
export function checkNotes({ input, problems }: Draft): void {
  const keys = listOf(input, 'notas').map((note) => textOf(note, 'chave_nfe'));
  keys.forEach((key, at) => {
    if (key === undefined || keys.indexOf(key) === at) return;
    const field = `notas[${at}].chave_nfe`;
    problems.push({ field, code: 'repetido', message: `A NF-e de ${field} está repetida.`, tag: 'chNFe', fix: 'Informe cada NF-e uma vez.' });
  });
}
