import type { Answers } from '../../trpc/client.tsx';

export type Stuck = Answers['document']['stuck'][number];
