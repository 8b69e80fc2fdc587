import { describe, expect, it } from 'vitest';
import { NFE } from '../../registry/fixtures/cases.ts';
import { definitionOf } from '../../registry/fixtures/made.ts';
import type { EventKind } from '../../vocabulary/states.ts';
import type { EarlierEvent } from './definition.ts';
import { nextSequence, protocolsInForce } from './sequence.ts';

const event = (kind: EventKind, sequence: number, more: Partial<EarlierEvent> = {}): EarlierEvent => ({
  kind,
  sequence,
  status: 'autorizado',
  protocolNumber: `8912600000000${String(sequence).padStart(2, '0')}`,
  details: null,
  ...more,
});
const nth = (sequence: number): string => event('econf', sequence).protocolNumber ?? '';

describe('the next sequence', () => {
  it('counts registered events of the kind only', () => {
    expect(nextSequence('econf', [])).toBe(1);
    const earlier = [
      event('econf', 1),
      event('econf', 3),
      event('econf', 4, { status: 'erro_autorizacao' }),
      event('econf', 5, { status: 'pendente' }),
      event('carta-correcao', 9),
    ];
    expect(nextSequence('econf', earlier)).toBe(4);
  });
});

describe('event to cancel', () => {
  const undo = (sequence: number, protocol: string, more: Partial<EarlierEvent> = {}): EarlierEvent =>
    event('cancelamento-econf', sequence, { details: { nProtEvento: protocol }, ...more });

  it('is what was registered and not undone, oldest first', () => {
    const earlier = [
      event('econf', 1),
      event('econf', 2),
      undo(1, nth(1)),
      event('econf', 3),
      undo(2, nth(3), { status: 'erro_autorizacao' }),
    ];
    expect(protocolsInForce('econf', 'cancelamento-econf', earlier)).toEqual([nth(2), nth(3)]);
  });

  it('of a reconciliation is the named one', () => {
    const definition = definitionOf({ kind: 'cancelamento-econf', subject: NFE });
    const earlier = [event('econf', 1), event('econf', 2), undo(1, nth(1))];
    expect(definition.cancels(earlier, { numero_protocolo: nth(2) })).toBe(nth(2));
    expect(definition.refusal(NFE, earlier, { numero_protocolo: nth(2) })).toBeNull();
    for (const gone of [nth(1), nth(9)])
      expect(definition.refusal(NFE, earlier, { numero_protocolo: gone })?.code).toBe('evento_inexistente');
  });

  it('of failed deliveries is the newest', () => {
    const definition = definitionOf({ kind: 'cancelamento-insucesso-entrega', subject: NFE });
    const earlier = [event('insucesso-entrega', 1), event('insucesso-entrega', 2)];
    expect(definition.cancels(earlier, {})).toBe(nth(2));
    expect(definition.cancels(earlier.toReversed(), {})).toBe(nth(2));
    expect(definition.refusal(NFE, [], {})?.code).toBe('evento_inexistente');
  });
});
