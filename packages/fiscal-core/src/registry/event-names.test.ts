import { describe, expect, it } from 'vitest';
import { RECIPIENT_EVENTS } from '../documents/nfe/recipient/recipient-events.ts';
import { EVENT_CODES, eventName } from '../vocabulary/events/event-codes.ts';
import { MANIFESTATION_FACTS } from '../vocabulary/manifestation.ts';
import { DOCUMENTS } from './documents.ts';
import { EVENTS } from './events.ts';

/** Name by code alone, as of an event that another made. */
const nameByCode = (type: string, eventCode: string): string =>
  eventName(type, { type: 'evento', eventCode });

describe('the name of an event', () => {
  it('is that of its kind for the company’s own', () => {
    expect(eventName('nfe', { type: 'carta-correcao', eventCode: '110110' })).toBe('Carta de correção');
    expect(eventName('nfe', { type: 'carta-correcao', eventCode: null }, 'en')).toBe('Correction letter');
  });

  it('is known for every event of a recipient', () => {
    const codes = [...Object.values(MANIFESTATION_FACTS), ...RECIPIENT_EVENTS].map(
      ({ tpEvento }) => tpEvento,
    );
    expect(codes.filter((code) => nameByCode('nfe', code) === `Evento ${code}`)).toEqual([]);
  });

  it('differs from type to type', () => {
    expect([nameByCode('cte', '240140'), nameByCode('nfcom', '240140')]).toEqual([
      'CT-e substituído',
      'NFCom substituída',
    ]);
  });

  it('is the code of an unknown one', () => {
    expect([
      nameByCode('nfe', '999999'),
      nameByCode('dce', '412140'),
      eventName('nfe', { type: 'evento', eventCode: null }),
    ]).toEqual(['Evento 999999', 'Evento 412140', 'Evento']);
  });

  it('is of a type and six digits, and of no event that the issuer makes', () => {
    const types = DOCUMENTS.map(({ type }) => type);
    const issuers = new Set(
      EVENTS.flatMap((event) => event.types.map((type) => `${type} ${event.tpEvento}`)),
    );
    for (const [type, names] of Object.entries(EVENT_CODES)) {
      expect(types).toContain(type);
      for (const code of Object.keys(names)) {
        expect(code).toMatch(/^\d{6}$/);
        // The addressee claims a presumed credit, and cancels its own events, too.
        if (code !== '211110' && code !== '110001')
          expect(issuers, `${type} ${code}`).not.toContain(`${type} ${code}`);
      }
    }
  });
});
