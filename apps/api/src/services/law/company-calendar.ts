import { changesBetween, comingDays, dayInBrasilia } from '@fiscal/core/calendar/calendar';
import { type LegalChange, legalChangeOf } from '@fiscal/core/registry/legal-calendar';
import { ambienteOf, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '@fiscal/db/base/client';
import { type EmissionBody, listEmissionBodies, replayedCompany } from '@fiscal/db/documents/emission-bodies';
import { Failure, notFound } from '../../base/failure.ts';
import { type EmissionSettings, emissionContext } from '../emission/emission-context.ts';
import type { Finding, ReplayResult } from './replaying/replay.ts';
import { ReplayEndedError, type ReplayHost, type RunningReplay } from './replaying/replay-host.ts';

/** A day of changes, and what it brings to the company. */
export interface ComingDay {
  readonly day: string;
  readonly changes: readonly LegalChange[];
  readonly findings: readonly Finding[];
}

/** Effect of the coming changes on what a company issues. Days are of Brasília, `AAAA-MM-DD`. */
export interface CompanyCalendar extends Omit<ReplayResult, 'findings'> {
  readonly target: Target;
  /** Today, by the account's clock on the sandbox. */
  readonly day: string;
  /** Documents accepted from then on were read. */
  readonly since: string;
  /** Older documents of these days were left out: too many, or no time was left. */
  readonly more: boolean;
  readonly days: readonly ComingDay[];
}

/** @throws {Failure} nao_encontrado, servico_ocupado */
export type GetCompanyCalendar = (
  accountId: string,
  query: { readonly clientId: string; readonly target: Target },
) => Promise<CompanyCalendar>;

interface Deps {
  readonly db: Db;
  readonly emission: EmissionSettings;
  readonly host: ReplayHost;
  readonly nowMs: () => number;
}

const DAY_MS = 86_400_000;
const READ_BACK_DAYS = 90;
/** Later changes have days that are often moved, and rates of years that no law has yet. */
const AHEAD_DAYS = 366;
export const REPLAYED_MAX = 10_000;
const PAGE = 50;
/** Bodies have up to 4 MB each, and a page is in the memory of both processes. */
const PAGE_BYTES = 16_000_000;
/** A caller waits no longer; proxies give up after 75 seconds. */
const TIME_MS = 50_000;
const ACCOUNTS_MAX = 4;

const busy = (message: string) =>
  new Failure('servico_ocupado', message, { headers: { 'retry-after': '60' } });

/** Replays a company's bodies of the last 90 days by the law of the coming changes. One replay at a time per account. */
export function createGetCompanyCalendar(deps: Deps): GetCompanyCalendar {
  const accounts = new Set<string>();
  return async (accountId, query) => {
    if (accounts.has(accountId))
      throw busy('Outra consulta ao calendário de uma empresa desta conta está em andamento. Aguarde-a.');
    if (accounts.size >= ACCOUNTS_MAX) throw busy('Há consultas demais em andamento. Tente em um minuto.');
    accounts.add(accountId);
    try {
      return await replayCompany(deps, accountId, query);
    } catch (error) {
      if (error instanceof ReplayEndedError)
        throw busy('A leitura dos documentos foi interrompida. Tente de novo.');
      throw error;
    } finally {
      accounts.delete(accountId);
    }
  };
}

async function replayCompany(
  { db, emission, host, nowMs }: Deps,
  accountId: string,
  { clientId, target }: { readonly clientId: string; readonly target: Target },
): Promise<CompanyCalendar> {
  const until = nowMs() + TIME_MS;
  const company = await replayedCompany(db, accountId, clientId);
  if (company === null) throw notFound();
  const testTarget = target === 'homologacao' ? 'homologacao' : 'sandbox';
  const principal = { ...company, clientId, environment: ambienteOf(target), testTarget } as const;
  const { ibpt: _, ...context } = emissionContext(emission, principal, { strict: true });
  const today = dayInBrasilia(context.nowMs);
  const last = new Date(Date.parse(`${today}T12:00:00Z`) + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
  const coming = comingDays(today, last, target);
  const since = new Date(nowMs() - READ_BACK_DAYS * DAY_MS);
  const replay = await host.begin({ context: { ...context, target }, days: [today, ...coming] });
  try {
    const more = await judgeAll(
      replay,
      () => nowMs() > until,
      (before) =>
        listEmissionBodies(db, accountId, {
          clientId,
          target,
          since,
          before,
          limit: PAGE,
          bytes: PAGE_BYTES,
        }),
    );
    const { findings, ...counts } = await replay.end();
    const days = coming.map((day, at) => ({
      day,
      changes: changesBetween(coming[at - 1] ?? today, day, target).map((id) => legalChangeOf(id, day)),
      findings: findings.filter((finding) => finding.day === day),
    }));
    return { target, day: today, since: since.toISOString().slice(0, 10), ...counts, more, days };
  } finally {
    replay.drop();
  }
}

/** The next page is read while one is judged. @returns whether some were left out */
async function judgeAll(
  replay: RunningReplay,
  isLate: () => boolean,
  read: (before: string | null) => Promise<readonly EmissionBody[]>,
): Promise<boolean> {
  let page = await read(null);
  for (let judged = 0; page.length > 0; ) {
    if (judged >= REPLAYED_MAX || isLate()) return true;
    judged += page.length;
    const [next] = await Promise.all([read(page.at(-1)?.id ?? null), replay.judge(page)]);
    page = next;
  }
  return false;
}
