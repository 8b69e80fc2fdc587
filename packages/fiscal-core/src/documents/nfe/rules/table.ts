import { COUPON_ITEM_RULES } from './coupon-items.ts';
import { DATE_RULES } from './dates.ts';
import { DEBIT_CREDIT_RULES } from './debit-credit.ts';
import { FUEL_RULES } from './fuel.ts';
import { EMITTER_RULES, IDE_RULES, KEY_RULES } from './identification.ts';
import { ITEM_RULES } from './items.ts';
import type { NoteRule } from './note-rule.ts';
import { OPTIONAL_RULES } from './optional.ts';
import { PARTY_RULES } from './parties.ts';
import { PAYMENT_RULES, TRANSPORT_RULES } from './payments.ts';
import { REFERENCE_RULES } from './references.ts';
import { REFORM_RULES } from './reform.ts';
import { MORE_REFORM_RULES } from './reform-more.ts';
import { SITUATION_RULES } from './situations.ts';
import { TAX_RULES } from './taxes.ts';
import { TOTAL_RULES } from './totals.ts';
import { TRADE_RULES } from './trade.ts';

/** Rejections of NF-e and NFC-e that are known before sending, in the order of the authorities. */
export const NOTE_RULES: readonly NoteRule[] = [
  ...KEY_RULES,
  ...EMITTER_RULES,
  ...DATE_RULES,
  ...IDE_RULES,
  ...DEBIT_CREDIT_RULES,
  ...PARTY_RULES,
  ...ITEM_RULES,
  ...TRADE_RULES,
  ...FUEL_RULES,
  ...SITUATION_RULES,
  ...COUPON_ITEM_RULES,
  ...TAX_RULES,
  ...REFORM_RULES,
  ...MORE_REFORM_RULES,
  ...REFERENCE_RULES,
  ...TOTAL_RULES,
  ...TRANSPORT_RULES,
  ...PAYMENT_RULES,
  ...OPTIONAL_RULES,
];
