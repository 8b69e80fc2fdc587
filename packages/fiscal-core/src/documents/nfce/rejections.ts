import type { Rejections } from '../../vocabulary/rejection-row.ts';
import { NFE_REJECTIONS } from '../nfe/rejections.ts';
import { NFCE_REJECTION_ROWS } from './rejection-rows.ts';

/** An NFC-e is an NF-e with rules of its own. */
export const NFCE_REJECTIONS: Rejections = {
  ...NFE_REJECTIONS,
  types: ['nfce', 'nfe'],
  rows: [...NFCE_REJECTION_ROWS, ...NFE_REJECTIONS.rows],
};
