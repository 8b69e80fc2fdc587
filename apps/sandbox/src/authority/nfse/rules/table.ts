// biome-ignore-all format: a table reads as one rule a row
import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isChaveNfse } from '@fiscal/core/chave-acesso/chave-nfse';
import { add, compare, type Decimal, decimalOrZero, percent, subtract, ZERO } from '@fiscal/core/decimal/decimal';
import { NFSE_REFORM_RULES } from '@fiscal/core/documents/nfse/rules/body';
import { NFSE_RULES, NFSE_TOWN_RULES } from '@fiscal/core/documents/nfse/rules/table';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { cstatsOf } from '@fiscal/core/registry/cstat';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { LOW_BURDEN, SIMPLES_DEDUCTIONS } from '@fiscal/core/tables/national-services';
import { child, childText, type XmlElement } from '@fiscal/core/xml/parse';
import type { Level, Stage } from '../../../rules/rule.ts';
import type { ListedRule } from '../../authority.ts';
import { baseOf } from '../../decide.ts';
import { differs, share } from '../../nfe/rules/amounts.ts';
import { predictedOf, type Reasons, reasonsOf } from '../../portal/rules/predicted.ts';
import { type Dps, inscricaoOf } from '../dps.ts';
import { noteValues } from '../values.ts';
import { type DpsRule, dpsRules } from './dps-rule.ts';
import { PARTY_RULES, PROOF_RULES } from './parties.ts';
import { PLACE_RULES } from './places.ts';
import { REFORM_RULES } from './reform.ts';

const A1 = 'Anexo I v1.01';
const badCnpj = (text: string): boolean => text !== '' && !isCnpj(text);
const badCpf = (text: string): boolean => text !== '' && !isCpf(text);
const noMunicipio = (text: string): boolean => text !== '' && municipioByCodigo(text) === null;
const over = (dps: Dps, path: readonly string[], limit: string): boolean => compare(decimalOrZero(dps.at(...path)), decimalOrZero(limit)) > 0;
const trib = (dps: Dps, ...path: readonly string[]): string => dps.at('valores', 'trib', ...path);
const hasTrib = (dps: Dps, ...path: readonly string[]): boolean => dps.has('valores', 'trib', ...path);
const issqn = (dps: Dps): string => trib(dps, 'tribMun', 'tribISSQN');
const regime = (dps: Dps, tag: string): string => dps.at('prest', 'regTrib', tag);
const idOf = (dps: Dps): string => {
  const inscricao = inscricaoOf(dps, dps.emitter);
  return `DPS${dps.at('cLocEmi')}${inscricao.length === 11 ? '1' : '2'}${inscricao.padStart(14, '0')}${dps.at('serie').padStart(5, '0')}${dps.at('nDPS').padStart(15, '0')}`;
};
/** Series 00001 to 49999 are for the taxpayer's own applications. */
const OWN_SERIES_MAX = 49_999;
const signerIsAnother = (dps: Dps, signerBase: string | null): boolean => {
  const holder = inscricaoOf(dps, dps.emitter);
  return holder !== '' && signerBase !== null && baseOf(holder) !== signerBase;
};

