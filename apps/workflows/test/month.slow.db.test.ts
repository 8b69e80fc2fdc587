import { gzipSync } from 'node:zlib';
import type { Authority, Keys } from '@fiscal/core/activities/authority';
import type { Distributed, DistributionCaller } from '@fiscal/core/activities/received/distribute';
import { createManifest } from '@fiscal/core/activities/received/manifest';
import { emissionPolicy } from '@fiscal/core/lifecycle/deadlines';
import type { DistributionQuestion } from '@fiscal/core/sefaz/distribution';
import type { SefazReply } from '@fiscal/core/sefaz/port';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, testIdentity } from '@fiscal/core/testing/certificates';
import { SEED } from '@fiscal/core/testing/holds';
import { DISTRIBUTED_TYPES, type DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { childText, find, parseXml } from '@fiscal/core/xml/parse';
import { keepClock } from '@fiscal/db/contingency/account-clock';
import { createManifestationStore } from '@fiscal/db/received/manifestation-store';
import { setReceiving } from '@fiscal/db/received/settings';
import {
  addCompany,
  createTenant,
  databaseUrls,
  openDb,
  type TestTenant,
} from '@fiscal/db/testing/test-database';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { manifest } from '../src/received/manifest.ts';
import { receive } from '../src/received/receive.ts';
import { keyOf } from './support/received-files.ts';
import { by, type Fault } from './support/receiving.ts';

/** `MONTH=large`: 20 companies and 10,000 documents. */
const [COMPANIES, DOCUMENTS] = process.env['MONTH'] === 'large' ? [20, 10_000] : [6, 500];
const HOUR = 3_600_000;
const PAGE = 50;
/** Twelve hours each. */
const STEPS = 60;
/** Rounds of manifestations a step: four killed workers end one, since an account has four leases. */
const ROUNDS = 3 * (DOCUMENTS / 500);
/**
 * Faults in a row of one question of one sequence, which is asked once in twelve hours: more could keep a summary away for the ten days
 * in which it may be manifested.
 */
const FAULTS_MAX = 3;

const app = openDb('app', 2);
const worker = openDb('worker', 10);
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
afterAll(() => owner.end());

/** A document of the month, with its parties. */
interface Paper {
  readonly type: DistributedType;
  readonly key: string;
  readonly emitter: string;
  /** Addressee, taker, contratante or tomador. */
  readonly to: string;
  /** Authorized or intermediary parties. */
  readonly others: readonly string[];
  readonly at: string;
  canceled: boolean;
}

const stamp = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, '+00:00');

const summary = ({ key, emitter, at }: Paper): string =>
  `<resNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.01"><chNFe>${key}</chNFe><CNPJ>${emitter}</CNPJ><xNome>FORNECEDOR</xNome><IE>110042490114</IE><dhEmi>${at}</dhEmi><tpNF>1</tpNF><vNF>10.50</vNF><dhRecbto>${at}</dhRecbto><nProt>135260000000001</nProt><cSitNFe>1</cSitNFe></resNFe>`;

const PLACES = {
  nfe: ['nfeProc', 'infNFe', 'chNFe'],
  cte: ['cteProc', 'infCte', 'chCTe'],
  mdfe: ['mdfeProc', 'infMDFe', 'chMDFe'],
} as const;
/** A document, as far as it is read. */
function whole({ type, key, emitter, to, at }: Paper): string {
  if (type === 'nfse')
    return `<NFSe><infNFSe Id="NFS${key}"><nNFSe>1</nNFSe><cStat>100</cStat><dhProc>${at}</dhProc><emit><CNPJ>${emitter}</CNPJ><xNome>PRESTADOR</xNome></emit><DPS><infDPS><dhEmi>${at}</dhEmi><toma><CNPJ>${to}</CNPJ></toma><valores><vServPrest><vServ>10.50</vServ></vServPrest></valores></infDPS></DPS></infNFSe></NFSe>`;
  const [root, inf, chave] = PLACES[type];
  return `<${root}><doc><${inf}><ide><dhEmi>${at}</dhEmi><tpNF>1</tpNF><toma3><toma>3</toma></toma3></ide><emit><CNPJ>${emitter}</CNPJ><xNome>EMITENTE</xNome></emit><dest><CNPJ>${to}</CNPJ></dest><vPrest><vTPrest>10.50</vTPrest></vPrest><tot><vCarga>10.50</vCarga></tot><total><ICMSTot><vNF>10.50</vNF></ICMSTot></total></${inf}></doc><prot><infProt><${chave}>${key}</${chave}><dhRecbto>${at}</dhRecbto><nProt>135260000000001</nProt><cStat>100</cStat></infProt></prot></${root}>`;
}

