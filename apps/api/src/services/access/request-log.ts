import { createNotes, type Notes, type NotesDeps } from '@fiscal/db/base/notes';
import type { LoggedRequest } from '@fiscal/db/records/request-log';

/** Takes note of what was answered to whom, off the way of the answer. */
export type RequestLog = Notes<LoggedRequest>;

export const createRequestLog = (
  deps: Pick<NotesDeps<LoggedRequest>, 'write' | 'onLost' | 'onError'>,
): RequestLog => createNotes(deps);
