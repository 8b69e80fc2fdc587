import { cte } from '../documents/cte/module.ts';
import { dce } from '../documents/dce/module.ts';
import { mdfe } from '../documents/mdfe/module.ts';
import { nfce } from '../documents/nfce/module.ts';
import { nfcom } from '../documents/nfcom/module.ts';
import { nfe } from '../documents/nfe/module.ts';
import { nfse } from '../documents/nfse/module.ts';
import type { DocumentDefinition, Tree } from '../engine/document/definition.ts';
import type { DocumentModule } from '../engine/module.ts';

/** The only list of document types. Everything else is derived from it. */
export const MODULES: readonly DocumentModule[] = [nfe, nfce, cte, mdfe, nfcom, dce, nfse];

const byType = new Map(MODULES.map((module) => [module.definition.type, module]));
const byRoute = new Map(MODULES.map(({ definition }) => [definition.route, definition]));

export const DOCUMENTS: readonly DocumentDefinition[] = MODULES.map(({ definition }) => definition);

/** Finds a type by path segment of /v1 (`nfe`, `nfc-e`). */
export const documentByRoute = (route: string): DocumentDefinition | undefined => byRoute.get(route);
/** Finds a type by its name in rows (`nfe`, `nfce`). */
export const documentByType = (type: string): DocumentDefinition | undefined => byType.get(type)?.definition;
/** A type that is certainly there. Throws when it is not. */
export function documentOf(type: string): DocumentDefinition {
  const found = documentByType(type);
  if (found === undefined) throw new Error(`No document type ${type}`);
  return found;
}
/** Type whose waits and redating apply to a document. */
export const paceOf = ({ type, tree }: { readonly type: string; readonly tree: Tree }): string =>
  documentByType(type)?.pacedAs?.(tree) ?? type;
/** All that belongs to a type. */
export const moduleOf = (type: string): DocumentModule | undefined => byType.get(type);
