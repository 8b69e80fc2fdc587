import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { issuedFile } from '@fiscal/core/testing/issued';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createJudge, type JudgeOptions } from './judge.ts';

const SALE = readFileSync(
  new URL(
    '../../../../../packages/fiscal-core/src/documents/nfe/fixtures/simples-csosn102.xml',
    import.meta.url,
  ),
  'utf8',
);
const ca = createTestCa();
const cnpj = randomCnpj('judged apart');
const signer = testSigner(issueEcnpj(ca, { cnpj }));
const sale = (numero: number) => issuedFile('nfe', SALE, { signer, emitente: cnpj, numero }).xml;

const folder = mkdtempSync(path.join(tmpdir(), 'emite-judge-'));
const authorities = path.join(folder, 'ca.pem');
writeFileSync(authorities, ca.certPem);
afterAll(() => rmSync(folder, { recursive: true }));

function judgeWith(options: Partial<JudgeOptions> = {}) {
  const judge = createJudge({
    SCHEMAS_DIR: path.join(folder, 'none'),
    LIVE_CA_FILE: authorities,
    ...options,
  });
  onTestFinished(() => judge.close());
  return judge;
}

const costs: { readonly cpuMs: number; readonly bytes: number }[] = [];
const judging = {
  accountId: 'a',
  target: 'producao',
  of: 'emitidos',
  spend: (cost: (typeof costs)[number]) => costs.push(cost),
} as const;
const uploadOf = (content: Uint8Array) => ({
  name: 'notas.zip',
  content: async () => Buffer.from(content),
});

/** Child processes with their environments; `ready`: able to judge, at the lowest priority. Linux. */
const children = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [parent, niceness] = [Number(fields[1]), Number(fields[16])];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
        return parent === process.pid && command.includes('judge-process')
          ? [
              {
                pid: Number(pid),
                ready: niceness === constants.priority.PRIORITY_LOW,
                environment: readFileSync(`/proc/${pid}/environ`, 'latin1'),
              },
            ]
          : [];
      } catch {
        return [];
      }
    });

it('judges the files of a ZIP, documents first, in a process without secrets of the worker', async () => {
  vi.stubEnv('SIGNER_KEY', 'a secret of the worker');
  vi.stubEnv('DATABASE_URL', 'another');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const zip = zipSync({ '1.xml': sale(1), 'x.xml': strToU8('<x'), '2.txt': strToU8('passed by') });
  const seen: unknown[] = [];
  for await (const { name, judge } of judgeWith().files(uploadOf(zip), judging))
    seen.push([name, await judge('events'), await judge('documents')]);
  expect(seen).toMatchObject([
    ['notas.zip/1.xml', null, { kind: 'documento', numero: 1, warnings: [], signed: expect.any(Buffer) }],
    ['notas.zip/x.xml', null, { kind: 'recusado', code: 'xml_invalido' }],
  ]);
  expect(costs.every(({ cpuMs }) => cpuMs > 0)).toBe(true);
  const [child, ...others] = children();
  expect(others).toEqual([]);
  const names = child?.environment
    .split('\0')
    .filter((each) => each !== '')
    .map((each) => each.split('=')[0]);
  expect(names).toEqual(expect.arrayContaining(['SCHEMAS_DIR', 'LIVE_CA_FILE']));
  expect(names?.filter((each) => /KEY|DATABASE|TOKEN|URL/.test(each ?? ''))).toEqual([]);
});

it('continues in another process after a kill, with the same file', async () => {
  const judge = judgeWith();
  const zip = zipSync({ '1.xml': sale(1), '2.xml': sale(2) });
  const numbers: unknown[] = [];
  for await (const file of judge.files(uploadOf(zip), judging)) {
    numbers.push(await file.judge('documents'));
    for (const { pid } of children()) process.kill(pid, 'SIGKILL');
  }
  expect(numbers).toMatchObject([{ numero: 1 }, { numero: 2 }]);
});

/** Kills processes that match `chosen` until `work` ends, at most `most` of them. */
async function killingWhile<T>(
  work: Promise<T>,
  chosen: (child: ReturnType<typeof children>[number]) => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly result: T; readonly killed: number }> {
  const killed = new Set<number>();
  let settled = false;
  const done = work.finally(() => {
    settled = true;
  });
  while (!settled) {
    for (const { pid } of children().filter(chosen))
      if (killed.size < most && !killed.has(pid)) {
        process.kill(pid, 'SIGKILL');
        killed.add(pid);
      }
    // Leaves one of two processors to the process under test.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { result: await done, killed: killed.size };
}

it('starts the process again when it dies during its start', async () => {
  const files = judgeWith()
    .files(uploadOf(sale(1)), judging)
    [Symbol.asyncIterator]();
  const { result, killed } = await killingWhile(files.next(), ({ ready }) => !ready, 2);
  expect([killed, await result.value?.judge('documents')]).toMatchObject([2, { numero: 1 }]);
  await files.return?.();
});

it('refuses an event that kills the process twice, and reads the next file', async () => {
  const event = strToU8(`<procEventoNFe>${'<a></a>'.repeat(90_000)}</procEventoNFe>`);
  const spent: unknown[] = [];
  const spend = (cost: object) => spent.push(...('fatal' in cost ? [cost] : []));
  const seen: unknown[] = [];
  const zip = zipSync({ '1.xml': event, '2.xml': sale(2) });
  for await (const { name, judge } of judgeWith().files(uploadOf(zip), { ...judging, spend })) {
    expect(await judge('documents')).toEqual(name.endsWith('1.xml') ? null : expect.anything());
    if (!name.endsWith('1.xml')) continue;
    const { result, killed } = await killingWhile(judge('events'), ({ ready }) => ready);
    seen.push(killed, result);
  }
  expect(seen).toMatchObject([2, { kind: 'recusado', code: 'leitura_interrompida' }]);
  expect(spent).toHaveLength(1);
});

it('refuses what costs too much, and leaves no process behind', async () => {
  const judge = judgeWith({ fileCpuMs: 1 });
  const large = strToU8(`<nfeProc>${'<a></a>'.repeat(90_000)}</nfeProc>`);
  const seen: unknown[] = [];
  for await (const file of judge.files(uploadOf(large), judging)) seen.push(await file.judge('documents'));
  expect(seen).toMatchObject([{ kind: 'recusado', code: 'leitura_interrompida' }]);
  await judge.close();
  expect(children()).toEqual([]);
});
