import { consSit } from '@fiscal/core/sefaz/messages';
import { isoAt } from '@fiscal/core/testing/builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('is registered once, told of by its key, and followed by its note alone', async () => {
  const own = note(1);
  expect(await company.emit(own)).toMatchObject({ kind: 'rejeitado', cStat: '468' });
  expect((await tell(own)).at(-1)).toBe('136');
  const told = await query(own);
  expect(cStatOf(told)).toBe('124');
  expect(told).toMatch(/<procEventoNFe.*<nProt>891\d{12}<\/nProt>/s);
  expect((await tell(own)).at(-1)).toBe('485');
  const other = note(1, { cNF: '46502913', dhEmiMs: own.dhEmiMs });
  expect((await tell(other)).at(-1)).toBe('485');
  expect(await company.emit(other)).toMatchObject({ cStat: '691' });
  expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '692' });
  expect(await company.emit(own)).toMatchObject({ kind: 'autorizado' });
  expect(cStatOf(await query(own))).toBe('100');
});

it('is held to what it said', async () => {
  const own = note(2);
  expect((await tell(own, (xml) => xml.replace('<vNF>300.00', '<vNF>299.00'))).at(-1)).toBe('136');
  expect(await company.emit(own)).toMatchObject({ kind: 'rejeitado', cStat: '467' });
});

it('is taken of no number that a note has', async () => {
  expect(await company.emit({ nNF: 3 })).toMatchObject({ kind: 'autorizado' });
  expect((await tell(note(3))).at(-1)).toBe('661');
});

it('bars its company while one has waited for its note for more than 168 h', async () => {
  const clock = (hours: number) =>
    sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: hours * 3_600_000 });
  const pending = note(4);
  expect((await tell(pending)).at(-1)).toBe('136');
  await clock(169);
  const answer = await company.register(
    EVENTS.epec({ chave: company.build(note(5)).chave, dhEventoMs: Date.now(), dhEmiMs: Date.now(), ie: IE }),
    { authorizer: 'AN' },
  );
  expect(answer.cStats.at(-1)).toBe('142');
  expect(answer.xml).toMatch(/\[chNFePend: ?\d{44}\]/);
  await clock(0);
  expect((await tell(note(6))).at(-1)).toBe('136');
});
