import { isAuthorityState, STATE_ROWS } from '@fiscal/core/lifecycle/authority-state';
import { documentOf } from '@fiscal/core/registry/documents';
import {
  type ClaimedTurn,
  claimTurns,
  feedTurns,
  markReported,
  statusMailRecipients,
  type Turn,
} from '@fiscal/db/authority/authority-turns';
import { listAuthorityStatus, type SefazStatusView } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';
import type { Mail } from '../../mail/mail.ts';
import { authorityTurnedLetter } from './letters.ts';

/** Seconds after which the next round takes up an unsent notice. */
const LEASE_SECONDS = 600;

const UP = Object.keys(STATE_ROWS)
  .filter(isAuthorityState)
  .filter((state) => STATE_ROWS[state].up);

/**
 * Writes each changed state of an authority's service to the change feed and to its subscribers; returns the number
 * of letters sent.
 */
export type TellAuthorityTurns = () => Promise<number>;

/** A claim comes first, so that only one process sends each notice. */
export function createTellAuthorityTurns(deps: {
  readonly db: Db;
  readonly send: (mail: Mail) => Promise<void>;
  readonly consoleUrl: string;
  readonly nowMs: () => number;
  /** Called for each failed letter; a later round retries if all fail. */
  readonly onError: (error: unknown) => void;
}): TellAuthorityTurns {
  const { db, nowMs } = deps;
  return async () => {
    const at = new Date(nowMs());
    const found = (await listAuthorityStatus(db)).flatMap(turnOf);
    const claimed = await claimTurns(db, found, { at, leaseSeconds: LEASE_SECONDS });
    await feedTurns(db, UP);
    // The first notice about a service reports trouble only.
    const news = claimed.filter(({ state, before }) => before !== null || !STATE_ROWS[state].up);
    const letters = news.length === 0 ? [] : await lettersOf(deps, news, at);
    const sent = await Promise.allSettled(letters.map(deps.send));
    const failed = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of failed) deps.onError(reason);
    // If every letter fails, the mail server is down: all turns are claimed again later.
    if (failed.length === 0 || failed.length < letters.length) await markReported(db, claimed, at);
    return letters.length - failed.length;
  };
}

/** Believed state of a real authority's service; a state that deserves no e-mail counts as up. */
function turnOf({ environment, type, uf, believed }: SefazStatusView): Turn[] {
  if (environment !== 1 || believed === null) return [];
  return [{ type, uf, state: STATE_ROWS[believed].mail ? believed : 'operando' }];
}

async function lettersOf(
  { db, consoleUrl }: Parameters<typeof createTellAuthorityTurns>[0],
  news: readonly ClaimedTurn[],
  at: Date,
): Promise<readonly Mail[]> {
  const recipients = await statusMailRecipients(db, [...new Set(news.map(({ uf }) => uf))]);
  const people = new Map(recipients.map(({ email, name }) => [email, name]));
  const url = new URL('/producao/sefaz', consoleUrl).toString();
  return [...people].map(([email, name]) => {
    const ufs = new Set(recipients.filter((each) => each.email === email).map(({ uf }) => uf));
    const services = news
      .filter(({ uf }) => ufs.has(uf))
      .map(({ type, uf, state }) => ({
        service: `${documentOf(type).nome} em ${uf}`,
        state: STATE_ROWS[state].name,
        meaning: STATE_ROWS[state].meaning,
      }));
    return authorityTurnedLetter(email, { name, services, at, url });
  });
}
