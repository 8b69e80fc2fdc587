import { consSit } from '@fiscal/core/sefaz/messages';
import { isoAt } from '@fiscal/core/testing/builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cStatOf, xmlOf } from '../src/testing/answers.ts';
import { EVENTS } from '../src/testing/event-xml.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

const IE = '110042490114';
let sandbox: TestSandbox;
let company: Company;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  company = await sandbox.company();
});
afterAll(() => sandbox.stop());

const contingency = (xml: string): string =>
  xml.replace(
    '</verProc>',
    `</verProc><dhCont>${isoAt(Date.now() - 60_000)}</dhCont><xJust>SEFAZ da UF fora do ar</xJust>`,
  );
const note = (nNF: number, more: object = {}) => ({
  nNF,
  tpEmis: '4',
  dhEmiMs: Date.now() - 60_000,
  edit: contingency,
  ...more,
});
type Note = ReturnType<typeof note>;
const tell = async (of: Note, edit?: (xml: string) => string) => {
  const { chave } = company.build(of);
  const { dhEmiMs } = of;
  const event = EVENTS.epec({ chave, dhEventoMs: Date.now(), dhEmiMs, ie: IE, ...(edit && { edit }) });
  return (await company.register(event, { authorizer: 'AN' })).cStats;
};
const query = async (of: Note) =>
  xmlOf(await company.call('consultaProtocolo', consSit({ ambiente: 2, chave: company.build(of).chave })));

it('is registered once, returned by its key, and followed by its note alone', async () => {
  const own = note(1);
  expect(await company.emit(own)).toMatchObject({ kind: 'rejeitado', cStat: '468' });
  expect((await tell(own)).at(-1)).toBe('136');
  const consulted = await query(own);
  expect(cStatOf(consulted)).toBe('124');
  expect(consulted).toMatch(/<procEventoNFe.*<nProt>891\d{12}<\/nProt>/s);
  expect((await tell(own)).at(-1)).toBe('485');
  const other = note(1, { cNF: '46502913', dhEmiMs: own.dhEmiMs });
  expect((await tell(other)).at(-1)).toBe('485');
  expect(await company.emit(other)).toMatchObject({ cStat: '691' });
  expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '692' });
  expect(await company.emit(own)).toMatchObject({ kind: 'autorizado' });
  expect(cStatOf(await query(own))).toBe('100');
});

it('binds its note to its values', async () => {
  const own = note(2);
  expect((await tell(own, (xml) => xml.replace('<vNF>300.00', '<vNF>299.00'))).at(-1)).toBe('136');
  expect(await company.emit(own)).toMatchObject({ kind: 'rejeitado', cStat: '467' });
});

it('is refused for a number that has a note', async () => {
  expect(await company.emit({ nNF: 3 })).toMatchObject({ kind: 'autorizado' });
  expect((await tell(note(3))).at(-1)).toBe('661');
});

it('bars its company while one has waited for its note for more than 168 h', async () => {
  const clock = (hours: number) =>
    sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: hours * 3_600_000 });
  const pending = [note(4), note(8)];
  for (const each of pending) expect((await tell(each)).at(-1)).toBe('136');
  const keys = [note(2), ...pending].map((each) => company.build(each).chave);
  await clock(169);
  expect((await tell(note(7))).at(-1)).toBe('142');
  const answer = await company.register(
    EVENTS.epec({ chave: company.build(note(5)).chave, dhEventoMs: Date.now(), dhEmiMs: Date.now(), ie: IE }),
    { authorizer: 'AN' },
  );
  expect(answer.cStats.at(-1)).toBe('142');
  expect([...answer.xml.matchAll(/<chNFePend>(\d{44})</g)].map(([, chave]) => chave)).toEqual(keys);
  await clock(0);
  expect((await tell(note(6))).at(-1)).toBe('136');
});

describe('for an NFC-e', () => {
  const AT = { type: 'nfce', service: 'recepcaoEPEC' } as const;
  const consumer = '<dest><CPF>12345678909</CPF><indIEDest>9</indIEDest></dest>';
  const sale = (nNF: number, more: object = {}) =>
    note(nNF, {
      modelo: '65',
      edit: (xml: string) => contingency(xml).replace('<det ', `${consumer}<det `),
      ...more,
    });
  const registerEpec = async (of: Note, edit?: (xml: string) => string, at: object = AT) => {
    const { chave } = company.build(of);
    const { dhEmiMs } = of;
    const event = { chave, dhEventoMs: Date.now(), dhEmiMs, ie: IE, ...(edit && { edit }) };
    return (await company.register(EVENTS.epecNfce(event), at)).cStats.at(-1);
  };

  it('is registered by the service of São Paulo alone, and followed by its note alone', async () => {
    const own = sale(1);
    expect(await company.emit(own)).toMatchObject({ kind: 'rejeitado', cStat: '714' });
    expect(await registerEpec(own, undefined, { type: 'nfce' })).toBe('491');
    expect(await registerEpec(own, (xml) => xml.replace(/<dest>.*<\/dest>/, ''))).toBe('493');
    expect(await registerEpec(own)).toBe('136');
    expect(await registerEpec(own)).toBe('485');
    expect(await company.emit(sale(1, { cNF: '46502913', dhEmiMs: own.dhEmiMs }))).toMatchObject({
      cStat: '691',
    });
    expect(await company.emit(own)).toMatchObject({ kind: 'autorizado' });
  });

  it('binds its note to its values', async () => {
    const own = sale(2);
    expect(await registerEpec(own, (xml) => xml.replace('<vNF>300.00', '<vNF>299.00'))).toBe('136');
    expect(await company.emit(own)).toMatchObject({ kind: 'rejeitado', cStat: '467' });
  });

  it('bars its company after 24 h', async () => {
    const clock = (hours: number) =>
      sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: hours * 3_600_000 });
    const pending = sale(3);
    expect(await registerEpec(pending)).toBe('136');
    await clock(25);
    expect(await registerEpec(sale(4))).toBe('142');
    await clock(0);
    expect(await registerEpec(sale(5))).toBe('136');
  });
});
