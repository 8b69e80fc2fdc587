import { consSit } from '@fiscal/core/sefaz/messages';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { SCHEMAS_DIR } from '@fiscal/core/testing/official-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchemas } from '../src/schemas.ts';
import { cStatOf, xmlOf } from '../src/testing/answers.ts';
import { type Authorised, authorizeDocument, nextNumber } from '../src/testing/authorize-document.ts';
import { type BuiltEvent, EVENTS, envEventoXml, signEvento } from '../src/testing/event-xml.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
/** Shared company for tests that touch only their own document. */
let common: Company;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  common = await sandbox.company();
});
afterAll(() => sandbox.stop());

const AN = { authorizer: 'AN' };
const SVRS = { authorizer: 'SVRS' };

describe('scenarios', () => {
  const withMarker = (nfe: Authorised, text: string) =>
    EVENTS.cancelamento({ ...nfe, xJust: `PEDIDO DO CLIENTE ${text}` });

  it('cStat answers that code, for the event or for the lot', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const send = async (text: string) => (await company.register(withMarker(nfe, text))).cStats[0];
    expect(await send('SANDBOX(cStat=501)')).toBe('501');
    expect(await send('SANDBOX(cStat=656)')).toBe('656');
    expect(await send('SANDBOX(cStat=108)')).toBe('108');
    expect(await company.query(nfe.chave)).toMatchObject({ situacao: 'autorizado' });
    expect(await send('SANDBOX(cStat=155)')).toBe('155');
    expect(await company.query(nfe.chave)).toMatchObject({ situacao: 'cancelado', cStat: '151' });
  });

  it('cStat=573 puts an event of another system on record, once', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const correct = (sequence: number) =>
      company.register(
        EVENTS.correcao({ ...nfe, sequence, xCorrecao: 'A COR DA CADEIRA SANDBOX(cStat=573)' }),
      );
    expect((await correct(1)).cStats).toEqual(['573']);
    const found = await company.query(nfe.chave);
    expect(found.kind === 'encontrado' && found.events).toMatchObject([
      expect.stringContaining('OUTRO SISTEMA'),
    ]);
    expect((await correct(1)).cStats).toEqual(['573']);
    expect((await correct(2)).cStats).toEqual(['135']);
    const consulted = xmlOf(
      await company.call('consultaProtocolo', consSit({ ambiente: 2, chave: nfe.chave })),
    );
    const schemas = openSchemas(SCHEMAS_DIR, ['retConsSitNFe']);
    expect(schemas.check('retConsSitNFe', consulted)).toEqual([]);
    schemas.dispose();
  });

  it('cStat=218 cancels the document behind our back', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    expect((await company.register(withMarker(nfe, 'SANDBOX(cStat=218)'))).cStats).toEqual(['218']);
    expect(await company.query(nfe.chave)).toMatchObject({ situacao: 'cancelado', cStat: '101', events: [] });
  });

  it('cStat=563 voids the range as if it had been asked for before', async () => {
    const company = await sandbox.company();
    const answer = await company.void({ nNFIni: '3', nNFFin: '4', xJust: 'FALHA SANDBOX(cStat=563)' });
    expect(cStatOf(answer)).toBe('563');
    expect(answer).toMatch(/<nProt>\d{15}/);
    expect(cStatOf(await company.void({ xJust: 'FALHA SANDBOX(cStat=241)' }))).toBe('241');
    expect(await company.emit({ nNF: 3 })).toMatchObject({ cStat: '206' });
  });

  it('a document’s own markers do not wear out an event’s', async () => {
    const company = common;
    const paused = { nNF: nextNumber(), infCpl: 'SANDBOX(indisponivel=1)' };
    expect(await company.emit(paused)).toMatchObject({ cStat: '108' });
    const nfe = await authorizeDocument(company, paused);
    const send = async () => (await company.register(withMarker(nfe, 'SANDBOX(indisponivel=1)'))).cStats[0];
    expect([await send(), await send()]).toEqual(['108', '135']);
  });

  const callLost = (company: Company, event: BuiltEvent) =>
    company.call('recepcaoEvento', envEventoXml([signEvento(event, company.signer)]));

  it('timeout=antes cuts once and registers nothing, timeout=depois has registered', async () => {
    const company = common;
    const [one, two] = [await authorizeDocument(company), await authorizeDocument(company)];
    const before = withMarker(one, 'SANDBOX(timeout=antes)');
    expect(await callLost(company, before)).toMatchObject({ kind: 'sem-resposta' });
    expect(await company.query(one.chave)).toMatchObject({ situacao: 'autorizado', events: [] });
    expect((await company.register(before)).cStats).toEqual(['135']);
    const after = withMarker(two, 'SANDBOX(timeout=depois)');
    expect(await callLost(company, after)).toMatchObject({ kind: 'sem-resposta' });
    expect(await company.query(two.chave)).toMatchObject({
      situacao: 'cancelado',
      events: [expect.any(String)],
    });
    expect((await company.register(after)).cStats).toEqual(['573']);
  });

  it.each([
    ['SANDBOX(http=503)', { kind: 'sem-resposta', httpStatus: 503 }],
    ['SANDBOX(lixo)', { kind: 'sem-resposta' }],
    ['SANDBOX(lento=1)', { kind: 'resposta' }],
  ])('%s', async (text, reply) => {
    const company = common;
    const nfe = await authorizeDocument(company);
    expect(await callLost(company, withMarker(nfe, text))).toMatchObject(reply);
  });

  it('timeout=depois of voiding has voided', async () => {
    const company = await sandbox.company();
    await expect(company.void({ xJust: 'FALHA SANDBOX(timeout=depois)' })).rejects.toThrow('sem-resposta');
    expect(cStatOf(await company.void({ xJust: 'FALHA SANDBOX(timeout=depois)' }))).toBe('563');
  });

  it('conditions by operation reach what has no free text', async () => {
    const company = await sandbox.company();
    const nfe = await authorizeDocument(company);
    const condition = (operation: string, scenario: string) =>
      sandbox.control('POST', '/sandbox/conditions', { accountId: company.world, operation, scenario });
    await condition('econf', 'cStat=657');
    await condition('inutilize', 'SANDBOX(indisponivel=1)');
    await condition('ator-interessado', 'timeout=depois');
    expect((await company.register(EVENTS.cancelamento({ ...nfe, nProt: '1'.repeat(15) }))).cStats).toEqual([
      '222',
    ]);
    expect((await company.register(EVENTS.econf(nfe), SVRS)).cStats).toEqual(['657']);
    expect((await company.register(EVENTS.econf(nfe), SVRS)).cStats).toEqual(['135']);
    const range = { nNFIni: '500', nNFFin: '500' };
    expect(cStatOf(await company.void(range))).toBe('108');
    expect(cStatOf(await company.void(range))).toBe('102');
    const ator = EVENTS.ator({ ...nfe, autorizado: randomCnpj('ator') });
    await expect(company.register(ator, AN)).rejects.toThrow('sem-resposta');
    expect((await company.register(ator, AN)).cStats).toEqual(['573']);
    await condition('cancel', 'cStat=573');
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['573']);
    expect((await company.query(nfe.chave)).kind).toBe('encontrado');
  });
});
