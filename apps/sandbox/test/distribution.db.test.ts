import { adnCall, parseAdn } from '@fiscal/core/sefaz/adn';
import { type DistributionQuestion, distDFeInt, parseDistribution } from '@fiscal/core/sefaz/distribution';
import { readReceived } from '@fiscal/core/sefaz/received';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { xsdErrors } from '@fiscal/core/testing/official-schemas';
import { DISTRIBUTED_TYPES, PORTAL_DISTRIBUTED } from '@fiscal/core/vocabulary/received/distribution';
import { gunzip } from '@fiscal/core/xml/compress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withoutKeys } from '../src/authority/cte/distribution.ts';
import { EVENTS } from '../src/testing/event-xml.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADDRESSEE = '<CNPJ>12345678000195</CNPJ>';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

/** Companies of one world, whose clock moves. */
async function openWorld(names: readonly string[]) {
  const first = await sandbox.company({ cnpj: randomCnpj(`${names[0]}-${Math.random()}`) });
  const rest = await Promise.all(
    names
      .slice(1)
      .map((name) => sandbox.company({ world: first.world, cnpj: randomCnpj(`${name}-${first.world}`) })),
  );
  let offsetMs = 0;
  return {
    companies: [first, ...rest],
    nowMs: () => Date.now() + offsetMs,
    advance: async (ms: number) => {
      offsetMs += ms;
      await sandbox.control('PUT', '/sandbox/clock', { accountId: first.world, offsetMs });
    },
  };
}

async function ask(company: Company, question: DistributionQuestion, interested = company.cnpj) {
  const reply = await company.call(
    'distribuicaoDFe',
    distDFeInt('nfe', { ambiente: 2, cUF: '35', interested }, question),
  );
  if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
  const [xml = ''] = /<retDistDFeInt[\s\S]*<\/retDistDFeInt>/.exec(reply.xml) ?? [];
  expect(xsdErrors(xml, 'retDistDFeInt')).toEqual([]);
  const answer = parseDistribution(reply.xml);
  if (answer.kind !== 'documentos') return { answer, contents: [] };
  return { answer, contents: answer.documents.map(({ zipped }) => readReceived('nfe', zipped)) };
}
const after = (company: Company, nsu: number) => ask(company, { by: 'ultNSU', nsu });

const sale = (nNF: number, to: string, dhEmiMs: number, extra = '') => ({
  nNF,
  dhEmiMs,
  edit: (inf: string) => inf.replace(ADDRESSEE, `<CNPJ>${to}</CNPJ>`).replace('<det ', `${extra}<det `),
});

