import { parseConsulta } from '@fiscal/core/sefaz/answers';
import { consSit } from '@fiscal/core/sefaz/messages';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { SCHEMAS_DIR } from '@fiscal/core/testing/official-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchemas, type Schemas } from '../src/schemas.ts';
import { cStatOf, xmlOf } from '../src/testing/answers.ts';
import { authorizeDocument, nextNumber } from '../src/testing/authorize-document.ts';
import { type BuiltEvent, EVENTS, envEventoXml, signEvento } from '../src/testing/event-xml.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
let schemas: Schemas;
/** Shared company for tests that touch only their own document. */
let common: Company;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  common = await sandbox.company();
  schemas = openSchemas(SCHEMAS_DIR, ['retEnvEvento', 'retInutNFe', 'retConsSitNFe', 'procEventoNFe']);
});
afterAll(async () => {
  await sandbox.stop();
  schemas.dispose();
});

const HOUR = 3_600_000;
const AN = { authorizer: 'AN' };
const SVRS = { authorizer: 'SVRS' };

const query = async (company: Company, chave: string): Promise<string> =>
  xmlOf(await company.call('consultaProtocolo', consSit({ ambiente: 2, chave })));

const ahead = (company: Company, hours: number) =>
  sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: hours * HOUR });

describe('canceling', () => {
  it('registers, returns it in the query and uses the number up', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const answer = await company.register(EVENTS.cancelamento(nfe));
    expect(answer.cStats).toEqual(['135']);
    expect(answer.nProt).toMatch(/^135\d{12}$/);
    const consulted = await query(company, nfe.chave);
    expect(parseConsulta(consulted)).toMatchObject({
      kind: 'encontrado',
      situacao: 'cancelado',
      cStat: '101',
      nProt: nfe.nProt,
      events: [expect.stringContaining(answer.nProt)],
    });
    expect(await company.emit({ nNF: nfe.nNF })).toMatchObject({ kind: 'duplicado', cStat: '218' });
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['573']);
    expect((await company.register(EVENTS.correcao(nfe))).cStats).toEqual(['580']);
  });

  it('is late in SP after 24 h: 155 and 151', async () => {
    const company = await sandbox.company();
    const nfe = await authorizeDocument(company);
    await ahead(company, 25);
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['155']);
    expect(parseConsulta(await query(company, nfe.chave))).toMatchObject({
      situacao: 'cancelado',
      cStat: '151',
    });
  });

  it('is over in SP after 480 h, but for what the fisco released: 155 and 151', async () => {
    const company = await sandbox.company();
    const nfe = await authorizeDocument(company);
    await ahead(company, 481);
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['501']);
    const fact = { accountId: company.world, chave: nfe.chave, fact: 'cancelamento-liberado' };
    expect((await sandbox.control('PUT', '/sandbox/facts', fact)).status).toBe(200);
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['155']);
    expect(parseConsulta(await query(company, nfe.chave))).toMatchObject({
      situacao: 'cancelado',
      cStat: '151',
    });
  });

  it('is over after 30 minutes for an NFC-e', async () => {
    const company = await sandbox.company();
    const nfce = await authorizeDocument(company, { modelo: '65' });
    await ahead(company, 0.6);
    expect((await company.register(EVENTS.cancelamento(nfce), { type: 'nfce' })).cStats).toEqual(['501']);
    await ahead(company, 0.4);
    expect((await company.register(EVENTS.cancelamento(nfce), { type: 'nfce' })).cStats).toEqual(['135']);
  });

  it('needs the substitute on record for a cancellation by substitution', async () => {
    const company = common;
    const dhEmiMs = Date.now();
    const nfce = await authorizeDocument(company, { modelo: '65', dhEmiMs });
    const substitute = {
      nNF: nextNumber(),
      modelo: '65' as const,
      tpEmis: '9',
      dhEmiMs,
      edit: (xml: string) =>
        xml.replace(
          '</verProc>',
          `</verProc><dhCont>${/<dhEmi>([^<]*)/.exec(xml)?.[1]}</dhCont><xJust>SEM INTERNET NO LOCAL</xJust>`,
        ),
    };
    const chNFeRef = company.build(substitute).chave;
    const ask = async () =>
      (await company.register(EVENTS.substituicao({ ...nfce, chNFeRef }), { type: 'nfce' })).cStats;
    expect(await ask()).toEqual(['912']);
    await authorizeDocument(company, substitute);
    expect(await ask()).toEqual(['135']);
    expect(
      parseConsulta(
        xmlOf(
          await company.call('consultaProtocolo', consSit({ ambiente: 2, chave: nfce.chave }), {
            type: 'nfce',
          }),
        ),
      ),
    ).toMatchObject({ situacao: 'cancelado', cStat: '101' });
  });

  it('happens once for parallel requests', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => company.register(EVENTS.cancelamento(nfe))),
    );
    expect(answers.flatMap(({ cStats }) => cStats).toSorted()).toEqual([
      '135',
      ...Array<string>(5).fill('573'),
    ]);
  });

  it.each([
    ['221', 'confirmacao-destinatario'],
    ['690', 'cte'],
    ['219', 'circulacao'],
    ['304', 'suframa'],
    ['811', 'prorrogacao-icms'],
    ['826', 'registro-entrega'],
  ])('%s while there is %s on record', async (cStat, name) => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const fact = { accountId: company.world, chave: nfe.chave, fact: name };
    await sandbox.control('PUT', '/sandbox/facts', fact);
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual([cStat]);
    await sandbox.control('PUT', '/sandbox/facts', { ...fact, present: false });
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['135']);
  });

  it('240 and 203 while the fisco restricts the company', async () => {
    const company = await sandbox.company();
    const nfe = await authorizeDocument(company);
    for (const [fact, cStat] of [
      ['irregular', '240'],
      ['nao-habilitado', '203'],
    ]) {
      const body = { accountId: company.world, cnpj: company.cnpj, fact };
      await sandbox.control('PUT', '/sandbox/facts', body);
      expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual([cStat]);
      await sandbox.control('PUT', '/sandbox/facts', { ...body, present: false });
    }
  });
});

