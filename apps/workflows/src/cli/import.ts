import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import { createDb, type Db } from '@fiscal/db/base/client';
import { companyToImport, finishImport, type ImportCounts, openImport } from '@fiscal/db/imports/imports';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { loadImportEnv } from '../env.ts';
import { diskFiles } from '../imports/disk-files.ts';
import { createHeartbeat } from '../imports/heartbeat.ts';
import { judgedHere } from '../imports/import-file.ts';
import { openImportReaders } from '../imports/open-reader.ts';
import type { ImportReport } from '../imports/reading.ts';
import { runImport } from '../imports/run-import.ts';

const USAGE = `usage: npm run import -- --account ID --client CNPJ|ID [--target producao|homologacao|sandbox] [--report FILE] PATH...
target: where it was authorised, production unless said otherwise. PATH: an XML, a ZIP or a folder with all below it. The report names every file that was left out or wants to be looked at, and why.`;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(2);
};

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        client: { type: 'string' },
        target: { type: 'string', default: 'producao' },
        report: { type: 'string' },
      },
    });
    const target = TARGETS.find((each) => each === values.target);
    const { account, client, report } = values;
    if (account === undefined || client === undefined) return fail('--account and --client are required');
    if (target === undefined) return fail(`--target: ${values.target} is none of ${TARGETS.join(', ')}`);
    if (positionals.length === 0) return fail('no PATH');
    const missing = positionals.find((each) => !existsSync(each));
    if (missing !== undefined) return fail(`PATH: there is no ${missing}`);
    return { account, client, report, target, paths: positionals };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function companyOf(db: Db, accountId: string, asked: string) {
  const bare = /^[\da-f]{8}-/i.test(asked)
    ? asked.toLowerCase()
    : asked.replaceAll(/[./-]/g, '').toUpperCase();
  return (
    (await companyToImport(db, accountId, bare)) ??
    fail(
      `--client: account ${accountId} has no company ${asked}. Register it first (POST /v1/clients, or the console).`,
    )
  );
}

const EVERY_MS = 1000;

/** On a terminal one line that is written over, elsewhere a line now and then. */
function createProgress() {
  const startedMs = Date.now();
  let toldMs = 0;
  const terminal = process.stderr.isTTY;
  return (counts: ImportCounts, { last = false } = {}): void => {
    const nowMs = Date.now();
    if (!last && nowMs - toldMs < (terminal ? EVERY_MS : 10 * EVERY_MS)) return;
    toldMs = nowMs;
    const taken = counts.documents + counts.events + counts.ranges;
    const seconds = Math.max(1, Math.round((nowMs - startedMs) / 1000));
    const line = `${counts.files} files in ${seconds} s: ${taken} imported, ${counts.known + counts.own} known, ${counts.refused} left out`;
    process.stderr.write(terminal ? `\r${line}${last ? '\n' : ''}` : `${line}\n`);
  };
}

const LINES_SHOWN = 20;

function printReport(
  { counts, series, refused, warnings }: ImportReport,
  reportFile: string | undefined,
): void {
  const rows: readonly (readonly [string, number])[] = [
    ['arquivos lidos', counts.files],
    ['documentos importados', counts.documents],
    ['eventos importados', counts.events],
    ['inutilizações importadas', counts.ranges],
    ['já importados', counts.known],
    ['emitidos pela Emite', counts.own],
    ['importados com aviso', counts.warned],
    ['recusados', counts.refused],
  ];
  const out = (line: string) => process.stdout.write(`${line}\n`);
  for (const [what, count] of rows) out(`${what.padEnd(26)}${String(count).padStart(8)}`);
  for (const { emitente, modelo, serie, highest, next } of series)
    out(`${emitente} modelo ${modelo} série ${serie}: último importado ${highest}, próximo número ${next}`);
  const list = (sign: string, files: readonly { readonly file: string; readonly message: string }[]) => {
    for (const { file, message } of files.slice(0, LINES_SHOWN)) out(`${sign} ${file}: ${message}`);
    if (files.length > LINES_SHOWN) out(`… e mais ${files.length - LINES_SHOWN}`);
  };
  list('!', warnings);
  list('✗', refused);
  if (reportFile !== undefined) out(`relatório: ${reportFile}`);
}

const { account: accountId, client, report: reportFile, target, paths } = readArguments();
const env = loadImportEnv();
const db = createDb({ url: env.DATABASE_URL, role: 'worker', max: 2, keyring: createKeyring(env) });
try {
  const company = await companyOf(db, accountId, client);
  const actor = { kind: 'operator', id: 'import command' } as const;
  const opened = { accountId, clientId: company.id, target, actor };
  const { importId } = await openImport(db, opened);
  const printProgress = createProgress();
  const read = (await openImportReaders(env))(target);
  const beat = createHeartbeat(db, { accountId, importId });
  const report = await runImport({
    db,
    scope: { accountId, clientId: company.id, target, importId },
    company: company.cnpj,
    source: () => judgedHere(diskFiles(paths), read),
    async progress(counts) {
      printProgress(counts);
      await beat(counts);
    },
  });
  printProgress(report.counts, { last: true });
  await finishImport(db, { accountId, importId }, report);
  if (reportFile !== undefined)
    writeFileSync(
      reportFile,
      `${JSON.stringify({ importId, accountId, clientId: company.id, cnpj: company.cnpj, target, ...report }, null, 2)}\n`,
    );
  printReport(report, reportFile);
  process.exitCode = report.counts.refused > 0 ? 1 : 0;
} finally {
  await db.close();
}
