import { rejectionHint } from '@fiscal/core/registry/rejections';
import type { DocumentEventView } from '@fiscal/db/base/types';

/** Cause and fix of the code an event was refused with; null when it was not, or the catalog has no row. @param type of the document */
export const eventHint = (
  type: string,
  { status, cStat }: Pick<DocumentEventView, 'status' | 'cStat'>,
): ReturnType<typeof rejectionHint> =>
  status === 'erro_autorizacao' && cStat !== null ? rejectionHint(type, cStat) : null;