describe('the distribution', () => {
  it('gives each actor its documents after the first query', async () => {
    const { companies, advance, nowMs } = await openWorld(['seller', 'buyer', 'accountant']);
    const [seller, buyer, accountant] = companies;
    if (!seller || !buyer || !accountant) throw new Error('no companies');
    await seller.emit(sale(1, buyer.cnpj, nowMs()));
    for (const company of companies)
      expect((await after(company, 0)).answer).toEqual({ kind: 'nenhum', ultNSU: 0, maxNSU: 0 });
    const outcome = await seller.emit(
      sale(2, buyer.cnpj, nowMs(), `<autXML><CNPJ>${accountant.cnpj}</CNPJ></autXML>`),
    );
    if (outcome.kind !== 'autorizado') throw new Error(JSON.stringify(outcome));
    const { chave } = seller.build(sale(2, buyer.cnpj, nowMs()));
    await seller.register(EVENTS.correcao({ chave, dhEventoMs: nowMs() }));
    await advance(HOUR);
    expect((await after(seller, 0)).answer.kind).toBe('nenhum');
    expect(await after(accountant, 0)).toMatchObject({
      answer: { ultNSU: 2, maxNSU: 2 },
      contents: [
        { kind: 'nota', note: { chave, valor: '300.00' }, destinatario: buyer.cnpj },
        { kind: 'evento', event: { tpEvento: '110110' } },
      ],
    });
    const { answer, contents } = await after(buyer, 0);
    expect(contents).toMatchObject([
      { kind: 'resumo', note: { chave, emitente: seller.cnpj, situacao: 'autorizada' } },
      { kind: 'evento', event: { chave, tpEvento: '110110' }, whole: true },
    ]);
    if (answer.kind !== 'documentos') throw new Error(answer.kind);
    for (const [n, root] of ['resNFe', 'procEventoNFe'].entries())
      expect(xsdErrors(gunzip(answer.documents[n]?.zipped ?? Buffer.alloc(0), 1e6).toString(), root)).toEqual(
        [],
      );

    const known = await buyer.register(
      EVENTS.manifestacao({ tpEvento: '210210', chave, autor: buyer.cnpj, dhEventoMs: nowMs() }),
      { authorizer: 'AN' },
    );
    expect(known.cStats).toEqual(['135']);
    await advance(HOUR);
    expect((await after(buyer, 2)).contents).toMatchObject([{ kind: 'nota', note: { chave } }]);
    for (const company of [seller, accountant])
      expect((await after(company, company === seller ? 0 : 2)).contents).toMatchObject([
        { kind: 'evento', event: { tpEvento: '210210', autor: buyer.cnpj } },
      ]);
    await advance(HOUR);
    await seller.register(EVENTS.cancelamento({ chave, nProt: outcome.nProt, dhEventoMs: nowMs() }));
    expect((await after(buyer, 3)).contents).toMatchObject([
      { kind: 'evento', event: { tpEvento: '110111' } },
    ]);
    expect((await ask(buyer, { by: 'chave', chave })).answer).toMatchObject({ cStat: '653' });
  });

  it('hands out pages of 50, ends within 90 days, and forgets who does not ask for 60', async () => {
    const { companies, advance } = await openWorld(['buyer']);
    const [buyer] = companies;
    if (!buyer) throw new Error('no company');
    await after(buyer, 0);
    const purchases = (quantidade: number) =>
      sandbox.control('POST', '/sandbox/received', { accountId: buyer.world, cnpj: buyer.cnpj, quantidade });
    expect(await purchases(50)).toMatchObject({
      status: 201,
      body: { documents: Array(50).fill({ cStat: '100' }) },
    });
    await purchases(2);
    await advance(HOUR);
    const first = await after(buyer, 0);
    expect([first.contents.length, first.answer]).toMatchObject([50, { ultNSU: 50, maxNSU: 52 }]);
    expect((await after(buyer, 50)).contents).toHaveLength(2);
    await advance(59 * DAY);
    await purchases(1);
    expect((await after(buyer, 52)).contents).toHaveLength(1);
    await advance(61 * DAY);
    await purchases(1);
    expect((await after(buyer, 53)).answer).toMatchObject({ kind: 'nenhum', maxNSU: 53 });
    await purchases(1);
    await advance(HOUR);
    expect(await after(buyer, 0)).toMatchObject({ answer: { ultNSU: 54 }, contents: [{}, {}] });
  });

  it.each(DISTRIBUTED_TYPES)(
    'gives %s of several suppliers, authorized in the past, in the order of their dates',
    async (type) => {
      const { companies, advance, nowMs } = await openWorld(['buyer']);
      const [buyer] = companies;
      if (!buyer) throw new Error('no company');
      const interested = { ambiente: 2, cUF: '35', interested: buyer.cnpj } as const;
      const first = { by: 'ultNSU', nsu: 0 } as const;
      const read = async () => {
        const payload = type === 'nfse' ? adnCall(buyer.cnpj, first) : distDFeInt(type, interested, first);
        const reply = await buyer.call('distribuicaoDFe', payload, { type });
        if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
        const answer = type === 'nfse' ? parseAdn(reply.xml) : parseDistribution(reply.xml);
        return answer.kind === 'documentos'
          ? answer.documents.map(({ zipped }) => readReceived(type, zipped))
          : [];
      };
      expect(await read()).toEqual([]);
      const at = nowMs();
      const emissoes = [31, 12.5, 0.5].map((days, fornecedor) => ({ idadeMs: days * DAY, fornecedor }));
      const bought = await sandbox.control('POST', '/sandbox/received', {
        accountId: buyer.world,
        type,
        cnpj: buyer.cnpj,
        emissoes,
      });
      expect(bought).toMatchObject({ status: 201, body: { documents: Array(3).fill({ cStat: '100' }) } });
      await advance(HOUR);
      const notes = (await read()).map((content) => {
        if (content.kind !== 'nota' && content.kind !== 'resumo') throw new Error(content.kind);
        return content.note;
      });
      expect(new Set(notes.map(({ emitente }) => emitente)).size).toBe(3);
      for (const [n, { idadeMs }] of emissoes.entries()) {
        const lateMs = Date.parse(notes[n]?.dhEmi ?? '') - (at - idadeMs);
        // A date has whole seconds, and the call took some.
        expect(lateMs).toBeGreaterThanOrEqual(-1000);
        expect(lateMs).toBeLessThan(HOUR);
      }
    },
  );

  it('refuses who asks too soon, out of the sequence, or too often', async () => {
    const { companies, advance } = await openWorld(['buyer']);
    const [buyer] = companies;
    if (!buyer) throw new Error('no company');
    const misuse = { kind: 'consumo-indevido', ultNSU: 0 };
    expect((await after(buyer, 0)).answer.kind).toBe('nenhum');
    expect((await after(buyer, 0)).answer).toMatchObject(misuse);
    await advance(HOUR - 1_000);
    expect((await after(buyer, 0)).answer).toMatchObject(misuse);
    await sandbox.control('POST', '/sandbox/received', {
      accountId: buyer.world,
      cnpj: buyer.cnpj,
      quantidade: 50,
    });
    await sandbox.control('POST', '/sandbox/received', {
      accountId: buyer.world,
      cnpj: buyer.cnpj,
      quantidade: 10,
    });
    await advance(HOUR);
    expect((await after(buyer, 0)).answer).toMatchObject({ kind: 'documentos', ultNSU: 50, maxNSU: 60 });
    expect((await after(buyer, 0)).answer).toMatchObject({ kind: 'consumo-indevido', ultNSU: 50, maxNSU: 0 });
    await advance(HOUR);
    expect((await after(buyer, 99)).answer).toMatchObject({ kind: 'recusada', cStat: '589', maxNSU: 60 });
    for (let n = 1; n <= 20; n++)
      expect((await ask(buyer, { by: 'NSU', nsu: n })).answer).toMatchObject({ documents: [{ nsu: n }] });
    expect((await ask(buyer, { by: 'NSU', nsu: 21 })).answer.kind).toBe('consumo-indevido');
    const parties = await sandbox.control('GET', `/sandbox/distribution?accountId=${buyer.world}`);
    expect(parties.body).toMatchObject({ parties: [{ party: buyer.cnpj, nsu: 60, refused: 4 }] });
  });

  it.each(PORTAL_DISTRIBUTED)(
    'gives another system of the party %s too, and blocks who asks after it',
    async (type) => {
      const { companies, advance } = await openWorld(['buyer']);
      const [buyer] = companies;
      if (!buyer) throw new Error('no company');
      const of = { accountId: buyer.world, type, cnpj: buyer.cnpj };
      const ours = async (question: DistributionQuestion) => {
        const payload = distDFeInt(type, { ambiente: 2, cUF: '35', interested: buyer.cnpj }, question);
        const reply = await buyer.call('distribuicaoDFe', payload, { type });
        if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
        return parseDistribution(reply.xml);
      };
      const neighbor = async (vezes?: number) =>
        (await sandbox.control('POST', '/sandbox/received/neighbor', { ...of, vezes })).body;
      expect(await ours({ by: 'ultNSU', nsu: 0 })).toMatchObject({ kind: 'nenhum' });
      expect(await neighbor()).toMatchObject({ answers: [{ cStat: '656', ultNSU: 0, documentos: 0 }] });
      await sandbox.control('POST', '/sandbox/received', { ...of, quantidade: 3 });
      await advance(HOUR);
      expect(await neighbor(2)).toMatchObject({
        answers: [
          { cStat: '138', ultNSU: 3, maxNSU: 3, documentos: 3 },
          { cStat: '656', ultNSU: 3, documentos: 0, xMotivo: expect.stringContaining('indevido') },
        ],
      });
      expect(await ours({ by: 'ultNSU', nsu: 0 })).toMatchObject({ kind: 'consumo-indevido', ultNSU: 3 });
      await sandbox.control('POST', '/sandbox/received', { ...of, quantidade: 1 });
      await advance(HOUR);
      expect(await ours({ by: 'NSU', nsu: 1 })).toMatchObject({ documents: [{ nsu: 1 }] });
      expect(await neighbor()).toMatchObject({ answers: [{ cStat: '138', ultNSU: 4, documentos: 1 }] });
    },
  );

  it('answers a key only to its parties, and a root only to its own', async () => {
    const { companies, nowMs } = await openWorld(['seller', 'buyer', 'stranger']);
    const [seller, buyer, stranger] = companies;
    if (!seller || !buyer || !stranger) throw new Error('no companies');
    await seller.emit(sale(1, buyer.cnpj, nowMs()));
    const { chave } = seller.build(sale(1, buyer.cnpj, nowMs()));
    const by = { by: 'chave', chave } as const;
    expect((await ask(seller, by)).answer).toMatchObject({ cStat: '641' });
    expect((await ask(stranger, by)).answer).toMatchObject({ cStat: '640' });
    expect((await ask(buyer, by)).contents).toMatchObject([{ kind: 'resumo' }]);
    expect((await ask(stranger, { by: 'ultNSU', nsu: 0 }, buyer.cnpj)).answer).toMatchObject({
      cStat: '593',
    });
    expect(
      (await ask(stranger, { ...by, chave: chave.replace(/\d$/, (d) => `${(Number(d) + 1) % 10}`) })).answer,
    ).toMatchObject({ cStat: '236' });
  });
});

