import type { Draft } from '../../engine/body/draft.ts';
import { listOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';

/** An NFCom on its way to being complete. */
export type Note = Draft;

/** The items of a coerced body. */
export const itemsOf = ({ input }: Pick<Note, 'input'>): FlatInput[] => listOf(input, 'itens');

/** Billing that has its own invoice: neither co-billing nor an adjustment, nor the lease of network means. Rules G78 and G80. */
export const invoices = ({ input }: Note): boolean =>
  input['tipo_faturamento'] === '0' &&
  input['finalidade_nfcom'] !== '4' &&
  input['indicador_cessao'] === undefined;

/** Billing of a subscriber under contract. Rule G34a. */
export const needsContract = ({ input }: Note): boolean =>
  input['tipo_faturamento'] === '0' || input['tipo_faturamento'] === '1';
