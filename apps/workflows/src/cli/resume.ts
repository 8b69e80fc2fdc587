import { parseArgs } from 'node:util';
import { reopenEmission } from '@fiscal/db/emission/operations';
import { createWake } from '../wake.ts';
import { openInstallation } from './installation.ts';

/** Drives a document in ERRO_TECNICO on: `resume.ts --account <uuid> --document <uuid>`, with the worker's environment. */
const { values } = parseArgs({ options: { account: { type: 'string' }, document: { type: 'string' } } });
const { account: accountId, document: documentId } = values;
if (accountId === undefined || documentId === undefined)
  throw new Error('usage: resume.ts --account <uuid> --document <uuid>');

const { db, client, close } = await openInstallation();
try {
  const reopened = await reopenEmission(
    db,
    { accountId, documentId },
    { actor: { kind: 'operator', id: 'resume-cli' } },
  );
  if (reopened) await createWake(client)({ accountId, documentId });
  process.stdout.write(reopened ? 'retomado\n' : 'o documento não está em ERRO_TECNICO\n');
} finally {
  await close();
}
