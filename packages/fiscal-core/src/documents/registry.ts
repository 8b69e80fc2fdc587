import { cte } from './cte/cte.ts';
import { dce } from './dce/dce.ts';
import type { DocumentDefinition } from './definition.ts';
import { mdfe } from './mdfe/mdfe.ts';
import { nfce } from './nfce/nfce.ts';
import { nfcom } from './nfcom/nfcom.ts';
import { nfe } from './nfe/nfe.ts';
import { nfse } from './nfse/nfse.ts';

/** The only list of document types. Everything else is derived from it. */
export const DOCUMENTS = { nfe, nfce, cte, mdfe, nfcom, dce, nfse } as const satisfies Record<
  string,
  DocumentDefinition
>;
export type DocumentType = keyof typeof DOCUMENTS;

const all: readonly DocumentDefinition[] = Object.values(DOCUMENTS);
const byRoute = new Map(all.map((definition) => [definition.route, definition]));
const byType = new Map(all.map((definition) => [definition.type, definition]));

/** By path segment of /v1 (`nfe`, `nfc-e`). */
export const documentByRoute = (route: string): DocumentDefinition | undefined => byRoute.get(route);
/** By type as rows keep it (`nfe`, `nfce`). */
export const documentByType = (type: string): DocumentDefinition | undefined => byType.get(type);
