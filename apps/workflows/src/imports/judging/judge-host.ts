import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { JudgeAnswer, JudgeRequest } from './judge-process.ts';

/** Complete settings of the process. */
export interface JudgeSettings {
  readonly SCHEMAS_DIR: string;
  readonly LIVE_CA_FILE?: string | undefined;
  readonly SANDBOX_CA_FILE?: string | undefined;
}

/** The process ended while it worked. */
export class JudgeEndedError extends Error {}

const PROCESS = new URL('./judge-process.mjs', import.meta.url);
/** Limit of its heap: the largest accepted document needs 150. */
const MEMORY_MB = 384;
const LOOK_EVERY_MS = 250;
const IDLE_MS = 60_000;
const STARTS_MAX = 3;

/** The process that judges: started when it is needed, and again when it ended. */
export function createJudgeHost(settings: JudgeSettings) {
  let running: Promise<ChildProcess> | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const child = await running?.catch(() => null);
    running = null;
    if (!child || !isAlive(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async function current(): Promise<ChildProcess> {
    clearTimeout(idle);
    for (let tries = 1; ; tries++)
      try {
        running ??= startProcess(settings);
        const child = await running;
        if (isAlive(child)) return child;
        running = null;
      } catch (error) {
        running = null;
        if (tries === STARTS_MAX) throw error;
      }
  }

  return {
    process: current,
    /** Ends the process in a minute, unless it is needed before. */
    rest() {
      clearTimeout(idle);
      idle = setTimeout(() => void close(), IDLE_MS).unref();
    },
    close,
  };
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

export function sendRequest(child: ChildProcess, request: JudgeRequest): void {
  if (isAlive(child)) child.send(request);
}

/** Starts the process at the lowest priority, with no more of this process's environment than its settings. */
function startProcess({ SCHEMAS_DIR, LIVE_CA_FILE, SANDBOX_CA_FILE }: JudgeSettings): Promise<ChildProcess> {
  const child = fork(PROCESS, [], {
    env: { SCHEMAS_DIR, LIVE_CA_FILE, SANDBOX_CA_FILE },
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the process that judges files could not be started')));
    child.once('message', () => {
      child.off('error', reject);
      // Sending to an ended process fails; its `exit` event reports the end.
      child.on('error', () => {});
      if (child.pid !== undefined && isAlive(child)) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      resolve(child);
    });
  });
}

type Answer<Kind> = Extract<JudgeAnswer, { readonly kind: Kind }>;
const isA = <Kind extends JudgeAnswer['kind']>(answer: JudgeAnswer, kind: Kind): answer is Answer<Kind> =>
  answer.kind === kind;

/** @throws {JudgeEndedError} also when the answer took more than `cpuMs` of CPU */
export function askJudge<Kind extends 'opened' | 'judged'>(
  child: ChildProcess,
  request: JudgeRequest,
  { kind, cpuMs }: { readonly kind: Kind; readonly cpuMs: number },
): Promise<Answer<Kind>> {
  return new Promise((resolve, reject) => {
    const began = usedMs(child);
    const onMessage = (answer: JudgeAnswer) => {
      if (isA(answer, kind)) end(() => resolve(answer));
    };
    const onExit = () => end(() => reject(new JudgeEndedError()));
    const look = setInterval(
      () => {
        if (usedMs(child) - began > cpuMs) child.kill('SIGKILL');
      },
      Math.min(LOOK_EVERY_MS, cpuMs),
    );
    const end = (settle: () => void) => {
      clearInterval(look);
      child.off('message', onMessage).off('exit', onExit);
      settle();
    };
    child.on('message', onMessage).on('exit', onExit);
    if (isAlive(child)) sendRequest(child, request);
    else onExit();
  });
}

const TICKS_PER_SECOND = 100;

/**
 * CPU that a process used so far; where the system does not provide it, the clock. Source: proc(5), fields 14 and 15 of
 * stat.
 */
function usedMs({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return Date.now();
  }
}
