import type { EventOnRecord } from '@fiscal/core/sefaz/event-answers';
import type { DocumentEventView } from '@fiscal/db/base/types';
import { describe, expect, it } from 'vitest';
import { econfState } from './get-econf.ts';

const PROTOCOL = '135260000000005';

const ours = (own: Partial<DocumentEventView>): DocumentEventView => ({
  id: 'e',
  type: 'econf',
  eventCode: '110750',
  sequence: 1,
  status: 'autorizado',
  cStat: '135',
  xMotivo: 'Evento registrado',
  protocolNumber: PROTOCOL,
  registeredAt: null,
  hasXml: true,
  details: null,
  notices: [],
  ...own,
});
const undone = ours({
  type: 'cancelamento-econf',
  xMotivo: 'Cancelado',
  protocolNumber: '135260000000006',
  details: { nProtEvento: PROTOCOL },
});
const theirs = (own: Partial<EventOnRecord>, nProt = PROTOCOL): EventOnRecord => ({
  tpEvento: '110750',
  sequence: 1,
  nProtEvento: null,
  digestValue: null,
  registered: {
    cStat: '136',
    xMotivo: 'Da SEFAZ',
    nProt,
    dhRegEvento: '2026-11-21T10:00:00-03:00',
    proof: null,
  },
  ...own,
});

describe('a reconciliation by its protocol', () => {
  it.each([
    ['no event at all', [], []],
    ['another protocol', [ours({ protocolNumber: '1' })], [theirs({}, '2')]],
    ['one that was refused', [ours({ status: 'erro_autorizacao' })], []],
    ['an event of another kind', [ours({ type: 'insucesso-entrega' })], [theirs({ tpEvento: '110192' })]],
    ['only a cancellation', [undone], []],
  ])('is unknown with %s', (_what, own, other) => {
    expect(econfState(own, other, PROTOCOL)).toBeNull();
  });

  it('follows our own record', () => {
    const state = { status: 'autorizado', cStat: '135', xMotivo: 'Evento registrado' };
    expect(econfState([ours({})], [], PROTOCOL)).toEqual(state);
  });

  it('follows the authority’s record, when it never passed through us', () => {
    const state = { status: 'autorizado', cStat: '136', xMotivo: 'Da SEFAZ' };
    expect(econfState([], [theirs({})], PROTOCOL)).toEqual(state);
  });

  it('is canceled when either record has it', () => {
    expect(econfState([ours({}), undone], [], PROTOCOL)).toMatchObject({
      status: 'cancelado',
      xMotivo: 'Cancelado',
    });
    const cancelled = theirs({ tpEvento: '110751', nProtEvento: PROTOCOL }, '9');
    expect(econfState([ours({})], [cancelled], PROTOCOL)).toMatchObject({
      status: 'cancelado',
      cStat: '136',
    });
  });

  it('remains while its cancellation is not registered, or belongs to another', () => {
    const others = [
      ours({}),
      { ...undone, status: 'pendente' },
      { ...undone, status: 'erro_autorizacao' },
      { ...undone, details: { nProtEvento: '1' } },
    ];
    expect(econfState(others, [], PROTOCOL)).toMatchObject({ status: 'autorizado' });
  });
});
