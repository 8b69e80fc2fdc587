import type { Answers } from '../../trpc/client.tsx';
import type { Tone } from '../../ui/badge.tsx';

export type ReceivedNote = Answers['received']['list']['data'][number];
/** A note by itself, with the events that it takes now. */
export type OpenedNote = Answers['received']['get'];

/** Characters of the key of an NFS-e, which has no series. */
const NATIONAL = 50;

/** Series and number, as the access key has them. */
export const numbersOf = (accessKey: string): readonly [serie: number | null, numero: number] =>
  accessKey.length === NATIONAL
    ? [null, Number(accessKey.slice(23, 36))]
    : [Number(accessKey.slice(22, 25)), Number(accessKey.slice(25, 34))];

export const SITUATION_TONES: Readonly<Record<ReceivedNote['situacao'], Tone>> = {
  autorizada: 'good',
  denegada: 'bad',
  cancelada: 'bad',
  encerrada: 'neutral',
};

/** Status of a manifestation, or of another event that was requested here. */
export const STATUS_TONES: Readonly<Record<ReceivedNote['manifestations'][number]['status'], Tone>> = {
  pendente: 'warn',
  registrada: 'good',
  recusada: 'bad',
  erro: 'bad',
};

/** Paper of each type. */
export const PAPERS: Readonly<Record<ReceivedNote['type'], string>> = {
  nfe: 'DANFE',
  cte: 'DACTE',
  mdfe: 'DAMDFE',
  nfse: 'DANFSe',
};
