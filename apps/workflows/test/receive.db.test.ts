import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Distributed, DistributionCaller } from '@fiscal/core/activities/received/distribute';
import { buildChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { buildChaveNfse } from '@fiscal/core/chave-acesso/chave-nfse';
import { DISTRIBUTION_PAUSE_MS, NEIGHBOR_QUIET_MS } from '@fiscal/core/lifecycle/distribution';
import { parseAdn } from '@fiscal/core/sefaz/adn';
import { type DistributionQuestion, parseDistribution } from '@fiscal/core/sefaz/distribution';
import { restAnswer } from '@fiscal/core/sefaz/rest';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { SEED } from '@fiscal/core/testing/holds';
import {
  DISTRIBUTED_TYPES,
  type DistributedType,
  type PortalDistributed,
} from '@fiscal/core/vocabulary/received/distribution';
import { keepClock } from '@fiscal/db/contingency/account-clock';
import { getReceived, listReceived } from '@fiscal/db/received/received-documents';
import { readReceivedXml } from '@fiscal/db/received/received-xml';
import { readReceivedSettings, setReceiving } from '@fiscal/db/received/settings';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { addCompany, createTenant, type TestTenant } from '@fiscal/db/testing/test-database';
import fc from 'fast-check';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { receive } from '../src/received/receive.ts';

// The file has its own database: a pass of another test over all accounts would take what waits here.
const { app, worker, owner, drop } = await migratedDatabase();
afterAll(drop);
const HOUR = 3_600_000;
const PAGE = 50;
const by = { actor: { kind: 'system', id: 'teste' } } as const;

const MODELS: Readonly<Record<PortalDistributed, '55' | '57' | '58'>> = { nfe: '55', cte: '57', mdfe: '58' };
function keyOf(cnpj: string, n: number, type: DistributedType = 'nfe'): string {
  if (type === 'nfse')
    return buildChaveNfse({
      cMun: '3550308',
      ambGer: '2',
      inscricao: cnpj,
      nNFSe: n,
      AAMM: '2611',
      codigo: '7',
    });
  return buildChave({
    cUF: '35',
    AAMM: '2611',
    cnpj,
    mod: MODELS[type],
    serie: 1,
    nNF: n,
    tpEmis: '1',
    cNF: '48730195',
  });
}
const summary = (chave: string, cnpj: string): string =>
  `<resNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.01"><chNFe>${chave}</chNFe><CNPJ>${cnpj}</CNPJ><xNome>FORNECEDOR</xNome><IE>110042490114</IE><dhEmi>2026-11-21T10:00:00-03:00</dhEmi><tpNF>1</tpNF><vNF>10.50</vNF><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><cSitNFe>1</cSitNFe></resNFe>`;
const cancellation = (chave: string, cnpj: string): string =>
  `<procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><evento><infEvento><cOrgao>35</cOrgao><CNPJ>${cnpj}</CNPJ><chNFe>${chave}</chNFe><dhEvento>2026-11-21T11:00:00-03:00</dhEvento><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento><detEvento><descEvento>Cancelamento</descEvento></detEvento></infEvento></evento><retEvento><infEvento><nProt>135260000000002</nProt></infEvento></retEvento></procEventoNFe>`;

/** A CT-e or MDF-e, as far as it is read. */
const whole = (type: 'cte' | 'mdfe', chave: string, cnpj: string): string => {
  const [inf, key] = type === 'cte' ? ['infCte', 'chCTe'] : ['infMDFe', 'chMDFe'];
  return `<${type}Proc><doc><${inf}><ide><dhEmi>2026-11-21T10:00:00-03:00</dhEmi></ide><emit><CNPJ>${cnpj}</CNPJ><xNome>TRANSPORTADOR</xNome></emit><vPrest><vTPrest>10.50</vTPrest></vPrest><tot><vCarga>10.50</vCarga></tot></${inf}></doc><prot><infProt><${key}>${chave}</${key}><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><cStat>100</cStat></infProt></prot></${type}Proc>`;
};
const closing = (chave: string, cnpj: string): string =>
  `<procEventoMDFe><eventoMDFe><infEvento><cOrgao>35</cOrgao><CNPJ>${cnpj}</CNPJ><chMDFe>${chave}</chMDFe><dhEvento>2026-11-21T11:00:00-03:00</dhEvento><tpEvento>110112</tpEvento><nSeqEvento>1</nSeqEvento></infEvento></eventoMDFe></procEventoMDFe>`;

/** An NFS-e and the event that cancels it, as far as they are read. */
const service = (chave: string, cnpj: string): string =>
  `<NFSe><infNFSe Id="NFS${chave}"><nNFSe>1</nNFSe><cStat>100</cStat><dhProc>2026-11-21T10:00:05-03:00</dhProc><emit><CNPJ>${cnpj}</CNPJ><xNome>PRESTADOR</xNome></emit><DPS><infDPS><dhEmi>2026-11-21T10:00:00-03:00</dhEmi><valores><vServPrest><vServ>10.50</vServ></vServPrest></valores></infDPS></DPS></infNFSe></NFSe>`;
const serviceCancellation = (chave: string, cnpj: string): string =>
  `<evento><infEvento><nSeqEvento>001</nSeqEvento><dhProc>2026-11-21T11:00:00-03:00</dhProc><nDFSe>9</nDFSe><pedRegEvento><infPedReg><dhEvento>2026-11-21T11:00:00-03:00</dhEvento><CNPJAutor>${cnpj}</CNPJAutor><chNFSe>${chave}</chNFSe><e101101><xDesc>Cancelamento de NFS-e</xDesc></e101101></infPedReg></pedRegEvento></infEvento></evento>`;

/** File of a document as its distribution first hands it out. */
function fileOf(type: DistributedType, chave: string, cnpj: string): string {
  if (type === 'nfe') return summary(chave, cnpj);
  return type === 'nfse' ? service(chave, cnpj) : whole(type, chave, cnpj);
}

type Fault = 'none' | 'unsent' | 'lost' | 'killed' | 'killed-late' | 'away';

/**
 * The distribution of one type to one party, by NT 2014.002. That of NFS-e names no last NSU, and refuses a query within the hour
 * after an answer without documents: stricter than any published rule.
 */
function distributionOf(type: DistributedType, nowMs: () => number) {
  const supplier = randomCnpj('supplier');
  const rows: string[] = [];
  let given = 0;
  let usedMs = Number.NEGATIVE_INFINITY;
  let endedMs = Number.NEGATIVE_INFINITY;
  let blockedMs = Number.NEGATIVE_INFINITY;
  let misuses = 0;
  const docZip = (nsu: number) => ({
    nsu,
    schema: 'resNFe_v1.01.xsd',
    zipped: gzipSync(rows[nsu - 1] ?? ''),
  });
  const misuse = (): Distributed => {
    misuses++;
    blockedMs = nowMs() + HOUR;
    return { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: given, maxNSU: 0 };
  };
  function askAdn(nsu: number): Distributed {
    if (nowMs() < endedMs + HOUR) return misuse();
    const unnamed = { ultNSU: null, maxNSU: null };
    const last = Math.min(nsu + PAGE, rows.length);
    if (last <= nsu) {
      endedMs = nowMs();
      return { kind: 'nenhum', ...unnamed };
    }
    const documents = Array.from({ length: last - nsu }, (_, at) => docZip(nsu + at + 1));
    return { kind: 'documentos', documents, openEnd: true, ...unnamed };
  }
  return {
    supplier,
    owed: () => rows.length,
    misuses: () => misuses,
    write: (xml: string) => rows.push(xml),
    sell(n: number): string {
      const chave = keyOf(supplier, n, type);
      rows.push(fileOf(type, chave, supplier));
      return chave;
    },
    ask(question: DistributionQuestion): Distributed {
      if (question.by === 'chave') throw new Error('not asked by key');
      const { nsu } = question;
      if (type === 'nfse' && question.by === 'ultNSU') return askAdn(nsu);
      if (nowMs() < blockedMs) return misuse();
      if (question.by === 'NSU')
        return nsu <= rows.length
          ? { kind: 'documentos', documents: [docZip(nsu)], ultNSU: null, maxNSU: null }
          : { kind: 'nenhum', ultNSU: null, maxNSU: null };
      if (nowMs() < endedMs + HOUR || (nsu !== given && nowMs() < usedMs + HOUR)) return misuse();
      usedMs = nowMs();
      given = Math.min(nsu + PAGE, rows.length);
      if (given === rows.length) endedMs = nowMs();
      const position = { ultNSU: given, maxNSU: rows.length };
      if (given === nsu) return { kind: 'nenhum', ...position };
      const documents = Array.from({ length: given - nsu }, (_, at) => docZip(nsu + at + 1));
      return { kind: 'documentos', documents, ...position };
    },
  };
}

interface World {
  readonly tenant: TestTenant;
  readonly companies: readonly TestTenant[];
  readonly nowMs: () => number;
  readonly advance: (ms: number) => Promise<void>;
  readonly of: (cnpj: string, type?: DistributedType) => ReturnType<typeof distributionOf>;
  readonly round: (fault?: () => Fault) => Promise<void>;
}

const cnpjs = new Map<string, string>();

/** An account with companies that receive, its clock, and the Ambiente Nacional of its world. */
async function openWorld(count: number, types: readonly DistributedType[] = ['nfe']): Promise<World> {
  const first = await createTenant(app, { cnpj: randomCnpj(`${Math.random()}`) });
  const rest = [];
  for (let n = 1; n < count; n++)
    rest.push(await addCompany(app, first, randomCnpj(`${first.accountId}-${n}`)));
  const companies = [first, ...rest];
  for (const { accountId, clientId } of companies) {
    await setReceiving(
      app,
      { accountId, clientId, environment: 2 },
      { change: { enabled: true, types }, by },
    );
    const { rows } = await owner.pool.query<{ cnpj: string }>('select cnpj from clients where id = $1', [
      clientId,
    ]);
    cnpjs.set(clientId, rows[0]?.cnpj ?? '');
  }
  onTestFinished(async () => {
    for (const company of companies)
      await setReceiving(app, scopeOf(company), { change: { enabled: false }, by });
  });
  let offsetMs = 0;
  const nowMs = () => Date.now() + offsetMs;
  const parties = new Map<string, ReturnType<typeof distributionOf>>();
  const of = (cnpj: string, type: DistributedType = 'nfe') => {
    const known = parties.get(`${type} ${cnpj}`) ?? distributionOf(type, nowMs);
    parties.set(`${type} ${cnpj}`, known);
    return known;
  };
  const ask =
    (fault: () => Fault) =>
    async (
      { type, interested }: DistributionCaller,
      question: DistributionQuestion,
    ): Promise<Distributed> => {
      const kind = fault();
      if (kind === 'unsent') return { kind: 'nao-enviado', cause: 'sem rede', retryAfterSeconds: 60 };
      if (kind === 'away') return { kind: 'indisponivel', cause: '108' };
      if (kind === 'killed') throw new Error('killed');
      const answer = of(interested, type).ask(question);
      if (kind === 'killed-late') throw new Error('killed');
      return kind === 'lost' ? { kind: 'ilegivel', cause: 'cortada' } : answer;
    };
  return {
    tenant: first,
    companies,
    nowMs,
    of,
    advance: async (ms) => {
      offsetMs += ms;
      await keepClock(app, first.accountId, offsetMs);
    },
    round: async (fault = () => 'none' as const) => {
      const errors: unknown[] = [];
      const onError = (error: unknown) => errors.push(error);
      await receive({ db: worker, ask: ask(fault), onCommit: () => {}, onError });
      for (const error of errors) if (!(error instanceof Error && error.message === 'killed')) throw error;
    },
  };
}

/** True while a sequence of the account's sandbox waits for a worker. */
async function isDue(ground: string): Promise<boolean> {
  const { rowCount } = await owner.pool.query(
    'select from distributions where ground = $1 and next_at <= account_now($2, $3)',
    [ground, ground, 'sandbox'],
  );
  return rowCount !== 0;
}

const scopeOf = ({ accountId, clientId }: TestTenant) => ({ accountId, clientId, environment: 2 }) as const;
const keysOf = async (tenant: TestTenant): Promise<readonly string[]> => {
  const keys: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listReceived(app, scopeOf(tenant), { limit: 100, ...(cursor && { cursor }) });
    keys.push(...page.data.map(({ accessKey }) => accessKey));
    if (page.next === null) return keys;
    cursor = page.next;
  }
};
const numbersOf = async (
  { clientId }: TestTenant,
  type: DistributedType = 'nfe',
): Promise<readonly number[]> => {
  const { rows } = await owner.pool.query<{ nsu: string }>(
    'select nsu from received_files where client_id = $1 and type = $2 order by nsu',
    [clientId, type],
  );
  return rows.map(({ nsu }) => Number(nsu));
};

