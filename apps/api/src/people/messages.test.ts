import { BASE_ERROR_CODES } from '@better-auth/core/error';
import { PASSKEY_ERROR_CODES } from '@better-auth/passkey';
import { organization, twoFactor } from 'better-auth/plugins';
import { describe, expect, it } from 'vitest';
import { MESSAGES, refusalOf } from './messages.ts';

const refusalFrom = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  refusalOf(new Response(null, { status, headers }), JSON.stringify(body));

describe('a refusal of better-auth', () => {
  it('is in Portuguese, with the field and the fix', () => {
    expect(refusalFrom(403, { code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified' })).toMatchObject({
      code: 'sem_permissao',
      message: 'Este e-mail ainda não foi confirmado.',
      errors: [{ field: 'email', code: 'email_nao_confirmado', fix: 'Abra o link que enviamos por e-mail.' }],
    });
  });

  it('names each wrong field, in our words or in none of its own', () => {
    const message =
      '[body.email] email: informe um e-mail válido.; [body.memberId] Invalid input: expected string';
    expect(refusalFrom(400, { code: 'VALIDATION_ERROR', message }).errors).toEqual([
      { field: 'email', code: 'formato_invalido', message: 'informe um e-mail válido.' },
      { field: 'memberId', code: 'formato_invalido', message: 'O campo memberId falta ou está malformado.' },
    ]);
  });

  it('states the time of the next attempt', () => {
    expect(refusalFrom(429, { message: 'Too many requests.' }, { 'x-retry-after': '42' })).toMatchObject({
      code: 'limite_excedido',
      headers: { 'retry-after': '42' },
    });
  });

  it('shows nothing of a fault of ours', () => {
    const failure = refusalFrom(500, {
      code: 'FAILED_TO_CREATE_SESSION',
      message: 'relation "x" does not exist',
    });
    expect(failure.code).toBe('erro_interno');
    expect(failure.message).not.toContain('relation');
  });

  it.each([401, 404, 409, 422])('has a message for status %i even when its code is unknown', (status) => {
    const failure = refusalFrom(status, { code: 'SOMETHING_NEW', message: 'In English' });
    expect([failure.errors, failure.message.includes('English')]).toEqual([[], false]);
  });

  it('is of a code that better-auth has', () => {
    const codes = Object.keys({
      ...BASE_ERROR_CODES,
      ...PASSKEY_ERROR_CODES,
      ...organization().$ERROR_CODES,
      ...twoFactor().$ERROR_CODES,
      // Ours.
      USER_VERIFICATION_REQUIRED: '',
      PASSWORD_TOO_COMMON: '',
      WORK_NOT_DONE: '',
      SECOND_FACTOR_OWED: '',
      CODE_REQUIRED: '',
      ROLE_NOT_ALLOWED: '',
      PASSWORD_OF_OWN_WORDS: '',
    });
    expect(Object.keys(MESSAGES).filter((code) => !codes.includes(code))).toEqual([]);
  });
});
