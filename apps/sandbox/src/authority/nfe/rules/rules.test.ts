import { changeOf } from '@fiscal/core/calendar/calendar';
import { dayBefore } from '@fiscal/core/testing/days';
import { describe, expect, it } from 'vitest';
import { buildNfe } from '../../../testing/nfe-xml.ts';
import { AT_SVRS, BROKEN, EXCLUSIVE_SALE, NO_IE } from './testing/broken-notes.ts';
import {
  abroad,
  adjusts,
  after,
  bare,
  before,
  byItem,
  type Case,
  contingency,
  credits,
  DAY,
  debits,
  deferred,
  dup,
  givenBack,
  KEY,
  MINUTE,
  NFCE_KEY,
  NOW,
  net,
  netTotal,
  noIcmsTotals,
  noTotals,
  OTHER_KEY,
  place,
  REFERENCE,
  type Row,
  reduced,
  referring,
  reform,
  replace,
  returned,
  set,
  suspended,
  together,
  twoItems,
  verdictOf,
  without,
} from './testing/note-edits.ts';

describe('a correct document', () => {
  it.each<[string, Case]>([
    ['NF-e', {}],
    ['NFC-e', { modelo: '65' }],
    ['NF-e with the DANFE Simplificado Tipo 2', { tipo2: true }],
    ['NF-e of a CNPJ with letters', { cnpj: '12ABC34501DE35' }],
    ['NF-e abroad', { edit: abroad }],
    ['NF-e with IBS and CBS', { edit: reform }],
    ['NF-e with a reduced rate', { edit: reduced }],
    ['NF-e with deferral', { edit: deferred }],
    ['NF-e with suspension', { edit: suspended }],
    ['NF-e exempt', { edit: together(bare('410001'), noTotals) }],
    ['NF-e of the single phase', { edit: together(bare('620001'), noTotals) }],
    [
      'NF-e that gives CBS back',
      {
        edit: together(
          givenBack('<pDevTrib>10.00</pDevTrib><vDevTrib>0.22</vDevTrib>'),
          replace(
            ['<vCBS>2.21</vCBS></gCBS></gIBSCBS>', '<vCBS>1.99</vCBS></gCBS></gIBSCBS>'],
            ['<vCBS>2.21</vCBS><vCredPres>', '<vCBS>1.99</vCBS><vCredPres>'],
          ),
        ),
      },
    ],
    ['NF-e 29 days old', { dhEmiMs: NOW - 29 * DAY }],
    ['NF-e 4 minutes ahead', { dhEmiMs: NOW + 4 * MINUTE }],
    ['NFC-e 4 minutes late', { modelo: '65', dhEmiMs: NOW - 4 * MINUTE }],
    ['NF-e without addressee', { edit: without('dest') }],
    ['NF-e with net values, a cent apart', { edit: together(net('300.01'), netTotal('300.01')) }],
  ])('breaks no rule: %s', (_, options) => {
    expect(verdictOf(options, { signerBase: (options.cnpj ?? '11222333').slice(0, 8) })).toBeNull();
  });
});

