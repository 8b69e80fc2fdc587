import type { Answers } from '../../trpc/client.tsx';

/** A série of a company, as its counter stands. */
export type Series = Answers['clients']['get']['numbering'][number];
