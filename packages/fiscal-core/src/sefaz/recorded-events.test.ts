import { describe, expect, it } from 'vitest';
import { CASES, NFE_OF_A_PERSON } from '../registry/fixtures/cases.ts';
import { definitionOf, make } from '../registry/fixtures/made.ts';
import { recordedEvent } from './recorded-events.ts';

describe('an event on record', () => {
  it.each(CASES)('is ours by its kind: $name', ({ body, subject, at, kind }) => {
    const { xml } = make(definitionOf({ kind, subject }), body, subject, at);
    expect(recordedEvent(subject.type, xml.toString()).kind).toBe(kind);
  });

  it('is no event of the issuer’s when another person is its author', () => {
    const { accessKey } = NFE_OF_A_PERSON;
    // Begins as the issuer's CPF does.
    const xml = `<infEvento><CPF>12345999909</CPF><chNFe>${accessKey}</chNFe><tpEvento>110111</tpEvento></infEvento>`;
    expect(recordedEvent('nfe', xml).kind).toBe(null);
  });
});
