import type { Answers } from '../../trpc/client.tsx';

/** A série of a company with its counter. */
export type Series = Answers['clients']['get']['numbering'][number];
