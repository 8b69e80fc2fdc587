import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { groupBy } from '../acceptance/group-by.ts';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { ambiente, jsonObject, oneOf } from '../base/parse.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import type { DocumentEmail } from '../generated/prisma/client.ts';

/** Content for recipients: the document, or its cancellation. */
export const EMAIL_KINDS = ['document', 'cancellation'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
/** Source of an e-mail: the company's settings, or a request. */
export const EMAIL_ORIGINS = ['automatic', 'request'] as const;
/**
 * `sent`: its server took it; `refused`: it refused for good; `suppressed`: the account no longer writes there;
 * `failed`: every try was made.
 */
export const LETTER_STATES = ['pending', 'sent', 'refused', 'suppressed', 'failed'] as const;

/** A letter to a single address. */
export interface Letter {
  readonly address: string;
  readonly state: (typeof LETTER_STATES)[number];
  /** Answer of a server, or our reason in pt-BR. */
  readonly detail: string | null;
  /** ISO time of the last try; null before the first. */
  readonly at: string | null;
}

export interface DocumentEmailView {
  readonly id: string;
  readonly kind: EmailKind;
  readonly origin: (typeof EMAIL_ORIGINS)[number];
  readonly state: 'pending' | 'done';
  /** Empty before the first try, and without recipients. */
  readonly letters: readonly Letter[];
  /** Why nothing was sent, or not yet; pt-BR. */
  readonly detail: string | null;
  readonly tries: number;
  /** Time of the next try; null when it is done. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export interface NewDocumentEmail {
  readonly accountId: string;
  readonly clientId: string;
  readonly documentId: string;
  readonly environment: Ambiente;
  readonly type: string;
  readonly kind: EmailKind;
  /** Empty: those of the document and of the company's settings. */
  readonly addresses: readonly string[];
}

/** Request of an e-mail. */
interface RequestedEmail extends NewDocumentEmail {
  /** The same for every try of one request: the letters leave once, even if the answer to an earlier try was lost. */
  readonly requestKey?: string | undefined;
}

/** Returns the same request while it waits, and that of an earlier try. */
export const addDocumentEmail = (
  db: Db,
  { addresses, requestKey, ...email }: RequestedEmail,
): Promise<DocumentEmailView> =>
  withAccount(db, email.accountId, async (tx) => {
    const { documentId, kind } = email;
    const same = {
      documentId,
      kind,
      origin: 'request',
      addresses: { equals: [...addresses] },
      OR: [{ state: 'pending' }, ...(requestKey === undefined ? [] : [{ requestKey }])],
    };
    const earlier = await tx.documentEmail.findFirst({ where: same });
    if (earlier !== null) return viewOf(earlier);
    const data = {
      ...email,
      addresses: [...addresses],
      requestKey: requestKey ?? null,
      id: newId(),
      origin: 'request',
    };
    return viewOf(await tx.documentEmail.create({ data }));
  });

/** Newest first, the last hundred. */
export const listDocumentEmails = (
  db: Db,
  accountId: string,
  documentId: string,
): Promise<readonly DocumentEmailView[]> =>
  !isUuid(documentId)
    ? Promise.resolve([])
    : withAccount(db, accountId, async (tx) => {
        const rows = await tx.documentEmail.findMany({
          where: { accountId, documentId },
          orderBy: { id: 'desc' },
          take: 100,
        });
        return rows.map(viewOf);
      });

/** An e-mail whose try the caller has claimed. */
export interface ClaimedEmail extends NewDocumentEmail {
  readonly id: string;
  readonly letters: readonly Letter[];
  /** Before this one. */
  readonly tries: number;
  /** Number of claims, with this one: a later claim has another number. */
  readonly attempt: number;
  readonly createdAtMs: number;
}

interface ClaimedRow {
  readonly id: string;
  readonly account_id: string;
  readonly attempts: number;
}

/** Claims e-mails that are due, for `leaseMs`, an hour at most. Over all accounts; the rest of each is read in its account. */
export async function claimDocumentEmails(
  db: Db,
  { limit, leaseMs }: { readonly limit: number; readonly leaseMs: number },
): Promise<readonly ClaimedEmail[]> {
  const { rows } = await db.pool.query<ClaimedRow>({
    name: 'claim_letters',
    text: 'select * from claim_letters($1, make_interval(secs => $2))',
    values: [limit, leaseMs / 1000],
  });
  const byAccount = groupBy(rows, ({ account_id: accountId }) => accountId);
  const read = await Promise.all(
    Array.from(byAccount, ([accountId, claims]) => readClaimed(db, accountId, claims)),
  );
  return read.flat();
}

const readClaimed = (
  db: Db,
  accountId: string,
  claims: readonly ClaimedRow[],
): Promise<readonly ClaimedEmail[]> =>
  withAccount(db, accountId, async (tx) => {
    // A claim that ran out meanwhile belongs to another worker.
    const OR = claims.map(({ id, attempts }) => ({ id, attempts }));
    const rows = await tx.documentEmail.findMany({ where: { accountId, state: 'pending', OR } });
    return rows.map((row) => ({
      id: row.id,
      accountId,
      clientId: row.clientId,
      documentId: row.documentId,
      environment: ambiente(row.environment),
      type: row.type,
      kind: oneOf(EMAIL_KINDS, row.kind),
      addresses: row.addresses,
      letters: lettersOf(row.letters),
      tries: row.tries,
      attempt: row.attempts,
      createdAtMs: row.createdAt.getTime(),
    }));
  });

type Claim = Pick<ClaimedEmail, 'id' | 'accountId' | 'attempt'>;

/**
 * Saves the state of letters after each one, so that a later worker sends none of them again, and extends the claim
 * by `leaseMs`. False: another worker has claimed the e-mail, and the caller must stop.
 */
export const writeLetters = (
  db: Db,
  of: Claim,
  { letters, leaseMs }: { readonly letters: readonly Letter[]; readonly leaseMs: number },
): Promise<boolean> =>
  withAccount(db, of.accountId, async (tx) => {
    const written = await tx.$executeRaw`
      update document_emails set letters = ${JSON.stringify(letters)}::jsonb, leased_until = now() + make_interval(secs => ${leaseMs / 1000}::float8)
       where id = ${of.id}::uuid and state = 'pending' and attempts = ${of.attempt}`;
    return written > 0;
  });

export interface TryEnded {
  readonly detail: string | null;
  /** Until the next try; null: it was the last, and what was not sent has failed. */
  readonly retryMs: number | null;
  /** False: nothing was wrong with server or address. */
  readonly counted: boolean;
}

/** Ends a try if the caller still has the claim. */
export const endTry = (db: Db, of: Claim, { detail, retryMs, counted }: TryEnded): Promise<void> =>
  withAccount(db, of.accountId, async (tx) => {
    const done = retryMs === null;
    await tx.$executeRaw`
      update document_emails
         set letters = case when ${done} then (
               select coalesce(jsonb_agg(case when l.letter ->> 'state' = 'pending' then l.letter || '{"state":"failed"}' else l.letter end order by l.n), '[]')
                 from jsonb_array_elements(letters) with ordinality as l (letter, n)) else letters end,
             leased_until = null, detail = ${detail}, state = ${done ? 'done' : 'pending'}, tries = tries + ${counted ? 1 : 0},
             ended_at = case when ${done} then now() end, next_at = now() + make_interval(secs => ${(retryMs ?? 0) / 1000}::float8)
       where id = ${of.id}::uuid and state = 'pending' and attempts = ${of.attempt}`;
  });

/** Deletes, for the account of the transaction: settings, server, addresses and sent e-mails. */
export async function endEmails(tx: Tx, accountId: string): Promise<void> {
  await tx.documentEmail.deleteMany({ where: { accountId } });
  await tx.emailSetting.deleteMany({ where: { accountId } });
  await tx.emailServer.deleteMany({ where: { accountId } });
  await tx.emailSuppression.deleteMany({ where: { accountId } });
}

const viewOf = (row: DocumentEmail): DocumentEmailView => ({
  id: row.id,
  kind: oneOf(EMAIL_KINDS, row.kind),
  origin: oneOf(EMAIL_ORIGINS, row.origin),
  state: oneOf(['pending', 'done'], row.state),
  letters: lettersOf(row.letters),
  detail: row.detail,
  tries: row.tries,
  nextAt: row.state === 'pending' ? row.nextAt : null,
  createdAt: row.createdAt,
  endedAt: row.endedAt,
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const lettersOf = (value: unknown): readonly Letter[] =>
  (Array.isArray(value) ? value : []).flatMap((each) => {
    const letter = jsonObject(each);
    if (letter === null) return [];
    return {
      address: textOf(letter['address']) ?? '',
      state: oneOf(LETTER_STATES, textOf(letter['state']) ?? ''),
      detail: textOf(letter['detail']),
      at: textOf(letter['at']),
    };
  });
