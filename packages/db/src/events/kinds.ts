import type { EventKind, EventStatus } from '@fiscal/core/events/definition';

/** tpEvento → what `events.type` calls it. */
const KINDS: Readonly<Record<string, EventKind>> = {
  '110110': 'carta-correcao',
  '110111': 'cancelamento',
  '110112': 'cancelamento-substituicao',
  '110150': 'ator-interessado',
  '110192': 'insucesso-entrega',
  '110193': 'cancelamento-insucesso-entrega',
  '110750': 'econf',
  '110751': 'cancelamento-econf',
};

export const kindOf = (tpEvento: string): EventKind | undefined => KINDS[tpEvento];

/** Null for events of the authority that are no operation of ours. */
export const eventKind = (text: string): EventKind | null =>
  Object.values(KINDS).find((kind) => kind === text) ?? null;

export const EVENT_STATUS: readonly EventStatus[] = ['pendente', 'autorizado', 'erro_autorizacao'];
