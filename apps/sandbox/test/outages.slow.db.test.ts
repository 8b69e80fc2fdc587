import { consSit, consStatServ } from '@fiscal/core/sefaz/messages';
import { isoAt } from '@fiscal/core/testing/builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cStatOf, xmlOf } from '../src/testing/answers.ts';
import { EVENTS } from '../src/testing/event-xml.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const put = (company: Company, outage: object) =>
  sandbox.control('PUT', '/sandbox/outages', { accountId: company.world, type: 'nfe', uf: 'SP', ...outage });
const clock = (company: Company, offsetMs: number) =>
  sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs });
const statusXml = async (company: Company, at: { type?: 'nfe' | 'nfce'; authorizer?: string } = {}) =>
  xmlOf(await company.call('statusServico', consStatServ({ ambiente: 2, cUF: '35' }), at));
const status = async (...asked: Parameters<typeof statusXml>) => cStatOf(await statusXml(...asked));
const cStatAt = async (company: Company, authorizer: string, chave: string) =>
  cStatOf(xmlOf(await company.call('consultaProtocolo', consSit({ ambiente: 2, chave }), { authorizer })));
const atSvc = (nNF: number, dhEmiMs = Date.now()) => ({
  nNF,
  tpEmis: '6',
  dhEmiMs,
  edit: (xml: string) =>
    xml.replace(
      '</verProc>',
      `</verProc><dhCont>${isoAt(dhEmiMs - 60_000)}</dhCont><xJust>SEFAZ da UF fora do ar</xJust>`,
    ),
});
const SVC = { authorizer: 'SVC-AN' } as const;

describe('the authority of a UF', () => {
  it.each(['108', '109'])(
    'answers %s at every service, of that type and world alone, until taken back',
    async (state) => {
      const company = await sandbox.company();
      const { chave } = company.signed({ nNF: 1 });
      await put(company, { state });
      expect(await status(company)).toBe(state);
      expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'indisponivel', cStat: state });
      expect(await company.query(chave)).toMatchObject({ cStat: state });
      expect(cStatOf(await company.void({}))).toBe(state);
      expect(await status(company, { type: 'nfce' })).toBe('107');
      expect(await status(company, SVC)).toBe('107');
      expect(await status(await sandbox.company())).toBe('107');
      await put(company, { state: 'normal' });
      expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
    },
  );

  it('gives no answer: a cut before the decision leaves no record, a cut after it leaves the document', async () => {
    const company = await sandbox.company();
    const [before, after] = [company.signed({ nNF: 1 }), company.signed({ nNF: 2 })];
    await put(company, { state: 'timeout=antes' });
    expect((await company.send(before.xml)).kind).not.toBe('resposta');
    await put(company, { state: 'timeout=depois' });
    expect((await company.send(after.xml)).kind).not.toBe('resposta');
    await put(company, { state: 'normal' });
    expect(await cStatAt(company, 'SP', before.chave)).toBe('217');
    expect(await cStatAt(company, 'SP', after.chave)).toBe('100');
  });

  it('refuses, and is slow', async () => {
    const company = await sandbox.company();
    await put(company, { state: 'recusa' });
    expect((await company.send(company.signed({ nNF: 1 }).xml)).kind).not.toBe('resposta');
    await put(company, { state: 'lento', delayMs: 1 });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  });

  it('comes and goes by the count of calls', async () => {
    const company = await sandbox.company();
    await put(company, { state: 'oscilante', calls: 2 });
    const lines: string[] = [];
    for (let n = 0; n < 6; n++) lines.push(await status(company));
    expect(lines).toEqual(['108', '108', '107', '107', '108', '108']);
  });

  it('that is down counts no call against a company', async () => {
    const company = await sandbox.company();
    const { chave } = company.signed({ nNF: 1 });
    await sandbox.control('PUT', '/sandbox/overuse', { accountId: company.world, counts: 'todas' });
    await put(company, { state: '108' });
    for (let n = 0; n < 11; n++) expect(await company.query(chave)).toMatchObject({ cStat: '108' });
    await put(company, { state: 'normal' });
    expect(await company.query(chave)).toMatchObject({ cStat: '217' });
  });
});

