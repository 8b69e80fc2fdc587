// biome-ignore-all format: one row per line
import { oneOf, text } from '../../layout/facets.ts';
import { leaf } from '../../layout/rows.ts';
import type { SimpleType } from '../../layout/types.ts';
import * as t from '../../portal/simple-types.ts';

/** A constant of the layout. */
export const literal = (...values: readonly string[]): SimpleType => oneOf(values, { as: 'text' });

/** The simple types that events of every family share, under the names of the official schemas. */
export const TJust = text(15, 255);
export const TVerAplic = text(1, 20);

/** Rows shared by bodies of several families. */
export const cOrgaoAutor = leaf('cOrgaoAutor', '1-1', t.TCodUfIBGE, 'engine', 'UF do emitente');
export const verAplic = leaf('verAplic', '1-1', TVerAplic, 'engine', 'Versão do aplicativo');
export const xJust = leaf('xJust', '1-1', TJust, 'reason', 'Justificativa do cancelamento');
