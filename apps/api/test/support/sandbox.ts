import { readFileSync } from 'node:fs';
import { stack } from '@fiscal/core/testing/stack';
import { expect } from 'vitest';
import { z } from 'zod';
import { createSandboxControl } from '../../src/services/sandbox-control.ts';

const documents = z.object({
  documents: z.array(
    z.object({ chave: z.string(), modelo: z.string(), serie: z.int(), numero: z.int() }).loose(),
  ),
});

const control = () =>
  createSandboxControl({
    baseUrl: stack().sandboxUrl,
    ca: readFileSync(stack().sandboxCaFile, 'utf8'),
    adminToken: stack().sandboxAdminToken,
  });

/** Keys that the emulated authority has on record under one number (the auditor's view). */
export async function registeredAt(
  accountId: string,
  number: {
    readonly cnpj: string;
    readonly modelo: string;
    readonly serie: number;
    readonly numero: number;
  },
): Promise<readonly string[]> {
  const { body } = await control()('GET', `/sandbox/documents?accountId=${accountId}&limit=1000`);
  return documents
    .parse(body)
    .documents.filter(
      ({ chave, modelo, serie, numero }) =>
        chave.includes(number.cnpj) &&
        modelo === number.modelo &&
        serie === number.serie &&
        numero === number.numero,
    )
    .map(({ chave }) => chave);
}

/** Moves the clock of an account's world: what was authorised just now is then that old. */
export async function setClock(accountId: string, offsetMs: number): Promise<void> {
  const { status } = await control()('PUT', '/sandbox/clock', { accountId, offsetMs });
  expect(status).toBe(200);
}

/** The account's conditions are over. */
export async function liftConditions(accountId: string): Promise<void> {
  const { status } = await control()('DELETE', '/sandbox/conditions', { accountId });
  expect(status).toBe(200);
}

/** What others put on record about a document (`circulacao`, `cte`, …), or the fisco about a company (`irregular`, …). */
export async function setFact(
  accountId: string,
  about: { readonly chave: string } | { readonly cnpj: string },
  fact: string,
): Promise<void> {
  const { status } = await control()('PUT', '/sandbox/facts', { accountId, ...about, fact });
  expect(status).toBe(200);
}