describe('a manifestation', () => {
  it('is the addressee’s, in its order, number and term', async () => {
    const { companies, advance, nowMs } = await openWorld(['seller', 'buyer']);
    const [seller, buyer] = companies;
    if (!seller || !buyer) throw new Error('no companies');
    const note = sale(1, buyer.cnpj, nowMs());
    const outcome = await seller.emit(note);
    if (outcome.kind !== 'autorizado') throw new Error(JSON.stringify(outcome));
    const { chave } = seller.build(note);
    const manifest = async (
      tpEvento: '210200' | '210210' | '210220' | '210240',
      more: { readonly by?: Company; readonly sequence?: number; readonly xJust?: string } = {},
    ) => {
      const { by = buyer, ...rest } = more;
      const event = EVENTS.manifestacao({ tpEvento, chave, autor: by.cnpj, dhEventoMs: nowMs(), ...rest });
      return (await by.register(event, { authorizer: 'AN' })).cStats[0];
    };
    expect(await manifest('210210', { by: seller })).toBe('575');
    expect(await manifest('210240')).toBe('493');
    expect(await manifest('210210')).toBe('135');
    expect(await manifest('210210')).toBe('573');
    expect(await manifest('210210', { sequence: 3 })).toBe('594');
    expect(await manifest('210200')).toBe('135');
    expect(await manifest('210210', { sequence: 2 })).toBe('655');
    const cancel = () => EVENTS.cancelamento({ chave, nProt: outcome.nProt, dhEventoMs: nowMs() });
    expect((await seller.register(cancel())).cStats).toEqual(['221']);
    expect(await manifest('210240', { xJust: 'MERCADORIA NAO FOI ENTREGUE' })).toBe('135');
    expect((await seller.register(cancel())).cStats).toEqual(['135']);
    expect(await manifest('210220')).toBe('651');
    expect(await manifest('210200', { sequence: 2 })).toBe('580');
    const late = sale(2, buyer.cnpj, nowMs());
    await seller.emit(late);
    const lateKey = seller.build(late).chave;
    const register = async (tpEvento: '210200' | '210210') =>
      (
        await buyer.register(
          EVENTS.manifestacao({ tpEvento, chave: lateKey, autor: buyer.cnpj, dhEventoMs: nowMs() }),
          { authorizer: 'AN' },
        )
      ).cStats[0];
    await advance(11 * DAY);
    expect(await register('210210')).toBe('596');
    await advance(80 * DAY);
    expect(await register('210200')).toBe('596');
  });
});

