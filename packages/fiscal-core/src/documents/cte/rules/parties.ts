import {
  checkDigits,
  checkDigitsUnless,
  type DocumentRule,
  type DocumentView,
  documentRows,
} from '../../../engine/judge/document-judge.ts';
import {
  ABROAD,
  isForeignCnpj,
  isForeignCpf,
  isMalformedIe,
  isUnknownTown,
  isWrongIe,
  ROTEIRO,
  TOWN_ABROAD,
} from '../../../engine/judge/portal-rules.ts';
import { repeatedAt } from '../../../engine/judge/tree-rules.ts';
import { all, at, has, text } from '../../../engine/judge/tree-view.ts';
import { isInscricaoOfAnyUf } from '../../../identity/inscricao-estadual.ts';
import { isInscricaoSuframa } from '../../../identity/suframa.ts';
import { ufByCodigo } from '../../../tables/uf.ts';
import { group, identityOf, isBetweenCarriers, isNormal, PARTIES, payer, type Test } from './service.ts';

const { obrig, strictObrig, notice } = documentRows;
const MOC = 'MOC CT-e 4.00 Anexo I';
const NAME = 'CTE EMITIDO EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';

/** True when cMun belongs to another UF than `uf`, by its first two digits: an unknown município may still belong to it. */
const isElsewhere = (cMun: string, uf: string): boolean =>
  cMun !== '' && (uf === ABROAD ? cMun !== TOWN_ABROAD : ufByCodigo(cMun.slice(0, 2))?.sigla !== uf);
const address = (d: DocumentView, path: readonly string[], tag: string): string => text(d.inf, ...path, tag);

/** Town of an address: of another UF, and in no table. */
function townRules(
  path: readonly string[],
  [uf, town]: readonly [string, string],
  [ufRow, townRow]: readonly [string, string],
): readonly DocumentRule[] {
  const reads = [...path, 'cMun'].join('/');
  return [
    obrig(uf, `${MOC}, ${ufRow}`, reads, (d) =>
      isElsewhere(address(d, path, 'cMun'), address(d, path, 'UF')),
    ),
    obrig(town, `${MOC}, ${townRow}`, reads, (d) => isUnknownTown(address(d, path, 'cMun'))),
  ];
}
/** The same of a place of the transport: `Env`, `Ini`, `Fim`. */
const placeRules = (
  place: string,
  [uf, town]: readonly [string, string],
  [ufRow, townRow]: readonly [string, string],
): readonly DocumentRule[] => [
  obrig(uf, `${MOC}, ${ufRow}`, `ide/cMun${place}`, (d) =>
    isElsewhere(text(d.ide, `cMun${place}`), text(d.ide, `UF${place}`)),
  ),
  obrig(town, `${MOC}, ${townRow}`, `ide/cMun${place}`, (d) => isUnknownTown(text(d.ide, `cMun${place}`))),
];

/** State registration of a party against the UF of its address. */
const ieRule = (cStat: string, row: string, party: readonly string[], home: string): DocumentRule =>
  strictObrig(cStat, `${MOC}, ${row}; ${ROTEIRO}: form`, [...party, 'IE'].join('/'), (d) =>
    isMalformedIe(address(d, party, 'IE'), address(d, [...party, home], 'UF')),
  );
const NO_CNPJ = '0'.repeat(14);
/** CNPJ of a party: the layout asks for zeros where the company is not established in Brazil. */
const cnpjRule = (cStat: string, row: string, party: readonly string[], home: string): DocumentRule =>
  checkDigitsUnless(
    [cStat, `${MOC}, ${row}`],
    [...party, 'CNPJ'].join('/'),
    (d) => address(d, party, 'CNPJ') === NO_CNPJ && address(d, [...party, home], 'UF') === ABROAD,
  );
const isWrongSuframa = (value: string): boolean => value !== '' && !isInscricaoSuframa(value);

const isNamedOtherwise =
  (tag: string): Test =>
  (d) =>
    d.context.ambiente === 2 && has(d.inf, tag) && text(d.inf, tag, 'xNome') !== NAME;
const lacksPayer =
  (code: string, tag: string): Test =>
  (d) =>
    text(d.ide, 'toma3', 'toma') === code && !has(d.inf, tag);
const lacks =
  (tag: string, betweenCarriers: boolean): Test =>
  (d) =>
    isNormal(d) && isBetweenCarriers(d) === betweenCarriers && !has(d.inf, tag);
/** `toma4` is another role's CNPJ or CPF. */
const payerHasRole: Test = (d) => {
  const own = identityOf(group(d, 'ide', 'toma4'));
  return own !== '' && PARTIES.some(({ tag }) => identityOf(at(d.inf, tag)) === own);
};
const readers = (d: DocumentView): readonly string[] => all(d.inf, 'autXML').map(identityOf);
const isParty = (d: DocumentView, identity: string): boolean =>
  [payer(d), ...PARTIES.map(({ tag }) => at(d.inf, tag))].some((party) => identityOf(party) === identity);

