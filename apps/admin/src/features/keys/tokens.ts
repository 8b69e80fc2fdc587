import type { Answers } from '../../trpc/client.tsx';

export type TokenView = Answers['tokens']['list']['tokens'][number];

/** Company and environment of a list of tokens. */
export interface TokensOf {
  readonly clientId: string;
  readonly environment: 1 | 2;
  readonly apiUrl: string;
  /** Whether there is GraphiQL. */
  readonly explorer: boolean;
  readonly cnpj: string;
  readonly ie: string;
}
