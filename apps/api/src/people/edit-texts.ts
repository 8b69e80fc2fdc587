import type { Db } from '@fiscal/db/base/client';
import { editText, type PersonalText } from '@fiscal/db/people/renamings';
import { changedMeanwhile } from '../inputs/field-changes.ts';
import type { Identify } from './identify.ts';

/** A call that edits a text: the body for better-auth, and the text that the caller saw. */
export interface TextEdit {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
  /** Text that the caller saw before; undefined skips the check. */
  readonly seen: unknown;
}

/** Runs `write` unless another person changed the text meanwhile. @throws {Failure} alterado_por_outro */
export type EditTexts = <T>(edit: TextEdit, write: () => Promise<T>) => Promise<T>;

interface Edited {
  readonly text: PersonalText;
  /** The field of the body that names the owner of the text. */
  readonly idField: string;
  /** The name of the field in the form. */
  readonly field: string;
}

/** Edited texts by the route of better-auth. */
export const EDITED_TEXTS: Readonly<Record<string, Edited>> = {
  '/update-user': { text: 'name', idField: 'userId', field: 'name' },
  '/organization/update': { text: 'account', idField: 'organizationId', field: 'name' },
  '/passkey/update-passkey': { text: 'passkey', idField: 'id', field: 'name' },
  '/organization/update-member-role': { text: 'role', idField: 'memberId', field: 'role' },
};

const idIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export function createEditTexts({
  db,
  identify,
}: {
  readonly db: Db;
  readonly identify: Identify;
}): EditTexts {
  // Edits of a process run one by one: waiting for a lock must not take all connections that writes need.
  let last: Promise<unknown> = Promise.resolve();
  return async ({ path, body, cookie, seen }, write) => {
    const edited = EDITED_TEXTS[path];
    const who = edited === undefined ? null : await identify(cookie);
    if (edited === undefined || who === null) return write();
    const mine = last.then(() =>
      editText(db, { text: edited.text, of: who, id: idIn(body[edited.idField]) }, (stored) => {
        if (seen !== undefined && seen !== (stored ?? '')) throw changedMeanwhile([edited.field]);
        return write();
      }),
    );
    last = mine.catch(() => {});
    return mine;
  };
}
