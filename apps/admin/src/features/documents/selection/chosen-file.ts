import type { Ambiente } from '../../../shell/ambiente-paths.ts';
import { CONSOLE_HEADERS } from '../../../trpc/headers.ts';
import { assertAccepted } from '../../../trpc/refusal.ts';

interface Chosen {
  readonly environment: Ambiente;
  readonly ids: readonly string[];
}

/** File of the chosen documents, and no others. An address has no room for their ids, so they are a body. */
export async function chosenFile(asked: Chosen, file: 'csv' | 'zip'): Promise<Blob> {
  const answer = await fetch(`/api/documents.${file}`, {
    method: 'POST',
    headers: { ...CONSOLE_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  await assertAccepted(answer);
  return answer.blob();
}