const cTribNac = (dps: Dps): string => dps.at('serv', 'cServ', 'cTribNac');
const isMei = (dps: Dps): boolean => regime(dps, 'opSimpNac') === '2';
const isMeOrEpp = (dps: Dps): boolean => regime(dps, 'opSimpNac') === '3';
const isSpecial = (dps: Dps): boolean => regime(dps, 'regEspTrib') !== '0';
const isSuspended = (dps: Dps): boolean => hasTrib(dps, 'tribMun', 'exigSusp');
const isRetained = (dps: Dps): boolean => trib(dps, 'tribMun', 'tpRetISSQN') !== '1';
const hasCuts = (dps: Dps): boolean => dps.has('valores', 'vDedRed');
const proofs = (dps: Dps): readonly XmlElement[] => dps.all('valores', 'vDedRed', 'documentos', 'docDedRed');
/** True when the amount is present and either not above zero or not below the value of the service. */
const outside = (dps: Dps, ...path: readonly string[]): boolean => {
  if (!dps.has('valores', ...path)) return false;
  const value = decimalOrZero(dps.at('valores', ...path));
  return compare(value, ZERO) <= 0 || compare(value, decimalOrZero(dps.at('valores', 'vServPrest', 'vServ'))) >= 0;
};
const bySimples = (dps: Dps): boolean => isMeOrEpp(dps) && regime(dps, 'regApTribSN') === '1';
/** Less ISSQN is left than two percent of the service, at the rate sent or at the highest one. Source: LC 116/2003, arts. 8º and 8º-A. */
function leavesTooLittle(dps: Dps, reduction: Decimal): boolean {
  const rate = trib(dps, 'tribMun', 'pAliq');
  const isRated = issqn(dps) === '1' && !isMei(dps) && !isSpecial(dps) && !isSuspended(dps) && (!bySimples(dps) || rate !== '');
  if (!isRated || LOW_BURDEN.has(cTribNac(dps)) || compare(reduction, ZERO) === 0) return false;
  const service = decimalOrZero(dps.at('valores', 'vServPrest', 'vServ'));
  const [due, least] = [percent(subtract(service, reduction), decimalOrZero(rate || '5')), percent(service, decimalOrZero('2'))];
  return compare(due, least) < 0;
}
const piscofins = (dps: Dps, tag: string): string => trib(dps, 'tribFed', 'piscofins', tag);
/** A contribution whose value is more than a cent from base × rate. */
const wrongContribution = (dps: Dps, rate: string, value: string): boolean =>
  ['vBCPisCofins', rate, value].every((tag) => piscofins(dps, tag) !== '') &&
  differs(share(decimalOrZero(piscofins(dps, 'vBCPisCofins')), decimalOrZero(piscofins(dps, rate))), decimalOrZero(piscofins(dps, value)));

const key = dpsRules('chave');
const emit = dpsRules('emitente');
const dates = dpsRules('datas');
const rule = dpsRules('conteudo');

