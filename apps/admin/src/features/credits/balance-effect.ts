import type { Answers } from '../../trpc/client.tsx';

type Kind = Answers['credits']['entries']['data'][number]['kind'];

/** What a line does to the balance, in credits: a hold and its release only move it between free and held. */
export function balanceEffect(kind: Kind, amount: number): number {
  if (kind === 'recarga') return amount;
  return kind === 'captura' ? -amount : 0;
}