/** Rows for NFC-e, and so for an NF-e with the DANFE Simplificado Tipo 2: NT 2026.002. */
// biome-ignore format: a table reads as one rule a row
const TIPO_2: readonly Row[] = [
  ['704', { dhEmiMs: NOW - 6 * MINUTE }],
  ['705', { edit: after('dhEmi', '<dhSaiEnt>2026-11-21T12:00:00-03:00</dhSaiEnt>') }],
  ['706', { edit: set('tpNF', '0') }],
  ['707', { edit: set('idDest', '2') }],
  ['715', { edit: set('finNFe', '4') }],
  ['716', { edit: set('indFinal', '0') }],
  ['717', { edit: set('indPres', '9') }],
  ['708', { edit: after('verProc', REFERENCE) }],
  ['708', { edit: before('/det>', `<DFeReferenciado><chaveAcesso>${KEY}</chaveAcesso></DFeReferenciado>`) }],
  ['718', { edit: after('IE', '<IEST>123</IEST>') }],
  ['787', { edit: together(set('indPres', '4'), after('indPres', '<indIntermed>0</indIntermed>'), without('dest')) }],
  ['669', { edit: after('dest', place('retirada', '<CPF>12345678909</CPF>')) }],
  ['373', { edit: set('xProd', 'CAFE') }],
  ['725', { edit: set('CFOP', '5949') }],
  ['774', { edit: set('indTot', '0') }],
  ['348', { edit: after('indTot', '<nRECOPI>1</nRECOPI>') }],
  ['736', { edit: after('indTot', '<veicProd><tpOp>1</tpOp></veicProd>') }],
  ['738', { edit: after('indTot', '<arma><tpArma>0</tpArma></arma>') }],
  ['741', { edit: (xml) => xml.replaceAll('ICMS00>', 'ICMSPart>') }],
  ['766', { edit: replace(['<CST>00</CST>', '<CST>50</CST>']) }],
  ['742', { edit: after('ICMS', '<IPI/>') }],
  ['743', { edit: after('ICMS', '<II/>') }],
  ['746', { edit: after('PIS', '<PISST/>') }],
  ['749', { edit: after('COFINS', '<COFINSST/>') }],
  ['807', { edit: after('COFINS', '<ICMSUFDest/>') }],
  ['753', { edit: set('modFrete', '0') }],
  ['755', { edit: after('modFrete', '<retTransp/>') }],
  ['756', { edit: after('modFrete', '<veicTransp/>') }],
  ['757', { edit: after('modFrete', '<reboque/>') }],
  ['758', { edit: after('modFrete', '<vagao/>') }],
  ['759', { edit: after('modFrete', '<balsa/>') }],
  ['760', { edit: dup('<fat/>') }],
  ['762', { edit: after('pag', '<compra/>') }],
  ['763', { edit: after('pag', '<cana/>') }],
];

describe('an NF-e with the DANFE Simplificado Tipo 2', () => {
  it.each(TIPO_2)('%s applies to it, and to no other NF-e', (cStat, options) => {
    expect(verdictOf({ ...options, tipo2: true })?.cStat).toBe(cStat);
    expect(verdictOf(options)?.cStat).not.toBe(cStat);
  });

  it('is accepted offline, unlike other NF-e', () => {
    const offline = { tpEmis: '9', edit: contingency('2026-11-21T11:00:00-03:00') };
    expect(verdictOf({ ...offline, tipo2: true })).toBeNull();
    expect(verdictOf(offline)?.cStat).toBe('711');
  });

  it('needs no QR Code with another paper, and may carry one', () => {
    const { infNFeSupl } = buildNfe({ nNF: 7, dhEmiMs: NOW, tipo2: true });
    expect(verdictOf({ editSupl: () => infNFeSupl ?? '' })).toBeNull();
  });
});

describe('each rule answers its code', () => {
  it.each(BROKEN)('%s', (cStat, options, overrides) => {
    expect(verdictOf(options, overrides)?.cStat).toBe(cStat);
  });

  it('names the item in the message', () => {
    expect(verdictOf({ edit: set('CFOP', '6102') })).toEqual({ cStat: '732', brackets: { nItem: '1' } });
  });

  it('names the reference that is not a key', () => {
    const paper = '<NFref><refECF><nECF>1</nECF></refECF></NFref>';
    const strict = { strict: true, register: { enabled: true, ie: null } };
    expect(verdictOf({ edit: together(referring(NFCE_KEY), after('NFref', paper)) }, strict)).toEqual({
      cStat: '924',
      brackets: { nOcor: 2 },
    });
  });

  it('names the item that lacks its reference, and the one that repeats another', () => {
    const nothing = (xml: string) => xml;
    const verdict = (first: typeof nothing, second: typeof nothing) =>
      verdictOf({ edit: together(returned, twoItems(first, second)) });
    expect(verdict(byItem('1'), nothing)).toEqual({ cStat: '321', brackets: { nItem: '2' } });
    expect(verdict(byItem('1'), byItem('1'))).toEqual({ cStat: '1072', brackets: { nItem: '2' } });
  });

  it.each([
    ['a return of two notes', '4', '', byItem('1'), byItem('1', OTHER_KEY)],
    [
      'a debit note of unprocessed notes',
      '6',
      '<tpNFDebito>03</tpNFDebito>',
      byItem(),
      byItem(undefined, OTHER_KEY),
    ],
    ['a debit note of a loss', '6', '<tpNFDebito>07</tpNFDebito>', byItem('1'), byItem('1', OTHER_KEY)],
    ['a credit note of a refusal in part', '5', '<tpNFCredito>06</tpNFCredito>', byItem('1'), byItem('2')],
  ])('takes the references of %s', (...[, finNFe, kind, first, second]) => {
    const edit = together(twoItems(first, second), set('finNFe', finNFe), (xml) =>
      xml.replace('</finNFe>', `</finNFe>${kind}`),
    );
    // Another rule covers the totals of two items.
    expect(verdictOf({ edit })?.cStat).toBe('531');
  });

  it('accepts a QR Code of version 2 whose hash is right', () => {
    const csc = { id: '000001', token: 'SEGREDO' };
    expect(verdictOf({ modelo: '65', csc }, { securityCodes: new Map([['1', 'SEGREDO']]) })).toBeNull();
  });
});

