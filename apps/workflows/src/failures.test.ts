import { OUTAGE } from '@fiscal/core/lifecycle/contract';
import { AttemptGoneError } from '@fiscal/core/vocabulary/errors';
import { describe, expect, it } from 'vitest';
import { isOutage, toFailure } from './failures.ts';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('failures of a step', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '53300', '08006', '40001', '40P01', 'P1001'])(
    '%s is an outage: tried again without limit',
    (code) => {
      expect(toFailure(withCode(code))).toMatchObject({ type: OUTAGE, nonRetryable: false });
    },
  );
  it.each([
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a connection that gives no answer', new Error('Query read timeout')],
    ['an outage inside another error', new Error('query failed', { cause: withCode('ECONNREFUSED') })],
    ['every address refused', new AggregateError([withCode('ECONNREFUSED')])],
  ])('%s is an outage', (_, error) => expect(isOutage(error)).toBe(true));
  it.each([
    ['a unique violation', withCode('23505')],
    ['a bug', new TypeError('x is not a function')],
    ['no error at all', 'text'],
  ])('%s is none', (_, error) => expect(isOutage(error)).toBe(false));
  it('an error of ours keeps its code', () => {
    expect(toFailure(new AttemptGoneError('mudou'))).toMatchObject({
      type: 'tentativa_mudou',
      nonRetryable: true,
    });
  });
  it('an unexpected error reveals nothing of its text, which may quote data', () => {
    const failure = toFailure(new TypeError('password=segredo'));
    expect(failure).toMatchObject({ type: 'TypeError', nonRetryable: true });
    expect(JSON.stringify([failure.message, failure.stack])).not.toContain('segredo');
  });
});
