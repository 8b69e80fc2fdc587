import { readUrl } from '@fiscal/webhooks/read-url';
import { z } from 'zod';
import { uuid } from './fields.ts';

const ORIGINS_MAX = 20;
/** Origin in the form of browsers: scheme, host and port, nothing after; in clear on this machine alone. */
const origin = z
  .string()
  .max(200)
  .refine(isOrigin, {
    error: 'A origem é https://, o domínio e, se houver, a porta, sem barra no fim; http:// só em localhost.',
  })
  .meta({ example: 'https://app.exemplo.com.br' });

/** Scope of a read token, and the pages that may use it. */
export const readTokenBody = z
  .strictObject({
    documentId: uuid()
      .exactOptional()
      .meta({ description: 'O único documento que lê; ausente: todos da empresa no ambiente do token.' }),
    origins: z.array(origin).max(ORIGINS_MAX).exactOptional().meta({
      description: 'As origens das páginas que podem usá-lo; ausente: nenhuma, só quem não é navegador.',
    }),
  })
  .prefault({})
  .meta({ id: 'PedidoDeTokenDeLeitura' });

function isOrigin(text: string): boolean {
  const url = readUrl(text);
  if (url === null) return false;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
  // No page has an origin with a wildcard: a token for it would open nothing.
  return isSafe && url.origin === text && !text.includes('*');
}
