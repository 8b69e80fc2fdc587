import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createHttpsSefaz } from '@fiscal/core/adapters/https';
import { createIssuer } from '@fiscal/core/adapters/sandbox-issuer';
import { consSit } from '@fiscal/core/sefaz/messages';
import { stack } from '@fiscal/core/testing/stack';
import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import { expect } from 'vitest';
import { z } from 'zod';
import { createSandboxControl } from '../../src/services/sandbox/sandbox-control.ts';

const documents = z.object({
  documents: z.array(
    z.object({ chave: z.string(), modelo: z.string(), serie: z.int(), numero: z.int() }).loose(),
  ),
});

let made: ReturnType<typeof createSandboxControl> | undefined;
const control = () =>
  (made ??= createSandboxControl({
    baseUrl: stack().sandboxUrl,
    ca: readFileSync(stack().sandboxCaFile, 'utf8'),
    adminToken: stack().sandboxAdminToken,
  }));

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

/** Moves the clock of an account's world: what was authorized just now is then that old. */
export async function setClock(accountId: string, offsetMs: number): Promise<void> {
  const { status } = await control()('PUT', '/sandbox/clock', { accountId, offsetMs });
  expect(status).toBe(200);
}

/** The account's conditions are over. */
export async function liftConditions(accountId: string): Promise<void> {
  const { status } = await control()('DELETE', '/sandbox/conditions', { accountId });
  expect(status).toBe(200);
}

/** Facts that others put on record about a document (`circulacao`, `cte`, …), or the fisco about a company (`irregular`, …). */
export async function setFact(
  accountId: string,
  about: { readonly chave: string } | { readonly cnpj: string },
  fact: string,
): Promise<void> {
  const { status } = await control()('PUT', '/sandbox/facts', { accountId, ...about, fact });
  expect(status).toBe(200);
}

/** A party, product or town on the account's registers; null takes it off. */
export async function putOnRegister(
  accountId: string,
  register: string,
  subject: string,
  entry: unknown,
): Promise<void> {
  const { status, body } = await control()('PUT', '/sandbox/registers', {
    accountId,
    register,
    subject,
    entry,
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** cStat of the authority for a key, queried by that company like from any other system. */
export async function askedAt(
  accountId: string,
  { cnpj, uf, chave }: { readonly cnpj: string; readonly uf: string; readonly chave: string },
  names: MessageNames,
): Promise<string | undefined> {
  const { sandboxUrl: baseUrl, sandboxCaFile, sandboxAdminToken: adminToken } = stack();
  const ca = readFileSync(sandboxCaFile, 'utf8');
  const about = { accountId, clientId: cnpj, cnpj, name: 'EMPRESA DE TESTE' };
  const issued = await createIssuer({ baseUrl, ca, adminToken })(about);
  if (issued.kind !== 'emitido') throw new Error(issued.cause);
  const { certPem, keyPem, chainPem } = issued.certificate;
  const sefaz = createHttpsSefaz({ liveTransmission: false, sandbox: { baseUrl, ca } });
  const reply = await sefaz.call({
    type: names.type,
    service: 'consultaProtocolo',
    uf,
    ambiente: 2,
    target: 'sandbox',
    payload: consSit({ ambiente: 2, chave }, names),
    identity: {
      id: `${accountId}:${cnpj}`,
      keyPem,
      certPem: certPem + chainPem,
      privateKey: createPrivateKey(keyPem),
      certificateBase64: new X509Certificate(certPem).raw.toString('base64'),
    },
    timeoutMs: 10_000,
  });
  sefaz.close();
  return reply.kind === 'resposta' ? /<cStat>(\d+)<\/cStat>/.exec(reply.xml)?.[1] : undefined;
}
