import { createHash } from 'node:crypto';
import type { Distributed, DistributionCaller } from '@fiscal/core/activities/received/distribute';
import {
  answered,
  asking,
  isAboutCertificate,
  nextQuestion,
  notAsked,
  type Sequence,
  SINGLE_QUERIES_MAX,
} from '@fiscal/core/lifecycle/distribution';
import { answeredKey, askingKey, isAboutKey, type KeyQuery } from '@fiscal/core/lifecycle/distribution-keys';
import type { DistributionQuestion } from '@fiscal/core/sefaz/distribution';
import { asReceivedBy, readReceived } from '@fiscal/core/sefaz/received';
import { DISTRIBUTIONS } from '@fiscal/core/vocabulary/received/distribution';
import type { Db } from '@fiscal/db/base/client';
import {
  claimDistributions,
  type OwnedSequence,
  openDistributions,
  type Receiver,
  receiversOf,
  releaseDistributions,
  type StoredContent,
  storeDistribution,
} from '@fiscal/db/received/distributions';
import { wantedKeys } from '@fiscal/db/received/key-queries';
import { joinEvents } from './join-events.ts';

export interface ReceiveDeps {
  readonly db: Db;
  readonly ask: (caller: DistributionCaller, question: DistributionQuestion) => Promise<Distributed>;
  /** Called after a commit with new documents. */
  readonly onCommit: () => void;
  readonly onError: (error: unknown) => void;
}

const HOUR_MS = 3_600_000;
/** Lease of a call, longer than its time-outs. After a worker's death another one continues then. */
const LEASE_MS = 90_000;
/** Roots asked side by side. */
const LANES = 4;
/** Roots of one round. */
const ROUND_MAX = 100;

type Asked = NonNullable<ReturnType<typeof nextQuestion>>;

/**
 * Number of a document that the authority handed out without one, which it may do: below zero, and the same whenever the document
 * comes, so it is stored once and no sequence takes it for its own.
 */
const ownNumber = (zipped: Uint8Array): number =>
  -1 - createHash('sha256').update(zipped).digest().readUIntBE(0, 6);

const contentsOf = (
  { service, cnpj }: OwnedSequence,
  answer: Distributed,
  question: Asked,
): readonly StoredContent[] =>
  answer.kind === 'documentos'
    ? answer.documents.map(({ nsu, schema, zipped }) => {
        const number = nsu ?? (question.by === 'NSU' ? question.nsu : ownNumber(zipped));
        const read = readReceived(service, zipped);
        // The ADN alone hands a company its own notes.
        return { nsu: number, schema, zipped, content: service === 'nfse' ? asReceivedBy(cnpj, read) : read };
      })
    : [];

const isNote = (content: StoredContent['content'], chave: string): boolean =>
  (content.kind === 'nota' || content.kind === 'resumo') && content.note.chave === chave;

const takesKeys = ({ service }: OwnedSequence): boolean => service !== 'nfse' && DISTRIBUTIONS[service].byKey;

interface RootTurn {
  readonly nowMs: () => number;
  /** Queries by NSU and by key of the last hour; those of one sequence count for its whole root. */
  readonly singles: Map<OwnedSequence, readonly number[]>;
}

