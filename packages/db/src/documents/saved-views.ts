import type { Db } from '../base/client.ts';
import { type Edit, edited } from '../base/edit.ts';
import { isUuid, newId } from '../base/ids.ts';
import { isUniqueViolation, withAccount } from '../base/transaction.ts';

/** Filters of the document list under a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Same format as in the address of the page. */
  readonly query: string;
}

/** Owner of views: each person of an account has their own. */
export interface ViewOwner {
  readonly accountId: string;
  readonly userId: string;
}

export type ViewSaved =
  | { readonly kind: 'salva'; readonly view: SavedView }
  | { readonly kind: 'nome_em_uso' }
  | { readonly kind: 'limite' }
  | { readonly kind: 'inexistente' };

/** Views of one person. */
export const SAVED_VIEWS_MAX = 50;

const SHOWN = { id: true, name: true, query: true } as const;

/** Sorted by name. */
export const listSavedViews = (db: Db, { accountId, userId }: ViewOwner): Promise<readonly SavedView[]> =>
  withAccount(db, accountId, (tx) =>
    tx.savedView.findMany({ where: { accountId, userId }, orderBy: { name: 'asc' }, select: SHOWN }),
  );

const unlessTaken = (saving: Promise<ViewSaved>): Promise<ViewSaved> =>
  saving.catch((error: unknown): ViewSaved => {
    if (isUniqueViolation(error)) return { kind: 'nome_em_uso' };
    throw error;
  });

export const createSavedView = (
  db: Db,
  { accountId, userId }: ViewOwner,
  view: Pick<SavedView, 'name' | 'query'>,
): Promise<ViewSaved> =>
  unlessTaken(
    withAccount(db, accountId, async (tx): Promise<ViewSaved> => {
      if ((await tx.savedView.count({ where: { accountId, userId } })) >= SAVED_VIEWS_MAX)
        return { kind: 'limite' };
      const { name, query } = view;
      const data = { id: newId(), accountId, userId, name, query };
      return { kind: 'salva', view: await tx.savedView.create({ data, select: SHOWN }) };
    }),
  );

export const updateSavedView = (
  db: Db,
  { accountId, userId }: ViewOwner,
  {
    id,
    edit,
  }: {
    readonly id: string;
    readonly edit: Edit<SavedView, { readonly name?: string; readonly query?: string }>;
  },
): Promise<ViewSaved> =>
  unlessTaken(
    withAccount(db, accountId, async (tx): Promise<ViewSaved> => {
      if (!isUuid(id)) return { kind: 'inexistente' };
      await tx.$queryRaw`select 1 from saved_views where id = ${id}::uuid for no key update`;
      const where = { id, accountId, userId };
      const before = await tx.savedView.findFirst({ where, select: SHOWN });
      if (before === null) return { kind: 'inexistente' };
      const data = edited(edit, before);
      return { kind: 'salva', view: await tx.savedView.update({ where, data, select: SHOWN }) };
    }),
  );

/** False when the person has no such view. */
export async function removeSavedView(
  db: Db,
  { accountId, userId }: ViewOwner,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { count } = await withAccount(db, accountId, (tx) =>
    tx.savedView.deleteMany({ where: { id, accountId, userId } }),
  );
  return count > 0;
}
