import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createImportReader, type ImportReader } from '@fiscal/core/imports/reader';
import { certificatesIn } from '@fiscal/core/signing/trust/chain';
import type { Target } from '@fiscal/core/vocabulary/target';
import { createXsdValidators } from '@fiscal/core/xsd/validate';

/** Returns the reader for a target; each target trusts its own certificate authorities. */
export type ReaderFor = (target: Target) => ImportReader;

const trustedIn = async (file: string | undefined) =>
  file === undefined ? [] : certificatesIn(await readFile(file, 'utf8'));

/**
 * Validates files by the official schemas of the folder; where there is none, by the layout tables. Beside ICP-Brasil,
 * the sandbox's own authority is trusted for documents of the sandbox, and those of `LIVE_CA_FILE` for all others.
 */
export async function openImportReaders({
  SCHEMAS_DIR: schemasDir,
  LIVE_CA_FILE: liveCa,
  SANDBOX_CA_FILE: sandboxCa,
}: {
  readonly SCHEMAS_DIR: string;
  readonly LIVE_CA_FILE?: string | undefined;
  readonly SANDBOX_CA_FILE?: string | undefined;
}): Promise<ReaderFor> {
  const schemas = existsSync(schemasDir) ? createXsdValidators(schemasDir) : null;
  const [live, sandbox] = await Promise.all([trustedIn(liveCa), trustedIn(sandboxCa)]);
  const readers = {
    real: createImportReader({ schemas, trusted: live }),
    sandbox: createImportReader({ schemas, trusted: sandbox }),
  };
  return (target) => (target === 'sandbox' ? readers.sandbox : readers.real);
}
