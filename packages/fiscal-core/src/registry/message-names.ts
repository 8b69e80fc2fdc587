import type { MessageNames } from '../vocabulary/message-names.ts';
import { moduleOf } from './documents.ts';

/** Names of a document type's messages. Throws when it is outside the portal. */
export function namesOf(type: string): MessageNames {
  const names = moduleOf(type)?.names ?? null;
  if (names === null) throw new Error(`No messages for document type ${type}`);
  return names;
}
