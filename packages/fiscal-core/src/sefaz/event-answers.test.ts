import { describe, expect, it } from 'vitest';
import { AT, NFE } from '../registry/fixtures/cases.ts';
import { definitionOf, make } from '../registry/fixtures/made.ts';
import { xsdErrors } from '../testing/official-schemas.ts';
import { parseConsulta } from './answers.ts';
import { eventInQuery, parseRetEvento } from './event-answers.ts';
import { adoptedProcEvento, envEvento, procEvento } from './event-messages.ts';
import { NFE_NAMESPACE } from './messages.ts';

const chave = NFE.accessKey;
const expected = { chave, tpEvento: '110111', sequence: 1 };
const DH = '2026-11-21T11:30:02-03:00';
const NPROT = '135260000099999';

const inf = (cStat: string, more = '', of = expected): string =>
  `<infEvento><tpAmb>2</tpAmb><verAplic>T</verAplic><cOrgao>35</cOrgao><cStat>${cStat}</cStat><xMotivo>Motivo ${cStat}</xMotivo>` +
  `<chNFe>${of.chave}</chNFe><tpEvento>${of.tpEvento}</tpEvento><nSeqEvento>${of.sequence}</nSeqEvento><dhRegEvento>${DH}</dhRegEvento>${more}</infEvento>`;
const retEvento = (cStat: string, more?: string, of?: typeof expected): string =>
  `<retEvento versao="1.00">${inf(cStat, more, of)}</retEvento>`;
const lot = (content: string, cStat = '128'): string =>
  `<retEnvEvento xmlns="${NFE_NAMESPACE}" versao="1.00"><idLote>1</idLote><tpAmb>2</tpAmb><verAplic>T</verAplic><cOrgao>35</cOrgao><cStat>${cStat}</cStat><xMotivo>Lote ${cStat}</xMotivo>${content}</retEnvEvento>`;
const protocol = `<nProt>${NPROT}</nProt>`;
const read = (xml: string) => parseRetEvento(xml, expected);

describe('the answer to a lot of one event', () => {
  it.each(['135', '136', '155'])('%s is a registration, and its file is valid', (cStat) => {
    const answer = lot(retEvento(cStat, protocol));
    const outcome = read(answer);
    expect(outcome).toMatchObject({ kind: 'registrado', cStat, nProt: NPROT, dhRegEvento: DH });
    const { signed } = make(
      definitionOf({ kind: 'cancelamento', subject: NFE }),
      { reason: 'Pedido em duplicidade' },
      NFE,
      AT,
    );
    const xml = outcome.kind === 'registrado' ? (outcome.proof?.xml ?? '') : '';
    const file = procEvento(signed.xml, xml).toString();
    expect(file).toContain(signed.xml.toString());
    expect(xsdErrors(answer, 'retEnvEvento')).toEqual([]);
    expect(xsdErrors(file, 'procEventoNFe')).toEqual([]);
  });

  it.each<[string, string, object]>([
    ['136 without protocol', lot(retEvento('136')), { kind: 'registrado', nProt: null }],
    ['135 without protocol', lot(retEvento('135')), { kind: 'duvida' }],
    [
      'a refusal of the event',
      lot(retEvento('501')),
      { kind: 'recusado', cStat: '501', xMotivo: 'Motivo 501' },
    ],
    [
      'a refusal that lists what is waited for',
      lot(retEvento('142', `<chNFePend>${chave}</chNFePend><chNFePend>${chave}</chNFePend>`)),
      { kind: 'recusado', cStat: '142', xMotivo: `Motivo 142 [chNFePend: ${chave}, ${chave}]` },
    ],
    ['a refusal named a duplicity of documents', lot(retEvento('218')), { kind: 'recusado', cStat: '218' }],
    ['a duplicity', lot(retEvento('573')), { kind: 'duplicado', nProt: null, dhRegEvento: null }],
    ['a refusal of the lot', lot('', '215'), { kind: 'recusado', cStat: '215' }],
    ['a lot without events', lot(''), { kind: 'duvida' }],
    ['a pause', lot('', '108'), { kind: 'indisponivel', cStat: '108', sent: true, retryAfterSeconds: null }],
    ['overuse', lot('', '656'), { kind: 'indisponivel', retryAfterSeconds: 3600 }],
    ['another event', lot(retEvento('135', protocol, { ...expected, sequence: 2 })), { kind: 'duvida' }],
    [
      'another key',
      lot(retEvento('135', protocol, { ...expected, chave: chave.replace(/^35/, '41') })),
      { kind: 'duvida' },
    ],
    ['no code', lot('<retEvento versao="1.00"><infEvento></infEvento></retEvento>'), { kind: 'duvida' }],
    ['another message', '<retEnviNFe xmlns="x"/>', { kind: 'duvida' }],
    ['no XML', 'Service Unavailable', { kind: 'duvida' }],
  ])('%s', (_, xml, outcome) => {
    expect(read(xml)).toMatchObject(outcome);
  });

  it('finds ours among others, and the protocol that a duplicity names', () => {
    const others = lot(retEvento('501', '', { ...expected, sequence: 2 }) + retEvento('135', protocol));
    expect(read(others)).toMatchObject({ kind: 'registrado', cStat: '135' });
    const reply = lot(
      retEvento('573').replace('Motivo 573', `Duplicidade [nProt:${NPROT}][dhRegEvento:${DH}]`),
    );
    expect(read(reply)).toMatchObject({ kind: 'duplicado', nProt: NPROT, dhRegEvento: DH });
  });

  it('is read under any prefix', () => {
    const prefixed = lot(retEvento('135', protocol))
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1n:')
      .replace('xmlns=', 'xmlns:n=');
    const outcome = read(prefixed);
    expect(outcome).toMatchObject({ kind: 'registrado', nProt: NPROT });
    expect(JSON.stringify(outcome)).not.toContain('n:');
  });
});

