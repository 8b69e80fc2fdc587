import { cte } from './cte/room.ts';
import { dce } from './dce/room.ts';
import type { DocumentDefinition } from './definition.ts';
import { mdfe } from './mdfe/room.ts';
import { nfce } from './nfce/room.ts';
import { nfcom } from './nfcom/room.ts';
import { nfe } from './nfe/room.ts';
import { nfse } from './nfse/room.ts';
import type { DocumentModule } from './room.ts';

/** The only list of document types. Everything else is derived from it. */
export const MODULES: readonly DocumentModule[] = [nfe, nfce, cte, mdfe, nfcom, dce, nfse];

const byType = new Map(MODULES.map((module) => [module.definition.type, module]));
const byRoute = new Map(MODULES.map(({ definition }) => [definition.route, definition]));

export const DOCUMENTS: readonly DocumentDefinition[] = MODULES.map(({ definition }) => definition);

/** By path segment of /v1 (`nfe`, `nfc-e`). */
export const documentByRoute = (route: string): DocumentDefinition | undefined => byRoute.get(route);
/** By type as rows keep it (`nfe`, `nfce`). */
export const documentByType = (type: string): DocumentDefinition | undefined => byType.get(type)?.definition;
/** A type that is certainly there. Throws when it is not. */
export function documentOf(type: string): DocumentDefinition {
  const found = documentByType(type);
  if (found === undefined) throw new Error(`No document type ${type}`);
  return found;
}
/** All that belongs to a type. */
export const moduleOf = (type: string): DocumentModule | undefined => byType.get(type);