const EVENTS = {
  nfe: ['procEventoNFe', 'evento', 'chNFe'],
  cte: ['procEventoCTe', 'eventoCTe', 'chCTe'],
  mdfe: ['procEventoMDFe', 'eventoMDFe', 'chMDFe'],
} as const;
function event({ type, key }: Paper, tpEvento: string, author: string, at: string): string {
  if (type === 'nfse')
    return `<evento><infEvento><nSeqEvento>001</nSeqEvento><dhProc>${at}</dhProc><nDFSe>9</nDFSe><pedRegEvento><infPedReg><dhEvento>${at}</dhEvento><CNPJAutor>${author}</CNPJAutor><chNFSe>${key}</chNFSe><e${tpEvento}><xDesc>Evento</xDesc></e${tpEvento}></infPedReg></pedRegEvento></infEvento></evento>`;
  const [root, inner, chave] = EVENTS[type];
  return `<${root}><${inner}><infEvento><cOrgao>35</cOrgao><CNPJ>${author}</CNPJ><${chave}>${key}</${chave}><dhEvento>${at}</dhEvento><tpEvento>${tpEvento}</tpEvento><nSeqEvento>1</nSeqEvento></infEvento></${inner}></${root}>`;
}

/** The sequence gets no number for every tenth file that a manifestation releases: it comes by its key alone. */
const isForgotten = (n: number): boolean => n % 10 === 3;
const SINGLES_MAX = 20;

/** The sequence of one type for one party, by NT 2014.002; that of the ADN names no last NSU. Counts queries that it would block. */
function sequenceOf(
  type: DistributedType,
  nowMs: () => number,
  released: (chave: string) => string | undefined,
) {
  const rows: Buffer[] = [];
  let singles: number[] = [];
  let given = 0;
  let usedMs = Number.NEGATIVE_INFINITY;
  let endedMs = Number.NEGATIVE_INFINITY;
  let misuses = 0;
  const slice = (from: number, to: number) =>
    rows.slice(from, to).map((zipped, at) => ({ nsu: from + at + 1, schema: 's', zipped }));
  const misuse = (): Distributed => {
    misuses += 1;
    return { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: given, maxNSU: 0 };
  };
  const isTooMany = (): boolean => {
    singles = [...singles.filter((atMs) => atMs > nowMs() - HOUR), nowMs()];
    return singles.length > SINGLES_MAX || nowMs() < endedMs + HOUR;
  };
  return {
    rows,
    misuses: () => misuses,
    write: (xml: string) => void rows.push(gzipSync(xml)),
    ask(question: DistributionQuestion): Distributed {
      if (question.by !== 'ultNSU' && isTooMany()) return misuse();
      if (question.by === 'chave') {
        const xml = released(question.chave);
        const position = { ultNSU: null, maxNSU: null };
        if (xml === undefined) return { kind: 'recusada', cStat: '217', xMotivo: 'Não consta', ...position };
        return {
          kind: 'documentos',
          documents: [{ nsu: null, schema: 's', zipped: gzipSync(xml) }],
          ...position,
        };
      }
      const { nsu } = question;
      if (question.by === 'NSU')
        return { kind: 'documentos', documents: slice(nsu - 1, nsu), ultNSU: null, maxNSU: null };
      const isAdn = type === 'nfse';
      if (nowMs() < endedMs + HOUR || (!isAdn && nsu !== given && nowMs() < usedMs + HOUR)) return misuse();
      usedMs = nowMs();
      given = Math.min(nsu + PAGE, rows.length);
      const position = isAdn ? { ultNSU: null, maxNSU: null } : { ultNSU: given, maxNSU: rows.length };
      if (isAdn ? given <= nsu : given === rows.length) endedMs = nowMs();
      if (given <= nsu) return { kind: 'nenhum', ...position };
      return {
        kind: 'documentos',
        documents: slice(nsu, given),
        ...(isAdn && { openEnd: true }),
        ...position,
      };
    },
  };
}

