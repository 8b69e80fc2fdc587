import { readFileSync } from 'node:fs';
import { stack } from '@fiscal/core/testing/stack';
import { z } from 'zod';
import { createSandboxControl } from '../../src/services/sandbox-control.ts';

const documents = z.object({ documents: z.array(z.object({ chave: z.string() }).loose()) });

const control = () =>
  createSandboxControl({
    baseUrl: stack().sandboxUrl,
    ca: readFileSync(stack().sandboxCaFile, 'utf8'),
    adminToken: stack().sandboxAdminToken,
  });

/** What the emulated authority has on record under one number (the auditor's view). */
export async function registeredAt(
  accountId: string,
  number: { readonly cnpj: string; readonly serie: number; readonly numero: number },
): Promise<readonly { readonly chave: string }[]> {
  const { body } = await control()('GET', `/sandbox/documents?accountId=${accountId}&limit=1000`);
  const key = `${number.cnpj}55${String(number.serie).padStart(3, '0')}${String(number.numero).padStart(9, '0')}`;
  return documents.parse(body).documents.filter(({ chave }) => chave.slice(6, 34) === key);
}
