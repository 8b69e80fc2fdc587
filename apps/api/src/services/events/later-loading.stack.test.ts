import { describe, expect, it } from 'vitest';
import {
  accessOf,
  consult,
  emitAuthorized,
  newAccount,
  newCompany,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { operationBody } from '../../../test/support/documents.ts';
import { contractOnly, LATER_LOADING } from '../../../test/support/mdfe-bodies.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';

const PAST_TERM_S = 25 * 3_600;
const cancellation = ({ allowedActions }: DocumentBody) =>
  allowedActions.find(({ action }) => action === 'cancelamento');

describe('the cancellation of an MDF-e', () => {
  it('is possible after 24 hours while its later cargo has no inclusion, and of no other', async () => {
    const account = await newAccount();
    const company = await newCompany(account);
    const headers = testOf(company);
    const later = await emitAuthorized(headers, contractOnly(company, LATER_LOADING));
    expect(later.cancellableUntil, 'no term runs').toBeNull();
    const other = await newCompany(account);
    const plain = await emitAuthorized(testOf(other), contractOnly(other));
    await send('POST', '/sandbox/clock', accessOf(account), { advance: PAST_TERM_S });

    expect(cancellation(await consult(testOf(other), plain.id, 'mdfe'))).toMatchObject({
      reason: expect.stringContaining('220'),
    });
    expect(cancellation(await consult(headers, later.id, 'mdfe'))).toEqual({ action: 'cancelamento' });
    const asked = await send('POST', `/v1/mdfe/${later.id}/cancel`, headers, {
      reason: 'Viagem que não aconteceu',
    });
    expect(asked.status, asked.text).toBe(202);
    expect((await settleEvents(headers, later.id, 'mdfe')).status).toBe('CANCELADA');
  });

  it('ends once its later cargo has an inclusion, within 24 hours too', async () => {
    const company = await newCompany(await newAccount());
    const headers = testOf(company);
    const { id } = await emitAuthorized(headers, contractOnly(company, LATER_LOADING));
    const body = operationBody('/v1/mdfe/:id/inclusao-dfe');
    const included = await send('POST', `/v1/mdfe/${id}/inclusao-dfe`, headers, body);
    expect(included.json, included.text).toMatchObject({ status: 'incluido' });

    const view = await consult(headers, id, 'mdfe');
    expect(cancellation(view)).toEqual({ action: 'cancelamento', reason: expect.stringContaining('710') });
    expect(view.cancellableUntil).toBeNull();
    const asked = await send('POST', `/v1/mdfe/${id}/cancel`, headers, {
      reason: 'Viagem que não aconteceu',
    });
    expect(refusal(asked, 409, 'operacao_nao_permitida').message).toContain('710');
    expect((await consult(headers, id, 'mdfe')).events).toHaveLength(1);
  });
});
