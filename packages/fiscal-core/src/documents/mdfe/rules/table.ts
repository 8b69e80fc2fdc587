import {
  checkDigits,
  type DocumentRule,
  type DocumentView,
  documentRows,
  strictDigits,
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
import { isOwnCargo } from './manifest.ts';
import { ROAD_RULES } from './road.ts';

const { obrig, strictObrig } = documentRows;
const MOC = 'MOC MDF-e 3.00b';
const SERIES = `${MOC}, F69 F70; mdfeTiposBasico_v3.00.xsd`;
const ANTT = 'infModal/rodo/infANTT';
const ofCode = (cStat: string) => `${MOC}: ${cStat}`;

/** Hours of a manifest that is not of contingency. */
const LATE_HOURS = 24;
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
  checkDigits('207', `${MOC}, F67`, 'emit/CNPJ'),
  obrig('213', `${MOC}: CNPJ of the emitter and signer`, 'emit/CNPJ', (d) => isForeignCnpj(d, text(d.emit, 'CNPJ'))),
  obrig('202', `${MOC}: CPF of the emitter and signer`, 'emit/CPF', (d) => isForeignCpf(d, text(d.emit, 'CPF'))),
  checkDigits('210', `${MOC}, F68`, 'emit/CPF'),
  obrig('232', SERIES, 'ide/serie', (d) => !byCpf(d) && ofPersons(d) === true),
  obrig('233', SERIES, 'ide/serie', (d) => byCpf(d) && ofPersons(d) === false),
  strictObrig('234', `${MOC}, F71`, 'ide/tpEmit', (d) => byCpf(d) && !isOwnCargo(d)),
  strictObrig('209', `${MOC}, F73; ${ROTEIRO}`, 'emit/IE', (d) => isWrongIe(text(d.emit, 'IE'), home(d, 'UF'))),
  obrig('407', `${MOC}, F77`, 'emit/enderEmit/cMun', (d) => isOtherUf(home(d, 'cMun'), home(d, 'UF'))),
  obrig('408', ofCode('408'), 'emit/enderEmit/cMun', (d) => isUnknownTown(home(d, 'cMun'))),
];

// biome-ignore format: a table reads as one rule a row
const IDENTITY_RULES: readonly DocumentRule[] = [
  checkDigits('645', `${MOC}, F100`, 'infModal/rodo/veicTracao/condutor/CPF'),
  checkDigits('716', `${MOC}, F101`, `${ANTT}/infCIOT/CPF`),
  checkDigits('716', `${MOC}, F101`, `${ANTT}/infCIOT/CNPJ`),
  checkDigits('717', `${MOC}, F102`, `${ANTT}/infContratante/CPF`),
  checkDigits('717', `${MOC}, F102`, `${ANTT}/infContratante/CNPJ`),
  checkDigits('718', `${MOC}, F103`, 'infModal/rodo/veicTracao/prop/CPF'),
  checkDigits('718', `${MOC}, F103`, 'infModal/rodo/veicTracao/prop/CNPJ'),
  checkDigits('719', `${MOC}, F104`, 'infModal/rodo/veicReboque/prop/CPF'),
  checkDigits('719', `${MOC}, F104`, 'infModal/rodo/veicReboque/prop/CNPJ'),
  checkDigits('660', `${MOC}, F105`, 'autXML/CNPJ'),
  checkDigits('661', `${MOC}, F106`, 'autXML/CPF'),
  strictObrig('459', `${MOC}, F107`, 'autXML', (d) => repeatedAt(readers(d)), { field: 'pessoas_autorizadas[]' }),
  strictDigits('727', `${MOC}, F56`, `${ANTT}/infPag/CPF`),
  strictDigits('727', `${MOC}, F56`, `${ANTT}/infPag/CNPJ`),
  strictDigits('728', `${MOC}, F57`, `${ANTT}/infPag/infBanc/CNPJIPEF`),
  strictDigits('732', `${MOC}, F96`, `${ANTT}/valePed/disp/CNPJForn`),
  strictDigits('734', `${MOC}, F98`, `${ANTT}/valePed/disp/CNPJPg`),
  strictDigits('734', `${MOC}, F98`, `${ANTT}/valePed/disp/CPFPg`),
  checkDigits('713', `${MOC}, F121`, 'infRespTec/CNPJ'),
];

/** Every rejection of an MDF-e that its complete tree decides before sending, in the order in which the authority looks. */
export const MDFE_RULES: readonly DocumentRule[] = [
  ...EMITTER_RULES,
  aheadRule(MOC),
  strictObrig(
    '228',
    `${MOC}, F80: ${LATE_HOURS} h`,
    'ide/dhEmi',
    (d) => text(d.ide, 'tpEmis') === '1' && d.context.nowMs - d.dhEmiMs > LATE_HOURS * HOUR_MS,
  ),
  ...CARGO_RULES,
  ...IDENTITY_RULES,
  ...ROAD_RULES,
];
