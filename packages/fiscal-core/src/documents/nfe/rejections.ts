import { REFORM_REJECTIONS } from '../../tax/reform/rejections.ts';
import type { Rejections } from '../../vocabulary/rejection-row.ts';
import { COUPON_REJECTION_ROWS } from './coupon/rejection-rows.ts';
import { NFE_REJECTION_ROWS } from './rejection-rows.ts';
import { MORE_REJECTION_ROWS } from './rejection-rows-more.ts';

export const NFE_REJECTIONS: Rejections = {
  types: ['nfe'],
  rows: [...NFE_REJECTION_ROWS, ...MORE_REJECTION_ROWS, ...COUPON_REJECTION_ROWS, ...REFORM_REJECTIONS],
  table: 'Tabela de cStat da NF-e 4.00',
  manuals: {
    N: 'NT 2025.002-RTC v1.30',
    Q: 'NT 2025.001',
    T: 'NT 2023.002',
    D: 'NT 2026.002 v1.11',
    E: 'NT 2025.002-RTC v1.52',
    G: 'NT 2026.009 v1.00',
    L: 'NT 2026.008 v1.00',
    P: 'NT 2026.006 v1.00',
  },
};
