import { readFileSync } from 'node:fs';
import { parseXml } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import { firstBroken } from '../../rules/rule.ts';
import { readDocument } from '../portal/document.ts';
import { listRules } from '../portal/rules/list.ts';
import type { PortalRuleContext } from '../portal/type.ts';
import { DCE_AUTHORITY } from './dce.ts';

const FIXTURES = new URL('../../../../../packages/fiscal-core/src/documents/dce/fixtures/', import.meta.url);
const xmlOf = (name: string): string => readFileSync(new URL(`${name}.xml`, FIXTURES), 'utf8');

const NOW = Date.parse('2026-11-20T16:31:00-03:00');
const HOUR = 3_600_000;
const CONTEXT: PortalRuleContext = {
  world: 'w',
  strict: false,
  nowMs: NOW,
  receivedAtMs: NOW,
  authorizer: 'AN-PR',
  signerBase: '26771591',
  register: undefined,
  standing: { rivals: [], oldest: null, awaiting: null },
  replaced: null,
  epec: null,
};
const rules = [...DCE_AUTHORITY.before, ...DCE_AUTHORITY.after];
const broken = (xml: string, more: Partial<PortalRuleContext> = {}): string | undefined =>
  firstBroken(rules, readDocument(parseXml(xml).root, xml, DCE_AUTHORITY), { ...CONTEXT, ...more })?.cStat;

const MARKETPLACE = xmlOf('marketplace');

describe('the rules over a DC-e', () => {
  it.each(['contrato', 'marketplace', 'proprio-contingencia', 'transportadora'])('let %s pass', (name) => {
    expect(broken(xmlOf(name))).toBeUndefined();
  });

  it.each<[cStat: string, from: string | RegExp, to: string]>([
    ['227', '<nDC>771', '<nDC>772'],
    ['253', '<cDV>4', '<cDV>5'],
    ['247', /(<emit>.*?)<UF>RS/, '$1<UF>SC'],
    ['401', '<CPF>39015847142', '<CPF>39015847143'],
    ['208', /(<dest>)<CPF>\d+<\/CPF>/, '$1<CNPJ>11222333000182</CNPJ>'],
    ['237', '<CPF>28194736013', '<CPF>28194736014'],
    ['531', '<vDC>1010.00', '<vDC>1010.01'],
  ])('answer %s', (cStat, from, to) => {
    expect(broken(MARKETPLACE.replace(from, to))).toBe(cStat);
  });

  it('check authorizer, signer and time of reception', () => {
    expect(broken(MARKETPLACE, { authorizer: 'SVRS' })).toBe('226');
    expect(broken(MARKETPLACE, { signerBase: '11222333' })).toBe('213');
    expect(broken(MARKETPLACE, { receivedAtMs: NOW - HOUR })).toBe('212');
    expect(broken(MARKETPLACE, { receivedAtMs: NOW + 721 * HOUR })).toBe('228');
    expect(broken(MARKETPLACE, { strict: true, register: { enabled: false, ie: null } })).toBe('203');
  });

  it('are listed with their texts', () => {
    const textless = listRules(DCE_AUTHORITY).filter(({ message }) => message === '');
    expect(textless.map(({ cStat }) => cStat)).toEqual([]);
  });
});
