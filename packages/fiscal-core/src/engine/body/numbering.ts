import type { DocumentIdentity, Issuer, NumberTerms, Problem, Tree } from '../document/definition.ts';
import type { FlatInput } from '../layout/types.ts';
import type { SentIdentity } from './identity.ts';

/** Who issues where the document does not say. */
export interface OfIssuer {
  readonly issuer: Pick<Issuer, 'cnpj'>;
}

/** How a type that is no document of the portal numbers its documents and names them. */
export interface Numbering {
  /** What the caller chose; what cannot be used is told and left to be allocated. */
  sent(input: FlatInput): { readonly identity: SentIdentity; readonly problems: Problem[] };
  /** The série to allocate from, by API `mod`. */
  defaultSerie(series: Readonly<Record<string, number>> | undefined, emitente: string): number;
  /** UF of the authority in the tree; absent = the registration's. */
  readonly uf?: (tree: Tree) => string | undefined;
  /** CNPJ or CPF whose numbers these are. */
  emitente(input: FlatInput, context: OfIssuer): string;
  tpEmis(input: FlatInput): string;
  readonly terms: NumberTerms;
  /** Writes what makes one document that document into the tree and returns its key. */
  put(tree: Tree, identity: DocumentIdentity): string;
}
