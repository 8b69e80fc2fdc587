import { type Command, runCommand } from '../cli/program.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs a command of `cli/` inside the test: a separate process would load the code each time. */
export async function ran(command: Command, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  const [out, errors]: [string[], string[]] = [[], []];
  const terminal = {
    args,
    env: { ...process.env, ...env },
    print: (text: string) => void out.push(`${text}\n`),
    warn: (text: string) => void errors.push(`${text}\n`),
  };
  const code = await runCommand(command, terminal);
  return { code, out: out.join(''), errors: errors.join('') };
}
