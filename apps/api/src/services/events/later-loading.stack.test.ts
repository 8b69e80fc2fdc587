import { describe, expect, it } from 'vitest';
import {
  accessOf,
  consult,
  emitAuthorized,
  newAccount,
  newCompany,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { contractOnly, LATER_LOADING } from '../../../test/support/mdfe-bodies.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';

const PAST_TERM_S = 25 * 3_600;
const cancellation = ({ allowedActions }: DocumentBody) =>
  allowedActions.find(({ action }) => action === 'cancelamento');

describe('an MDF-e after 24 hours', () => {
  it('is canceled while its later cargo has no inclusion; any other is refused', async () => {
    const account = await newAccount();
    const company = await newCompany(account);
    const headers = testOf(company);
    const later = await emitAuthorized(headers, contractOnly(company, LATER_LOADING));
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
});
