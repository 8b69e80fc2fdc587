import type { MessageNames } from '../vocabulary/message-names.ts';
import { moduleOf } from './documents.ts';

/** What the messages of a document type are called. Throws when it has none of the portal's. */
export function namesOf(type: string): MessageNames {
  const names = moduleOf(type)?.names ?? null;
  if (names === null) throw new Error(`No messages for document type ${type}`);
  return names;
}
