// biome-ignore-all format: a table reads as one rule a row
import { isValidOn } from '../../tables/rtc/rtc.ts';
import { isSent, knownCst, type ReformFacts } from './facts.ts';
import { CLASSIFICATION, CST, REGULAR_CLASSIFICATION, REGULAR_CST } from './reform.ts';
import type { ReformRule } from './rule.ts';

const NT = 'NT 2025.002 v1.52';
const current = ({ named, reform }: ReformFacts): boolean => named !== undefined && isValidOn(named, reform.date);
const TABLE = 'Consulte a tabela de CST e cClassTrib do Informe Técnico RT 2025.002';

/** Rules about the codes themselves, which every document with IBS and CBS has. */
export const CODE_RULES: readonly ReformRule[] = [
  { rule: 'UB13-10', cStat: '1020', strength: 'obrig', source: NT, field: CST, tag: 'CST', breaks: (facts) => !knownCst(facts), message: 'O CST de IBS e CBS não existe na tabela.', fix: `Envie em ${CST} um CST de 3 algarismos da tabela (000, 200, 410, 510, 620…), ou só ${CLASSIFICATION}.` },
  { rule: 'UB14-10', cStat: '1023', strength: 'obrig', source: NT, field: CLASSIFICATION, tag: 'cClassTrib', breaks: (facts) => isSent(facts, CLASSIFICATION) && facts.named === undefined, message: 'A classificação tributária de IBS e CBS não existe na tabela.', fix: `${TABLE} e corrija ${CLASSIFICATION}, de 6 algarismos.` },
  { rule: 'UB14-10', cStat: '1023', strength: 'obrig', source: NT, field: CLASSIFICATION, tag: 'cClassTrib', breaks: (facts) => facts.named !== undefined && !current(facts), message: 'A classificação tributária de IBS e CBS não vale na data de emissão: ainda não começou ou já terminou.', fix: `${TABLE} e envie em ${CLASSIFICATION} a que vale na data de emissão.` },
  { rule: 'UB14-20', cStat: '1024', strength: 'obrig', source: NT, field: CLASSIFICATION, tag: 'cClassTrib', breaks: (facts) => knownCst(facts) && current(facts) && facts.named?.cst !== facts.ruling.situation?.code, message: 'A classificação tributária é de outro CST de IBS e CBS.', fix: `Corrija ${CST} ou ${CLASSIFICATION}: os três primeiros algarismos da classificação são o CST.` },
  { rule: 'UB14-25', cStat: '1025', strength: 'obrig', source: NT, field: CLASSIFICATION, tag: 'cClassTrib', breaks: (facts) => current(facts) && facts.named?.models.includes(facts.reform.model) === false, message: 'A classificação tributária de IBS e CBS não é permitida neste modelo de documento.', fix: `${TABLE} e envie em ${CLASSIFICATION} uma classificação que o modelo admite.` },
];

/** Rules of the classification for the regular taxation, in the documents that have its group. */
export const REGULAR_RULES: readonly ReformRule[] = [
  { rule: 'UB68-10', cStat: '1065', strength: 'obrig', source: NT, field: REGULAR_CST, tag: 'gTribRegular', breaks: ({ item, ruling }) => ruling.classification?.marks.includes('gTribRegular') === true && item[REGULAR_CST] === undefined, message: 'A classificação tributária exige dizer como o item seria tributado sem a condição.', fix: `Envie ${REGULAR_CST} e ${REGULAR_CLASSIFICATION}; as alíquotas e os valores são calculados.` },
  { rule: 'UB68-11', cStat: '1114', strength: 'obrig', source: NT, field: REGULAR_CST, tag: 'gTribRegular', breaks: ({ item, ruling }) => ruling.classification?.marks.includes('gTribRegular') === false && item[REGULAR_CST] !== undefined, message: 'A classificação tributária não permite informar a tributação regular.', fix: `Retire ${REGULAR_CST} e os demais campos da tributação regular, ou corrija ${CLASSIFICATION}.` },
  { rule: 'UB69-10', cStat: '1066', strength: 'obrig', source: NT, field: REGULAR_CST, tag: 'CSTReg', breaks: ({ item, regular }) => item[REGULAR_CST] !== undefined && regular.situation === undefined, message: 'O CST da tributação regular não existe na tabela.', fix: `Corrija ${REGULAR_CST} pela tabela de CST.` },
  { rule: 'UB70-10', cStat: '1067', strength: 'obrig', source: NT, field: REGULAR_CLASSIFICATION, tag: 'cClassTribReg', breaks: ({ item, regular }) => item[REGULAR_CST] !== undefined && regular.situation !== undefined && regular.classification === undefined, message: 'A classificação da tributação regular não existe, não vale na data ou é de outro CST.', fix: `Corrija ${REGULAR_CLASSIFICATION} pela tabela cClassTrib.` },
];
