#!/usr/bin/env node
import { EmiteConnectionError, EmiteError } from '@emite/sdk';
import { CommanderError } from 'commander';
import { EXIT, type ExitCode, UsageError } from './failure.ts';
import { createProgram, mistakeOf } from './program.ts';

interface Report {
  readonly exit: ExitCode;
  readonly code: string;
  readonly message: string;
  readonly fields?: EmiteError['fields'];
  readonly requestId?: string;
  readonly idempotencyKey?: string | null;
}

/** @param takesKey the command has `--key`, so that it can be repeated by it */
function reportOf(error: unknown, { takesKey }: { readonly takesKey: boolean }): Report {
  if (error instanceof EmiteError) {
    const { code, message, fields, requestId } = error;
    return { exit: EXIT.refused, code, message, fields, requestId };
  }
  if (error instanceof EmiteConnectionError) {
    const idempotencyKey = takesKey ? error.idempotencyKey : null;
    const message = idempotencyKey === null ? 'A Emite não respondeu.' : error.message;
    return { exit: EXIT.unreachable, code: 'sem_resposta', message, idempotencyKey };
  }
  if (error instanceof CommanderError)
    return { exit: EXIT.usage, code: 'uso_incorreto', message: mistakeOf(error) };
  const message = fileTroubleOf(error) ?? (error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError || fileTroubleOf(error) !== null)
    return { exit: EXIT.usage, code: 'uso_incorreto', message };
  return { exit: EXIT.refused, code: 'erro', message };
}

/** A file that cannot be read or written, in Portuguese; null for any other error. */
function fileTroubleOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error && 'path' in error)) return null;
  const [code, path] = [String(error.code), String(error.path)];
  return code === 'ENOENT' ? `Não há ${path}.` : `Não se pode abrir ${path} (${code}).`;
}

function text({ message, fields = [], requestId, idempotencyKey }: Report): string {
  return [
    // The list that the message of several fields refers to is what follows.
    fields.length > 1 ? `${fields.length} campos com problema:` : message,
    ...fields.flatMap(({ field, message: problem, fix }) => [
      ...(problem === message ? [] : [`  ${field}: ${problem}`]),
      ...(fix === undefined || problem.includes(fix) ? [] : [`    ${fix}`]),
    ]),
    ...(requestId ? [`  ${requestId}`] : []),
    ...(idempotencyKey ? [`  --key ${idempotencyKey}`] : []),
  ].join('\n');
}

const program = createProgram();
let takesKey = false;
program.hook('preAction', (_program, command) => {
  takesKey = command.options.some(({ long }) => long === '--key');
});
try {
  await program.parseAsync();
} catch (error) {
  // Help and the version end so too; a group without its command has shown its help.
  if (error instanceof CommanderError && (error.exitCode === 0 || error.code === 'commander.help')) {
    process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
  } else {
    const { exit, ...rest } = reportOf(error, { takesKey });
    const isJson = process.argv.includes('--json');
    process.stderr.write(`${isJson ? JSON.stringify(rest) : text({ exit, ...rest })}\n`);
    process.exitCode = exit;
  }
}
