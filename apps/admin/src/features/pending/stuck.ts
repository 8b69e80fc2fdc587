import type { Answers } from '../../trpc/client.tsx';

export type Stuck = Answers['document']['stuck'][number];

/** `NF-e 1/12`: type, série and number. */
export const stuckName = ({
  typeName,
  serie,
  numero,
}: Pick<Stuck, 'typeName' | 'serie' | 'numero'>): string => `${typeName} ${serie}/${numero}`;
