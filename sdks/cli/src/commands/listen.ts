import { setTimeout as delay } from 'node:timers/promises';
import { type Emite, EmiteError, fileCursor, isPassing, type Message, waitMsAfter } from '@emite/sdk';
import type { Command } from 'commander';
import { asksJson, companyContextOf, contextOf } from '../context.ts';
import { variable } from '../env.ts';
import { UsageError } from '../failure.ts';
import { keyOf, newSecret, signatureHeaders } from '../sign.ts';

interface Flags {
  readonly forward: string;
  readonly types?: string;
  readonly after?: string;
  readonly cursor?: string;
  readonly secret?: string;
}

const AGAIN_MS = 1000;
const GONE = 410;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An address that a message may be sent to. @throws {UsageError} */
function destination(text: string): string {
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: '', hostname: '' };
  if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))) return text;
  throw new UsageError(`--forward ${text}: use um endereço http desta máquina, ou https.`);
}

/** Any answer of a receiver counts; a receiver that is absent is tried again. */
async function post(
  { forward, key, signal }: { forward: string; key: Buffer; signal: AbortSignal },
  message: Message,
  absent: () => void,
): Promise<number> {
  const body = JSON.stringify(message);
  for (let tries = 0; ; tries++)
    try {
      const headers = signatureHeaders(key, { id: message.id, body });
      const answer = await fetch(forward, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      signal.throwIfAborted();
      if (tries === 0) absent();
      await delay(AGAIN_MS, undefined, { signal });
    }
}

/** The place in the feed: in a file, else in this process. */
async function placeOf({ after, cursor }: Pick<Flags, 'after' | 'cursor'>) {
  const file = cursor === undefined ? null : fileCursor(cursor);
  let place = after ?? (await file?.load()) ?? null;
  return {
    load: async () => place,
    async save(next: string | null) {
      place = next;
      if (next !== null) await file?.save(next);
    },
  };
}

interface Following {
  readonly types: string | undefined;
  readonly signal: AbortSignal;
  readonly ready?: () => void;
}

const complain = (text: string) => process.stderr.write(`${text}\n`);

function reportTrouble(error: Error, waitMs: number): void {
  const trouble = error instanceof EmiteError ? `A Emite responde ${error.status}` : 'A Emite não responde';
  complain(`${trouble}: pergunto de novo em ${Math.ceil(waitMs / 1000)} s`);
}

/** A signal that aborts when the terminal or the system ends the command. */
function untilEnded(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  return stop.signal;
}

/** Follows the feed through outages, and from now on where the cursor is too old. */
async function* follow(emite: Emite, place: Awaited<ReturnType<typeof placeOf>>, following: Following) {
  const { types, signal, ready = () => undefined } = following;
  const options = { signal, ...(types !== undefined && { types: types.split(',') }) };
  for (let before = 0; !signal.aborted; )
    try {
      if ((await place.load()) === null) await place.save(await emite.changes.now(signal));
      before = 0;
      ready();
      yield* emite.changes.follow({ ...options, cursorStore: place, onTrouble: reportTrouble });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof EmiteError && error.status === GONE) {
        complain('O cursor expirou (mudanças ficam 7 dias): sigo a partir de agora');
        await place.save(null);
      } else if (isPassing(error)) {
        const waitMs = waitMsAfter(error, before++);
        reportTrouble(error, waitMs);
        await delay(waitMs, undefined, { signal }).catch(() => null);
      } else throw error;
    }
}

async function listen(flags: Flags, command: Command): Promise<void> {
  const forward = destination(flags.forward);
  const given = flags.secret ?? variable('EMITE_WEBHOOK_SECRET');
  const secret = given ?? newSecret();
  const key = keyOf(secret);
  const { emite } = await contextOf(command);
  const signal = untilEnded();
  const print = (value: object, text: string) => {
    process.stdout.write(`${asksJson(command) ? JSON.stringify(value) : text}\n`);
  };
  let isReady = false;
  const ready = () => {
    // A secret that was given is known; logs of a process are no place for it.
    const line = given === null ? `\nSegredo: ${secret}` : '';
    if (!isReady)
      print(
        { ready: true, forward, ...(given === null && { secret }) },
        `Pronto: mensagens vão para ${forward}${line}`,
      );
    isReady = true;
  };
  const place = await placeOf(flags);
  try {
    for await (const message of follow(emite, place, { types: flags.types, signal, ready })) {
      const missing = () => complain(`${forward} não responde: tento até que responda`);
      const status = await post({ forward, key, signal }, message, missing);
      const { id, type } = message;
      print({ id, type, documentId: message.data.documentId, status }, `${type}  ${id}  ${status}`);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

interface LogFlags {
  readonly follow?: boolean;
  readonly cursor?: string;
  readonly types?: string;
  readonly after?: string;
  readonly limit: string;
  readonly status?: string;
}

function printMessage(command: Command, { id, type, timestamp, data }: Message): void {
  const about = [data.documentType, data.documentId, data.status].filter(Boolean).join('  ');
  const json = { id, type, timestamp, data };
  process.stdout.write(`${asksJson(command) ? JSON.stringify(json) : `${timestamp}  ${type}  ${about}`}\n`);
}

async function logs(flags: LogFlags, command: Command): Promise<void> {
  if (flags.follow !== true && flags.after === undefined) {
    const { emite, say } = await companyContextOf(command);
    if (!/^(?:[1-9]\d?|100)$/.test(flags.limit)) throw new UsageError('--limit: de 1 a 100.');
    const query = new URLSearchParams({ limit: flags.limit, ...(flags.status && { status: flags.status }) });
    type Row = { id: string; type: string; status: string; createdAt: string; xMotivo?: string | null };
    const { data } = await emite.request<{ data: Row[] }>('GET', `/v1/documents?${query}`);
    const lines = data.map(
      ({ createdAt, status, type, id, xMotivo }) =>
        `${createdAt}  ${status}  ${type}  ${id}  ${xMotivo ?? ''}`,
    );
    return say(data, lines.join('\n'));
  }
  const { emite } = await contextOf(command);
  const signal = untilEnded();
  const place = await placeOf(flags);
  const types = flags.types?.split(',');
  const messages =
    flags.follow === true
      ? follow(emite, place, { types: flags.types, signal })
      : emite.changes.follow({ cursorStore: place, signal, untilEmpty: true, ...(types && { types }) });
  for await (const message of messages) printMessage(command, message);
}

export function addFeed(program: Command): void {
  const types = ['--types <tipos>', 'só estas mudanças: document.authorized,document.event.*'] as const;
  program
    .command('listen')
    .requiredOption('--forward <endereço>', 'para onde as mensagens vão: http desta máquina, ou https')
    .option(...types)
    .option('--after <cursor>', 'a partir deste cursor; sem ele, de agora')
    .option('--cursor <arquivo>', 'guarda o cursor num arquivo, e segue dele')
    .option('--secret <segredo>', 'whsec_…; sem ele, EMITE_WEBHOOK_SECRET ou um novo, que é mostrado')
    .description('recebe as mudanças, e as repassa assinadas como webhooks')
    .action(listen);
  program
    .command('logs')
    .option('--follow', 'as mudanças, à medida que acontecem')
    .option(...types)
    .option('--after <cursor>', 'as mudanças depois deste cursor')
    .option('--cursor <arquivo>', 'com --follow: guarda o cursor num arquivo, e segue dele')
    .option('--status <situações>', 'só documentos nestas situações')
    .option('--limit <n>', 'quantos documentos', '20')
    .description('os últimos documentos; com --follow, as mudanças')
    .action(logs);
}
