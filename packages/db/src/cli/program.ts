import { realpathSync } from 'node:fs';

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