describe('receiving', () => {
  it('delivers ten days of documents once to each company, through faults and killed workers, without a 656', async () => {
    const world = await openWorld(4, DISTRIBUTED_TYPES);
    const faults = fc.sample(
      fc.constantFrom<Fault>('none', 'none', 'none', 'unsent', 'lost', 'killed', 'killed-late', 'away'),
      { numRuns: 200, seed: SEED },
    );
    const sales = fc.sample(fc.integer({ min: 0, max: 12 }), { numRuns: 100, seed: SEED });
    let fault = 0;
    let batch = 0;
    let n = 0;
    await world.round();
    for (let step = 0; step < 20; step++) {
      for (const company of world.companies) {
        for (const type of DISTRIBUTED_TYPES) {
          const party = world.of(cnpjs.get(company.clientId) ?? '', type);
          const count = sales[batch++ % 100] ?? 0;
          for (let sale = 0; sale < count; sale++) party.sell(++n);
        }
      }
      await world.advance(12 * HOUR);
      await world.round(() => faults[fault++ % 200] ?? 'none');
    }
    for (let quiet = 0; quiet < 8; quiet++) {
      await world.advance(2 * HOUR);
      await world.round();
    }
    for (const company of world.companies) {
      const parties = DISTRIBUTED_TYPES.map(
        (type) => [type, world.of(cnpjs.get(company.clientId) ?? '', type)] as const,
      );
      for (const [type, party] of parties) {
        expect(party.misuses()).toBe(0);
        expect(party.owed()).toBeGreaterThan(50);
        expect(await numbersOf(company, type)).toEqual(
          Array.from({ length: party.owed() }, (_, at) => at + 1),
        );
      }
      expect(new Set(await keysOf(company)).size).toBe(
        parties.reduce((sum, [, party]) => sum + party.owed(), 0),
      );
    }
  }, 240_000);

  it('gives each account of a CNPJ what one sequence holds, and each sandbox its own', async () => {
    const world = await openWorld(1);
    const cnpj = cnpjs.get(world.tenant.clientId) ?? '';
    const other = await createTenant(app, { cnpj });
    await setReceiving(app, scopeOf(other), { change: { enabled: true }, by });
    onTestFinished(async () => {
      await setReceiving(app, scopeOf(other), { change: { enabled: false }, by });
    });
    await world.round();
    world.of(cnpj).sell(1);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    await world.round();
    expect([(await keysOf(world.tenant)).length, (await keysOf(other)).length]).toEqual([1, 0]);
    const { rows } = await owner.pool.query('select ground from distributions where cnpj = $1', [cnpj]);
    expect(rows).toHaveLength(2);
  });

  it('cancels a note by its event, in either order, and reports each', async () => {
    const world = await openWorld(1);
    const party = world.of(cnpjs.get(world.tenant.clientId) ?? '');
    await world.round();
    const known = party.sell(1);
    party.write(cancellation(known, party.supplier));
    const late = keyOf(party.supplier, 2);
    party.write(cancellation(late, party.supplier));
    party.write(summary(late, party.supplier));
    party.write('<procNovo/>');
    await world.advance(DISTRIBUTION_PAUSE_MS);
    await world.round();
    const { data } = await listReceived(app, scopeOf(world.tenant), { limit: 10, situacao: 'cancelada' });
    expect(data).toMatchObject([
      { accessKey: late, whole: false, valorTotal: '10.50' },
      { accessKey: known, emitente: party.supplier, nome: 'FORNECEDOR' },
    ]);
    expect(await getReceived(app, scopeOf(world.tenant), data[1]?.id ?? '')).toMatchObject({
      events: [{ tpEvento: '110111', xEvento: 'Cancelamento', nProt: '135260000000002' }],
    });
    expect((await readReceivedXml(app, scopeOf(world.tenant), data[1]?.id ?? ''))?.kind).toBe('resumo');
    const { rows } = await owner.pool.query<{ kind: string }>(
      'select kind from document_changes where account_id = $1 and kind like $2 order by xid, seq',
      [world.tenant.accountId, 'received.%'],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'received.document',
      'received.event',
      'received.event',
      'received.document',
    ]);
  });

  it('keeps the sequences of a company’s types apart: a 656 of one rests only its own', async () => {
    const world = await openWorld(1, ['nfe', 'cte', 'mdfe']);
    const cnpj = cnpjs.get(world.tenant.clientId) ?? '';
    await world.round();
    world.of(cnpj, 'cte').sell(1);
    const closed = world.of(cnpj, 'mdfe').sell(2);
    world.of(cnpj, 'mdfe').write(closing(closed, cnpj));
    world.of(cnpj).sell(3);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    world.of(cnpj).ask({ by: 'ultNSU', nsu: 0 });
    await world.round();
    const { data } = await listReceived(app, scopeOf(world.tenant), { limit: 10 });
    const found = data.map(({ type, situacao, tpNF, whole: w }) => [type, [situacao, tpNF, w]]);
    expect(Object.fromEntries(found)).toEqual({
      cte: ['autorizada', null, true],
      mdfe: ['encerrada', null, true],
    });
    expect((await listReceived(app, scopeOf(world.tenant), { limit: 10, type: 'mdfe' })).data).toMatchObject([
      { accessKey: closed, valorTotal: '10.50' },
    ]);
    const settings = await readReceivedSettings(app, scopeOf(world.tenant));
    expect(settings?.sequences.map(({ type, condition }) => [type, condition?.kind])).toEqual([
      ['nfe', 'vizinho'],
      ['cte', 'normal'],
      ['mdfe', 'normal'],
    ]);
  });

  it('reports another system’s query, and fills the gap', async () => {
    const world = await openWorld(1);
    const party = world.of(cnpjs.get(world.tenant.clientId) ?? '');
    await world.round();
    for (let n = 1; n <= 12; n++) party.sell(n);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    party.ask({ by: 'ultNSU', nsu: 0 });
    await world.round();
    expect(await readReceivedSettings(app, scopeOf(world.tenant))).toMatchObject({
      enabled: true,
      sequences: [{ type: 'nfe', condition: { kind: 'vizinho', nsu: 12 } }],
    });
    expect(party.misuses()).toBe(1);
    const neighbors = async () =>
      (
        await owner.pool.query<{ details: unknown }>(
          `select details from document_changes where account_id = $1 and kind = 'received.neighbor' order by xid, seq`,
          [world.tenant.accountId],
        )
      ).rows.map(({ details }) => details);
    const first = { nsu: 12, missing: 12, noticedAt: expect.stringMatching(/T.*\.\d{3}Z$/) };
    expect(await neighbors()).toEqual([first]);
    for (let turn = 0; turn < 3; turn++) {
      await world.advance(DISTRIBUTION_PAUSE_MS);
      await world.round();
    }
    expect(await numbersOf(world.tenant)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(party.misuses()).toBe(1);
    const kind = async () =>
      (await readReceivedSettings(app, scopeOf(world.tenant)))?.sequences[0]?.condition?.kind;
    expect(await kind()).toBe('vizinho');
    // Again, while it is known.
    party.sell(13);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    party.ask({ by: 'ultNSU', nsu: 12 });
    for (let turn = 0; turn < 2; turn++) {
      await world.round();
      await world.advance(DISTRIBUTION_PAUSE_MS);
    }
    expect(party.misuses()).toBe(2);
    expect(await neighbors()).toEqual([first]);
    // Nor behind an outage.
    await world.advance(DISTRIBUTION_PAUSE_MS);
    await world.round(() => 'away');
    expect(await kind()).toBe('indisponivel');
    party.sell(14);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    party.ask({ by: 'ultNSU', nsu: 13 });
    for (let turn = 0; turn < 3; turn++) {
      await world.round();
      await world.advance(DISTRIBUTION_PAUSE_MS);
    }
    expect(await kind()).toBe('vizinho');
    expect(party.misuses()).toBe(3);
    expect(await neighbors()).toEqual([first]);
    // No query of ours was refused for a day.
    await world.advance(NEIGHBOR_QUIET_MS);
    await world.round();
    expect(await kind()).toBe('normal');
    party.sell(15);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    party.ask({ by: 'ultNSU', nsu: 14 });
    await world.round();
    expect(await neighbors()).toMatchObject([first, { nsu: 15, missing: 1 }]);
  });

  it('queries nothing for a company that did not turn it on, or turned it off', async () => {
    const world = await openWorld(1);
    await setReceiving(app, scopeOf(world.tenant), { change: { enabled: false }, by });
    const asked: string[] = [];
    await receive({
      db: worker,
      ask: async ({ interested }) => {
        asked.push(interested);
        return { kind: 'nenhum', ultNSU: 0, maxNSU: 0 };
      },
      onCommit: () => {},
      onError: (error) => {
        throw error;
      },
    });
    expect(asked).not.toContain(cnpjs.get(world.tenant.clientId));
  });
});

