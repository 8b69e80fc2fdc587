import type { ChildProcess } from 'node:child_process';
import type { ImportKind } from '@fiscal/core/vocabulary/imported';
import type { Target } from '@fiscal/core/vocabulary/target';
import { newId } from '@fiscal/db/base/ids';
import { type ImportPass, type JudgeableFile, refusedFile } from '../import-file.ts';
import { askJudge, createJudgeHost, JudgeEndedError, type JudgeSettings, sendRequest } from './judge-host.ts';
import { createCpuTurns } from './turns.ts';

export interface Cost {
  readonly cpuMs: number;
  /** Size of the unpacked file. */
  readonly bytes: number;
  /** It ended the process each time, and is refused. */
  readonly fatal?: true;
}

/** Source of an import's files, and limits of judging them. */
export interface Judging {
  /** Account whose turn it uses. */
  readonly accountId: string;
  readonly target: Target;
  readonly of: ImportKind;
  /** Called for each file. */
  readonly spend: (cost: Cost) => void;
}

/** A file as it was uploaded: a ZIP or an XML. */
export interface Uploaded {
  readonly name: string;
  /** The file's bytes; requested again when the process was restarted. */
  readonly content: () => Promise<Buffer>;
}

/**
 * Judges ZIP, XML, signature and schema of foreign files in a process of its own, which has neither keys nor a database. Accounts take
 * turns by the CPU that they used; a file that costs too much of it, or that takes the process down twice, is refused.
 */
export interface Judge {
  files(uploaded: Uploaded, judging: Judging): AsyncIterable<JudgeableFile>;
  /** The account has no import in progress. */
  leave(accountId: string): void;
  close(): Promise<void>;
}

export interface JudgeOptions extends JudgeSettings {
  /** Limit per file; by the clock where the system does not provide the CPU of a process. */
  readonly fileCpuMs?: number;
}

/** The largest document that an authority takes needs half a second. */
const FILE_CPU_MS = 5_000;
const TRIES = 2;

const costly = refusedFile(
  'leitura_interrompida',
  'O arquivo não pôde ser lido: a leitura pede mais tempo ou memória do que um documento fiscal. Confira o arquivo e envie-o à parte.',
);

export function createJudge({ fileCpuMs = FILE_CPU_MS, ...settings }: JudgeOptions): Judge {
  const turns = createCpuTurns();
  const host = createJudgeHost(settings);

  return {
    async *files(uploaded, { accountId, target, of, spend }) {
      const archive = newId();
      let openIn: ChildProcess | null = null;
      let names: readonly string[] = [];

      /** In the process of now, which may be another one than a moment ago. */
      async function open(): Promise<{ readonly child: ChildProcess; readonly cpuMs: number }> {
        const child = await host.process();
        if (openIn === child) return { child, cpuMs: 0 };
        const { name, content } = uploaded;
        const opened = await askJudge(
          child,
          { kind: 'open', archive, name, content: await content() },
          { kind: 'opened', cpuMs: fileCpuMs },
        );
        openIn = child;
        names = opened.names;
        return { child, cpuMs: opened.cpuMs };
      }

      /** Null when the process did not survive it. */
      const tryWithProcess = <T>(work: () => Promise<{ readonly value: T; readonly cpuMs: number }>) =>
        turns.take<T | null>(accountId, async () => {
          for (let tries = 1; ; tries++)
            try {
              return await work();
            } catch (error) {
              if (!(error instanceof JudgeEndedError)) throw error;
              const last = tries === TRIES;
              spend({ cpuMs: fileCpuMs, bytes: 0, ...(last && { fatal: true }) });
              if (last) return { value: null, cpuMs: TRIES * fileCpuMs };
            }
        });

      const judgeFile = (index: number, pass: ImportPass) =>
        tryWithProcess(async () => {
          const { child, cpuMs: openedMs } = await open();
          const request = { kind: 'judge', archive, index, pass, target, of } as const;
          const answer = await askJudge(child, request, { kind: 'judged', cpuMs: fileCpuMs });
          const cpuMs = openedMs + answer.cpuMs;
          spend({ cpuMs, bytes: answer.bytes });
          return { value: answer, cpuMs };
        });
      const judge = async (index: number, pass: ImportPass) => {
        const answer = await judgeFile(index, pass);
        // The pass of events reads events alone, so what ended the process in it was in no pass before.
        return answer === null ? costly : answer.judged;
      };

      try {
        const opened = await tryWithProcess(async () => ({ value: true, cpuMs: (await open()).cpuMs }));
        if (opened === null)
          yield { name: uploaded.name, judge: async (pass) => (pass === 'documents' ? costly : null) };
        for (const [index, name] of names.entries()) yield { name, judge: (pass) => judge(index, pass) };
      } finally {
        if (openIn !== null) sendRequest(openIn, { kind: 'close', archive });
      }
    },
    leave(accountId) {
      if (turns.leave(accountId) === 0) host.rest();
    },
    close: () => host.close(),
  };
}
