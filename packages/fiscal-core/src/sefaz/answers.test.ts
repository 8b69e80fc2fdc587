import { describe, expect, it } from 'vitest';
import { randomChave } from '../testing/builders.ts';
import { chaveIn, nRecIn, parseAutorizacao, parseConsulta, parseRecibo, parseStatus } from './answers.ts';

const NS = 'xmlns="http://www.portalfiscal.inf.br/nfe"';
const chave = randomChave('answers');
const other = randomChave('other');
const digestValue = 'q83vEjRWeJCrze8SNFZ4kKvN7xI=';
const expected = { chave, digestValue };
const DATE = '2026-11-21T10:00:00-03:00';
const prot = (cStat: string, extra: { chNFe?: string; digVal?: string; nProt?: string } = {}) => {
  const { chNFe = chave, digVal = digestValue, nProt = '135260000000001' } = extra;
  return (
    `<protNFe versao="4.00"><infProt><tpAmb>2</tpAmb><verAplic>S1</verAplic>${chNFe && `<chNFe>${chNFe}</chNFe>`}<dhRecbto>${DATE}</dhRecbto>` +
    `${nProt && `<nProt>${nProt}</nProt>`}${digVal && `<digVal>${digVal}</digVal>`}<cStat>${cStat}</cStat><xMotivo>motivo ${cStat}</xMotivo></infProt></protNFe>`
  );
};
const lot = (cStat: string, content = '', xMotivo = `lote ${cStat}`) =>
  `<retEnviNFe versao="4.00" ${NS}><tpAmb>2</tpAmb><verAplic>S1</verAplic><cStat>${cStat}</cStat><xMotivo>${xMotivo}</xMotivo><cUF>35</cUF><dhRecbto>${DATE}</dhRecbto>${content}</retEnviNFe>`;

