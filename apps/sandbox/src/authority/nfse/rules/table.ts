// biome-ignore-all format: a table reads as one rule a row
import { compare, decimalOrZero } from '@fiscal/core/decimal/decimal';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { cstatsOf } from '@fiscal/core/registry/cstat';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import type { Level, Stage } from '../../../rules/rule.ts';
import type { ListedRule } from '../../authority.ts';
import { baseOf } from '../../decide.ts';
import { type Dps, inscricaoOf } from '../dps.ts';
import { type DpsRule, dpsRules } from './dps-rule.ts';

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
/** 00001 to 49999 is for applications of the taxpayer's own. */
const OWN_SERIES_MAX = 49_999;
const signerIsAnother = (dps: Dps, signerBase: string | null): boolean => {
  const holder = inscricaoOf(dps, dps.emitter);
  return holder !== '' && signerBase !== null && baseOf(holder) !== signerBase;
};

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
  rule.both('E0188', A1, (d) => badCnpj(d.at('toma', 'CNPJ'))),
  rule.both('E0206', A1, (d) => badCpf(d.at('toma', 'CPF'))),
  rule.both('E0202', A1, (d) => inscricaoOf(d, 'prest') !== '' && inscricaoOf(d, 'prest') === inscricaoOf(d, 'toma')),
  rule.both('E0204', A1, (d) => trib(d, 'tribMun', 'tpRetISSQN') === '2' && inscricaoOf(d, 'toma') === ''),
  rule.both('E0226', A1, (d) => d.at('toma', 'cNaoNIF') === '0'),
  rule.both('E0238', A1, (d) => noMunicipio(d.at('toma', 'end', 'endNac', 'cMun'))),
  rule.both('E0248', A1, (d) => badCnpj(d.at('interm', 'CNPJ'))),
  rule.both('E0262', A1, (d) => inscricaoOf(d, 'prest') !== '' && inscricaoOf(d, 'prest') === inscricaoOf(d, 'interm')),
  rule.both('E0322', `${A1}; public reports`, (d) => d.has('IBSCBS') && !d.has('serv', 'cServ', 'cNBS')),
  rule.both('E0580', A1, (d) => issqn(d) !== '1' && trib(d, 'tribMun', 'tpRetISSQN') !== '1'),
  rule.both('E0583', A1, (d) => regime(d, 'opSimpNac') === '2' && trib(d, 'tribMun', 'tpRetISSQN') !== '1'),
  rule.both('E0592', A1, (d) => (issqn(d) === '2') !== hasTrib(d, 'tribMun', 'tpImunidade')),
  rule.both('E0595', A1, (d) => over(d, ['valores', 'trib', 'tribMun', 'pAliq'], '5')),
  rule.both('E0600', A1, (d) => regime(d, 'opSimpNac') === '2' && hasTrib(d, 'tribMun', 'pAliq')),
  rule.both('E0602', A1, (d) => issqn(d) !== '1' && hasTrib(d, 'tribMun', 'pAliq')),
  rule.both('E0604', A1, (d) => regime(d, 'regEspTrib') !== '0' && hasTrib(d, 'tribMun', 'pAliq')),
  rule.both('E0677', A1, (d) => over(d, ['valores', 'trib', 'tribFed', 'piscofins', 'vBCPisCofins'], d.at('valores', 'vServPrest', 'vServ'))),
  rule.both('E0678', A1, (d) => hasTrib(d, 'tribFed', 'piscofins') && !['00', '08', '09'].includes(trib(d, 'tribFed', 'piscofins', 'CST')) && !hasTrib(d, 'tribFed', 'piscofins', 'vBCPisCofins')),
  rule.both('E0684', A1, (d) => hasTrib(d, 'tribFed', 'piscofins', 'vBCPisCofins') && !hasTrib(d, 'tribFed', 'piscofins', 'pAliqPis')),
  rule.both('E0690', A1, (d) => hasTrib(d, 'tribFed', 'piscofins', 'vBCPisCofins') && !hasTrib(d, 'tribFed', 'piscofins', 'pAliqCofins')),
  rule.both('E0713', 'public reports', (d) => regime(d, 'opSimpNac') === '1' && (hasTrib(d, 'totTrib', 'indTotTrib') || hasTrib(d, 'totTrib', 'pTotTribSN'))),
];

/** What the service's own code enforces, where it stands in the order. */
const BUILT_IN: readonly (readonly [code: string, stage: Stage, source: string])[] = [
  ['E1229', 'mensagem', 'seen in practice: a DPS without its XML declaration'],
  ['E1235', 'mensagem', 'Manual dos Contribuintes NFS-e: the XML is not that of the schema'],
  ['E0714', 'assinatura', A1],
  ['E0715', 'assinatura', A1],
  ['E0716', 'assinatura', A1],
  ['E0717', 'assinatura', A1],
  ['E0014', 'duplicidade', A1],
  ['E0042', 'conteudo', A1],
  ['E0044', 'conteudo', A1],
  ['E0046', 'conteudo', A1],
  ['E0816', 'evento', 'Anexo II v1.01'],
  ['E0822', 'evento', 'Anexo II v1.01; term of the sandbox'],
  ['E0840', 'evento', 'Anexo II v1.01'],
];

/** Every code of the service: on, or not built; a marker can ask for any of them. */
export function listNfseRules(): readonly ListedRule[] {
  const found = new Map<string, { level: Level; stage: Stage; source: string }>();
  for (const { cStat, level, stage, source } of DPS_RULES) found.set(cStat, { level, stage, source });
  for (const [code, stage, source] of BUILT_IN) found.set(code, { level: 'on', stage, source });
  return cstatsOf('nfse')
    .filter(({ code }) => code.startsWith('E'))
    .map(({ code, message, provisional }) => {
      const { level, stage, source } = found.get(code) ?? { level: 'marker' as const, stage: 'conteudo' as const, source: A1 };
      return { cStat: code, level, stage, source, modelos: ['NFSE'], event: stage === 'evento' ? '101101' : null, message, provisional, predicted: null, authorityOnly: null };
    });
}
