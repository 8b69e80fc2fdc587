import type { Db } from '@fiscal/db/base/client';
import type { Edit } from '@fiscal/db/base/edit';
import {
  createSavedView,
  listSavedViews,
  removeSavedView,
  SAVED_VIEWS_MAX,
  type SavedView,
  updateSavedView,
  type ViewOwner,
  type ViewSaved,
} from '@fiscal/db/documents/saved-views';
import { Failure, notFound } from '../../base/failure.ts';

function savedViewOf(result: ViewSaved): SavedView {
  switch (result.kind) {
    case 'salva':
      return result.view;
    case 'inexistente':
      throw notFound();
    case 'limite':
      throw new Failure(
        'operacao_nao_permitida',
        `Você já tem ${SAVED_VIEWS_MAX} visões salvas. Exclua uma para salvar outra.`,
      );
    case 'nome_em_uso': {
      const message = 'Você já tem uma visão com este nome.';
      throw new Failure('requisicao_invalida', message, {
        errors: [{ field: 'name', code: 'nome_em_uso', message, fix: 'Escolha outro nome.' }],
      });
    }
  }
}

/** A person's saved views of the document list. */
export const createSavedViews = (db: Db) => ({
  /** Lists views by name. */
  list: (owner: ViewOwner) => listSavedViews(db, owner),
  /** @throws {Failure} requisicao_invalida (name taken), operacao_nao_permitida (too many) */
  create: async (owner: ViewOwner, view: Pick<SavedView, 'name' | 'query'>) =>
    savedViewOf(await createSavedView(db, owner, view)),
  /** @throws {Failure} requisicao_invalida (name taken), nao_encontrado */
  update: async (
    owner: ViewOwner,
    id: string,
    edit: Edit<SavedView, { readonly name?: string; readonly query?: string }>,
  ) => savedViewOf(await updateSavedView(db, owner, { id, edit })),
  /** @throws {Failure} nao_encontrado */
  async remove(owner: ViewOwner, id: string) {
    if (!(await removeSavedView(db, owner, id))) throw notFound();
  },
});