/** Asks for a company of one type, whose authority gives these answers in turn; the NSUs asked for, in order. */
async function answering(type: DistributedType, answers: readonly string[]) {
  const world = await openWorld(1, [type]);
  const asked: number[] = [];
  const ask = async (_: DistributionCaller, question: DistributionQuestion): Promise<Distributed> => {
    if (question.by === 'chave') throw new Error('not asked by key');
    asked.push(question.nsu);
    const text = answers[asked.length - 1];
    return type === 'nfse'
      ? parseAdn(text ?? adn(404, 'NENHUM_DOCUMENTO_LOCALIZADO'))
      : parseDistribution(text ?? retDist('137', 0, 0));
  };
  const round = async () => {
    do
      await receive({
        db: worker,
        ask: (caller, question) =>
          caller.accountId === world.tenant.accountId
            ? ask(caller, question)
            : Promise.resolve({ kind: 'nao-enviado', cause: 'of another test', retryAfterSeconds: 60 }),
        onCommit: () => {},
        onError: (error) => {
          throw error;
        },
      });
    while (await isDue(world.tenant.accountId));
  };
  return { world, asked, round };
}

const PORTAL = ['nfe', 'cte', 'mdfe'] as const;
const fifteen = (nsu: number): string => String(nsu).padStart(15, '0');
const retDist = (cStat: string, ult: number, max: number, lot = ''): string =>
  `<retDistDFeInt versao="1.00"><tpAmb>2</tpAmb><verAplic>X</verAplic><cStat>${cStat}</cStat><xMotivo>Motivo ${cStat}</xMotivo><dhResp>2026-11-22T10:00:00</dhResp><ultNSU>${fifteen(ult)}</ultNSU><maxNSU>${fifteen(max)}</maxNSU>${lot}</retDistDFeInt>`;
