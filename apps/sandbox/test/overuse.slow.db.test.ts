import { consSit, consStatServ } from '@fiscal/core/sefaz/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

const HOUR = 3_600_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

async function counting(counts: 'estritas' | 'todas' | 'nenhuma' = 'todas'): Promise<Company> {
  const company = await sandbox.company();
  await sandbox.control('PUT', '/sandbox/overuse', { accountId: company.world, counts });
  return company;
}
const clock = (company: Company, offsetMs: number) =>
  sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs });
const blocks = async ({ world }: Company) =>
  (await sandbox.control('GET', `/sandbox/overuse?accountId=${world}`)).body;
const emitRejected = (company: Company, n: number, cStat = '778') =>
  company.emit({ nNF: n, infCpl: `SANDBOX(cStat=${cStat})` });
const status = async (company: Company): Promise<string> => {
  const reply = await company.call('statusServico', consStatServ({ ambiente: 2, cUF: '35' }));
  return reply.kind === 'resposta' ? (/<cStat>(\d+)/.exec(reply.xml)?.[1] ?? '') : reply.kind;
};

describe('equal rejections', () => {
  it('are answered thirty times; one more blocks that service for an hour of its clock, and trying pushes the end on', async () => {
    const company = await counting();
    for (let n = 1; n <= 30; n++)
      expect(await emitRejected(company, n)).toMatchObject({ kind: 'rejeitado', cStat: '778' });
    expect(await emitRejected(company, 31)).toMatchObject({ kind: 'indisponivel', cStat: '656' });
    expect(await company.emit({ nNF: 32 })).toMatchObject({ cStat: '656' });
    expect(await status(company)).toBe('107');
    expect(await blocks(company)).toMatchObject({
      counts: 'todas',
      blocks: [{ cnpj: company.cnpj, service: 'nfe/SP/autorizacao', refused: 2 }],
    });
    await clock(company, HOUR - 60_000);
    expect(await company.emit({ nNF: 32 })).toMatchObject({ cStat: '656' });
    await clock(company, HOUR + 60_000);
    expect(await company.emit({ nNF: 32, dhEmiMs: Date.now() + HOUR + 60_000 })).toMatchObject({
      cStat: '656',
    });
    await clock(company, 3 * HOUR);
    expect(await company.emit({ nNF: 32, dhEmiMs: Date.now() + 3 * HOUR })).toMatchObject({
      kind: 'autorizado',
    });
  });

  it('do not count together with other kinds or with authorized documents', async () => {
    const company = await counting();
    for (let n = 1; n <= 40; n++) {
      expect(await emitRejected(company, n, n % 2 ? '778' : '610')).toMatchObject({
        cStat: n % 2 ? '778' : '610',
      });
      expect(await company.emit({ nNF: n })).toMatchObject({ kind: 'autorizado' });
    }
    expect(await blocks(company)).toMatchObject({ blocks: [] });
  });

  it('have a limit of twenty for events and voided ranges', async () => {
    const company = await counting();
    for (let n = 1; n <= 21; n++) {
      const answer = await company.void({ nNFIni: '9', nNFFin: '1' });
      expect(/<cStat>(\d+)/.exec(answer)?.[1] === '656').toBe(n > 20);
    }
  });
});

it('a key can be queried ten times an hour, the service forty', async () => {
  const company = await counting();
  const { chave } = company.signed({ nNF: 1 });
  for (let n = 1; n <= 11; n++)
    expect(await company.query(chave)).toMatchObject(n > 10 ? { cStat: '656' } : { cStat: '217' });
  for (let n = 1; n <= 41; n++) expect(await status(company)).toBe(n > 40 ? '656' : '107');
});

describe('the setting of counted calls', () => {
  it('counts strict companies alone or none, by the setting of the world', async () => {
    for (const [counts, strict, blocked] of [
      ['estritas', true, true],
      ['estritas', false, false],
      ['nenhuma', true, false],
    ] as const) {
      const company = await counting(counts);
      const { chave } = company.signed({ nNF: 1 });
      for (let n = 0; n < 11; n++)
        await company.call('consultaProtocolo', consSit({ ambiente: 2, chave }), { strict });
      expect(await blocks(company)).toMatchObject({ blocks: blocked ? [{ refused: 1 }] : [] });
    }
  });

  it('blocks one company in one world only', async () => {
    const company = await counting();
    const other = await sandbox.company({ world: company.world, cnpj: '11222333000181' });
    for (let n = 1; n <= 31; n++) await emitRejected(company, n);
    expect(await other.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
    const elsewhere = await sandbox.company({ cnpj: company.cnpj });
    expect(await elsewhere.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  });
});
