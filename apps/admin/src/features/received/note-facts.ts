import type { Answers } from '../../trpc/client.tsx';
import type { Tone } from '../../ui/badge.tsx';

export type ReceivedNote = Answers['received']['get'];

/** Series and number, as the access key has them. */
export const numbersOf = (accessKey: string): readonly [serie: number, numero: number] => [
  Number(accessKey.slice(22, 25)),
  Number(accessKey.slice(25, 34)),
];

export const SITUATION_TONES: Readonly<Record<ReceivedNote['situacao'], Tone>> = {
  autorizada: 'good',
  denegada: 'bad',
  cancelada: 'bad',
  encerrada: 'neutral',
};

/** Paper of each type. */
export const PAPERS: Readonly<Record<ReceivedNote['type'], string>> = {
  nfe: 'DANFE',
  cte: 'DACTE',
  mdfe: 'DAMDFE',
};
