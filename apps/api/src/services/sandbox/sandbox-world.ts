import { dayInBrasilia, writtenDay } from '@fiscal/core/calendar/calendar';
import { documentOf } from '@fiscal/core/registry/documents';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import type { OpenTestDocument } from '@fiscal/db/contingency/account-clock';
import { z } from 'zod';
import { Failure } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { askSandbox } from './ask-sandbox.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { type AcceptedCondition, acceptedCondition } from './set-sandbox-condition.ts';

const listed = z.object({ conditions: z.array(acceptedCondition) });
const removed = z.object({ removed: z.int() });
const clock = z.object({ offsetMs: z.int(), now: z.iso.datetime() });
const offered = z.object({
  operations: z.array(z.string()),
  services: z.record(z.string(), z.array(z.string())),
});
const rules = z.object({
  types: z.array(z.string()),
  rules: z.array(
    z.object({
      cStat: z.string(),
      level: z.enum(['on', 'strict', 'marker', 'not-built']),
      stage: z.string(),
      source: z.string(),
      event: z.string().nullable(),
      message: z.string(),
      provisional: z.boolean(),
    }),
  ),
});

export type SandboxClock = z.infer<typeof clock>;

/** Calls that the emulated authorities count: of strict companies, of all, of none. */
export const OVERUSE_COUNTS = ['estritas', 'todas', 'nenhuma'] as const;
export type OveruseCounts = (typeof OVERUSE_COUNTS)[number];
const overuse = z.object({
  counts: z.enum(OVERUSE_COUNTS),
  blocks: z.array(z.object({ cnpj: z.string(), service: z.string(), untilMs: z.number() })),
});
const counting = z.object({ counts: z.enum(OVERUSE_COUNTS) });

export interface SandboxOveruse {
  readonly counts: OveruseCounts;
  readonly blocks: readonly { readonly cnpj: string; readonly service: string; readonly until: Date }[];
}

/** The emulated authorities as one account finds them. */
export interface SandboxWorldView {
  readonly conditions: readonly AcceptedCondition[];
  readonly clock: SandboxClock;
  /** Valid subjects of a condition. */
  readonly operations: readonly string[];
  readonly services: readonly string[];
  readonly ufs: readonly string[];
}

/** The account's clock outside the sandbox. */
export interface AccountClocks {
  readonly nowMs: () => number;
  /** Stores how far it is ahead: the law of test documents goes by it. */
  readonly keep: (accountId: string, offsetMs: number) => Promise<void>;
  readonly openAfter: (accountId: string, at: Date) => Promise<OpenTestDocument | null>;
}

/** An account's own world: never another's. Each refuses with `sefaz_indisponivel` while the sandbox is away. */
export function createSandboxWorld(sandbox: SandboxControl, clocks: AccountClocks) {
  /** Stores the offset at each read, too: a move may have been cut short between the two writes. */
  async function clockOf(accountId: string, ask: Promise<SandboxClock>): Promise<SandboxClock> {
    const time = await ask;
    await clocks.keep(accountId, time.offsetMs);
    return time;
  }

  /** @throws Failure operacao_nao_permitida while a document of a later day is open */
  async function refuseWhileOpen(accountId: string, offsetMs: number): Promise<void> {
    const day = dayInBrasilia(clocks.nowMs() + offsetMs);
    const open = await clocks.openAfter(accountId, new Date(`${day}T23:59:59.999-03:00`));
    if (open === null) return;
    const { type, serie, numero, datedAt } = open;
    throw new Failure(
      'operacao_nao_permitida',
      `O relógio não volta a ${writtenDay(day)} enquanto espera decisão um documento de dia posterior: ${documentOf(type).nome} ${numero}, série ${serie}, de ${writtenDay(dayInBrasilia(datedAt.getTime()))}. Espere a decisão ou escolha esse dia ou outro depois dele.`,
    );
  }

  async function overuseOf({ accountId }: AccountCaller): Promise<SandboxOveruse> {
    const [{ counts, blocks }, { now }] = await Promise.all([
      askSandbox(sandbox, overuse, 'GET', `/sandbox/overuse?accountId=${accountId}`),
      askSandbox(sandbox, clock, 'GET', `/sandbox/clock?accountId=${accountId}`),
    ]);
    const open = blocks.filter(({ untilMs }) => untilMs > Date.parse(now));
    return {
      counts,
      blocks: open.map(({ untilMs, ...block }) => ({ ...block, until: new Date(untilMs) })),
    };
  }

  return {
    /** Counted companies, and current blocks. */
    overuse: overuseOf,
    /** Resets the counts. */
    async setOveruse(caller: AccountCaller, counts: OveruseCounts): Promise<SandboxOveruse> {
      await askSandbox(sandbox, counting, 'PUT', '/sandbox/overuse', {
        accountId: caller.accountId,
        counts,
      });
      return overuseOf(caller);
    },
    async look({ accountId }: AccountCaller): Promise<SandboxWorldView> {
      const [{ conditions }, time, { operations, services }] = await Promise.all([
        askSandbox(sandbox, listed, 'GET', `/sandbox/conditions?accountId=${accountId}`),
        askSandbox(sandbox, clock, 'GET', `/sandbox/clock?accountId=${accountId}`),
        askSandbox(sandbox, offered, 'GET', '/sandbox/operations'),
      ]);
      return {
        conditions,
        clock: time,
        operations,
        services: [...new Set(Object.values(services).flat())],
        ufs: UF_SIGLAS,
      };
    },
    /** `id` null = all of them. How many went. */
    async removeConditions({ accountId }: AccountCaller, id: number | null): Promise<number> {
      const answer = await askSandbox(sandbox, removed, 'DELETE', '/sandbox/conditions', { accountId, id });
      return answer.removed;
    },
    clock: ({ accountId }: AccountCaller) =>
      clockOf(accountId, askSandbox(sandbox, clock, 'GET', `/sandbox/clock?accountId=${accountId}`)),
    /** 0 = the real time. @throws Failure operacao_nao_permitida: back, while a document of a later day is open */
    async setClock({ accountId }: AccountCaller, offsetMs: number): Promise<SandboxClock> {
      await refuseWhileOpen(accountId, offsetMs);
      return clockOf(accountId, askSandbox(sandbox, clock, 'PUT', '/sandbox/clock', { accountId, offsetMs }));
    },
    /** Every rejection of a document type and when it comes about; the same for all accounts. */
    rules: (type: string) =>
      askSandbox(sandbox, rules, 'GET', `/sandbox/rules?type=${encodeURIComponent(type)}`),
  };
}

export type SandboxWorld = ReturnType<typeof createSandboxWorld>;
