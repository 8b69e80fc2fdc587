import { z } from 'zod';

/**
 * Settings of every process: a variable that Node reads by itself and that would make each TLS connection worthless.
 */
export const processSettings = {
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .string()
    .optional()
    .refine((value) => value !== '0', {
      error:
        'must not be 0: no certificate would be checked. Name the CA that is missing in NODE_EXTRA_CA_CERTS',
    }),
};
