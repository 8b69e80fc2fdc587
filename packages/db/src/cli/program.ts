import { realpathSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Db } from '../base/client.ts';

/** The input and output of a command: of a process, or of a test that runs the command in its own process. */
export interface Terminal {
  readonly args: readonly string[];
  /** Absent: the environment of the process. */
  readonly env?: NodeJS.ProcessEnv;
  readonly print: (text: string) => void;
  /** Reports a problem beside the output. */
  readonly warn: (text: string) => void;
}

/** Does its work and gives the exit code; nothing means 0. */
export type Command = (terminal: Terminal) => Promise<number | void>;

/** The caller asked for something impossible: reported without a stack, exit code 1. */
export class Complaint extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>
>;

/** Reads the arguments of a command. @param fail tells what is wrong with them */
export function readArguments<const O extends Options>(
  args: readonly string[],
  options: O,
  fail: (message: string) => never,
): Read<O> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return fail(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** Does work with a database, and closes it. */
export async function closing<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Runs a command to its exit code. */
export async function runCommand(command: Command, terminal: Terminal): Promise<number> {
  try {
    return (await command(terminal)) ?? 0;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    terminal.warn(error.message);
    return 1;
  }
}

/** Runs the command where its file is the program that was started. @param file `import.meta.filename` of the command */
export async function runAsProgram(file: string, command: Command): Promise<void> {
  const [, started = '', ...args] = process.argv;
  if (started === '' || realpathSync(started) !== file) return;
  process.exitCode = await runCommand(command, {
    args,
    print: (text) => void process.stdout.write(`${text}\n`),
    warn: (text) => void process.stderr.write(`${text}\n`),
  });
}