describe('an issuer without IE', () => {
  it.each(NO_IE)('%s', (cStat, options, overrides) => {
    expect(verdictOf(options, overrides)?.cStat).toBe(cStat);
  });

  it('is at the SVRS for every UF, from the first day of the norm on', () => {
    const { production } = changeOf('nfe-2026.007-no-ie');
    const on = (day: string) =>
      verdictOf({ edit: EXCLUSIVE_SALE }, { ...AT_SVRS, nowMs: Date.parse(`${day}T12:00:00-03:00`) })?.cStat;
    expect(on(String(production))).not.toBe('226');
    expect(on(dayBefore(String(production)))).toBe('226');
    expect(verdictOf({}, AT_SVRS)?.cStat).toBe('226');
  });
});

describe('an exempt taxpayer of a UF that has none', () => {
  const exempt = together(set('indIEDest', '2'), replace(['<IE>113933298410</IE></dest>', '</dest>']));
  const judgeEdited = (...edits: readonly ((xml: string) => string)[]) =>
    verdictOf({ edit: together(exempt, ...edits) }, { strict: true, register: { enabled: true, ie: null } })
      ?.cStat;
  const withoutIcms = (CST: string) =>
    together(
      replace([
        /<ICMS><ICMS\w+>.*?<\/ICMS>/,
        `<ICMS><ICMS40><orig>0</orig><CST>${CST}</CST></ICMS40></ICMS>`,
      ]),
      noIcmsTotals,
    );

  it('is accepted without taxation, or with ST', () => {
    expect(judgeEdited()).toBe('805');
    expect(judgeEdited(withoutIcms('40'))).toBeUndefined();
    expect(judgeEdited(withoutIcms('41'))).toBeUndefined();
    expect(judgeEdited(withoutIcms('50'))).toBe('805');
    expect(judgeEdited(after('vICMS', '<vICMSST>1.00</vICMSST>'))).not.toBe('805');
    expect(judgeEdited(after('vICMS', '<vICMSST>0.00</vICMSST>'))).toBe('805');
  });
});

describe('a note of debit or credit', () => {
  const strict = { strict: true, register: { enabled: true, ie: null } };
  it.each([
    ['debit 04, about IBS and CBS alone', together(reform, debits('04'), byItem('1'))],
    ['debit 04 without an NCM', together(reform, debits('04'), byItem('1'), set('NCM', '00'))],
    ['credit 01, about IBS and CBS alone', together(reform, credits('01'), referring(KEY))],
    [
      'credit 03, whose goods come back with their taxes',
      together(adjusts('5', 'tpNFCredito', '03'), set('tpNF', '0'), set('CFOP', '1202'), referring(KEY)),
    ],
    [
      'an adjustment without an NCM',
      together(set('finNFe', '3'), set('NCM', '00'), set('tPag', '90'), set('vPag', '0.00')),
    ],
  ])('is taken: %s', (_, edit) => {
    expect(verdictOf({ edit }, strict)).toBeNull();
  });
});
