import { dayInBrasilia } from '@fiscal/core/calendar/calendar';
import type { Db } from '@fiscal/db/base/client';
import { replayedCompany } from '@fiscal/db/documents/emission-bodies';
import {
  claimLawLetter,
  claimLawLooks,
  type LawLetterMark,
  type LawLook,
  lawMailRecipients,
  planLawLook,
  releaseLawLetter,
} from '@fiscal/db/law/law-letters';
import type { Mail } from '../../mail/mail.ts';
import type { ComingDay, GetCompanyCalendar } from '../../services/law/company-calendar.ts';
import type { LawMailLinks } from '../../services/law/law-mail-links.ts';
import { lawLetter } from './law-letter.ts';
import { sendLetters } from './send-letters.ts';

/** Seconds after which a later round takes up a look that did not end. */
const LEASE_SECONDS = 1800;
const PIECE = 20;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** Days before a change on which its e-mail is due, the last one first. */
const BEFORE_DAYS = [7, 30] as const;

/** Writes to people who asked to know about coming changes that concern their companies; returns the number of letters. */
export type TellLaw = () => Promise<number>;

interface Deps {
  readonly db: Db;
  readonly send: (mail: Mail) => Promise<void>;
  readonly getCompanyCalendar: GetCompanyCalendar;
  readonly lawMail: Pick<LawMailLinks, 'link'>;
  readonly consoleUrl: string;
  readonly nowMs: () => number;
  /** Called for each failure; a later round retries a company whose letters all failed. */
  readonly onError: (error: unknown) => void;
}

/** A claim comes first, so that only one process looks at a company. */
export function createTellLaw(deps: Deps): TellLaw {
  const { db, nowMs, onError } = deps;
  return async () => {
    let sent = 0;
    for (;;) {
      const looks = await claimLawLooks(db, { nowMs: nowMs(), leaseSeconds: LEASE_SECONDS, limit: PIECE });
      for (const look of looks)
        sent += await tell(deps, look).catch((error: unknown) => {
          onError(error);
          return 0;
        });
      if (looks.length < PIECE) return sent;
    }
  };
}

const noonMs = (day: string): number => Date.parse(`${day}T12:00:00-03:00`);
const daysBetween = (from: string, to: string): number => Math.round((noonMs(to) - noonMs(from)) / DAY_MS);
const dayPlus = (day: string, days: number): string => dayInBrasilia(noonMs(day) + days * DAY_MS);
/** Monday of the week of a day. */
const mondayOf = (day: string): string => dayPlus(day, -((new Date(noonMs(day)).getUTCDay() + 6) % 7));

/** True for a day that refuses documents of the company, or puts them in duty. */
const isBiting = ({ findings }: ComingDay): boolean => findings.some(({ effect }) => effect !== 'risco');

/** E-mails that are due on a day: the week's, and the last of those before each change. */
const marksOn = (today: string, biting: readonly ComingDay[]): readonly LawLetterMark[] =>
  biting.length === 0
    ? []
    : [
        { kind: 'semana', mark: mondayOf(today) },
        ...biting.flatMap(({ day }) => {
          const before = BEFORE_DAYS.find((days) => daysBetween(today, day) <= days);
          return before === undefined ? [] : [{ kind: `${before} ${day}`, mark: day }];
        }),
      ];

/** Next day on which an e-mail may be due. */
const nextLook = (today: string, biting: readonly ComingDay[]): string =>
  [
    dayPlus(mondayOf(today), WEEK_DAYS),
    ...biting.flatMap(({ day }) => BEFORE_DAYS.map((days) => dayPlus(day, -days))),
  ]
    .filter((day) => day > today)
    .toSorted()[0] ?? dayPlus(today, 1);

/** Number of letters sent. @throws when a calendar cannot be read, or no recipient got the letter */
async function tell(deps: Deps, look: LawLook): Promise<number> {
  const { db, getCompanyCalendar, nowMs } = deps;
  const { accountId, clientId } = look;
  const { days } = await getCompanyCalendar(accountId, { clientId, target: 'producao' });
  const today = dayInBrasilia(nowMs());
  const biting = days.filter(isBiting);
  // Read before anything is claimed: a failure here loses no letter.
  const [company, people] = await Promise.all([
    replayedCompany(db, accountId, clientId),
    lawMailRecipients(db, accountId),
  ]);
  const claimed: LawLetterMark[] = [];
  if (company !== null && people.length > 0)
    for (const mark of marksOn(today, biting)) if (await claimLawLetter(db, look, mark)) claimed.push(mark);
  const sent =
    company === null || claimed.length === 0
      ? 0
      : await write(deps, look, { today, biting, claimed, people, company: company.issuer.name });
  // 7 o'clock in Brasília.
  await planLawLook(db, look, new Date(`${nextLook(today, biting)}T07:00:00-03:00`));
  return sent;
}

async function write(
  { db, send, lawMail, consoleUrl, onError }: Deps,
  look: LawLook,
  {
    today,
    biting,
    claimed,
    people,
    company,
  }: {
    readonly today: string;
    readonly biting: readonly ComingDay[];
    readonly claimed: readonly LawLetterMark[];
    readonly people: Awaited<ReturnType<typeof lawMailRecipients>>;
    readonly company: string;
  },
): Promise<number> {
  const { accountId } = look;
  const url = new URL('/calendario', consoleUrl).toString();
  const near = biting.filter(({ day }) =>
    claimed.some(({ mark, kind }) => kind !== 'semana' && mark === day),
  );
  const letters = people.map(({ userId, name, email }) =>
    lawLetter(email, {
      name,
      url,
      company,
      unsubscribe: lawMail.link({ accountId, userId }),
      days: biting,
      inDays: near[0] === undefined ? null : daysBetween(today, near[0].day),
    }),
  );
  try {
    return await sendLetters(letters, { send, onError });
  } catch (error) {
    for (const mark of claimed) await releaseLawLetter(db, look, mark);
    throw error;
  }
}