describe('an event in the answer to a key query', () => {
  const made = make(
    definitionOf({ kind: 'carta-correcao', subject: NFE }),
    { correctionText: 'Leia-se Rua B, número 10' },
    NFE,
    AT,
  );
  const letter = { chave, tpEvento: '110110', sequence: 1, digestValue: made.signed.digestValue };
  const proc = (
    sequence: number,
    cStat = '135',
    tpEvento = '110110',
    evento = made.signed.xml.toString(),
  ): string =>
    `<procEventoNFe versao="1.00">${evento.replaceAll(/<nSeqEvento>\d+/g, `<nSeqEvento>${sequence}`).replaceAll(/<tpEvento>\d+/g, `<tpEvento>${tpEvento}`)}${retEvento(cStat, protocol, { chave, tpEvento, sequence })}</procEventoNFe>`;
  const consSit = (events: string, cStat = '100'): string =>
    `<retConsSitNFe xmlns="${NFE_NAMESPACE}" versao="4.00"><tpAmb>2</tpAmb><verAplic>T</verAplic><cStat>${cStat}</cStat><xMotivo>Motivo ${cStat}</xMotivo><cUF>35</cUF><dhRecbto>${DH}</dhRecbto><chNFe>${chave}</chNFe>` +
    `<protNFe versao="4.00"><infProt><tpAmb>2</tpAmb><verAplic>T</verAplic><chNFe>${chave}</chNFe><dhRecbto>${DH}</dhRecbto><nProt>135260000012345</nProt><digVal>AAAAAAAAAAAAAAAAAAAAAAAAAAA=</digVal><cStat>100</cStat><xMotivo>Autorizado</xMotivo></infProt></protNFe>${events}</retConsSitNFe>`;
  const look = (xml: string, of: Partial<typeof letter> & { sameEffect?: readonly string[] } = {}) =>
    eventInQuery(parseConsulta(xml, { chave }), { ...letter, sameEffect: [], ...of });

  it('is ours when its digest is, and its file stays as it came', () => {
    const found = look(consSit(proc(1)));
    expect(found).toMatchObject({
      kind: 'encontrado',
      sameContent: true,
      nextSequence: 2,
      registered: { cStat: '135', nProt: NPROT },
    });
    const file =
      found.kind === 'encontrado' ? adoptedProcEvento(found.registered.proof?.xml ?? '').toString() : '';
    expect(file).toContain(made.signed.xml.toString());
    expect(xsdErrors(file, 'procEventoNFe')).toEqual([]);
  });

  it('is foreign when its digest differs; the next sequence is given', () => {
    expect(look(consSit(proc(1) + proc(4)), { digestValue: 'x' })).toMatchObject({
      kind: 'encontrado',
      sameContent: false,
      nextSequence: 5,
    });
  });

  it('has unknown content when only the answer is stored', () => {
    expect(look(consSit(proc(1, '135', '110110', '')))).toMatchObject({
      kind: 'encontrado',
      sameContent: null,
      registered: { proof: null },
    });
  });

  it('is absent among events of other types, sequences and refusals', () => {
    const others = proc(2) + proc(1, '135', '110111') + proc(1, '501');
    expect(look(consSit(others))).toMatchObject({ kind: 'ausente', cancelado: false });
    expect(look(consSit('', '101'))).toMatchObject({
      kind: 'ausente',
      cancelado: true,
      cStat: '101',
      dhRecbto: DH,
    });
  });

  it('as a cancellation is any cancellation', () => {
    const cancel = { tpEvento: '110111', sameEffect: ['110111', '110112'], digestValue: 'x' };
    expect(look(consSit(proc(1, '135', '110112'), '101'), cancel)).toMatchObject({
      kind: 'encontrado',
      sameContent: false,
    });
    expect(look(consSit(proc(1)), cancel)).toMatchObject({ kind: 'ausente' });
  });

  it('is not known when the query is refused or unanswered', () => {
    const code = (cStat: string) =>
      look(`<retConsSitNFe><cStat>${cStat}</cStat><xMotivo>M</xMotivo></retConsSitNFe>`);
    expect(code('217')).toEqual({ kind: 'recusado', cStat: '217', xMotivo: 'M' });
    expect(code('252')).toEqual({ kind: 'recusado', cStat: '252', xMotivo: 'M' });
    expect(code('108')).toMatchObject({ kind: 'indisponivel', cStat: '108' });
    expect(look('nada')).toMatchObject({ kind: 'indisponivel', cStat: null });
  });
});

it('a lot takes up to 20 events unchanged', () => {
  const made = make(
    definitionOf({ kind: 'cancelamento', subject: NFE }),
    { reason: 'Pedido em duplicidade' },
    NFE,
    AT,
  );
  const lots = envEvento({
    evento: Array.from({ length: 20 }, () => made.signed.xml),
    idLote: 'lote-00123',
  }).toString();
  expect(lots).toContain('<idLote>00123</idLote>');
  expect(lots.split(made.signed.xml.toString())).toHaveLength(21);
});
