import { documentOf } from '@fiscal/core/registry/documents';
import type { DeadlineKind } from '@fiscal/core/vocabulary/deadline';
import { attention } from '@fiscal/db/accounts/console-stats';
import type { Db } from '@fiscal/db/base/client';
import { claimDailyDigests, markDigestSent } from '@fiscal/db/contingency/daily-digests';
import { listDeadlines } from '@fiscal/db/contingency/deadlines';
import { listObligations } from '@fiscal/db/contingency/obligations';
import { listContradicted } from '@fiscal/db/imports/import-checks';
import { type Role, recipientsOf } from '@fiscal/db/people/members';
import type { Mail } from '../../mail/mail.ts';
import { brasiliaTime, dailyDigestLetter, type OpenOnADay } from './letters.ts';
import { sendLetters } from './send-letters.ts';

/** Roles that look after documents. */
const TOLD: readonly Role[] = ['owner', 'admin', 'fiscal'];
/** Seconds after which a later round takes up an unsent notice. */
const LEASE_SECONDS = 1800;
const PIECE = 50;
/** More of a kind is never read: the console lists all. */
const READ = 200;

const TO_DO: Readonly<Record<DeadlineKind, string>> = {
  transmissao: 'transmitir',
  cancelamento: 'cancelar',
  inutilizacao: 'inutilizar',
};

const DAY_MS = 86_400_000;
/** Why the authority contradicts an imported document. */
const CONTRADICTED: Readonly<Record<string, string>> = {
  nao_consta: 'a SEFAZ não conhece a chave.',
  outra_chave: 'a SEFAZ tem o número sob outra chave.',
  outro_conteudo: 'a SEFAZ tem outro conteúdo sob a chave.',
  outro_protocolo: 'o protocolo da SEFAZ é outro.',
  outra_situacao: 'a situação na SEFAZ é outra.',
};

/** Writes once a day to the people of each account with open work in production; returns the number of accounts notified. */
export type TellDay = () => Promise<number>;

/** A claim comes first, so that only one process notifies each account. */
export function createTellDay(deps: {
  readonly db: Db;
  readonly send: (mail: Mail) => Promise<void>;
  readonly consoleUrl: string;
  readonly nowMs: () => number;
  /** Called for each failure; a later round retries a notice whose letters all failed. */
  readonly onError: (error: unknown) => void;
}): TellDay {
  const { db, nowMs, onError } = deps;
  return async () => {
    let sent = 0;
    for (;;) {
      const due = await claimDailyDigests(db, { nowMs: nowMs(), leaseSeconds: LEASE_SECONDS, limit: PIECE });
      for (const accountId of due) {
        const letters = await tell(deps, accountId).catch((error: unknown) => {
          onError(error);
          return null;
        });
        if (letters === null) continue;
        await markDigestSent(db, accountId, nowMs());
        if (letters > 0) sent += 1;
      }
      if (due.length < PIECE) return sent;
    }
  };
}

/** Number of letters sent; 0 when nothing is open. @throws when no recipient got the letter */
async function tell(deps: Parameters<typeof createTellDay>[0], accountId: string): Promise<number> {
  const { db, consoleUrl, nowMs } = deps;
  const day = await openIn(db, accountId, new Date(nowMs()));
  if (day === null) return 0;
  const people = await recipientsOf(db, accountId, TOLD);
  const url = new URL('/', consoleUrl).toString();
  const letters = people.map(({ name, email }) => dailyDigestLetter(email, { ...day, name, url }));
  return sendLetters(letters, deps);
}

/** Open work of an account; null when there is none. */
async function openIn(db: Db, accountId: string, now: Date): Promise<OpenOnADay | null> {
  const [{ halted, mdfeNear, mdfeOver, mdfeOpen }, obligations, deadlines, contradicted] = await Promise.all([
    attention(db, accountId, { environment: 1, now }),
    listObligations(db, accountId, { environment: 1, states: ['tarefa', 'aberta'], limit: READ }),
    listDeadlines(db, accountId, { environment: 1, settled: false, limit: READ }),
    listContradicted(db, accountId, {
      environment: 1,
      after: new Date(now.getTime() - DAY_MS),
      until: now,
      limit: READ,
    }),
  ]);
  const tasks = obligations.filter(({ state }) => state === 'tarefa');
  const late = deadlines.filter(({ toldPercent }) => toldPercent > 0);
  const open = halted + mdfeNear + mdfeOver + tasks.length + late.length + contradicted.length;
  if (open === 0) return null;
  return {
    halted,
    mdfeNear,
    mdfeOver,
    mdfeOpen,
    tasks: tasks.map((task) => `${paper(task)}: ${task.reason ?? 'veja o que fazer no painel.'}`),
    underWay: obligations.length - tasks.length,
    contradicted: contradicted.map(
      (document) =>
        `${paper(document)}: ${CONTRADICTED[document.reason ?? ''] ?? 'veja o documento no painel.'}`,
    ),
    deadlines: late.map(
      (deadline) =>
        `${paper(deadline)}: ${TO_DO[deadline.kind]} até ${brasiliaTime(deadline.endsAt)}${deadline.toldPercent === 100 ? ', vencido' : ''}`,
    ),
  };
}

const paper = ({ type, serie, numero }: { type: string; serie: number; numero: number }): string =>
  `${documentOf(type).nome} ${numero}, série ${serie}`;