/** Checks of a DPS besides transport, schema, signature, duplicity and substitution. Anexo I v1.01, levels 1 and 2 that need no register. */
export const DPS_RULES: readonly DpsRule[] = [
  key.both('E0004', A1, (d) => d.id !== idOf(d)),
  key.both('E0006', A1, (d) => d.at('tpAmb') !== '2'),
  key.both('E0010', A1, (d) => Number(d.at('serie')) < 1 || Number(d.at('serie')) > OWN_SERIES_MAX),
  emit.both('E9996', A1, (d) => d.at('tpEmit') !== '1'),
  emit.both('E0718', A1, (d, { signerBase }) => signerIsAnother(d, signerBase)),
  emit.both('E0080', A1, (d) => badCnpj(d.at('prest', 'CNPJ'))),
  emit.both('E0096', A1, (d) => badCpf(d.at('prest', 'CPF'))),
  emit.both('E0112', A1, (d) => d.at('tpEmit') === '1' && d.has('prest', 'NIF')),
  emit.both('E0114', A1, (d) => d.at('tpEmit') === '1' && d.has('prest', 'cNaoNIF')),
  emit.both('E0121', A1, (d) => d.at('tpEmit') === '1' && d.has('prest', 'xNome')),
  emit.both('E0128', A1, (d) => d.at('tpEmit') === '1' && d.has('prest', 'end')),
  emit.both('E0037', `${A1}: a município that does not exist is in no agreement`, (d) => noMunicipio(d.at('cLocEmi'))),
  dates.both('E0008', A1, (d, { nowMs }) => Date.parse(d.at('dhEmi')) > nowMs),
  dates.both('E0015', A1, (d) => d.at('dCompet') > d.at('dhEmi').slice(0, 10)),
  rule.both('E0029', A1, (d) => d.at('tpEmit') === '1' && d.has('cMotivoEmisTI')),
  rule.both('E0078', A1, (d) => d.at('subst', 'cMotivo') === '99' && !d.has('subst', 'xMotivo')),
  rule.both('E0162', A1, (d) => regime(d, 'opSimpNac') !== '3' && regime(d, 'regApTribSN') !== ''),
  rule.both('E0166', A1, (d) => regime(d, 'opSimpNac') === '3' && regime(d, 'regApTribSN') === ''),
  rule.both('E0172', A1, (d) => issqn(d) !== '1' && regime(d, 'regEspTrib') !== '0'),
  rule.both('E0174', A1, (d) => regime(d, 'opSimpNac') === '2' && regime(d, 'regEspTrib') !== '0'),
  rule.both('E0580', A1, (d) => issqn(d) !== '1' && trib(d, 'tribMun', 'tpRetISSQN') !== '1'),
  rule.both('E0583', A1, (d) => regime(d, 'opSimpNac') === '2' && trib(d, 'tribMun', 'tpRetISSQN') !== '1'),
  rule.both('E0592', A1, (d) => (issqn(d) === '2') !== hasTrib(d, 'tribMun', 'tpImunidade')),
  rule.both('E0595', A1, (d) => over(d, ['valores', 'trib', 'tribMun', 'pAliq'], '5')),
  rule.both('E0600', A1, (d) => regime(d, 'opSimpNac') === '2' && hasTrib(d, 'tribMun', 'pAliq')),
  rule.both('E0602', A1, (d) => issqn(d) !== '1' && hasTrib(d, 'tribMun', 'pAliq')),
  rule.both('E0604', A1, (d) => regime(d, 'regEspTrib') !== '0' && hasTrib(d, 'tribMun', 'pAliq')),
  rule.both('E0677', A1, (d) => over(d, ['valores', 'trib', 'tribFed', 'piscofins', 'vBCPisCofins'], d.at('valores', 'vServPrest', 'vServ'))),
  rule.both('E0713', A1, (d) => regime(d, 'opSimpNac') === '1' && (hasTrib(d, 'totTrib', 'indTotTrib') || hasTrib(d, 'totTrib', 'pTotTribSN'))),
  rule.both('E0175', A1, (d) => isMeOrEpp(d) && regime(d, 'regApTribSN') === '1' && isSpecial(d)),
  rule.both('E0424', A1, (d) => d.at('tpEmit') !== '3' && d.has('valores', 'vServPrest', 'vReceb')),
  rule.both('E0427', A1, (d) => compare(noteValues(d).base, ZERO) < 0),
  rule.both('E0428', A1, (d) => compare(noteValues(d).net, ZERO) < 0),
  rule.both('E0431', A1, (d) => outside(d, 'vDescCondIncond', 'vDescIncond')),
  rule.both('E0432', A1, (d) => outside(d, 'vDescCondIncond', 'vDescCond')),
  rule.both('E0435', A1, (d) => hasCuts(d) && issqn(d) !== '1'),
  rule.both('E0436', A1, (d) => hasCuts(d) && isMei(d)),
  rule.both('E0438', A1, (d) => hasCuts(d) && isSpecial(d)),
  rule.both('E0453', A1, (d) => d.has('valores', 'vDedRed', 'pDR') && (Number(d.at('valores', 'vDedRed', 'pDR')) <= 0 || Number(d.at('valores', 'vDedRed', 'pDR')) > 100)),
  rule.both('E0460', A1, (d) => proofs(d).map((one) => childText(one, 'chNFe') ?? '').some((chave) => chave !== '' && (!isChave(chave) || chave.slice(20, 22) !== '55'))),
  rule.both('E0468', A1, (d) => proofs(d).some((one) => childText(one, 'tpDedRed') === '99' && child(one, 'xDescOutDed') === undefined)),
  rule.both('E0470', A1, (d) => proofs(d).some((one) => childText(one, 'tpDedRed') !== '99' && child(one, 'xDescOutDed') !== undefined)),
  rule.both('E0472', A1, (d) => proofs(d).some((one) => (childText(one, 'dtEmiDoc') ?? '') > d.at('dCompet'))),
  rule.both('E0474', A1, (d) => proofs(d).some((one) => compare(decimalOrZero(childText(one, 'vDeducaoReducao') ?? ''), decimalOrZero(childText(one, 'vDedutivelRedutivel') ?? '')) > 0)),
  rule.both('E0533', A1, (d) => hasTrib(d, 'tribMun', 'BM') && issqn(d) !== '1'),
  rule.both('E0534', A1, (d) => hasTrib(d, 'tribMun', 'BM') && isMei(d)),
  rule.both('E0535', A1, (d) => hasTrib(d, 'tribMun', 'BM') && isSpecial(d)),
  rule.both('E0585', A1, (d) => isSuspended(d) && issqn(d) !== '1'),
  rule.both('E0588', A1, (d) => isSpecial(d) && isRetained(d)),
  rule.both('E0676', A1, (d) => isMei(d) && hasTrib(d, 'tribFed')),
  rule.both('E0694', A1, (d) => wrongContribution(d, 'pAliqPis', 'vPis')),
  rule.both('E0696', A1, (d) => wrongContribution(d, 'pAliqCofins', 'vCofins')),
  rule.both('E0699', A1, (d) => outside(d, 'trib', 'tribFed', 'vRetCP')),
  rule.both('E0700', A1, (d) => outside(d, 'trib', 'tribFed', 'vRetIRRF')),
  rule.both('E0701', A1, (d) => outside(d, 'trib', 'tribFed', 'vRetCSLL')),
  rule.both('E0710', A1, (d) => isMei(d) && hasTrib(d, 'totTrib', 'pTotTribSN')),
  rule.both('E0712', A1, (d) => isMeOrEpp(d) && hasTrib(d, 'totTrib', 'indTotTrib')),
  rule.both('E0042', A1, (d) => d.has('subst') && d.emitter === 'prest' && !(isChaveNfse(d.at('subst', 'chSubstda')) && d.at('subst', 'chSubstda').startsWith(d.id.slice(3, 10)) && d.at('subst', 'chSubstda').slice(8, 23) === d.id.slice(10, 25))),
  rule.both('E0429', A1, (d) => leavesTooLittle(d, add(noteValues(d).cut, noteValues(d).benefit))),
  rule.both('E0441', `${A1}; towns without an agreement: E0442`, (d) => hasCuts(d) && bySimples(d) && !SIMPLES_DEDUCTIONS.has(cTribNac(d))),
  rule.both('E0444', A1, (d) => d.has('valores', 'vDedRed', 'pDR') && leavesTooLittle(d, noteValues(d).cut)),
  rule.both('E0447', A1, (d) => d.has('valores', 'vDedRed', 'vDR') && leavesTooLittle(d, noteValues(d).cut)),
  rule.both('E0536', `${A1}; towns without an agreement: E0537`, (d) => hasTrib(d, 'tribMun', 'BM') && bySimples(d) && !['0702', '0705'].includes(cTribNac(d).slice(0, 4))),
  rule.both('E0574', A1, (d) => compare(decimalOrZero(trib(d, 'tribMun', 'BM', 'vRedBCBM')), decimalOrZero(d.at('valores', 'vServPrest', 'vServ'))) > 0),
  rule.both('E0575', A1, (d) => hasTrib(d, 'tribMun', 'BM', 'vRedBCBM') && leavesTooLittle(d, noteValues(d).benefit)),
  rule.both('E0586', A1, (d) => hasTrib(d, 'tribMun', 'BM', 'pRedBCBM') && (Number(trib(d, 'tribMun', 'BM', 'pRedBCBM')) <= 0 || Number(trib(d, 'tribMun', 'BM', 'pRedBCBM')) > 100)),
  rule.both('E0587', A1, (d) => hasTrib(d, 'tribMun', 'BM', 'pRedBCBM') && leavesTooLittle(d, noteValues(d).benefit)),
  rule.both('E0593', A1, (d) => trib(d, 'tribMun', 'tpImunidade') === '0'),
  rule.strict('E0621', `${A1}; towns without an agreement: E0628`, (d) => bySimples(d) && issqn(d) === '1' && isRetained(d) && !hasTrib(d, 'tribMun', 'BM') && !hasTrib(d, 'tribMun', 'pAliq')),
  rule.strict('E0625', `${A1}; towns without an agreement: E0631`, (d) => bySimples(d) && issqn(d) === '1' && !isRetained(d) && !hasTrib(d, 'tribMun', 'BM') && hasTrib(d, 'tribMun', 'pAliq')),
  rule.both('E0675', A1, (d) => d.has('prest', 'CPF') && hasTrib(d, 'tribFed')),
  ...(['Fed', 'Est', 'Mun'] as const).flatMap((level, at) => [
    rule.both(`E070${at + 2}`, A1, (d) => over(d, ['valores', 'trib', 'totTrib', 'vTotTrib', `vTotTrib${level}`], d.at('valores', 'vServPrest', 'vServ'))),
    rule.both(`E070${at + 6}`, A1, (d) => over(d, ['valores', 'trib', 'totTrib', 'pTotTrib', `pTotTrib${level}`], '100')),
  ]),
  rule.both('E0720', A1, (d) => piscofins(d, 'tpRetPisCofins') === '0' && hasTrib(d, 'tribFed', 'vRetCSLL')),
  rule.both('E0724', A1, (d) => /^[13-9]$/.test(piscofins(d, 'tpRetPisCofins')) && !hasTrib(d, 'tribFed', 'vRetCSLL')),
  ...PARTY_RULES,
  ...PLACE_RULES,
  ...PROOF_RULES,
  ...REFORM_RULES,
];

