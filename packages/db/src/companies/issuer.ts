import type { Issuer } from '@fiscal/core/engine/document/definition';
import { clientProfile } from './client-profile.ts';

export interface IssuerColumns {
  readonly name: string;
  readonly cnpj: string;
  readonly ie: string;
  readonly uf: string;
  readonly csc_id: string | null;
  readonly profile: unknown;
}

/** A row of `clients` as the domain's issuer. */
export const issuerOf = (row: IssuerColumns): Issuer => ({
  ...clientProfile(row.profile),
  cnpj: row.cnpj,
  name: row.name,
  ie: row.ie,
  uf: row.uf,
  ...(row.csc_id !== null && { cscId: row.csc_id }),
});