describe('the distributions of CT-e and MDF-e', () => {
  const roots = { cte: ['cteProc', 'CTe'], mdfe: ['mdfeProc', 'MDFe'] } as const;

  async function askOf(company: Company, type: 'cte' | 'mdfe', question: DistributionQuestion) {
    const payload = distDFeInt(type, { ambiente: 2, cUF: '35', interested: company.cnpj }, question);
    const reply = await company.call('distribuicaoDFe', payload, { type });
    if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
    const answer = parseDistribution(reply.xml);
    const zips = answer.kind === 'documentos' ? answer.documents : [];
    return {
      answer,
      files: zips.map(({ zipped }) => gunzip(zipped, 1e6).toString()),
      contents: zips.map(({ zipped }) => readReceived(type, zipped)),
    };
  }

  it.each(['cte', 'mdfe'] as const)('gives a %s to its parties, in a sequence of its own', async (type) => {
    const { companies, advance } = await openWorld(['taker', 'reader']);
    const [taker, reader] = companies;
    if (!taker || !reader) throw new Error('no companies');
    for (const company of companies)
      expect((await askOf(company, type, { by: 'ultNSU', nsu: 0 })).answer).toEqual({
        kind: 'nenhum',
        ultNSU: 0,
        maxNSU: 0,
      });
    const issued = await sandbox.control('POST', '/sandbox/received', {
      accountId: taker.world,
      type,
      cnpj: taker.cnpj,
      autorizados: [reader.cnpj],
      quantidade: 2,
    });
    expect(issued).toMatchObject({ status: 201, body: { documents: [{ cStat: '100' }, { cStat: '100' }] } });
    await advance(HOUR);
    const taken = await askOf(taker, type, { by: 'ultNSU', nsu: 0 });
    expect(taken.answer).toMatchObject({ kind: 'documentos', ultNSU: 2, maxNSU: 2 });
    expect(taken.contents).toMatchObject([
      { kind: 'nota', note: { valor: '100.00' }, destinatario: type === 'cte' ? taker.cnpj : null },
      { kind: 'nota' },
    ]);
    expect((await askOf(reader, type, { by: 'NSU', nsu: 2 })).contents).toHaveLength(1);
    expect((await askOf(taker, type, { by: 'ultNSU', nsu: 2 })).answer.kind).toBe('consumo-indevido');
    expect((await after(taker, 0)).answer.kind).toBe('nenhum');
    const [root, name] = roots[type];
    const [file = ''] = taken.files;
    expect(xsdErrors(file, root)).toEqual([]);
    expect(file).toContain(`<prot${name}`);
  });

  it('hides keys of related documents from who only reads a CT-e', async () => {
    const key = '35261111222333000181550010000012341465029134';
    const xml = `<CTe><infNFe><chave>${key}</chave></infNFe><idDocAntEle><chCTe>${key}</chCTe></idDocAntEle></CTe>`;
    expect(withoutKeys(xml)).toBe(xml.replaceAll(key, '9'.repeat(44)));
  });

  it.each([
    ['cte', 'another root', '<consStatServCTe/>', '215'],
    ['cte', 'no UF', '<cUFAutor>35</cUFAutor>', '215'],
    ['mdfe', 'another version', 'versao="1.00"', '239'],
  ] as const)('refuses a message of %s with %s', async (type, _what, part, cStat) => {
    const company = await sandbox.company();
    const asked = { ambiente: 2, cUF: '35', interested: company.cnpj } as const;
    const good = distDFeInt(type, asked, { by: 'ultNSU', nsu: 0 });
    const payload = good.includes(part)
      ? good.replace(part, part.startsWith('versao') ? 'versao="9.99"' : '')
      : `<consStatServ xmlns="http://www.portalfiscal.inf.br/${type}" versao="1.00"/>`;
    const reply = await company.call('distribuicaoDFe', payload, { type });
    expect(reply).toMatchObject({ kind: 'resposta' });
    expect(reply.kind === 'resposta' && parseDistribution(reply.xml)).toMatchObject({ cStat });
  });
});