/** Rules that the code of the service enforces, by their stage in the order. */
const BUILT_IN: readonly (readonly [code: string, stage: Stage, source: string, level?: Level])[] = [
  ['E1229', 'mensagem', 'seen in practice: a DPS without its XML declaration'],
  ['E1235', 'mensagem', 'Manual dos Contribuintes NFS-e: the XML is not that of the schema'],
  ['E0714', 'assinatura', A1],
  ['E0715', 'assinatura', A1],
  ['E0716', 'assinatura', A1],
  ['E0717', 'assinatura', A1],
  ['E0014', 'duplicidade', A1],
  ['E0038', 'emitente', `${A1}: the agreement of the município`],
  ...['E0617', 'E0619', 'E0635', 'E0640'].map((code) => [code, 'conteudo', `${A1}: the agreement of the município`, 'strict'] as const),
  ['E0044', 'conteudo', A1],
  ['E0046', 'conteudo', A1],
  ['E0070', 'conteudo', A1],
  ['E0816', 'evento', 'Anexo II v1.01'],
  ['E0822', 'evento', 'Anexo II v1.01; term of the sandbox'],
  ['E0840', 'evento', 'Anexo II v1.01'],
  ...['E0812', 'E0813', 'E0815', 'E0848', 'E0860', 'E0861', 'E0862', 'E0864', 'E0866', 'E0868', 'E1833', 'E1944', 'E1949', 'E1954'].map(
    (code) => [code, 'evento', 'Anexo II v1.01'] as const,
  ),
];