const docZip = (nsu: number, zipped: Buffer, schema = 'qualquer'): string =>
  `<docZip NSU="${fifteen(nsu)}" schema="${schema}">${zipped.toString('base64')}</docZip>`;
const lotOf = (...zips: readonly string[]): string => `<loteDistDFeInt>${zips.join('')}</loteDistDFeInt>`;

const adn = (status: number, StatusProcessamento: string, more: object = {}): string =>
  restAnswer({ status, body: { StatusProcessamento, ...more } });

describe.each(PORTAL)('a hostile distribution of %s', (type) => {
  const supplier = randomCnpj('hostile');
  const file = (n: number): Buffer => {
    const chave = keyOf(supplier, n, type);
    return gzipSync(fileOf(type, chave, supplier));
  };

  it('stores each document once, in any order and two by one NSU, and goes on from the number it was told', async () => {
    const lot = lotOf(
      docZip(3, file(3)),
      docZip(1, file(1)),
      docZip(900, file(9)),
      docZip(2, file(2)),
      docZip(2, file(4)),
    );
    const { world, asked, round } = await answering(type, [retDist('138', 3, 5, lot)]);
    await round();
    expect(asked).toEqual([0, 3]);
    expect(await numbersOf(world.tenant, type)).toEqual([expect.any(Number), 1, 2, 3, 900]);
    expect(new Set(await keysOf(world.tenant))).toEqual(
      new Set([1, 2, 3, 4, 9].map((n) => keyOf(supplier, n, type))),
    );
  });

  it('stores what it cannot read with its bytes, and goes on', async () => {
    const other = type === 'nfe' ? '<cteProc/>' : '<nfeProc/>';
    const hostile = [
      gzipSync(Buffer.alloc(64 * 1024 * 1024)),
      Buffer.from('not gzip'),
      file(1).subarray(0, 40),
      gzipSync('<procNovo versao="9.00"/>'),
      gzipSync(other),
      gzipSync(`<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>`),
      Buffer.alloc(0),
    ];
    const zips = hostile.map((zipped, at) => docZip(at + 1, zipped, `inventado_v${at}.xsd`));
    const end = hostile.length + 1;
    const { world, round } = await answering(type, [
      retDist('138', end, end, lotOf(...zips, docZip(end, file(7)))),
    ]);
    await round();
    expect(await numbersOf(world.tenant, type)).toHaveLength(end);
    expect(await keysOf(world.tenant)).toEqual([keyOf(supplier, 7, type)]);
    const { rows } = await owner.pool.query<{ kind: string; bytes: number }>(
      'select kind, length(content) as bytes from received_files where client_id = $1 and nsu < $2 order by nsu',
      [world.tenant.clientId, end],
    );
    expect(rows).toEqual(hostile.map((zipped) => ({ kind: 'desconhecido', bytes: zipped.length })));
  });

  it('stores a name and an issuer longer than an index takes, and goes on', async () => {
    // Random, so that it is not compressed.
    const long = randomBytes(4_000).toString('hex');
    const chave = keyOf(supplier, 1, type);
    const xml = fileOf(type, chave, supplier);
    const named = xml.replace(/(?<=<xNome>)[^<]+/, `${'😀'.repeat(199)} ${long}`);
    const issued = fileOf(type, keyOf(supplier, 2, type), supplier).replace(
      /(?<=<CNPJ>)[^<]+/,
      long.toUpperCase(),
    );
    const lot = lotOf(docZip(1, gzipSync(named)), docZip(2, gzipSync(issued)), docZip(3, file(3)));
    const { world, round } = await answering(type, [retDist('138', 3, 3, lot)]);
    await round();
    expect(await numbersOf(world.tenant, type)).toEqual([1, 2, 3]);
    const { data } = await listReceived(app, scopeOf(world.tenant), { limit: 10, nome: '😀😀' });
    expect(data).toMatchObject([{ accessKey: chave, nome: `${'😀'.repeat(199)} ` }]);
    expect(new Set(await keysOf(world.tenant))).toEqual(new Set([chave, keyOf(supplier, 3, type)]));
  });

  it('rests after every answer, and asks again only then', async () => {
    const refusals = ['589', '593', '472', '473', '214', '215', '243', '252', '404', '999'];
    const cases = [
      ['137', 'normal', 65],
      ['138', 'normal', 65],
      ['656', 'bloqueada', 65],
      ['108', 'indisponivel', 10],
      ['109', 'indisponivel', 10],
      ...refusals.map((code) => [code, 'recusada', 360] as const),
    ] as const;
    const { world, asked, round } = await answering(
      type,
      cases.map(([code]) => retDist(code, 0, 0)),
    );
    await round();
    for (const [at, [code, kind, minutes]] of cases.entries()) {
      expect([code, asked.length]).toEqual([code, at + 1]);
      expect((await readReceivedSettings(app, scopeOf(world.tenant)))?.sequences).toMatchObject([
        { type, condition: { kind } },
      ]);
      await world.advance((minutes - 1) * 60_000);
      await round();
      expect([code, asked.length]).toEqual([code, at + 1]);
      await world.advance(2 * 60_000);
      await round();
    }
  });
});

