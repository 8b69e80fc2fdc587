import { parseConsulta } from '@fiscal/core/sefaz/answers';
import { consSit } from '@fiscal/core/sefaz/messages';
import type { SefazReply } from '@fiscal/core/sefaz/port';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchemas, type Schemas } from '../src/schemas.ts';
import { type BuiltEvent, EVENTS, envEventoXml, signEvento } from '../src/testing/event-xml.ts';
import { schemasDir } from '../src/testing/schemas-dir.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
let schemas: Schemas;
/** For what touches nothing but its own document: each takes the next number. */
let common: Company;
let nNF = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox(schemasDir());
  common = await sandbox.company();
  schemas = openSchemas(schemasDir(), ['retEnvEvento', 'retInutNFe', 'retConsSitNFe', 'procEventoNFe']);
});
afterAll(async () => {
  await sandbox.stop();
  schemas.dispose();
});

const HOUR = 3_600_000;
const AN = { authorizer: 'AN' };
const SVRS = { authorizer: 'SVRS' };

const xmlOf = (reply: SefazReply): string => {
  if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
  return reply.xml;
};
const cStatOf = (xml: string): string => /<cStat>(\d+)<\/cStat>/.exec(xml)?.[1] ?? '';

interface Authorised {
  readonly chave: string;
  readonly nProt: string;
  readonly dhEventoMs: number;
}

/** An authorised document, as its events name it. */
async function authorised(
  company: Company,
  more: Omit<Parameters<Company['emit']>[0], 'nNF'> & { readonly nNF?: number } = {},
): Promise<Authorised> {
  const options = { nNF: ++nNF, dhEmiMs: Date.now(), ...more };
  const { chave } = company.build(options);
  const outcome = await company.emit(options);
  if (outcome.kind !== 'autorizado') throw new Error(JSON.stringify(outcome));
  return { chave, nProt: outcome.nProt, dhEventoMs: Date.now() };
}

const query = async (company: Company, chave: string): Promise<string> =>
  xmlOf(await company.call('consultaProtocolo', consSit({ ambiente: 2, chave })));

const ahead = (company: Company, hours: number) =>
  sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: hours * HOUR });

