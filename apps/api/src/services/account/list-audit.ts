import type { Db } from '@fiscal/db/base/client';
import { isUuid } from '@fiscal/db/base/ids';
import { getClients } from '@fiscal/db/companies/clients';
import { namesOf } from '@fiscal/db/people/persons';
import { type AuditQuery, type AuditView, listAudit } from '@fiscal/db/records/audit';

/** An entry of the audit log, with the names of whom it speaks of. */
export interface AuditLine extends AuditView {
  /** Names of the actor and the subject; null for others and for deleted people. */
  readonly names: { readonly actor: string | null; readonly subject: string | null };
  /** The company that it was done to or for. */
  readonly client: { readonly id: string; readonly name: string } | null;
}

export interface AuditPage {
  readonly data: readonly AuditLine[];
  readonly nextCursor: string | null;
}

/** Lists the acts in an account, newest first. */
export const createListAudit =
  ({ db }: { readonly db: Db }) =>
  async (accountId: string, asked: AuditQuery): Promise<AuditPage> => {
    const found = await listAudit(db, accountId, { ...asked, limit: asked.limit + 1 });
    const page = found.slice(0, asked.limit);
    const [names, clients] = await Promise.all([
      namesOf(db, page.flatMap((entry) => [entry.actor.id, personOf(entry) ?? '']).filter(isUuid)),
      getClients(db, accountId, [...new Set(page.flatMap((entry) => clientOf(entry) ?? []))]),
    ]);
    const clientNames = new Map(clients.map(({ id, name }) => [id, { id, name }]));
    return {
      data: page.map((entry) => ({
        ...entry,
        names: {
          actor: entry.actor.kind === 'user' ? (names.get(entry.actor.id) ?? null) : null,
          subject: names.get(personOf(entry) ?? '') ?? null,
        },
        client: clientNames.get(clientOf(entry) ?? '') ?? null,
      })),
      nextCursor: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  };

/** Id of the person to whom it was done. */
function personOf({ subject, details }: AuditView): string | null {
  if (subject.type === 'user') return subject.id;
  const { userId } = details;
  return typeof userId === 'string' ? userId : null;
}

function clientOf({ subject, details: { clientId } }: AuditView): string | null {
  if (subject.type === 'client') return subject.id;
  return typeof clientId === 'string' ? clientId : null;
}
