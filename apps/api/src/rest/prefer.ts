import { z } from 'zod';
import type { Sender } from '../edge/caller.ts';

/** `Prefer: handling=strict` (RFC 7240). */
export const asksForStrict = ({ header }: Pick<Sender, 'header'>): boolean =>
  /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:$|[,;])/i.test(header('prefer') ?? '');

/** `wait=10, handling=strict`: what of the preferences was done. */
export const preferenceApplied = (...preferences: readonly (string | undefined)[]): string =>
  preferences.filter((preference) => preference !== undefined).join(', ');

const STRICT_DOC =
  'handling=strict: um campo desconhecido, um código sem os zeros à esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.';

/** The request header of what takes a body from integrations, as documented. */
export const preferDoc = z.object({
  Prefer: z.string().exactOptional().meta({ description: STRICT_DOC, example: 'handling=strict' }),
});

/** The same of what also waits. */
export const preferWaitDoc = z.object({
  Prefer: z
    .string()
    .exactOptional()
    .meta({
      description: `wait=N: espera até N segundos (máximo 30) pelo veredito. ${STRICT_DOC} Juntos: wait=10, handling=strict.`,
      example: 'wait=10',
    }),
});

/** The request header of what waits alone. */
export const waitDoc = z.object({
  Prefer: z.string().exactOptional().meta({
    description: 'wait=N: espera até N segundos (máximo 30) pela resposta da SEFAZ.',
    example: 'wait=10',
  }),
});

/** The answer's header, as documented. */
export const appliedDoc = z.object({
  'Preference-Applied': z
    .string()
    .exactOptional()
    .meta({ description: 'O que foi atendido de Prefer, p. ex. handling=strict.' }),
});