/** Ambiente Nacional, SVRS and ADN: who gets which NSU. Source: NT 2014.002 v1.30, NT 2015.002, ADN manual. */
function authorityOf(nowMs: () => number) {
  const papers = new Map<string, Paper>();
  const sequences = new Map<string, ReturnType<typeof sequenceOf>>();
  const records = new Map<string, string>();
  /** Whole files that the addressee may have. */
  const released = new Map<string, string>();
  const forgotten = new Set<string>();
  const of = (type: DistributedType, cnpj: string) => {
    const id = `${type} ${cnpj}`;
    const known = sequences.get(id) ?? sequenceOf(type, nowMs, (chave) => released.get(chave));
    sequences.set(id, known);
    return known;
  };
  const tell = (type: DistributedType, to: readonly string[], xml: string) => {
    for (const cnpj of new Set(to)) of(type, cnpj).write(xml);
  };
  return {
    papers,
    of,
    forgotten,
    misuses: () => [...sequences.values()].reduce((sum, one) => sum + one.misuses(), 0),
    issue(paper: Paper): void {
      papers.set(paper.key, paper);
      const { type, emitter, to, others } = paper;
      if (type === 'nfe') of('nfe', to).write(summary(paper));
      tell(
        type,
        type === 'nfse' ? [emitter, to, ...others] : type === 'nfe' ? others : [to, ...others],
        whole(paper),
      );
    },
    cancel(paper: Paper): void {
      paper.canceled = true;
      const { type, emitter, to, others } = paper;
      const code = type === 'nfse' ? '101101' : '110111';
      tell(
        type,
        [to, ...others, ...(type === 'nfse' ? [emitter] : [])],
        event(paper, code, emitter, stamp(nowMs())),
      );
    },
    /** Takes a manifestation once. */
    take(payload: string): SefazReply {
      const inf = find(parseXml(payload).root, 'infEvento');
      const [key = '', tpEvento = '', nSeq = ''] = ['chNFe', 'tpEvento', 'nSeqEvento'].map(
        (tag) => childText(inf, tag) ?? '',
      );
      const paper = papers.get(key);
      if (paper === undefined) throw new Error('manifested a note of nobody');
      const answer = (said: string): SefazReply => ({
        kind: 'resposta',
        latencyMs: 1,
        xml: `<retEnvEvento xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><idLote>1</idLote><tpAmb>2</tpAmb><verAplic>T</verAplic><cOrgao>91</cOrgao><cStat>128</cStat><xMotivo>Lote processado</xMotivo><retEvento versao="1.00"><infEvento><tpAmb>2</tpAmb><verAplic>T</verAplic><cOrgao>91</cOrgao>${said}<chNFe>${key}</chNFe><tpEvento>${tpEvento}</tpEvento><nSeqEvento>${nSeq}</nSeqEvento></infEvento></retEvento></retEnvEvento>`,
      });
      if (paper.canceled) return answer('<cStat>650</cStat><xMotivo>Rejeicao: NF-e cancelada</xMotivo>');
      const record = `${key} ${tpEvento} ${nSeq}`;
      if (records.has(record))
        return answer('<cStat>573</cStat><xMotivo>Rejeicao: Duplicidade de evento</xMotivo>');
      const nProt = `8912600${String(records.size + 1).padStart(8, '0')}`;
      records.set(record, nProt);
      released.set(key, whole(paper));
      if (isForgotten(records.size)) forgotten.add(key);
      else of('nfe', paper.to).write(whole(paper));
      tell('nfe', [paper.emitter, ...paper.others], event(paper, tpEvento, paper.to, stamp(nowMs())));
      return answer(
        `<cStat>135</cStat><xMotivo>Evento registrado</xMotivo><nProt>${nProt}</nProt><dhRegEvento>${stamp(nowMs())}</dhRegEvento>`,
      );
    },
    records,
  };
}

