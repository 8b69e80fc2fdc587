import { checkDigits, type DocumentRule } from '../../../engine/judge/document-judge.ts';
import { aheadRule, isForeignCnpj, lateRule } from '../../../engine/judge/portal-rules.ts';
import { text } from '../../../engine/judge/tree-view.ts';
import { CODE_RULES } from '../../../tax/reform/code-rules.ts';
import { underCode } from '../../../tax/reform/rule.ts';
import { ITEM_RULES, TOTAL_RULES } from './amounts.ts';
import { rule } from './note.ts';
import { KIND_RULES, PARTY_RULES } from './parties.ts';

const MOC = 'MOC NFCom 1.00a Anexo I';
/** Rule G38. */
const LATE_HOURS = 120;

/** IBS and CBS: no list of the NFCom names codes for its tables, so breaches are reported under the layout's code. */
export const NFCOM_REFORM_RULES = underCode(CODE_RULES, '225');

/** Every rejection of an NFCom that its complete tree decides before sending, in the order in which the authority looks. */
// biome-ignore format: a table reads as one rule a row
export const NFCOM_RULES: readonly DocumentRule[] = [
  checkDigits('207', `${MOC}, G12`, 'emit/CNPJ'),
  rule('213', 'E03 of the Visão Geral', 'emit/CNPJ', (d) => isForeignCnpj(d, text(d.emit, 'CNPJ'))),
  aheadRule(MOC),
  lateRule(`${MOC}, G38`, LATE_HOURS),
  ...KIND_RULES,
  ...PARTY_RULES,
  ...ITEM_RULES,
  ...TOTAL_RULES,
];
