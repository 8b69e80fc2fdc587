import { z } from 'zod';

/** Field of paged lists besides the cursor: they read forward, never back. */
export const goingOn = { direction: z.literal('forward').optional() };
