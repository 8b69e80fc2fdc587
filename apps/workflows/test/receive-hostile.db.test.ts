import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Distributed, DistributionCaller } from '@fiscal/core/activities/received/distribute';
import { parseAdn } from '@fiscal/core/sefaz/adn';
import { type DistributionQuestion, parseDistribution } from '@fiscal/core/sefaz/distribution';
import { restAnswer } from '@fiscal/core/sefaz/rest';
import { randomCnpj } from '@fiscal/core/testing/builders';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { listReceived } from '@fiscal/db/received/received-documents';
import { readReceivedSettings } from '@fiscal/db/received/settings';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { afterAll, describe, expect, it } from 'vitest';
import { receive } from '../src/received/receive.ts';
import { docZip, fileOf, keyOf, lotOf, retDist, service } from './support/received-files.ts';
import { createReceiving, scopeOf } from './support/receiving.ts';

// The file has its own database: a pass of another test over all accounts would take what waits here.
const { app, worker, owner, drop } = await migratedDatabase();
afterAll(drop);
const { openWorld, isDue, keysOf, numbersOf } = createReceiving({ app, worker, owner });

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