describe('an SVC', () => {
  it('that is off takes nothing new, and still answers queries and cancels its own', async () => {
    const company = await sandbox.company();
    const { chave } = company.build(atSvc(1));
    const dhEmiMs = Date.now();
    const own = await company.emit(atSvc(2, dhEmiMs), SVC);
    if (own.kind !== 'autorizado') throw new Error(JSON.stringify(own));
    const ownChave = company.build(atSvc(2, dhEmiMs)).chave;
    await put(company, { authorizer: 'svc', state: '114' });
    expect(await status(company, SVC)).toBe('114');
    expect(await company.emit(atSvc(1), SVC)).toMatchObject({ kind: 'indisponivel', cStat: '114' });
    expect(await cStatAt(company, 'SVC-AN', chave)).toBe('217');
    const cancel = EVENTS.cancelamento({ chave: ownChave, nProt: own.nProt, dhEventoMs: Date.now() });
    expect((await company.register(cancel, SVC)).cStats).toEqual(['135']);
    expect(await cStatAt(company, 'SVC-AN', ownChave)).toBe('101');
    expect(await company.emit({ nNF: 3 })).toMatchObject({ kind: 'autorizado' });
  });

  it('that ends names UF and hour of Brasília, authorizes until then by the clock of the world, and is off', async () => {
    const company = await sandbox.company();
    const until = '2031-03-09T18:30:00Z';
    const before = Date.parse(until) - 60_000;
    await put(company, { authorizer: 'svc', state: '113', until });
    expect(await statusXml(company, SVC)).toMatch(/<cStat>113<.*SEFAZ-SP em 09\/03\/31 às 15:30 horas/);
    expect(await company.emit(atSvc(1), SVC)).toMatchObject({ kind: 'autorizado' });
    await clock(company, before - Date.now());
    expect(await status(company, SVC)).toBe('113');
    await clock(company, before + 60_000 - Date.now());
    expect(await status(company, SVC)).toBe('114');
    expect(await company.emit(atSvc(2), SVC)).toMatchObject({ cStat: '114' });
  });

  it('and the UF may both authorize a number: both stay authorized', async () => {
    const company = await sandbox.company();
    const [ofUf, ofSvc] = [company.signed({ nNF: 9 }), company.signed(atSvc(9))];
    await put(company, { state: 'timeout=depois' });
    await company.send(ofUf.xml);
    await company.send(ofSvc.xml, SVC);
    await put(company, { state: 'normal' });
    expect(await cStatAt(company, 'SP', ofUf.chave)).toBe('100');
    expect(await cStatAt(company, 'SVC-AN', ofSvc.chave)).toBe('100');
  });
});

describe('a request for an outage', () => {
  it.each([
    [{ uf: null, state: '108' }, 'uf'],
    [{ state: '114' }, 'state'],
    [{ authorizer: 'svc', state: '108' }, 'state'],
    [{ type: 'nfce', authorizer: 'svc', state: '114' }, 'authorizer'],
    [{ type: 'nfse', uf: null, state: '108' }, 'state'],
    [{ state: 'lento' }, 'delayMs'],
    [{ state: '108', calls: 2 }, 'calls'],
    [{ authorizer: 'svc', state: '113' }, 'until'],
    [{ uf: 'XX', state: '108' }, 'uf'],
    [{ type: 'nada', state: '108' }, 'type'],
  ])('%j is refused at its field', async (asked, field) => {
    const company = await sandbox.company();
    const answer = await put(company, asked);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('is listed, replaced and taken back at once', async () => {
    const company = await sandbox.company();
    await put(company, { state: '108' });
    await put(company, { state: '109' });
    await put(company, { type: 'nfse', uf: null, state: 'recusa' });
    const listed = `/sandbox/outages?accountId=${company.world}`;
    expect((await sandbox.control('GET', listed)).body).toMatchObject({
      outages: [
        { type: 'nfe', uf: 'SP', authorizer: 'normal', state: '109' },
        { type: 'nfse', uf: null, state: 'recusa' },
      ],
    });
    expect((await sandbox.control('DELETE', listed)).body).toEqual({ removed: 2 });
    expect((await sandbox.control('GET', listed)).body).toEqual({ outages: [] });
  });
});
