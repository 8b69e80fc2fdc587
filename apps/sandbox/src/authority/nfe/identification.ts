import { checkDigit, isChave, isTrivialCodigo } from '@fiscal/core/chave-acesso/chave-acesso';
import { cnpjBase, isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isInscricaoEstadual } from '@fiscal/core/identity/inscricao-estadual';
import { authorizerOf, svcOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { isSvc as isSvcOf, standsInFor } from '../authorizers.ts';
import { CLOCK_TOLERANCE_MS } from '../portal/rules/document.ts';
import { text } from '../xml.ts';
import { isCoupon, isTipo2, type NfeDocument } from './document.ts';
import { EXCLUSIVE, EXCLUSIVE_AUTHORIZER, isExclusiveHere, lacksIe } from './exclusive.ts';
import { EPEC_NOTE_RULES } from './rules/epec.ts';

import { type NfeRule, type NfeRuleContext, rulesOf } from './rules/nfe-rule.ts';

const DAY_MS = 86_400_000;
/** Set by each UF, in days. */
export const LATE_DAYS_MAX = 30;

const NO_IE = 'NT 2026.007 v1.10';

const chave = rulesOf('chave');
const emitente = rulesOf('emitente');
const datas = rulesOf('datas');

/** First 43 characters of the key, built from the fields. */
function keyBody(d: NfeDocument): string {
  const [year = '', month = ''] = text(d.ide, 'dhEmi').split('-');
  return [
    d.cUF,
    year.slice(2) + month,
    d.emitente,
    d.modelo,
    `${d.serie}`.padStart(3, '0'),
    `${d.numero}`.padStart(9, '0'),
    text(d.ide, 'tpEmis'),
    text(d.ide, 'cNF'),
  ].join('');
}

const authorizedElsewhere = (d: NfeDocument, c: NfeRuleContext): boolean =>
  authorizerOf({
    type: d.modelo === '65' ? 'nfce' : 'nfe',
    uf: ufByCodigo(d.cUF)?.sigla ?? '',
    service: 'autorizacao',
  }) !== c.authorizer;

const isSvc = (c: NfeRuleContext): boolean => isSvcOf(c.authorizer);
const cpfEmitter = (d: NfeDocument): boolean => text(d.emit, 'CPF') !== '';

// biome-ignore format: a table reads as one rule a row
export const KEY_RULES: readonly NfeRule[] = [
  chave.both('227', 'MOC 7.0 Anexo I, grupo A', (d) => !d.inf.attributes['Id']?.startsWith('NFe')),
  chave.both('502', 'MOC 7.0 Anexo I, grupo A', (d) => d.chave !== keyBody(d) + text(d.ide, 'cDV')),
  chave.both('253', 'MOC 7.0 Anexo I, grupo B (cDV)', (d) => `${checkDigit(d.chave.slice(0, 43))}` !== text(d.ide, 'cDV') || !isChave(d.chave)),
  chave.both('897', 'NT 2019.001 (cNF)', (d) => isTrivialCodigo(text(d.ide, 'cNF'), `${d.numero}`)),
  chave.both('226', 'MOC 7.0 Anexo I, grupo B (cUF)', (d, c) => !isSvc(c) && authorizedElsewhere(d, c) && !isExclusiveHere(d, c)),
  chave.both('247', 'MOC 7.0 Anexo I, grupo C (UF)', (d) => text(d.emit, 'enderEmit', 'UF') !== ufByCodigo(d.cUF)?.sigla),
  chave.both('570', 'MOC 7.0 Anexo I, grupo B (tpEmis)', (d, c) => !isSvc(c) && ['3', '6', '7'].includes(text(d.ide, 'tpEmis'))),
  chave.nfe('582', 'NT 2013.007: UF not served by this SVC', (d, c) => isSvc(c) && !standsInFor('nfe', c.authorizer, ufByCodigo(d.cUF)?.sigla)),
  chave.nfe('713', 'NT 2013.007: tpEmis 6 or 7 alone', (d, c) => isSvc(c) && svcOf('nfe', text(d.ide, 'tpEmis')) === null),
  chave.nfe('584', 'NT 2013.007: tpEmis of the other SVC', (d, c) => isSvc(c) && svcOf('nfe', text(d.ide, 'tpEmis')) !== c.authorizer),
  chave.nfe('711', 'NT 2026.002, B22-10 (tpEmis)', (d) => text(d.ide, 'tpEmis') === '9' && !isTipo2(d)),
  ...EPEC_NOTE_RULES,
];

/** Séries of who issues by CPF. */
const OF_PERSONS = [920, 969] as const;
const inRange = (serie: number, [first, last]: readonly [first: number, last: number]): boolean =>
  serie >= first && serie <= last;

// biome-ignore format: a table reads as one rule a row
export const EMITTER_RULES: readonly NfeRule[] = [
  emitente.both('207', 'MOC 7.0 Anexo I, grupo C (CNPJ)', (d) => text(d.emit, 'CNPJ') !== '' && !isCnpj(text(d.emit, 'CNPJ'))),
  emitente.both('213', 'MOC 7.0 Anexo I, grupo C (CNPJ); lifecycle §1', (d, c) => c.signerBase !== (cpfEmitter(d) ? text(d.emit, 'CPF') : cnpjBase(text(d.emit, 'CNPJ')))),
  emitente.both('401', 'MOC 7.0 Anexo I, grupo C (CPF)', (d) => cpfEmitter(d) && !isCpf(text(d.emit, 'CPF'))),
  { ...emitente.both('244', 'MOC 7.0 Anexo I, B26-10: series that others than the taxpayer emit', (d) => ![[0, 889] as const, OF_PERSONS].some((range) => inRange(d.serie, range))), xMotivo: 'Rejeição: Processo de emissão pelo Contribuinte incompatível com a série da NF-e' },
  { ...emitente.both('503', 'MOC 7.0 Anexo I, C02-30: series of a CNPJ', (d) => !cpfEmitter(d) && !inRange(d.serie, [0, 909])), xMotivo: 'Rejeição: Série utilizada fora da faixa permitida para emitente com CNPJ' },
  emitente.both('554', 'MOC 7.0 Anexo I, grupo B (serie); series 920-969 belong to CPF', (d) => cpfEmitter(d) && !inRange(d.serie, OF_PERSONS)),
  emitente.nfce('156', `${NO_IE}, C17-42`, lacksIe, EXCLUSIVE),
  emitente.nfe('166', `${NO_IE}, C17-11`, (d, c) => lacksIe(d) && c.authorizer !== EXCLUSIVE_AUTHORIZER, EXCLUSIVE),
  emitente.nfe('157', `${NO_IE}, C17-43`, (d) => lacksIe(d) && cpfEmitter(d), EXCLUSIVE),
  emitente.nfe('158', `${NO_IE}, C18-50`, (d) => lacksIe(d) && text(d.emit, 'IEST') !== '', EXCLUSIVE),
  emitente.strict('209', 'SINTEGRA, check digits of the UF; AP, BA, GO, MG, RN, TO by length only', (d) => text(d.emit, 'IE') !== '' && !isInscricaoEstadual(text(d.emit, 'IE'), text(d.emit, 'enderEmit', 'UF'))),
  emitente.strict('203', 'register of the world: companies it issued a certificate for', (_, c) => c.register?.enabled === false),
  emitente.strict('231', 'register of the world', (d, c) => c.register?.ie !== undefined && c.register.ie !== null && c.register.ie !== text(d.emit, 'IE')),
];

const sinceEmission = (d: NfeDocument, c: NfeRuleContext): number => c.receivedAtMs - d.dhEmiMs;
const normal = (d: NfeDocument): boolean => text(d.ide, 'tpEmis') === '1';
const dateOf = (d: NfeDocument, tag: string): number => Date.parse(text(d.ide, tag));

// biome-ignore format: a table reads as one rule a row
export const DATE_RULES: readonly NfeRule[] = [
  datas.both('703', 'MOC 7.0 Anexo I, grupo B (dhEmi): 5 minutes ahead at most', (d, c) => -sinceEmission(d, c) > CLOCK_TOLERANCE_MS),
  datas.coupon('704', 'NT 2026.002, B09-40 (dhEmi): 5 minutes late at most, but for tpEmis 9', (d, c) => normal(d) && sinceEmission(d, c) > CLOCK_TOLERANCE_MS),
  datas.nfe('228', 'MOC 7.0 Anexo I, B09-20 (dhEmi): 30 days', (d, c) => /^[167]$/.test(text(d.ide, 'tpEmis')) && sinceEmission(d, c) > LATE_DAYS_MAX * DAY_MS),
  datas.both('556', 'MOC 7.0 Anexo I, grupo B (xJust)', (d) => normal(d) && (text(d.ide, 'xJust') !== '' || text(d.ide, 'dhCont') !== '')),
  datas.both('557', 'MOC 7.0 Anexo I, grupo B (xJust)', (d) => !normal(d) && (text(d.ide, 'xJust') === '' || text(d.ide, 'dhCont') === '')),
  datas.both('558', 'MOC 7.0 Anexo I, grupo B (dhCont)', (d, c) => dateOf(d, 'dhCont') - c.receivedAtMs > CLOCK_TOLERANCE_MS),
  datas.both('569', 'MOC 7.0 Anexo I, grupo B (dhCont)', (d, c) => c.receivedAtMs - dateOf(d, 'dhCont') > LATE_DAYS_MAX * DAY_MS),
  datas.coupon('705', 'NT 2026.002, B10-10 (dhSaiEnt)', (d) => text(d.ide, 'dhSaiEnt') !== ''),
  datas.nfe('506', 'MOC 7.0 Anexo I, grupo B (dhSaiEnt)', (d) => text(d.ide, 'tpNF') === '1' && dateOf(d, 'dhSaiEnt') < d.dhEmiMs),
  datas.nfe('504', 'MOC 7.0 Anexo I, grupo B (dhSaiEnt): 30 days', (d, c) => dateOf(d, 'dhSaiEnt') - c.receivedAtMs > LATE_DAYS_MAX * DAY_MS),
  datas.nfe('505', 'MOC 7.0 Anexo I, grupo B (dhSaiEnt): 30 days', (d, c) => c.receivedAtMs - dateOf(d, 'dhSaiEnt') > LATE_DAYS_MAX * DAY_MS),
  datas.nfce('1153', 'NT 2025.002 B10a-10', (d) => text(d.ide, 'dPrevEntrega') !== ''),
  datas.nfe('1155', 'NT 2025.002 B10a-30', (d) => text(d.ide, 'dPrevEntrega') !== '' && (text(d.ide, 'dhSaiEnt') || text(d.ide, 'dhEmi')).slice(0, 10) > text(d.ide, 'dPrevEntrega')),
];

/** Hours from emission after which an authorization counts as late (150): 7 days; an offline coupon, 24 h. Source: NT 2025.001; NT 2026.002, B09-40. */
export const isLate = (d: NfeDocument, receivedAtMs: number): boolean =>
  receivedAtMs - d.dhEmiMs > (isCoupon(d) ? 1 : 7) * DAY_MS;
