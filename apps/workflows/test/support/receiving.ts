import { gzipSync } from 'node:zlib';
import type { Distributed, DistributionCaller } from '@fiscal/core/activities/received/distribute';
import type { DistributionQuestion } from '@fiscal/core/sefaz/distribution';
import { randomCnpj } from '@fiscal/core/testing/builders';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { keepClock } from '@fiscal/db/contingency/account-clock';
import { listReceived } from '@fiscal/db/received/received-documents';
import { setReceiving } from '@fiscal/db/received/settings';
import type { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { addCompany, createTenant, type TestTenant } from '@fiscal/db/testing/test-database';
import { onTestFinished } from 'vitest';
import { receive } from '../../src/received/receive.ts';
import { fileOf, keyOf } from './received-files.ts';

const HOUR = 3_600_000;
const PAGE = 50;
export const by = { actor: { kind: 'system', id: 'teste' } } as const;

export type Fault = 'none' | 'unsent' | 'lost' | 'killed' | 'killed-late' | 'away';

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
export interface World {
  readonly tenant: TestTenant;
  readonly companies: readonly TestTenant[];
  readonly nowMs: () => number;
  readonly advance: (ms: number) => Promise<void>;
  readonly of: (cnpj: string, type?: DistributedType) => ReturnType<typeof distributionOf>;
  readonly round: (fault?: () => Fault) => Promise<void>;
}

export const scopeOf = ({ accountId, clientId }: TestTenant) =>
  ({ accountId, clientId, environment: 2 }) as const;

/** Worlds of one database, and what its companies received. */
export function createReceiving({
  app,
  worker,
  owner,
}: Pick<Awaited<ReturnType<typeof migratedDatabase>>, 'app' | 'worker' | 'owner'>) {
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

  return { cnpjs, openWorld, isDue, keysOf, numbersOf };
}
