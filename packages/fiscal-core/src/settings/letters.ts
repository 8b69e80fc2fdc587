import { z } from 'zod';

const DOMAIN = /^(?=.{1,180}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Domain of the addresses that take suppliers' files by e-mail; absent = the installation takes none. */
export const lettersDomain = z
  .string()
  .transform((text) => (text === '' ? undefined : text.toLowerCase()))
  // Mail servers cannot name a domain with an `xn--` label that stands for no text.
  .refine((domain) => domain === undefined || (DOMAIN.test(domain) && URL.canParse(`https://${domain}`)), {
    error: 'must be a domain, as in arquivos.example.com',
  })
  .optional();