/** Companies of one account that receive everything, with their CNPJs. */
async function openCompanies(count: number) {
  const cnpjs = Array.from({ length: count }, (_, n) => randomCnpj(`month ${n} ${Math.random()}`));
  const first = await createTenant(app, { cnpj: cnpjs[0] ?? '' });
  const companies: TestTenant[] = [first];
  for (const cnpj of cnpjs.slice(1)) companies.push(await addCompany(app, first, cnpj));
  for (const { accountId, clientId } of companies)
    await setReceiving(
      app,
      { accountId, clientId, environment: 2 },
      { change: { enabled: true, types: DISTRIBUTED_TYPES, policy: 'ciencia' }, by },
    );
  return {
    accountId: first.accountId,
    companies: companies.map((one, n) => ({ ...one, cnpj: cnpjs[n] ?? '' })),
  };
}

/** Ways out of a call, at the fault of its turn. @param next takes what the call is about */
function faulty(next: (subject: string) => Fault) {
  return async <T>(
    subject: string,
    answer: () => T,
    ways: { readonly unsent: T; readonly lost: T; readonly away: T },
  ): Promise<T> => {
    const fault = next(subject);
    if (fault === 'killed') throw new Error('killed');
    if (fault === 'unsent' || fault === 'away') return ways[fault];
    const said = answer();
    if (fault === 'killed-late') throw new Error('killed');
    return fault === 'lost' ? ways.lost : said;
  };
}

/** Situation in which a company is owed a document; null: it is not. */
const situationFor = ({ emitter, to, others, canceled }: Paper, cnpj: string): string | null => {
  if (cnpj === emitter || (cnpj !== to && !others.includes(cnpj))) return null;
  return canceled ? 'cancelada' : 'autorizada';
};