describe('parseAutorizacao', () => {
  it.each(['100', '150'])('takes %s of our key and digest as the verdict, protocol unchanged', (cStat) => {
    expect(parseAutorizacao(lot('104', prot(cStat)), expected)).toEqual({
      kind: 'autorizado',
      cStat,
      xMotivo: `motivo ${cStat}`,
      nProt: '135260000000001',
      dhRecbto: DATE,
      digVal: digestValue,
      prot: prot(cStat),
    });
  });

  it.each(['110', '301', '302', '303'])('takes %s as denial with its protocol', (cStat) => {
    expect(parseAutorizacao(lot('104', prot(cStat)), expected)).toMatchObject({
      kind: 'denegado',
      cStat,
      nProt: '135260000000001',
      prot: prot(cStat),
    });
  });

  it('takes a refusal of the document, with or without key in it', () => {
    const refused = { kind: 'rejeitado', cStat: '204', xMotivo: 'motivo 204' };
    expect(parseAutorizacao(lot('104', prot('778', { nProt: '', digVal: '' })), expected)).toEqual({
      ...refused,
      cStat: '778',
      xMotivo: 'motivo 778',
    });
    expect(
      parseAutorizacao(lot('104', prot('778', { nProt: '', chNFe: '', digVal: '' })), expected),
    ).toMatchObject({ kind: 'rejeitado' });
  });

  it('takes along what the authority alerts to beside a refusal', () => {
    const refusal = prot('778', { nProt: '', digVal: '' }).replace(
      '</infProt>',
      '<cMsg>172</cMsg><xMsg>Destinatário inabilitado</xMsg></infProt>',
    );
    expect(parseAutorizacao(lot('104', refusal), expected)).toEqual({
      kind: 'rejeitado',
      cStat: '778',
      xMotivo: 'motivo 778',
      alerts: [{ code: '172', message: 'Destinatário inabilitado' }],
    });
  });

  it.each(['225', '215', '280', '452', '999'])('takes %s of the lot as refusal', (cStat) => {
    expect(parseAutorizacao(lot(cStat), expected)).toEqual({
      kind: 'rejeitado',
      cStat,
      xMotivo: `lote ${cStat}`,
    });
  });

  it.each(['204', '539', '205', '206', '218'])(
    'takes %s as duplicate and reads the key in brackets',
    (cStat) => {
      const xMotivo = `Duplicidade [chNFe: ${other}][nRec:351000012345678]`;
      expect(parseAutorizacao(lot(cStat, '', xMotivo), expected)).toEqual({
        kind: 'duplicado',
        cStat,
        xMotivo,
        chave: other,
      });
      expect(parseAutorizacao(lot('104', prot(cStat, { nProt: '', digVal: '' })), expected)).toMatchObject({
        kind: 'duplicado',
        cStat,
        chave: null,
      });
    },
  );

  it.each([
    ['108', null],
    ['109', null],
    ['113', null],
    ['114', null],
    ['656', 3600],
  ])('takes %s as unavailable', (cStat, retryAfterSeconds) => {
    expect(parseAutorizacao(lot(cStat), expected)).toEqual({
      kind: 'indisponivel',
      cStat,
      cause: `lote ${cStat}`,
      sent: true,
      retryAfterSeconds,
    });
  });

  it('678 of NF-e is a refusal: the overuse code of other documents', () => {
    expect(parseAutorizacao(lot('678'), expected).kind).toBe('rejeitado');
  });

  it('takes 103 as receipt', () => {
    const infRec = '<infRec><nRec>351000012345678</nRec><tMed>3</tMed></infRec>';
    expect(parseAutorizacao(lot('103', infRec), expected)).toEqual({
      kind: 'recibo',
      cStat: '103',
      nRec: '351000012345678',
      tMedSeconds: 3,
    });
    expect(parseAutorizacao(lot('103', '', 'Lote recebido [nRec:351000012345678]'), expected)).toMatchObject({
      nRec: '351000012345678',
      tMedSeconds: 2,
    });
  });

  it('reads answers with prefixes, without namespace, and a protocol at lot level 100', () => {
    const prefixed = lot('104', prot('100'))
      .replaceAll(/<(\/?)/g, '<$1n:')
      .replace('xmlns=', 'xmlns:n=');
    expect(parseAutorizacao(prefixed, expected)).toMatchObject({ kind: 'autorizado', prot: prot('100') });
    expect(parseAutorizacao(lot('104', prot('100')).replace(NS, ''), expected)).toMatchObject({
      kind: 'autorizado',
      prot: prot('100'),
    });
    expect(parseAutorizacao(lot('100', prot('100')), expected).kind).toBe('autorizado');
  });

  it('picks our document among several', () => {
    const several = lot('104', prot('778', { chNFe: other, nProt: '' }) + prot('100'));
    expect(parseAutorizacao(several, expected)).toMatchObject({ kind: 'autorizado' });
    expect(
      parseAutorizacao(lot('104', prot('100', { chNFe: other }) + prot('100', { chNFe: other })), expected)
        .kind,
    ).toBe('duvida');
  });

  it.each([
    ['no protocol in a processed lot', lot('104')],
    ['100 without protocol', lot('100')],
    ['a protocol without number', lot('104', prot('100', { nProt: '' }))],
    ['another digest', lot('104', prot('100', { digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }))],
    ['another key', lot('104', prot('100', { chNFe: other }))],
    ['a code that is no verdict', lot('107')],
    ['an unknown 1xx', lot('199')],
    ['103 without receipt', lot('103')],
    ['no code', `<retEnviNFe ${NS}></retEnviNFe>`],
    ['another message', `<retConsStatServ ${NS}><cStat>107</cStat></retConsStatServ>`],
    ['no XML', 'lixo'],
    ['nothing', ''],
  ])('calls %s doubt', (_, xml) => {
    expect(parseAutorizacao(xml, expected).kind).toBe('duvida');
  });
});

describe('parseRecibo', () => {
  const receipt = (cStat: string, content = '') =>
    lot(cStat, content).replaceAll('retEnviNFe', 'retConsReciNFe');

  it('waits on 105, with the receipt asked about where the answer leaves it out', () => {
    expect(parseRecibo(receipt('105'), { ...expected, nRec: '351000012345678' })).toEqual({
      kind: 'recibo',
      cStat: '105',
      nRec: '351000012345678',
      tMedSeconds: 2,
    });
  });

  it('takes the verdict of a processed lot', () => {
    expect(parseRecibo(receipt('104', prot('100')), expected).kind).toBe('autorizado');
  });

  const nRec = '351000012345678';
  it.each([
    ['an unknown receipt', receipt('106')],
    ['a processed lot without protocol', receipt('104')],
    ["a processed lot of another's document", receipt('104', prot('100', { chNFe: other }))],
  ])('calls %s a receipt that leads nowhere: only the key is conclusive', (_, xml) => {
    expect(parseRecibo(xml, { ...expected, nRec }).kind).toBe('recibo-perdido');
    const named = xml.replace('<cStat>', `<nRec>${nRec}</nRec><cStat>`);
    expect(parseRecibo(named, { ...expected, nRec }).kind).toBe('recibo-perdido');
  });

  it('calls the answer for another receipt doubt', () => {
    const xml = receipt('106').replace('<cStat>', '<nRec>351000000000009</nRec><cStat>');
    expect(parseRecibo(xml, { ...expected, nRec }).kind).toBe('duvida');
  });
});

