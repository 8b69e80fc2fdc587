import type { Answers } from '../../../trpc/client.tsx';

export type Exchange = Answers['document']['exchanges']['data'][number];
