import { z } from 'zod';

const DOMAIN = /^(?=.{1,180}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Domain of the addresses that take suppliers' files by e-mail; absent = the installation takes none. */
export const lettersDomain = z
  .string()
  .transform((text) => (text === '' ? undefined : text.toLowerCase()))
  .refine((domain) => domain === undefined || DOMAIN.test(domain), {
    error: 'must be a domain, as in arquivos.example.com',
  })
  .optional();