// biome-ignore format: a table reads as one rule a row
export const EMITTER_RULES: readonly DocumentRule[] = [
  checkDigits('207', `${MOC}, G104`, 'emit/CNPJ'),
  obrig('213', 'MOC CT-e 4.00 Visão Geral, E03', 'emit/CNPJ', (d) => isForeignCnpj(d, text(d.emit, 'CNPJ'))),
  obrig('213', 'MOC CT-e 4.00 Visão Geral, E03', 'emit/CPF', (d) => isForeignCpf(d, text(d.emit, 'CPF')), { field: 'cpf_emitente' }),
  checkDigits('401', `${MOC}: CPF of the emitter`, 'emit/CPF'),
  strictObrig('209', `${MOC}, G106; ${ROTEIRO}`, 'emit/IE', (d) => isWrongIe(text(d.emit, 'IE'), address(d, ['emit', 'enderEmit'], 'UF'))),
  strictObrig('614', `${MOC}, G107; ${ROTEIRO}: of any UF`, 'emit/IEST', (d) => text(d.emit, 'IEST') !== '' && !isInscricaoOfAnyUf(text(d.emit, 'IEST')), { field: 'inscricao_estadual_st_emitente' }),
];

// biome-ignore format: a table reads as one rule a row
export const PARTY_RULES: readonly DocumentRule[] = [
  obrig('646', `${MOC}, G002`, 'rem/xNome', isNamedOtherwise('rem')),
  obrig('647', `${MOC}, G003`, 'exped/xNome', isNamedOtherwise('exped')),
  obrig('648', `${MOC}, G004`, 'receb/xNome', isNamedOtherwise('receb')),
  obrig('649', `${MOC}, G005`, 'dest/xNome', isNamedOtherwise('dest')),
  obrig('460', `${MOC}, G018`, 'rem', lacksPayer('0', 'rem')),
  obrig('461', `${MOC}, G019`, 'exped', lacksPayer('1', 'exped')),
  obrig('462', `${MOC}, G020`, 'receb', lacksPayer('2', 'receb')),
  obrig('463', `${MOC}, G021`, 'dest', lacksPayer('3', 'dest')),
  obrig('481', `${MOC}, G022`, 'ide/indIEToma', (d) => text(d.ide, 'indIEToma') === '1' && text(payer(d), 'IE') === ''),
  obrig('482', `${MOC}, G023`, 'ide/indIEToma', (d) => text(d.ide, 'indIEToma') === '2' && text(payer(d), 'IE') !== 'ISENTO'),
  notice('617', `${MOC}, G024: message`, 'ide/indIEToma', (d) => text(d.ide, 'indIEToma') === '1' && text(payer(d), 'IE') === 'ISENTO'),
  obrig('469', `${MOC}, G053`, 'rem', lacks('rem', false)),
  obrig('470', `${MOC}, G054`, 'dest', lacks('dest', false)),
  obrig('474', `${MOC}, G055`, 'exped', lacks('exped', true)),
  obrig('475', `${MOC}, G056`, 'receb', lacks('receb', true)),
  ...townRules(['emit', 'enderEmit'], ['712', '713'], ['G112', 'G113']),
  cnpjRule('415', 'G114', ['rem'], 'enderReme'),
  checkDigits('416', `${MOC}, G115`, 'rem/CPF'),
  ...townRules(['rem', 'enderReme'], ['418', '532'], ['G116', 'G117']),
  ieRule('419', 'G118', ['rem'], 'enderReme'),
  cnpjRule('208', 'G122', ['dest'], 'enderDest'),
  checkDigits('237', `${MOC}, G123`, 'dest/CPF'),
  ...townRules(['dest', 'enderDest'], ['424', '533'], ['G124', 'beside G124']),
  ieRule('210', 'G126', ['dest'], 'enderDest'),
  strictObrig('235', `${MOC}, G130`, 'dest/ISUF', (d) => isWrongSuframa(address(d, ['dest'], 'ISUF'))),
  cnpjRule('428', 'G132', ['exped'], 'enderExped'),
  checkDigits('429', `${MOC}, G133`, 'exped/CPF'),
  ...townRules(['exped', 'enderExped'], ['431', '534'], ['G134', 'G135']),
  ieRule('432', 'G136', ['exped'], 'enderExped'),
  cnpjRule('436', 'G140', ['receb'], 'enderReceb'),
  checkDigits('437', `${MOC}, G141`, 'receb/CPF'),
  ...townRules(['receb', 'enderReceb'], ['439', '535'], ['G142', 'G143']),
  ieRule('440', 'G144', ['receb'], 'enderReceb'),
  cnpjRule('444', 'G148', ['ide', 'toma4'], 'enderToma'),
  checkDigits('445', `${MOC}, G149`, 'ide/toma4/CPF'),
  ...townRules(['ide', 'toma4', 'enderToma'], ['447', '536'], ['G150', 'G151']),
  ieRule('448', 'G152', ['ide', 'toma4'], 'enderToma'),
  obrig('799', `${MOC}, G156`, 'ide/toma4', payerHasRole),
  ...placeRules('Env', ['493', '537'], ['G178', 'G179']),
  ...placeRules('Ini', ['456', '541'], ['G180', 'G181']),
  ...placeRules('Fim', ['414', '542'], ['G182', 'G183']),
  checkDigits('699', `${MOC}, G193`, 'autXML/CNPJ'),
  checkDigits('700', `${MOC}, G194`, 'autXML/CPF'),
  strictObrig('715', `${MOC}, G195; the same as NFCom G141 and MDF-e F107`, 'autXML', (d) => repeatedAt(readers(d)).length > 0),
  notice('828', `${MOC}, G196: message`, 'autXML', (d) => readers(d).some((one) => one !== '' && isParty(d, one))),
  checkDigits('836', `${MOC}, G210`, 'infRespTec/CNPJ'),
];
