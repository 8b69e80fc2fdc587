import type { Answers } from '../../trpc/client.tsx';

type Kind = Answers['credits']['entries']['data'][number]['kind'];

/** Effect of an entry on the balance, in credits. A hold and its release move credits between free and on hold. */
export function balanceEffect(kind: Kind, amount: number): number {
  if (kind === 'recarga') return amount;
  return kind === 'captura' ? -amount : 0;
}
