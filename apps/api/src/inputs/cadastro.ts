import { z } from 'zod';

/** Fields of a body, or of one of its items. */
export const cadastroFields = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,59}$/), z.string().max(500))
  .refine((all) => Object.keys(all).length <= 60);