it(`gives every party of a month what it is owed, once: ${COMPANIES} companies, ${DOCUMENTS} documents, faults on every call`, async () => {
  const { accountId, companies } = await openCompanies(COMPANIES);
  let offsetMs = 0;
  const nowMs = () => Date.now() + offsetMs;
  const advance = async (ms: number) => {
    offsetMs += ms;
    await keepClock(app, accountId, offsetMs);
  };
  const authority = authorityOf(nowMs);
  const faults = fc.sample(
    fc.constantFrom<Fault>('none', 'none', 'none', 'unsent', 'lost', 'killed', 'killed-late', 'away'),
    { numRuns: 5_000, seed: SEED },
  );
  let turn = 0;
  let isQuiet = false;
  let calls = 0;
  let failed = 0;
  const inARow = new Map<string, number>();
  const call = faulty((subject) => {
    calls += 1;
    const before = inARow.get(subject) ?? 0;
    const fault = isQuiet || before === FAULTS_MAX ? 'none' : (faults[turn++ % faults.length] ?? 'none');
    inARow.set(subject, fault === 'none' ? 0 : before + 1);
    if (fault !== 'none') failed += 1;
    return fault;
  });
  const keys = {
    kind: 'ok',
    identity: testIdentity(issueEcnpj(createTestCa(), { cnpj: companies[0]?.cnpj ?? '' })),
    csc: null,
    cscId: null,
  } as unknown as Keys;
  const absent =
    '<retConsSitNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><tpAmb>2</tpAmb><verAplic>T</verAplic><cStat>217</cStat><xMotivo>NF-e nao consta na base</xMotivo></retConsSitNFe>';
  const away =
    '<retEnvEvento xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><tpAmb>2</tpAmb><verAplic>T</verAplic><cOrgao>91</cOrgao><cStat>108</cStat><xMotivo>Servico paralisado</xMotivo></retEnvEvento>';
  const national: Authority = {
    keys: async () => keys,
    ask: async (_caller, { service, payload }) =>
      service === 'recepcaoEvento'
        ? call<SefazReply>('recepcaoEvento', () => authority.take(payload.toString()), {
            unsent: { kind: 'nao-enviado', cause: 'sem rede' },
            lost: { kind: 'sem-resposta', cause: 'cortada', httpStatus: null },
            away: { kind: 'resposta', latencyMs: 1, xml: away },
          })
        : { kind: 'resposta', latencyMs: 1, xml: absent },
  };
  const ask = (
    { accountId: of, type, interested }: DistributionCaller,
    question: DistributionQuestion,
  ): Promise<Distributed> =>
    of === accountId
      ? call<Distributed>(
          `${type} ${interested} ${question.by}`,
          () => authority.of(type, interested).ask(question),
          {
            unsent: { kind: 'nao-enviado', cause: 'sem rede', retryAfterSeconds: 60 },
            lost: { kind: 'ilegivel', cause: 'cortada' },
            away: { kind: 'indisponivel', cause: '108' },
          },
        )
      : Promise.resolve({ kind: 'nao-enviado', cause: 'of another test', retryAfterSeconds: 60 });
  const onError = (error: unknown) => {
    if (!(error instanceof Error && error.message === 'killed')) throw error;
  };
  const steps = createManifest(
    { policyOf: emissionPolicy, manifestations: createManifestationStore(worker) },
    national,
  );
  const has = async (text: string, ...values: readonly unknown[]) => {
    const { rowCount } = await owner.query(text, [accountId, ...values]);
    return rowCount !== 0;
  };
  async function round(): Promise<void> {
    do await receive({ db: worker, ask, onCommit: () => {}, onError });
    while (
      await has(
        `select from distributions where ground = $1::text and next_at <= account_now($1::uuid, 'sandbox')`,
      )
    );
    // Twelve hours, past every wait of a request.
    for (let tries = 0; tries < ROUNDS; tries += 1)
      if (
        await has(
          `update received_manifestations set due_at = now(), leased_until = null where account_id = $1 and status = 'pendente'`,
        )
      )
        await manifest({
          db: worker,
          manifest: (scope) => (scope.accountId === accountId ? steps.manifestar(scope) : Promise.resolve()),
          onError,
        });
  }

  const plan = fc.sample(
    fc.record({
      type: fc.constantFrom(...DISTRIBUTED_TYPES, 'nfe' as const),
      from: fc.nat(COMPANIES + 3),
      to: fc.nat(COMPANIES - 1),
      other: fc.nat(COMPANIES + 3),
      cancels: fc.nat(9).map((n) => n === 0),
    }),
    { numRuns: DOCUMENTS, seed: SEED },
  );
  const suppliers = Array.from({ length: 4 }, (_, n) => randomCnpj(`supplier ${n} ${Math.random()}`));
  const cnpjs = [...companies.map(({ cnpj }) => cnpj), ...suppliers];
  const open: Paper[] = [];
  await round();
  for (let step = 0; step < STEPS; step += 1) {
    for (const paper of open.splice(0)) authority.cancel(paper);
    for (
      let n = Math.floor((step * DOCUMENTS) / STEPS);
      n < Math.floor(((step + 1) * DOCUMENTS) / STEPS);
      n += 1
    ) {
      const {
        type,
        from,
        to: target,
        other,
        cancels,
      } = plan[n] ?? { type: 'nfe', from: 0, to: 1, other: 2, cancels: false };
      const to = cnpjs[target] ?? '';
      // No company sells to itself.
      const emitter = (cnpjs[from] === to ? suppliers[0] : cnpjs[from]) ?? '';
      const others = [cnpjs[other] ?? ''].filter((cnpj) => cnpj !== to && cnpj !== emitter);
      const paper = {
        type,
        key: keyOf(emitter, n + 1, type),
        emitter,
        to,
        others,
        at: stamp(nowMs()),
        canceled: false,
      };
      authority.issue(paper);
      if (cancels) open.push(paper);
    }
    await advance(12 * HOUR);
    await round();
  }
  isQuiet = true;
  for (let quiet = 0; quiet < 6; quiet += 1) {
    await advance(7 * HOUR);
    await round();
  }

  expect(authority.misuses()).toBe(0);
  let notes = 0;
  let files = 0;
  for (const { clientId, cnpj } of companies) {
    for (const type of DISTRIBUTED_TYPES) {
      const { rows } = await owner.query<{ nsu: string; content: Buffer }>(
        'select nsu, content from received_files where client_id = $1 and type = $2 and nsu > 0 order by nsu',
        [clientId, type],
      );
      const sequence = authority.of(type, cnpj).rows;
      files += rows.length;
      expect(rows.map(({ nsu }) => Number(nsu))).toEqual(sequence.map((_, at) => at + 1));
      expect(rows.every(({ content }, at) => sequence[at]?.equals(content))).toBe(true);
    }
    const { rows } = await owner.query<{ key: string; situacao: string }>(
      'select access_key as key, situacao from received_documents where client_id = $1',
      [clientId],
    );
    notes += rows.length;
    const expected = [...authority.papers.values()].flatMap((paper) => {
      const due = situationFor(paper, cnpj);
      return due === null ? [] : [`${paper.key} ${due}`];
    });
    expect(rows.map(({ key, situacao }) => `${key} ${situacao}`).toSorted()).toEqual(expected.toSorted());
    // Every summary in force was manifested within its ten days, and so its note is whole.
    const late = await owner.query(
      `select d.access_key from received_documents d
        where d.client_id = $1 and d.type = 'nfe' and d.destinatario = $2 and d.situacao = 'autorizada'
          and not (d.whole and exists (
            select from received_manifestations m where m.received_id = d.id and m.tipo = 'ciencia' and m.status = 'registrada'
               and m.registered_at <= d.authorized_at + interval '10 days'))`,
      [clientId, cnpj],
    );
    expect(late.rows).toEqual([]);
  }
  // By its key comes what has no number, once, and nothing else, save a note that was canceled before its turn.
  const byKey = await owner.query<{ key: string }>(
    'select access_key as key from received_files where account_id = $1 and nsu < 0',
    [accountId],
  );
  const inForce = [...authority.forgotten].filter((key) => authority.papers.get(key)?.canceled === false);
  expect(new Set(byKey.rows.map(({ key }) => key)).size).toBe(byKey.rows.length);
  expect(byKey.rows.map(({ key }) => key)).toEqual(expect.arrayContaining(inForce));
  expect(byKey.rows.filter(({ key }) => !authority.forgotten.has(key))).toEqual([]);
  const changes = await owner.query<{ told: string; again: string }>(
    `select count(*) as told, count(*) - count(distinct (client_id, subject_id)) as again from document_changes
      where account_id = $1 and kind = 'received.document'`,
    [accountId],
  );
  expect(changes.rows).toEqual([{ told: String(notes), again: '0' }]);
  process.stdout.write(
    `month: ${COMPANIES} companies, ${DOCUMENTS} documents, ${files} NSUs, ${notes} notes received, ${authority.records.size} manifestations, ${byKey.rows.length} files by key, ${calls} calls of which ${failed} failed, 0 × 656\n`,
  );
});