describe('the ADN', () => {
  const adn = async (company: Company, question: DistributionQuestion, interested = company.cnpj) => {
    const reply = await company.call('distribuicaoDFe', adnCall(interested, question), { type: 'nfse' });
    if (reply.kind !== 'resposta') return { answer: null, contents: [], files: [] };
    const answer = parseAdn(reply.xml);
    const zips = answer.kind === 'documentos' ? answer.documents : [];
    return {
      answer,
      files: zips.map(({ zipped }) => gunzip(zipped, 1e6).toString()),
      contents: zips.map(({ zipped }) => readReceived('nfse', zipped)),
    };
  };
  const purchases = (company: Company, quantidade: number) =>
    sandbox.control('POST', '/sandbox/received', {
      accountId: company.world,
      type: 'nfse',
      cnpj: company.cnpj,
      valor: '70.00',
      quantidade,
    });

  it('gives a company the notes of its services from the first on, 50 at a time', async () => {
    const company = await sandbox.company();
    expect((await adn(company, { by: 'ultNSU', nsu: 0 })).answer).toEqual({
      kind: 'nenhum',
      ultNSU: null,
      maxNSU: null,
    });
    expect(await purchases(company, 50)).toMatchObject({ status: 201 });
    const { body } = await purchases(company, 2);
    expect(body).toMatchObject({ documents: [{ cStat: '100' }, { cStat: '100' }] });
    const first = await adn(company, { by: 'ultNSU', nsu: 0 });
    expect(first.contents).toHaveLength(50);
    expect(first.contents[0]).toMatchObject({
      kind: 'nota',
      note: { valor: '70.00', situacao: 'autorizada' },
      destinatario: company.cnpj,
    });
    expect(xsdErrors(first.files[0] ?? '', 'NFSe')).toEqual([]);
    expect((await adn(company, { by: 'ultNSU', nsu: 50 })).contents).toHaveLength(2);
    expect((await adn(company, { by: 'NSU', nsu: 52 })).contents).toHaveLength(1);
    expect((await adn(company, { by: 'ultNSU', nsu: 52 })).answer?.kind).toBe('nenhum');
  });

  it('gives the provider its own note, and another root nothing', async () => {
    const taker = await sandbox.company();
    const { body } = await purchases(taker, 1);
    const { documents } = z.object({ documents: z.array(z.object({ emitente: z.string() })) }).parse(body);
    const provider = await sandbox.company({ world: taker.world, cnpj: documents[0]?.emitente ?? '' });
    expect((await adn(provider, { by: 'ultNSU', nsu: 0 })).contents).toMatchObject([
      { kind: 'nota', note: { emitente: provider.cnpj } },
    ]);
    const stranger = await sandbox.company({ world: taker.world, cnpj: randomCnpj('stranger') });
    expect((await adn(stranger, { by: 'ultNSU', nsu: 0 }, taker.cnpj)).answer).toMatchObject({
      kind: 'recusada',
    });
  });

  it('fails as a condition asks', async () => {
    const company = await sandbox.company();
    const conditions = ['cStat=429', 'cStat=E0816', 'http=503', 'lixo', 'timeout=depois'];
    const kinds = [];
    for (const scenario of conditions) {
      await sandbox.control('POST', '/sandbox/conditions', {
        accountId: company.world,
        operation: 'distribuicao',
        scenario,
        times: 1,
      });
      kinds.push((await adn(company, { by: 'ultNSU', nsu: 0 })).answer?.kind);
    }
    expect(kinds).toEqual(['consumo-indevido', 'recusada', undefined, undefined, undefined]);
    expect((await adn(company, { by: 'ultNSU', nsu: 0 })).answer?.kind).toBe('nenhum');
  });
});