describe('cancelling', () => {
  it('registers, tells it in the query and uses the number up', async () => {
    const company = common;
    const nfe = await authorised(company);
    const answer = await company.register(EVENTS.cancelamento(nfe));
    expect(answer.cStats).toEqual(['135']);
    expect(answer.nProt).toMatch(/^135\d{12}$/);
    const told = await query(company, nfe.chave);
    expect(parseConsulta(told)).toMatchObject({
      kind: 'encontrado',
      situacao: 'cancelado',
      cStat: '101',
      nProt: nfe.nProt,
      events: [expect.stringContaining(answer.nProt)],
    });
    expect(await company.emit({ nNF })).toMatchObject({ kind: 'duplicado', cStat: '218' });
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['573']);
    expect((await company.register(EVENTS.correcao(nfe))).cStats).toEqual(['580']);
  });

  it('is over after 24 h, but for what the fisco released: 155 and 151', async () => {
    const company = await sandbox.company();
    const nfe = await authorised(company);
    await ahead(company, 25);
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['501']);
    const fact = { accountId: company.world, chave: nfe.chave, fact: 'cancelamento-liberado' };
    expect((await sandbox.control('PUT', '/sandbox/facts', fact)).status).toBe(200);
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['155']);
    expect(parseConsulta(await query(company, nfe.chave))).toMatchObject({
      situacao: 'cancelado',
      cStat: '151',
    });
  });

  it('of an NFC-e is over after 30 minutes', async () => {
    const company = await sandbox.company();
    const nfce = await authorised(company, { modelo: '65' });
    await ahead(company, 0.6);
    expect((await company.register(EVENTS.cancelamento(nfce), { type: 'nfce' })).cStats).toEqual(['501']);
    await ahead(company, 0.4);
    expect((await company.register(EVENTS.cancelamento(nfce), { type: 'nfce' })).cStats).toEqual(['135']);
  });

  it('by substitution needs the substitute on record', async () => {
    const company = common;
    const dhEmiMs = Date.now();
    const nfce = await authorised(company, { modelo: '65', dhEmiMs });
    const substitute = {
      nNF: ++nNF,
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
    await authorised(company, substitute);
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

  it('happens once, however many ask at the same time', async () => {
    const company = common;
    const nfe = await authorised(company);
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
    const nfe = await authorised(company);
    const fact = { accountId: company.world, chave: nfe.chave, fact: name };
    await sandbox.control('PUT', '/sandbox/facts', fact);
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual([cStat]);
    await sandbox.control('PUT', '/sandbox/facts', { ...fact, present: false });
    expect((await company.register(EVENTS.cancelamento(nfe))).cStats).toEqual(['135']);
  });

  it('240 and 203 while the company is out of favour', async () => {
    const company = await sandbox.company();
    const nfe = await authorised(company);
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
  it('are received each where it belongs, with one number after the other', async () => {
    const company = common;
    const nfe = await authorised(company);
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
    const told = parseConsulta(await query(company, nfe.chave));
    expect(told).toMatchObject({ kind: 'encontrado', situacao: 'autorizado', cStat: '100' });
    expect(told.kind === 'encontrado' && told.events).toHaveLength(6);
  });

  it('are undone by protocol, once; the oldest e-CONF first', async () => {
    const company = common;
    const nfe = await authorised(company);
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

  it('undo the same event once, however many ask with numbers of their own', async () => {
    const company = common;
    const nfe = await authorised(company);
    const { nProt: nProtEvento } = await company.register(EVENTS.insucesso(nfe), SVRS);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((sequence) =>
        company.register(EVENTS.cancelamentoInsucesso({ ...nfe, nProtEvento, sequence }), SVRS),
      ),
    );
    expect(answers.flatMap(({ cStats }) => cStats).toSorted()).toEqual(['135', '459', '459', '459']);
  });

  it('of an NFC-e: e-CONF at its authorizer, ator interessado at the AN, refused 784 and 450 in strict mode', async () => {
    const company = common;
    const nfce = await authorised(company, { modelo: '65' });
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
    const nfe = await authorised(company);
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

  it('is refused whole by the schema: no event, or more than 20', async () => {
    const company = common;
    const nfe = await authorised(company);
    const event = EVENTS.correcao(nfe);
    const events = Array.from({ length: 21 }, (_, i) => EVENTS.correcao({ ...nfe, sequence: i + 1 }));
    expect((await company.register(events)).cStats).toEqual(['215']);
    expect((await company.register([event, event])).cStats).toEqual(['215']);
    expect(cStatOf(xmlOf(await company.call('recepcaoEvento', envEventoXml([]))))).toBe('215');
    expect(cStatOf(xmlOf(await company.call('recepcaoEvento', '<a/>')))).toBe('516');
    const other = envEventoXml([signEvento(event, company.signer)]).replace('versao="1.00"', 'versao="4.00"');
    expect(cStatOf(xmlOf(await company.call('recepcaoEvento', other)))).toBe('239');
  });

  it('says which element of the event its own schema refuses', async () => {
    const company = common;
    const nfe = await authorised(company);
    const answer = await company.register(EVENTS.cancelamento({ ...nfe, xJust: 'CURTO' }));
    expect(answer.cStats).toEqual(['493']);
    expect(answer.xml).toContain('xJust');
  });

  it('checks signature and signer of each event', async () => {
    const [company, other] = await Promise.all([sandbox.company(), sandbox.company()]);
    const nfe = await authorised(company);
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
  it('of events and of the query that tells them', async () => {
    const company = common;
    const nfe = await authorised(company);
    const lot = await company.register([EVENTS.correcao(nfe), EVENTS.correcao({ ...nfe, sequence: 21 })]);
    const national = await company.register(EVENTS.ator({ ...nfe, autorizado: randomCnpj('ator') }), AN);
    const svrs = await company.register(EVENTS.econf(nfe), SVRS);
    const refused = xmlOf(await company.call('recepcaoEvento', '<a/>', AN));
    const told = await query(company, nfe.chave);
    expect([lot, national, svrs].flatMap(({ cStats }) => cStats)).toEqual(['135', '594', '135', '135']);
    const answers = [lot.xml, national.xml, svrs.xml, refused].map((xml) => ['retEnvEvento', xml] as const);
    const found = parseConsulta(told);
    const events = found.kind === 'encontrado' ? found.events : [];
    expect(events).toHaveLength(3);
    const withNamespace = (xml: string) =>
      xml.replace('<procEventoNFe', '<procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe"');
    expect(
      [
        ...answers,
        ['retConsSitNFe', told] as const,
        ...events.map((xml) => ['procEventoNFe', withNamespace(xml)] as const),
      ].flatMap(([root, xml]) => schemas.check(root, xml)),
    ).toEqual([]);
  });

  it('of voiding', async () => {
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

  it('256 where a number is voided, 241 where one is used, also by a cancelled document', async () => {
    const company = await sandbox.company();
    await company.void({ nNFIni: '10', nNFFin: '12' });
    expect(cStatOf(await company.void({ nNFIni: '12', nNFFin: '14' }))).toBe('256');
    const nfe = await authorised(company, { nNF: 20 });
    expect(cStatOf(await company.void({ nNFIni: '18', nNFFin: '20' }))).toBe('241');
    await company.register(EVENTS.cancelamento(nfe));
    expect(cStatOf(await company.void({ nNFIni: '20', nNFFin: '20' }))).toBe('241');
    expect(cStatOf(await company.void({ nNFIni: '20', nNFFin: '20', serie: '2' }))).toBe('102');
  });

  it('either voids a number or authorises it, whoever comes first', async () => {
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

describe('scenarios', () => {
  const marked = (nfe: Authorised, text: string) =>
    EVENTS.cancelamento({ ...nfe, xJust: `PEDIDO DO CLIENTE ${text}` });

  it('cStat answers that code, for the event or for the lot', async () => {
    const company = common;
    const nfe = await authorised(company);
    const send = async (text: string) => (await company.register(marked(nfe, text))).cStats[0];
    expect(await send('SANDBOX(cStat=501)')).toBe('501');
    expect(await send('SANDBOX(cStat=656)')).toBe('656');
    expect(await send('SANDBOX(cStat=108)')).toBe('108');
    expect(await company.query(nfe.chave)).toMatchObject({ situacao: 'autorizado' });
    expect(await send('SANDBOX(cStat=155)')).toBe('155');
    expect(await company.query(nfe.chave)).toMatchObject({ situacao: 'cancelado', cStat: '151' });
  });

  it('cStat=573 puts an event of another system on record, once', async () => {
    const company = common;
    const nfe = await authorised(company);
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
    expect(schemas.check('retConsSitNFe', await query(company, nfe.chave))).toEqual([]);
  });

  it('cStat=218 cancels the document behind our back', async () => {
    const company = common;
    const nfe = await authorised(company);
    expect((await company.register(marked(nfe, 'SANDBOX(cStat=218)'))).cStats).toEqual(['218']);
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
    const outcome = await company.emit({ nNF: nNF + 1, infCpl: 'SANDBOX(indisponivel=1)' });
    expect(outcome).toMatchObject({ cStat: '108' });
    const nfe = await authorised(company, { infCpl: 'SANDBOX(indisponivel=1)' });
    const send = async () => (await company.register(marked(nfe, 'SANDBOX(indisponivel=1)'))).cStats[0];
    expect([await send(), await send()]).toEqual(['108', '135']);
  });

  const lost = (company: Company, event: BuiltEvent) =>
    company.call('recepcaoEvento', envEventoXml([signEvento(event, company.signer)]));

  it('timeout=antes cuts once and registers nothing, timeout=depois has registered', async () => {
    const company = common;
    const [one, two] = [await authorised(company), await authorised(company)];
    const before = marked(one, 'SANDBOX(timeout=antes)');
    expect(await lost(company, before)).toMatchObject({ kind: 'sem-resposta' });
    expect(await company.query(one.chave)).toMatchObject({ situacao: 'autorizado', events: [] });
    expect((await company.register(before)).cStats).toEqual(['135']);
    const after = marked(two, 'SANDBOX(timeout=depois)');
    expect(await lost(company, after)).toMatchObject({ kind: 'sem-resposta' });
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
    const nfe = await authorised(company);
    expect(await lost(company, marked(nfe, text))).toMatchObject(reply);
  });

  it('timeout=depois of voiding has voided', async () => {
    const company = await sandbox.company();
    await expect(company.void({ xJust: 'FALHA SANDBOX(timeout=depois)' })).rejects.toThrow('sem-resposta');
    expect(cStatOf(await company.void({ xJust: 'FALHA SANDBOX(timeout=depois)' }))).toBe('563');
  });

  it('conditions by operation reach what has no free text', async () => {
    const company = await sandbox.company();
    const nfe = await authorised(company);
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

describe('the control plane', () => {
  it('tells the events of a document', async () => {
    const company = common;
    const nfe = await authorised(company);
    const { nProt } = await company.register(EVENTS.correcao(nfe));
    const { body } = await sandbox.control(
      'GET',
      `/sandbox/events?accountId=${company.world}&chave=${nfe.chave}`,
    );
    expect(body).toMatchObject({ events: [{ tpEvento: '110110', nSeqEvento: 1, nProt, cStat: '135' }] });
  });

  it('knows no fact but its own', async () => {
    const body = { accountId: 'a', chave: '1'.repeat(44), fact: 'irregular' };
    expect((await sandbox.control('PUT', '/sandbox/facts', body)).status).toBe(400);
  });
});
