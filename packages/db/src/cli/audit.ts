import fs from 'node:fs';
import { createInterface } from 'node:readline';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import {
  type AuditLine,
  type AuditProblem,
  auditedAccounts,
  auditLine,
  exportAudit,
  verifyAudit,
} from '../records/audit-chain.ts';
import { commandDb } from './command-db.ts';
import { Complaint, closing, readArguments, runAsProgram, type Terminal } from './program.ts';

const USAGE = `usage: npm run audit -- verify [--account ID] [--file EXPORT]
       npm run audit -- export [--account ID]
verify: the audit log of the database, or of an export, against its chain of hashes. Prints a JSON line for each entry that was changed,
removed, inserted or put elsewhere, then one that says how many were seen; exit code 2 when there are any. export: the audit log and its
chain as JSON lines.`;

const OPTIONS = { account: { type: 'string' }, file: { type: 'string' } } as const;

function fail(message: string): never {
  throw new Complaint(`${message}\n${USAGE}`);
}

async function* ofDatabase(db: Db, account: string | undefined): AsyncGenerator<AuditLine> {
  for (const accountId of account === undefined ? await auditedAccounts(db) : [account])
    yield* exportAudit(db, accountId);
}

/** @throws when a line is none of an export. */
async function* ofFile(file: string, account: string | undefined): AsyncGenerator<AuditLine> {
  let number = 0;
  for await (const text of createInterface({ input: fs.createReadStream(file) })) {
    number++;
    const parsed = auditLine.safeParse(readJson(text));
    if (!parsed.success) throw new Complaint(`${file}:${number} is no line of an export`);
    if (account === undefined || parsed.data.accountId === account) yield parsed.data;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function verify(lines: AsyncIterable<AuditLine>, { print, warn }: Terminal): Promise<number> {
  const byAccount = new Map<string, AuditLine[]>();
  const seen = { accounts: 0, entries: 0, problems: 0 };
  const judge = (of: readonly AuditLine[]): void => {
    const problems: readonly AuditProblem[] = verifyAudit(of);
    for (const problem of problems) print(JSON.stringify(problem));
    seen.accounts++;
    seen.entries += of.filter((line) => 'entry' in line).length;
    seen.problems += problems.length;
  };
  for await (const line of lines) {
    const of = byAccount.get(line.accountId) ?? [];
    of.push(line);
    byAccount.set(line.accountId, of);
    // A head is the last line of its account.
    if ('head' in line && byAccount.delete(line.accountId)) judge(of);
  }
  // An export that was cut off before a head.
  for (const [accountId, of] of byAccount) {
    judge(of);
    warn(`The lines of ${accountId} do not say where its chain ends.`);
    seen.problems++;
  }
  print(JSON.stringify(seen));
  return seen.problems > 0 ? 2 : 0;
}

/** Verifies or exports the audit log; exit code 2 where something is wrong in it. */
export async function audit(terminal: Terminal): Promise<number> {
  const { positionals, values } = readArguments(terminal.args, OPTIONS, fail);
  const [command, ...rest] = positionals;
  const { account, file } = values;
  if (rest.length > 0) fail(`Unknown argument ${rest[0]}`);
  if (account !== undefined && !isUuid(account)) fail(`--account: ${account} is not an id`);
  if (command === 'verify') {
    if (file !== undefined) return verify(ofFile(file, account), terminal);
    return closing(commandDb(terminal.env, USAGE), (db) => verify(ofDatabase(db, account), terminal));
  }
  if (command !== 'export') return fail(`Unknown command ${command ?? ''}`);
  if (file !== undefined) return fail('An export is of the database');
  return closing(commandDb(terminal.env, USAGE), async (db) => {
    for await (const line of ofDatabase(db, account)) terminal.print(JSON.stringify(line));
    return 0;
  });
}

await runAsProgram(import.meta.filename, audit);