/** Asks one sequence until it rests. True: its whole root rests. */
async function askSequence(
  deps: ReceiveDeps,
  owned: OwnedSequence,
  { receivers, nowMs, singles }: RootTurn & { readonly receivers: readonly Receiver[] },
): Promise<boolean> {
  const { db, ask, onCommit } = deps;
  const ofHour = (atMs: number): boolean => atMs > nowMs() - HOUR_MS;
  let { sequence } = owned;
  let keys = takesKeys(owned)
    ? await wantedKeys(db, owned, { nowMs: nowMs(), limit: SINGLE_QUERIES_MAX })
    : [];
  const callers = receivers.values();
  let caller = callers.next().value;
  const keep = async (
    next: Sequence,
    found: {
      readonly contents?: readonly StoredContent[];
      readonly key?: KeyQuery | null;
      readonly rootRestsUntilMs?: number | null;
    } = {},
  ): Promise<boolean> => {
    sequence = next;
    const { contents = [] } = found;
    const stored = await storeDistribution(db, owned, {
      sequence,
      singles: singles.get(owned)?.filter(ofHour) ?? [],
      ...found,
      contents,
      leaseMs: LEASE_MS,
    });
    if (stored !== null && stored > 0) onCommit();
    return stored !== null;
  };
  while (caller !== undefined) {
    const askedAtMs = nowMs();
    const singlesLeft = SINGLE_QUERIES_MAX - [...singles.values()].flat().filter(ofHour).length;
    const question = nextQuestion(sequence, askedAtMs, { singlesLeft, keys });
    if (question === null) return false;
    const wanted = keys.find(({ chave }) => question.by === 'chave' && chave === question.chave);
    const key = wanted === undefined ? null : askingKey(wanted, askedAtMs);
    keys = keys.filter((one) => one !== wanted);
    const before = singles.get(owned) ?? [];
    if (question.by !== 'ultNSU') singles.set(owned, [...before, askedAtMs]);
    // Before a byte leaves, so that a worker that dies leaves word of the call.
    if (!(await keep(asking(sequence, askedAtMs), { key }))) return false;
    const answer = await ask({ ...caller, type: owned.service, interested: owned.cnpj }, question);
    const answeredAtMs = nowMs();
    const isUnsent = answer.kind === 'nao-enviado';
    // Another account may have a certificate of the same CNPJ that works.
    const other = isUnsent || isAboutCertificate(answer) ? callers.next().value : undefined;
    if (isUnsent || other !== undefined) {
      // Nothing left, so nothing counts.
      if (isUnsent) singles.set(owned, before);
      if (wanted !== undefined) keys = [wanted, ...keys];
      const pauseMs = isUnsent && other === undefined ? answer.retryAfterSeconds * 1_000 : 0;
      const untilMs = answeredAtMs + pauseMs;
      if (!(await keep(notAsked(sequence, untilMs), { key: key && { ...key, nextAtMs: untilMs } })))
        return false;
      caller = other;
      continue;
    }
    const next = answered(sequence, question, { answer, nowMs: answeredAtMs });
    // It may be about the certificate; the next question by NSU shows that.
    if (key !== null && answer.kind === 'recusada') keys = keys.filter(() => isAboutKey(answer.cStat));
    const contents = contentsOf(owned, answer, question);
    keys = keys.filter(({ chave }) => !contents.some(({ content }) => isNote(content, chave)));
    // Before the sequence moves on: a worker that dies here gets them again, and joins each once.
    await joinEvents(db, { service: owned.service, receivers }, contents);
    // A block is the root's.
    const rootRestsUntilMs = answer.kind === 'consumo-indevido' ? next.nextAtMs : null;
    const answeredOne = key && answeredKey(key, answer, answeredAtMs);
    if (!(await keep(next, { contents, key: answeredOne, rootRestsUntilMs }))) return false;
    if (rootRestsUntilMs !== null) return true;
  }
  return false;
}

/** Asks the due sequences of one root, one after the other. */
async function askRoot(deps: ReceiveDeps, root: readonly OwnedSequence[]): Promise<void> {
  const [first] = root;
  if (first === undefined) return;
  const since = performance.now();
  const nowMs = (): number => first.nowMs + Math.round(performance.now() - since);
  const singles = new Map(root.map((owned) => [owned, owned.singles]));
  try {
    for (const owned of root) {
      const receivers = await receiversOf(deps.db, owned);
      if (await askSequence(deps, owned, { receivers, nowMs, singles })) break;
    }
  } finally {
    await releaseDistributions(deps.db, first.lease);
  }
}

/** Runs a round: asks the distribution for every company whose sequence is due. Returns the number of roots asked. */
export async function receive(deps: ReceiveDeps): Promise<number> {
  const { db, onError } = deps;
  await openDistributions(db);
  let roots = 0;
  async function lane(): Promise<void> {
    while (roots < ROUND_MAX) {
      const root = await claimDistributions(db, LEASE_MS);
      if (root.length === 0) return;
      roots += 1;
      try {
        await askRoot(deps, root);
      } catch (error) {
        onError(error);
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return roots;
}