describe('the other events', () => {
  it('are received only at the authorizer of their type, with consecutive numbers', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const send = async (event: BuiltEvent, options = {}) =>
      (await company.register(event, options)).cStats[0];
    const autorizado = randomCnpj('ator');
    expect(await send(EVENTS.correcao(nfe))).toBe('135');
    expect(await send(EVENTS.correcao({ ...nfe, sequence: 2 }))).toBe('135');
    expect(await send(EVENTS.ator({ ...nfe, autorizado }), AN)).toBe('135');
    expect(await send(EVENTS.ator({ ...nfe, autorizado, sequence: 2 }), AN)).toBe('371');
    expect(await send(EVENTS.entrega(nfe), AN)).toBe('135');
    expect(await send(EVENTS.insucesso(nfe), SVRS)).toBe('135');
    expect(await send(EVENTS.econf(nfe), SVRS)).toBe('135');
    expect(await send(EVENTS.ator({ ...nfe, autorizado }))).toBe('491');
    expect(await send(EVENTS.insucesso(nfe), AN)).toBe('491');
    const consulted = parseConsulta(await query(company, nfe.chave));
    expect(consulted).toMatchObject({ kind: 'encontrado', situacao: 'autorizado', cStat: '100' });
    expect(consulted.kind === 'encontrado' && consulted.events).toHaveLength(6);
  });

  it('are undone by protocol, once; the oldest e-CONF first', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const failed = await company.register(EVENTS.insucesso(nfe), SVRS);
    const undo = (nProtEvento: string, sequence = 1) =>
      company.register(EVENTS.cancelamentoInsucesso({ ...nfe, nProtEvento, sequence }), SVRS);
    expect(failed.nProt).toMatch(/^392\d{12}$/);
    expect((await undo('392000000000000')).cStats).toEqual(['460']);
    expect((await undo(failed.nProt)).cStats).toEqual(['135']);
    expect((await undo(failed.nProt, 2)).cStats).toEqual(['459']);
    const one = await company.register(EVENTS.econf(nfe), SVRS);
    const two = await company.register(EVENTS.econf({ ...nfe, sequence: 2 }), SVRS);
    const undoEconf = async ({ nProt }: { readonly nProt: string }, sequence = 1) =>
      (await company.register(EVENTS.cancelamentoEconf({ ...nfe, nProtEvento: nProt, sequence }), SVRS))
        .cStats;
    expect(await undoEconf(two)).toEqual(['460']);
    expect(await undoEconf(one)).toEqual(['135']);
    expect(await undoEconf(two, 2)).toEqual(['135']);
  });

  it('undo the same event once for parallel requests with their own numbers', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const { nProt: nProtEvento } = await company.register(EVENTS.insucesso(nfe), SVRS);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((sequence) =>
        company.register(EVENTS.cancelamentoInsucesso({ ...nfe, nProtEvento, sequence }), SVRS),
      ),
    );
    expect(answers.flatMap(({ cStats }) => cStats).toSorted()).toEqual(['135', '459', '459', '459']);
  });

  it('registers e-CONF of an NFC-e at its authorizer; strict mode refuses its correção (784) and ator interessado (450)', async () => {
    const company = common;
    const nfce = await authorizeDocument(company, { modelo: '65' });
    const send = async (event: BuiltEvent, options = {}) =>
      (await company.register(event, options)).cStats[0];
    const strict = { strict: true };
    const type = 'nfce' as const;
    const ator = EVENTS.ator({ ...nfce, autorizado: randomCnpj('ator') });
    expect(await send(EVENTS.correcao(nfce), { type, ...strict })).toBe('784');
    expect(await send(EVENTS.correcao(nfce), { type })).toBe('135');
    expect(await send(ator, { ...AN, ...strict })).toBe('450');
    expect(await send(ator, AN)).toBe('135');
    expect(await send(EVENTS.insucesso(nfce), SVRS)).toBe('450');
    expect(await send(EVENTS.econf({ ...nfce, cOrgao: '35' }), { type })).toBe('135');
    expect(await send(EVENTS.correcao({ ...nfce, sequence: 2 }))).toBe('450');
  });
});