describe('a hostile distribution of nfse', () => {
  const supplier = randomCnpj('hostile-adn');
  const key = (n: number): string => keyOf(supplier, n, 'nfse');
  const file = (n: number): Buffer => gzipSync(service(key(n), supplier));
  const lot = (...entries: readonly (readonly [unknown, Buffer | string])[]): string =>
    adn(200, 'DOCUMENTOS_LOCALIZADOS', {
      LoteDFe: entries.map(([NSU, zipped]) => ({
        NSU,
        TipoDocumento: null,
        ArquivoXml: typeof zipped === 'string' ? zipped : zipped.toString('base64'),
      })),
    });

  it('stores each document once, in any order and two by one NSU, and goes on from the greatest until nothing comes', async () => {
    const twice = Buffer.from(file(5).toString('base64')).toString('base64');
    const { world, asked, round } = await answering('nfse', [
      lot([3, file(3)], ['1', file(1)], [2, file(2)], [2, file(4)]),
      lot([9, twice], [null, file(6)], [-1, file(7)], ['x', file(8)]),
    ]);
    await round();
    expect(asked).toEqual([0, 3, 9]);
    // Those without a number of their own too.
    const numbers = await numbersOf(world.tenant, 'nfse');
    expect(numbers.filter((nsu) => nsu > 0)).toEqual([1, 2, 3, 9]);
    expect(numbers.filter((nsu) => nsu < 0)).toHaveLength(4);
    expect(new Set(await keysOf(world.tenant))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(key)));
    const { data } = await listReceived(app, scopeOf(world.tenant), { limit: 10, numero: 3 });
    expect(data).toMatchObject([{ accessKey: key(3), type: 'nfse', tpNF: null, valorTotal: '10.50' }]);
  });

  it('stores a document without a number once, however often it comes', async () => {
    const { world, round } = await answering('nfse', [
      lot([4, file(1)], [null, file(2)]),
      lot([null, file(2)]),
    ]);
    await round();
    expect(await numbersOf(world.tenant, 'nfse')).toHaveLength(2);
    expect(new Set(await keysOf(world.tenant))).toEqual(new Set([1, 2].map(key)));
  });

  it('rests when numbers do not grow, though documents came', async () => {
    const { asked, round } = await answering('nfse', [lot([4, file(1)]), lot([4, file(1)])]);
    await round();
    expect(asked).toEqual([0, 4]);
  });

  it('stores what it cannot read with its bytes, and goes on', async () => {
    const hostile = [
      gzipSync(Buffer.alloc(64 * 1024 * 1024)),
      Buffer.from('not gzip'),
      file(1).subarray(0, 40),
      gzipSync('<CNC/>'),
      gzipSync('<nfeProc/>'),
      gzipSync(`<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>`),
      // Moments that JavaScript reads and PostgreSQL does not.
      ...['2026-02-30T10:00:00-03:00', '2026-11-21T10:00:00-16:00', '1'].map((dhEmi) =>
        gzipSync(service(key(2), supplier).replace(/<dhEmi>[^<]*/, `<dhEmi>${dhEmi}`)),
      ),
      gzipSync(
        service(
          key(1).replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`),
          supplier,
        ),
      ),
    ];
    const end = hostile.length + 1;
    const { world, round } = await answering('nfse', [
      lot(...hostile.map((zipped, at) => [at + 1, zipped] as const), [end, file(7)]),
    ]);
    await round();
    expect(await numbersOf(world.tenant, 'nfse')).toHaveLength(end);
    expect(await keysOf(world.tenant)).toEqual([key(7)]);
  });

  it('rests after every answer, and asks again only then', async () => {
    const refusalBy = (Codigo: string) => ({ Erros: [{ Codigo, Descricao: 'Motivo' }] });
    const cases = [
      [adn(404, 'NENHUM_DOCUMENTO_LOCALIZADO'), 'normal', 65],
      [adn(404, 'REJEICAO', refusalBy('E2220')), 'normal', 65],
      [adn(200, 'DOCUMENTOS_LOCALIZADOS', { LoteDFe: [] }), 'normal', 65],
      [restAnswer({ status: 429, body: null }), 'bloqueada', 65],
      [restAnswer({ status: 404, body: null }), 'indisponivel', 65],
      [adn(200, 'NOVO'), 'indisponivel', 65],
      [adn(400, 'REJEICAO', refusalBy('E0816')), 'recusada', 360],
    ] as const;
    const { world, asked, round } = await answering(
      'nfse',
      cases.map(([answer]) => answer),
    );
    await round();
    for (const [at, [answer, kind, minutes]] of cases.entries()) {
      expect([answer, asked.length]).toEqual([answer, at + 1]);
      expect((await readReceivedSettings(app, scopeOf(world.tenant)))?.sequences).toMatchObject([
        { type: 'nfse', condition: { kind: expect.stringMatching(kind === 'indisponivel' ? /./ : kind) } },
      ]);
      await world.advance((minutes - 1) * 60_000);
      await round();
      expect([answer, asked.length]).toEqual([answer, at + 1]);
      await world.advance(2 * 60_000);
      await round();
    }
  });
});

it('leaves out the rows that a newer release wrote in words of its own, and lists the others', async () => {
  const world = await openWorld(1);
  const { tenant } = world;
  const party = world.of(cnpjs.get(tenant.clientId) ?? '');
  await world.round();
  const [newer, known] = [party.sell(1), party.sell(2)];
  await world.advance(DISTRIBUTION_PAUSE_MS);
  await world.round();
  await owner.pool.query(
    "update received_documents set type = 'futuro' where client_id = $1 and access_key = $2",
    [tenant.clientId, newer],
  );
  const { data } = await listReceived(app, scopeOf(tenant), { limit: 10 });
  expect(data.map(({ accessKey }) => accessKey)).toEqual([known]);
});

it('lists a service’s note of others, canceled by its event in either order, and stores its own unlisted', async () => {
  const world = await openWorld(1, ['nfse']);
  const cnpj = cnpjs.get(world.tenant.clientId) ?? '';
  const party = world.of(cnpj, 'nfse');
  const known = party.sell(1);
  party.write(serviceCancellation(known, party.supplier));
  const late = keyOf(party.supplier, 2, 'nfse');
  party.write(serviceCancellation(late, party.supplier));
  party.write(service(late, party.supplier));
  const own = keyOf(cnpj, 3, 'nfse');
  party.write(service(own, cnpj));
  party.write(serviceCancellation(own, cnpj));
  await world.round();
  expect(await numbersOf(world.tenant, 'nfse')).toEqual([1, 2, 3, 4, 5, 6]);
  const { data } = await listReceived(app, scopeOf(world.tenant), { limit: 10 });
  expect(data.map(({ accessKey, situacao, nome }) => [accessKey, situacao, nome])).toEqual([
    [late, 'cancelada', 'PRESTADOR'],
    [known, 'cancelada', 'PRESTADOR'],
  ]);
  expect(await getReceived(app, scopeOf(world.tenant), data[1]?.id ?? '')).toMatchObject({
    protocolNumber: '1',
    events: [{ tpEvento: '101101', xEvento: 'Cancelamento de NFS-e', nProt: '9' }],
  });
});

it('gives the sandboxes of other accounts their turn while one has many companies that are due', async () => {
  const many = await openWorld(9);
  const one = await openWorld(1);
  const order: string[] = [];
  const mine = new Set([many.tenant.accountId, one.tenant.accountId]);
  // Three of four lanes stay with the account that has many, so that it is busy when the next is looked for.
  let giveTurn = () => {};
  const turn = new Promise<void>((resolve) => {
    giveTurn = resolve;
  });
  let held = 0;
  await receive({
    db: worker,
    ask: async ({ accountId }) => {
      if (mine.has(accountId)) order.push(accountId);
      if (accountId === one.tenant.accountId) giveTurn();
      else if (accountId === many.tenant.accountId && ++held <= 3) await turn;
      return { kind: 'nenhum', ultNSU: 0, maxNSU: 0 };
    },
    onCommit: () => {},
    onError: (error) => {
      throw error;
    },
  });
  expect(order).toHaveLength(10);
  expect(order.indexOf(one.tenant.accountId)).toBeLessThan(5);
});
