import type { Db } from '@fiscal/db/base/client';
import { verifyPassword } from '@fiscal/db/people/password-hash';
import { passwordHashOf } from '@fiscal/db/people/persons';
import { Failure } from '../base/failure.ts';
import type { RateLimiter } from '../base/rate-limit.ts';

/** Password attempts of a person per minute, over all routes that require the password again. */
const TRIES_PER_MINUTE = 5;

/** Takes the password again, since a session left open is not its owner. @throws {Failure} nao_autenticado (wrong password), limite_excedido */
export type Reauthenticate = (userId: string, password: string) => Promise<void>;

export const createReauthenticate =
  ({ db, limiter }: { readonly db: Db; readonly limiter: RateLimiter }): Reauthenticate =>
  async (userId, password) => {
    const allowance = await limiter.take(`senha:${userId}`, TRIES_PER_MINUTE);
    if (!allowance.allowed) {
      const seconds = allowance.retryAfterSeconds;
      throw new Failure('limite_excedido', `Muitas tentativas de senha. Tente em ${seconds} s.`, {
        headers: { 'retry-after': String(seconds) },
      });
    }
    const hash = await passwordHashOf(db, userId);
    if (hash === null || !(await verifyPassword(hash, password))) {
      throw new Failure('nao_autenticado', 'Senha incorreta. Confirme a sua senha.', {
        errors: [{ field: 'password', code: 'senha_incorreta', message: 'Senha incorreta.' }],
      });
    }
  };
