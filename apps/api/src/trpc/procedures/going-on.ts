import { z } from 'zod';

/** What lists that are read page by page send besides their cursor: they go on, and never back. */
export const goingOn = { direction: z.literal('forward').optional() };
