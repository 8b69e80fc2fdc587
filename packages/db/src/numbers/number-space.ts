import { TARGETS, type Target, targetOf } from '@fiscal/core/vocabulary/target';
import { ambiente, oneOf } from '../base/parse.ts';

/**
 * Separates numbers and access keys by target, as `environment` of number_series, inutilizacoes and access_keys. 3 is
 * the authorities' own test environment.
 */
const SPACES = { producao: 1, sandbox: 2, homologacao: 3 } as const satisfies Record<Target, number>;

export const spaceOf = (target: Target): number => SPACES[target];

export const targetOfSpace = (space: number): Target =>
  TARGETS.find((target) => SPACES[target] === space) ?? 'sandbox';

/** Space of the document `alias`. */
export const spaceOfDocument = (alias: string): string =>
  `(case ${alias}.target when 'homologacao' then 3 else ${alias}.environment end)`;

/** Joins as `s` the série that numbers the row `alias`, for rows without the columns by parameters. */
export const joinSeries = (
  alias: string,
  {
    account = `${alias}.account_id`,
    space = `${alias}.environment`,
  }: { readonly account?: string; readonly space?: string } = {},
): string =>
  `join number_series s on s.account_id = ${account} and s.environment = ${space} and s.emitente = ${alias}.emitente
     and s.modelo = ${alias}.modelo and s.serie = ${alias}.serie`;

/** The spaces that a token of the environment `parameter` may read. */
export const spacesOfEnvironment = (parameter: string): string =>
  `any (case when ${parameter}::smallint = 1 then '{1}'::smallint[] else '{2,3}'::smallint[] end)`;

/** Target of a row of `documents`. */
export const targetOfRow = (row: { readonly environment: number; readonly target: string | null }): Target =>
  row.target === null ? targetOf({ environment: ambiente(row.environment) }) : oneOf(TARGETS, row.target);
