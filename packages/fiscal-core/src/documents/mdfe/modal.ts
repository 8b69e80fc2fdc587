import { listOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';

/** ide/modal → the object that holds its fields. */
export const MODAL_FIELDS = {
  '1': 'modal_rodoviario',
  '2': 'modal_aereo',
  '3': 'modal_aquaviario',
  '4': 'modal_ferroviario',
} as const;

export const ROAD = '1';

/** Codes of the modals whose objects were sent. */
export const sentModals = (input: FlatInput): string[] =>
  Object.entries(MODAL_FIELDS)
    .filter(([, field]) => listOf(input, field).length > 0)
    .map(([code]) => code);

/** The fields of the road modal, when there are any. */
export const roadOf = (input: FlatInput): FlatInput | undefined => listOf(input, MODAL_FIELDS[ROAD])[0];