const REASONS: Reasons = [
  ['the Id is made at emission', 'E0004'],
  ['the token says the environment', 'E0006'],
  ['numbering refuses such a série as one that cannot be used', 'E0010'],
  ['who signs: told under the code 213', 'E0718'],
  ['the platform leaves out what the national system knows of who emits', 'E0121', 'E0128'],
  ['the note to be replaced, on record at the authority', 'E0044', 'E0046', 'E0070'],
];
const authorityOnly = reasonsOf(REASONS, []);
const PREDICTED = predictedOf([...NFSE_RULES, ...NFSE_REFORM_RULES, ...NFSE_TOWN_RULES]);

/** Every code of the service: on, or not built; a marker can ask for any of them. */
export function listNfseRules(): readonly ListedRule[] {
  const found = new Map<string, { level: Level; stage: Stage; source: string }>();
  for (const { cStat, level, stage, source } of DPS_RULES) found.set(cStat, { level, stage, source });
  for (const [code, stage, source, level = 'on'] of BUILT_IN) found.set(code, { level, stage, source });
  return cstatsOf('nfse')
    .filter(({ code }) => code.startsWith('E'))
    .map(({ code, message, provisional }) => {
      const { level, stage, source } = found.get(code) ?? { level: 'marker' as const, stage: 'conteudo' as const, source: A1 };
      return { cStat: code, level, stage, source, modelos: ['NFSE'], event: stage === 'evento' ? '101101' : null, message, provisional, predicted: PREDICTED.get(code) ?? null, authorityOnly: stage === 'evento' ? null : authorityOnly(code) };
    });
}
