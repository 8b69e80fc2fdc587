import { decodeCursor } from '@fiscal/db/changes/change-cursor';
import type { ChangeCursor } from '@fiscal/db/changes/changes';
import { Failure } from '../../base/failure.ts';

const MESSAGE = 'O cursor não veio desta API.';
const FIX = 'Use o cursor de uma mudança recebida ou de changesCursor, sem alterá-lo.';

/** Reads the argument `after`; null when absent. @throws {Failure} requisicao_invalida */
export function cursorOf(after: string | null | undefined): ChangeCursor | null {
  if (after === null || after === undefined) return null;
  const cursor = decodeCursor(after);
  if (cursor !== null) return cursor;
  throw new Failure('requisicao_invalida', MESSAGE, {
    errors: [{ field: 'after', code: 'formato_invalido', message: MESSAGE, fix: FIX }],
  });
}
