import { chaveParts, isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import type { StoredEvent } from '../../state/events.ts';
import { bookOf } from '../authorizers.ts';
import type { EventFacts, RegisterDeps } from '../events/register.ts';
import type { Ahead } from './type.ts';

const HOUR_MS = 3_600_000;

/** Records about the number of an event that precedes its document; null for other events. */
export async function aheadOf(
  { documents, events }: Pick<RegisterDeps, 'documents' | 'events'>,
  world: string,
  { facts: { chave, kind }, authorizer }: { readonly facts: EventFacts; readonly authorizer: string },
): Promise<Ahead | null> {
  if (kind?.goesBefore !== true || !isChave(chave)) return null;
  const { cUF, cnpj, mod, serie, nNF } = chaveParts(chave);
  const number = {
    cUF,
    emitente: cnpj,
    modelo: mod,
    serie: Number(serie),
    numero: Number(nNF),
    book: bookOf(chave, authorizer),
  };
  const [epec, pending, clash] = await Promise.all([
    events.epecOf(world, chave),
    events.pendingEpecs(world, chave),
    documents.clash(world, chave, number),
  ]);
  return { epec, pending, clash };
}

/** Maximum hours between an EPEC and its document; fewer for an NFC-e. Source: NT 2014.001; MOC CT-e 4.00, 639; EPEC of NFC-e in SP. */
const hoursOf = (chave: string): number => (chave.slice(20, 22) === '65' ? 24 : 168);

/** EPECs past that limit, oldest first. */
export const overdue = (ahead: Ahead | null, nowMs: number): readonly StoredEvent[] =>
  ahead?.pending.filter(
    ({ chave, dhRegEvento }) => nowMs - Date.parse(dhRegEvento) > hoursOf(chave) * HOUR_MS,
  ) ?? [];
