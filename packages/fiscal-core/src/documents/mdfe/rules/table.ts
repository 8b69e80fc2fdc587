import {
  checkDigits,
  type DocumentRule,
  type DocumentView,
  documentRows,
} from '../../../engine/judge/document-judge.ts';
import {
  aheadRule,
  isForeignCnpj,
  isForeignCpf,
  isOtherUf,
  isUnknownTown,
  isWrongIe,
  ROTEIRO,
} from '../../../engine/judge/portal-rules.ts';
import { repeatedAt } from '../../../engine/judge/tree-rules.ts';
import { all, has, text } from '../../../engine/judge/tree-view.ts';
import { isSerieOfPersons } from '../../../identity/persons.ts';
import { CARGO_RULES } from './cargo.ts';
import { ROAD_RULES } from './road.ts';

const { obrig, strictObrig, notice } = documentRows;
const MOC = 'MOC MDF-e 3.00b';
const SERIES = 'mdfeTiposBasico_v3.00.xsd (serie, emit/CPF)';
const ANTT = 'infModal/rodo/infANTT';
const ofCode = (cStat: string) => `${MOC}: ${cStat}`;

/** Hours. [?] The text of the code names no limit; this is the one of the CT-e. */
const LATE_HOURS = 30 * 24;
const HOUR_MS = 3_600_000;
const home = (d: DocumentView, tag: string): string => text(d.emit, 'enderEmit', tag);
const readers = (d: DocumentView): readonly string[] =>
  all(d.inf, 'autXML').map((one) => text(one, 'CNPJ') || text(one, 'CPF'));

const byCpf = ({ emit }: DocumentView): boolean => has(emit, 'CPF');
/** Whether the série that was sent is one of persons; undefined when none was. */
const ofPersons = ({ ide }: DocumentView): boolean | undefined =>
  has(ide, 'serie') ? isSerieOfPersons(Number(text(ide, 'serie'))) : undefined;

// biome-ignore format: a table reads as one rule a row
const EMITTER_RULES: readonly DocumentRule[] = [
  checkDigits('207', ofCode('207'), 'emit/CNPJ'),
  obrig('213', `${MOC}: CNPJ of the emitter and signer`, 'emit/CNPJ', (d) => isForeignCnpj(d, text(d.emit, 'CNPJ'))),
  obrig('202', `${MOC}: CPF of the emitter and signer`, 'emit/CPF', (d) => isForeignCpf(d, text(d.emit, 'CPF'))),
  checkDigits('210', ofCode('210'), 'emit/CPF'),
  obrig('232', SERIES, 'ide/serie', (d) => !byCpf(d) && ofPersons(d) === true),
  obrig('233', SERIES, 'ide/serie', (d) => byCpf(d) && ofPersons(d) === false),
  strictObrig('209', `${ofCode('209')}; ${ROTEIRO}`, 'emit/IE', (d) => isWrongIe(text(d.emit, 'IE'), home(d, 'UF'))),
  obrig('407', ofCode('407'), 'emit/enderEmit/cMun', (d) => isOtherUf(home(d, 'cMun'), home(d, 'UF'))),
  obrig('408', ofCode('408'), 'emit/enderEmit/cMun', (d) => isUnknownTown(home(d, 'cMun'))),
];

// biome-ignore format: a table reads as one rule a row
const IDENTITY_RULES: readonly DocumentRule[] = [
  checkDigits('645', ofCode('645'), 'infModal/rodo/veicTracao/condutor/CPF'),
  checkDigits('716', ofCode('716'), `${ANTT}/infCIOT/CPF`),
  checkDigits('716', ofCode('716'), `${ANTT}/infCIOT/CNPJ`),
  checkDigits('717', ofCode('717'), `${ANTT}/infContratante/CPF`),
  checkDigits('717', ofCode('717'), `${ANTT}/infContratante/CNPJ`),
  checkDigits('718', ofCode('718'), 'infModal/rodo/veicTracao/prop/CPF'),
  checkDigits('718', ofCode('718'), 'infModal/rodo/veicTracao/prop/CNPJ'),
  checkDigits('719', ofCode('719'), 'infModal/rodo/veicReboque/prop/CPF'),
  checkDigits('719', ofCode('719'), 'infModal/rodo/veicReboque/prop/CNPJ'),
  checkDigits('660', ofCode('660'), 'autXML/CNPJ'),
  checkDigits('661', ofCode('661'), 'autXML/CPF'),
  notice('459', `${MOC}: message of 459`, 'autXML', (d) => repeatedAt(readers(d)).length > 0, { field: 'pessoas_autorizadas' }),
  checkDigits('713', ofCode('713'), 'infRespTec/CNPJ'),
];

/** Every rejection of an MDF-e that its complete tree decides before sending, in the order in which the authority looks. */
export const MDFE_RULES: readonly DocumentRule[] = [
  ...EMITTER_RULES,
  aheadRule(MOC),
  notice(
    '228',
    `${MOC}: message of 228`,
    'ide/dhEmi',
    (d) => text(d.ide, 'tpEmis') === '1' && d.context.nowMs - d.dhEmiMs > LATE_HOURS * HOUR_MS,
  ),
  ...CARGO_RULES,
  ...IDENTITY_RULES,
  ...ROAD_RULES,
];
