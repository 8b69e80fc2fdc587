import type { Answers } from '../../trpc/client.tsx';

export type TokenView = Answers['tokens']['list']['tokens'][number];

/** Whose tokens: one company, one environment. */
export interface TokensOf {
  readonly clientId: string;
  readonly environment: 1 | 2;
  readonly apiUrl: string;
  /** Whether there is GraphiQL. */
  readonly explorer: boolean;
  readonly cnpj: string;
  readonly ie: string;
}