describe('a lot of events', () => {
  it('is answered event by event, in its order', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const unknown = { ...nfe, chave: company.build({ nNF: 900_000 }).chave };
    const answer = await company.register([
      EVENTS.correcao(nfe),
      EVENTS.correcao(unknown),
      EVENTS.cancelamento(nfe),
      EVENTS.correcao({ ...nfe, sequence: 2 }),
    ]);
    expect(cStatOf(answer.xml)).toBe('128');
    expect(answer.cStats).toEqual(['135', '494', '135', '580']);
    expect(answer.xml).toContain('<idLote>7</idLote>');
  });

  it('is refused as a whole by the schema: no event, or more than 20', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const event = EVENTS.correcao(nfe);
    const events = Array.from({ length: 21 }, (_, i) => EVENTS.correcao({ ...nfe, sequence: i + 1 }));
    expect((await company.register(events)).cStats).toEqual(['215']);
    expect((await company.register([event, event])).cStats).toEqual(['215']);
    expect(cStatOf(xmlOf(await company.call('recepcaoEvento', envEventoXml([]))))).toBe('215');
    expect(cStatOf(xmlOf(await company.call('recepcaoEvento', '<a/>')))).toBe('516');
    const other = envEventoXml([signEvento(event, company.signer)]).replace('versao="1.00"', 'versao="4.00"');
    expect(cStatOf(xmlOf(await company.call('recepcaoEvento', other)))).toBe('239');
  });

  it('names the element of the event that its own schema refuses', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const answer = await company.register(EVENTS.cancelamento({ ...nfe, xJust: 'CURTO' }));
    expect(answer.cStats).toEqual(['493']);
    expect(answer.xml).toContain('xJust');
  });

  it('checks signature and signer of each event', async () => {
    const [company, other] = await Promise.all([sandbox.company(), sandbox.company()]);
    const nfe = await authorizeDocument(company);
    const send = async (evento: string) =>
      xmlOf(await company.call('recepcaoEvento', envEventoXml([evento]))).split('<retEvento')[1] ?? '';
    const built = EVENTS.correcao(nfe);
    const changed = signEvento(built, company.signer).replace('A COR DA', 'A DOR DA');
    expect(cStatOf(await send(changed))).toBe('297');
    expect(cStatOf(await send(signEvento(built, other.signer)))).toBe('213');
    const stranger = EVENTS.correcao({ ...nfe, autor: other.cnpj });
    expect(cStatOf(await send(signEvento(stranger, other.signer)))).toBe('574');
  });
});

