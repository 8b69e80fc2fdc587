import { consSit, consStatServ } from '@fiscal/core/sefaz/messages';
import { isoAt } from '@fiscal/core/testing/builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cStatOf, xmlOf } from '../src/testing/answers.ts';
import { authorizeDocument } from '../src/testing/authorize-document.ts';
import { type BuiltEvent, EVENTS } from '../src/testing/event-xml.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

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
const atSvc = (nNF: number, tpEmis = '6') => ({ nNF, tpEmis, edit: contingency });
const cStatAt = async (authorizer: string, chave: string) =>
  cStatOf(xmlOf(await company.call('consultaProtocolo', consSit({ ambiente: 2, chave }), { authorizer })));

it('is on for the UFs that it serves', async () => {
  const status = async (authorizer: string, cUF: string) =>
    cStatOf(xmlOf(await company.call('statusServico', consStatServ({ ambiente: 2, cUF }), { authorizer })));
  expect(await status('SVC-AN', '35')).toBe('107');
  expect(await status('SVC-RS', '35')).toBe('114');
  expect(await status('SVC-RS', '41')).toBe('107');
});

it('numbers by itself: a number that the UF authorized may be authorized there, too', async () => {
  expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  expect(await company.emit(atSvc(1), { authorizer: 'SVC-AN' })).toMatchObject({
    kind: 'autorizado',
    nProt: expect.stringMatching(/^6/),
  });
  const again = { ...atSvc(1), cNF: '46502913' };
  expect(await company.emit(again, { authorizer: 'SVC-AN' })).toMatchObject({ cStat: '539' });
});

it('knows only its own documents, and the UF knows both', async () => {
  const own = company.signed(atSvc(2));
  const ofUf = company.signed({ nNF: 3 });
  await company.send(own.xml, { authorizer: 'SVC-AN' });
  await company.send(ofUf.xml);
  expect(await cStatAt('SVC-AN', own.chave)).toBe('100');
  expect(await cStatAt('SVC-AN', ofUf.chave)).toBe('217');
  expect(await cStatAt('SP', own.chave)).toBe('100');
});

it('cancels its own documents, and takes no other event', async () => {
  const emission = { ...atSvc(4), dhEmiMs: Date.now() };
  const { chave } = company.build(emission);
  const outcome = await company.emit(emission, { authorizer: 'SVC-AN' });
  if (outcome.kind !== 'autorizado') throw new Error(JSON.stringify(outcome));
  const ofUf = await authorizeDocument(company, { nNF: 5 });
  const registerAtSvc = async (event: BuiltEvent) =>
    (await company.register(event, { authorizer: 'SVC-AN' })).cStats;
  const own = { chave, nProt: outcome.nProt, dhEventoMs: Date.now() };
  expect(await registerAtSvc(EVENTS.correcao(own))).toEqual(['586']);
  expect(await registerAtSvc(EVENTS.cancelamento(ofUf))).toEqual(['217']);
  expect(await registerAtSvc(EVENTS.cancelamento(own))).toEqual(['135']);
  expect(await cStatAt('SP', chave)).toBe('101');
});

it('authorizes an NFC-e issued offline beside one that has its number the normal way, and voids neither', async () => {
  const offline = { modelo: '65', tpEmis: '9', edit: contingency } as const;
  expect(await company.emit({ nNF: 6, modelo: '65' })).toMatchObject({ kind: 'autorizado' });
  const second = company.build({ nNF: 6, ...offline });
  // No document has that key, nor its number in the offline book.
  expect(await cStatAt('SP', second.chave)).toBe('217');
  expect(await company.emit({ nNF: 6, ...offline })).toMatchObject({ kind: 'autorizado' });
  expect(await cStatAt('SP', second.chave)).toBe('100');
  expect(await company.emit({ nNF: 6, cNF: '46502913', ...offline })).toMatchObject({ cStat: '539' });
  expect(await company.emit({ nNF: 6, cNF: '46502913', modelo: '65' })).toMatchObject({ cStat: '539' });
  await company.emit({ nNF: 7, ...offline });
  const range = { modelo: '65', nNFIni: '7', nNFFin: '7' } as const;
  expect(cStatOf(await company.void(range, { type: 'nfce' }))).toBe('241');
});
