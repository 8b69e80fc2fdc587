import type { DocumentIdentity, Issuer, NumberTerms, Problem, Tree } from '../document/definition.ts';
import type { FlatInput } from '../layout/types.ts';
import type { SentIdentity } from './identity.ts';

/** Issuer for a document without one. */
export interface OfIssuer {
  readonly issuer: Pick<Issuer, 'cnpj'>;
}

/** Numbers and identifiers of a type outside the portal. */
export interface Numbering {
  /** The caller's choice; an unusable one is reported and left to be allocated. */
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