describe('parseConsulta', () => {
  const answer = (cStat: string, content = '', xMotivo = `consulta ${cStat}`) =>
    `<retConsSitNFe versao="4.00" ${NS}><tpAmb>2</tpAmb><verAplic>S1</verAplic><cStat>${cStat}</cStat><xMotivo>${xMotivo}</xMotivo><cUF>35</cUF><chNFe>${chave}</chNFe>${content}</retConsSitNFe>`;
  const event = '<procEventoNFe versao="1.00"><evento/><retEvento/></procEventoNFe>';

  it.each([
    ['100', 'autorizado'],
    ['150', 'autorizado'],
    ['101', 'cancelado'],
    ['151', 'cancelado'],
    ['155', 'cancelado'],
    ['110', 'denegado'],
    ['302', 'denegado'],
  ])('finds %s as %s with protocol and events', (cStat, situacao) => {
    expect(parseConsulta(answer(cStat, prot('100') + event), expected)).toMatchObject({
      kind: 'encontrado',
      situacao,
      nProt: '135260000000001',
      digVal: digestValue,
      prot: prot('100'),
      events: [event],
    });
  });

  it('does not know the key on 217', () => {
    expect(parseConsulta(answer('217'), expected)).toEqual({
      kind: 'desconhecido',
      cStat: '217',
      xMotivo: 'consulta 217',
    });
  });

  it('reads the registered key of a 613', () => {
    expect(parseConsulta(answer('613', '', `difere [chNFe:${other}]`), expected)).toMatchObject({
      kind: 'recusado',
      cStat: '613',
      chave: other,
    });
  });

  it.each(['526', '236', '252'])('takes %s as refusal of the query', (cStat) => {
    expect(parseConsulta(answer(cStat), expected)).toMatchObject({ kind: 'recusado', cStat, chave: null });
  });

  it.each(['108', '109', '656'])('takes %s as unavailable', (cStat) => {
    expect(parseConsulta(answer(cStat), expected)).toMatchObject({ kind: 'indisponivel', cStat });
  });

  it.each(['100', '101', '217', '613'])('takes %s about another key for no answer', (cStat) => {
    const about = answer(cStat, prot('100')).replace(`</cUF><chNFe>${chave}`, `</cUF><chNFe>${other}`);
    expect(parseConsulta(about, expected).kind).toBe('indisponivel');
  });

  it('does not believe 100 without protocol, nor a protocol of another key', () => {
    expect(parseConsulta(answer('100'), expected)).toMatchObject({ kind: 'indisponivel', cStat: '100' });
    expect(parseConsulta(answer('100', prot('100', { chNFe: other })), expected).kind).toBe('indisponivel');
  });

  it.each(['', 'lixo', `<retConsSitNFe ${NS}/>`])('is unavailable when it answers %j', (xml) => {
    expect(parseConsulta(xml, expected)).toMatchObject({ kind: 'indisponivel', cStat: null });
  });
});

describe('parseStatus', () => {
  const answer = (cStat: string) =>
    `<retConsStatServ ${NS}><cStat>${cStat}</cStat><xMotivo>texto</xMotivo></retConsStatServ>`;
  it('is online on 107 only', () => {
    expect(parseStatus(answer('107'))).toEqual({ online: true, cStat: '107', xMotivo: 'texto' });
    expect(parseStatus(answer('108'))).toMatchObject({ online: false, cStat: '108' });
    expect(parseStatus('lixo')).toMatchObject({ online: false, cStat: null });
  });
});

describe('brackets in messages', () => {
  it.each([
    [`x [chNFe:${chave}]`],
    [`x [chNFe: ${chave} ][nRec:351000012345678]`],
    [`x [Chave de acesso: NFe${chave}]`],
    [`x [nRec:351000012345678][CHNFE=${chave}]`],
    [`chave ${chave.toLowerCase()}.`],
  ])('names the key in %j', (text) => {
    expect(chaveIn(text)).toBe(chave);
  });

  it('does not take the template or a key with a wrong digit for one', () => {
    expect(chaveIn(`[chNFe: ${'9'.repeat(44)}]`)).toBeNull();
    expect(chaveIn('nada')).toBeNull();
  });

  it.each(['[nRec:351000012345678]', '[nRec: 351000012345678]', '[NREC=351000012345678]'])(
    'names the receipt in %j',
    (text) => {
      expect(nRecIn(text)).toBe('351000012345678');
    },
  );
});
