import type { Answers } from '../../trpc/client.tsx';

export type KeyKind = Answers['keys']['list'][number]['kind'];