describe('answers that the official schemas accept', () => {
  it('cover events and the query that returns them', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const lot = await company.register([EVENTS.correcao(nfe), EVENTS.correcao({ ...nfe, sequence: 21 })]);
    const national = await company.register(EVENTS.ator({ ...nfe, autorizado: randomCnpj('ator') }), AN);
    const svrs = await company.register(EVENTS.econf(nfe), SVRS);
    const refused = xmlOf(await company.call('recepcaoEvento', '<a/>', AN));
    const consulted = await query(company, nfe.chave);
    expect([lot, national, svrs].flatMap(({ cStats }) => cStats)).toEqual(['135', '594', '135', '135']);
    const answers = [lot.xml, national.xml, svrs.xml, refused].map((xml) => ['retEnvEvento', xml] as const);
    const found = parseConsulta(consulted);
    const events = found.kind === 'encontrado' ? found.events : [];
    expect(events).toHaveLength(3);
    const withNamespace = (xml: string) =>
      xml.replace('<procEventoNFe', '<procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe"');
    expect(
      [
        ...answers,
        ['retConsSitNFe', consulted] as const,
        ...events.map((xml) => ['procEventoNFe', withNamespace(xml)] as const),
      ].flatMap(([root, xml]) => schemas.check(root, xml)),
    ).toEqual([]);
  });

  it('cover voiding', async () => {
    const company = await sandbox.company();
    const answers = [
      await company.void({}),
      await company.void({}),
      await company.void({ nNFIni: '9' }),
      xmlOf(await company.call('inutilizacao', '<a/>')),
    ];
    expect(answers.map(cStatOf)).toEqual(['102', '563', '224', '516']);
    expect(answers.flatMap((xml) => schemas.check('retInutNFe', xml))).toEqual([]);
  });
});

describe('voiding', () => {
  const nProtOf = (xml: string) => /<nProt>(\d+)/.exec(xml)?.[1];

  it('102 with a protocol, and 563 with the same one to the same request', async () => {
    const company = await sandbox.company();
    const first = await company.void({ nNFIni: '10', nNFFin: '12' });
    const again = await company.void({ nNFIni: '10', nNFFin: '12' });
    expect([cStatOf(first), cStatOf(again)]).toEqual(['102', '563']);
    expect(nProtOf(first)).toMatch(/^135\d{12}$/);
    expect(nProtOf(again)).toBe(nProtOf(first));
    expect(await company.emit({ nNF: 11 })).toMatchObject({ kind: 'duplicado', cStat: '206' });
    expect(await company.emit({ nNF: 13 })).toMatchObject({ kind: 'autorizado' });
  });

  it('256 where a number is voided, 241 where one is used, also by a canceled document', async () => {
    const company = await sandbox.company();
    await company.void({ nNFIni: '10', nNFFin: '12' });
    expect(cStatOf(await company.void({ nNFIni: '12', nNFFin: '14' }))).toBe('256');
    const nfe = await authorizeDocument(company, { nNF: 20 });
    expect(cStatOf(await company.void({ nNFIni: '18', nNFFin: '20' }))).toBe('241');
    await company.register(EVENTS.cancelamento(nfe));
    expect(cStatOf(await company.void({ nNFIni: '20', nNFFin: '20' }))).toBe('241');
    expect(cStatOf(await company.void({ nNFIni: '20', nNFFin: '20', serie: '2' }))).toBe('102');
  });

  it('either voids a number or authorizes it in a race', async () => {
    const company = await sandbox.company();
    const numbers = [1, 2, 3, 4, 5];
    const results = await Promise.all(
      numbers.map(async (nNF) => {
        const [voided, emitted] = await Promise.all([
          company.void({ nNFIni: `${nNF}`, nNFFin: `${nNF}` }),
          company.emit({ nNF }),
        ]);
        return [cStatOf(voided), 'cStat' in emitted ? emitted.cStat : emitted.kind].join();
      }),
    );
    expect(results.filter((pair) => pair !== '102,206' && pair !== '241,100')).toEqual([]);
  });

  it('checks message, signature and signer', async () => {
    const [company, other] = await Promise.all([sandbox.company(), sandbox.company()]);
    expect(cStatOf(await company.void({ cnpj: other.cnpj }))).toBe('213');
    expect(cStatOf(await company.void({ xJust: 'CURTO' }))).toBe('215');
    expect(cStatOf(await company.void({ edit: (xml) => xml.replace('<tpAmb>2', '<tpAmb>1') }))).toBe('252');
  });
});

describe('the control plane', () => {
  it('returns the events of a document', async () => {
    const company = common;
    const nfe = await authorizeDocument(company);
    const { nProt } = await company.register(EVENTS.correcao(nfe));
    const { body } = await sandbox.control(
      'GET',
      `/sandbox/events?accountId=${company.world}&chave=${nfe.chave}`,
    );
    expect(body).toMatchObject({ events: [{ tpEvento: '110110', nSeqEvento: 1, nProt, cStat: '135' }] });
  });

  it('refuses the fact of a company for a document key', async () => {
    const body = { accountId: 'a', chave: '1'.repeat(44), fact: 'irregular' };
    expect((await sandbox.control('PUT', '/sandbox/facts', body)).status).toBe(400);
  });
});
