import { writeFile } from 'node:fs/promises';
import type { Documento, EmitOptions, Outcome } from '@emite/sdk';
import type { Command } from 'commander';
import { readBody } from '../body.ts';
import { type Context, companyContextOf } from '../context.ts';
import { EXIT, UsageError } from '../failure.ts';
import { documentsOf, locate, routeOfBody } from '../locate.ts';

interface EmitFlags {
  readonly type?: string;
  readonly wait?: boolean;
  readonly timeout: string;
  readonly reference?: string;
  readonly key?: string;
  readonly strict?: boolean;
  readonly strictSandbox?: boolean;
}

const EXITS = { authorized: 0, rejected: EXIT.rejected, pending: EXIT.pending } as const;

const line = ({ id, type, status, accessKey, cStat }: Documento): string =>
  `${status}  ${type}  ${id}  ${accessKey}${cStat ? `  cStat ${cStat}` : ''}`;

function outcomeText(outcome: Outcome): string {
  if (outcome.outcome !== 'rejected') return line(outcome.document);
  const hint = outcome.hint?.hint;
  return [line(outcome.document), outcome.reason, ...(hint ? [hint.cause, hint.fix] : [])].join('\n');
}

function sayOutcome({ say }: Context, outcome: Outcome): void {
  say(outcome, outcomeText(outcome));
  process.exitCode = EXITS[outcome.outcome];
}

const optionsOf = ({ reference, key, strict, strictSandbox }: EmitFlags): EmitOptions => ({
  ...(reference !== undefined && { reference }),
  ...(key !== undefined && { idempotencyKey: key }),
  ...(strict === true && { strict }),
  ...(strictSandbox === true && { strictSandbox }),
});

function millisecondsOf(seconds: string): number {
  if (!/^\d{1,5}$/.test(seconds)) throw new UsageError(`--timeout ${seconds}: use segundos inteiros.`);
  return Number(seconds) * 1000;
}

async function emit(file: string, flags: EmitFlags, command: Command): Promise<void> {
  const timeoutMs = millisecondsOf(flags.timeout);
  const body = await readBody(file);
  const context = await companyContextOf(command);
  const documents = documentsOf(context.emite, routeOfBody(body, flags.type));
  const options = optionsOf(flags);
  if (flags.wait === true) {
    sayOutcome(context, await documents.emitAndWait(body, { ...options, timeoutMs }));
    return;
  }
  const accepted = await documents.emit(body, options);
  context.say(accepted, `${accepted.invoiceId}  ${accepted.accessKey}\n${accepted.message}`);
}

async function wait(what: string, { timeout }: { readonly timeout: string }, command: Command) {
  const timeoutMs = millisecondsOf(timeout);
  const context = await companyContextOf(command);
  const { route, id } = await locate(context.emite, what);
  sayOutcome(context, await documentsOf(context.emite, route).waitFor(id, { timeoutMs }));
}

async function validate(file: string, flags: { type?: string; em?: string }, command: Command) {
  const body = await readBody(file);
  const { emite, say } = await companyContextOf(command);
  const on = flags.em === undefined ? {} : { on: flags.em };
  const judged = await documentsOf(emite, routeOfBody(body, flags.type)).validate(body, on);
  const told = [
    ...judged.errors.map(({ field, message }) => `${field}: ${message}`),
    ...judged.notices.map(({ code, message }) => `aviso ${code}: ${message}`),
  ];
  say(judged, [judged.valid ? 'Válido' : 'Inválido', ...told].join('\n'));
  if (!judged.valid) process.exitCode = EXIT.rejected;
}

async function get(what: string, { type }: { readonly type?: string }, command: Command): Promise<void> {
  const { emite, say } = await companyContextOf(command);
  const { route, id } = await locate(emite, what, type);
  const document = await documentsOf(emite, route).get(id);
  const events = document.events.map(
    (event) => `  ${event.type}  ${event.status}  ${event.mensagem_sefaz ?? ''}`,
  );
  say(document, [line(document), document.xMotivo ?? '', ...events].filter(Boolean).join('\n'));
}

async function xml(what: string, { output }: { readonly output?: string }, command: Command) {
  const { emite, say } = await companyContextOf(command);
  const { route, id } = await locate(emite, what);
  const text = await documentsOf(emite, route).xml(id);
  if (output === undefined) return say({ xml: text }, text);
  await writeFile(output, text);
  say({ file: output }, output);
}

async function pdf(what: string, { output }: { readonly output?: string }, command: Command) {
  const { emite, say } = await companyContextOf(command);
  const { route, id } = await locate(emite, what);
  const file = output ?? `${id}.pdf`;
  await writeFile(file, await documentsOf(emite, route).pdf(id));
  say({ file }, file);
}

const EVENT_EXITS: Readonly<Record<string, 0 | 3>> = { autorizado: 0, erro_autorizacao: EXIT.rejected };

interface CancelFlags {
  readonly reason: string;
  readonly key?: string;
}

async function cancel(what: string, { reason, key }: CancelFlags, command: Command): Promise<void> {
  const { emite, say } = await companyContextOf(command);
  const { route, id } = await locate(emite, what);
  const answer = await documentsOf(emite, route).cancel(id, reason, key);
  const status = answer.event?.status ?? 'pendente';
  const xMotivo = answer.event?.mensagem_sefaz;
  say(answer, `${status}  ${xMotivo ?? answer.message}`);
  process.exitCode = EVENT_EXITS[status] ?? EXIT.pending;
}

const OUTPUT = ['-o, --output <arquivo>', 'arquivo em que grava'] as const;
const TIMEOUT = ['--timeout <segundos>', 'até quando esperar', '60'] as const;
const KEY = ['--key <chave>', 'Idempotency-Key; sem ela, uma nova'] as const;
const TYPE = ['--type <tipo>', 'nfe, nfce, cte, mdfe, nfcom, dce ou nfse; sem ele, o de mod'] as const;

export function addDocuments(program: Command): void {
  program
    .command('emit')
    .argument('<arquivo>', 'JSON do documento; - lê da entrada')
    .description('emite um documento')
    .option(...TYPE)
    .option('--wait', 'espera a decisão da SEFAZ')
    .option(...TIMEOUT)
    .option('--reference <texto>', 'a sua referência, única')
    .option(...KEY)
    .option('--strict', 'recusa campos desconhecidos e valores duvidosos')
    .option('--strict-sandbox', 'o ambiente de teste não completa nada')
    .action(emit);
  program
    .command('wait')
    .argument('<id|chave|referência>')
    .option(...TIMEOUT)
    .description('espera a decisão de um documento')
    .action(wait);
  program
    .command('validate')
    .argument('<arquivo>', 'JSON do documento; - lê da entrada')
    .description('julga um documento sem emitir')
    .option(...TYPE)
    .option('--em <dia>', 'pela lei de um dia, AAAA-MM-DD')
    .action(validate);
  program
    .command('get')
    .argument('<id|chave|referência>')
    .option('--type <tipo>', 'o tipo, quando se sabe')
    .description('mostra um documento')
    .action(get);
  program
    .command('xml')
    .argument('<id|chave|referência>')
    .option(...OUTPUT)
    .description('baixa o XML')
    .action(xml);
  program
    .command('pdf')
    .argument('<id|chave|referência>')
    .option(...OUTPUT)
    .description('baixa o PDF')
    .action(pdf);
  program
    .command('cancel')
    .argument('<id|chave|referência>')
    .requiredOption('--reason <texto>', 'o motivo')
    .option(...KEY)
    .description('cancela um documento')
    .action(cancel);
}
