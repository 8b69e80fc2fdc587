import { contingencySentence } from './contingency.ts';
import type { Note } from './read.ts';
import type { Situation, SituationKind } from './situation.ts';

const OF_KIND: Readonly<Record<SituationKind, string>> = {
  autorizada: '',
  epec: '',
  cancelada: 'NF-e CANCELADA - SEM VALOR FISCAL',
  denegada: 'USO DENEGADO - SEM VALOR FISCAL',
  'sem-protocolo': 'SEM PROTOCOLO DE AUTORIZAÇÃO - SEM VALOR FISCAL',
};
const HOMOLOGACAO = 'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL';

/** One-line warning on an NF-e's paper; `''` for a plain authorized note. */
export function noticeOf(note: Note, situation: Situation): string {
  const ofKind = situation.offline ? '' : OF_KIND[situation.kind];
  const sentences = [contingencySentence(note), ofKind, situation.homologacao ? HOMOLOGACAO : ''];
  return sentences.filter(Boolean).join(' / ');
}
