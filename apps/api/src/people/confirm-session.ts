import type { Db } from '@fiscal/db/base/client';
import { confirmSession } from '@fiscal/db/people/sessions';
import { recordAudit } from '@fiscal/db/records/audit';
import { isAPIError } from 'better-auth/api';
import { Failure } from '../base/failure.ts';
import type { SessionIdentity } from './identify.ts';
import type { Reauthenticate } from './reauthenticate.ts';
import type { TakeFactor } from './signing-in/take-factor.ts';

/** Secrets that confirm a person; `code`: from the authenticator, or a backup code, if the person has a second factor. */
export interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
  /** The session's cookie header. */
  readonly cookie?: string | undefined;
}

/** Takes the proof; for the next minutes the session may do what a session left open may not. @throws {Failure} as `Reauthenticate`, requisicao_invalida (no code) */
export type ConfirmSession = (who: SessionIdentity, proof: Proof, requestId: string) => Promise<void>;

export const createConfirmSession =
  (deps: {
    readonly db: Db;
    readonly reauthenticate: Reauthenticate;
    readonly takeFactor: TakeFactor;
  }): ConfirmSession =>
  async ({ userId, accountId, sessionId, secondFactor }, { password, code = '', cookie = '' }, requestId) => {
    const { db, reauthenticate, takeFactor } = deps;
    const recordAttempt = (action: 'session.confirm' | 'password.refused' | 'two-factor.refused') =>
      recordAudit(db, accountId, {
        actor: { kind: 'user', id: userId },
        action,
        subject: { type: 'user', id: userId },
        requestId,
      });
    if (secondFactor && code.trim() === '')
      throw badCode(
        'requisicao_invalida',
        'campo_obrigatorio',
        'Informe o código da verificação em duas etapas.',
      );
    await reauthenticate(userId, password).catch(async (refusal: unknown) => {
      await recordAttempt('password.refused');
      throw refusal;
    });
    if (
      secondFactor &&
      !(await takeFactor({ userId, headers: new Headers({ cookie }) }, code).catch(tooMany))
    ) {
      await recordAttempt('two-factor.refused');
      throw badCode('nao_autenticado', 'codigo_invalido', 'Código incorreto ou já usado.');
    }
    await confirmSession(db, sessionId);
    await recordAttempt('session.confirm');
  };

const badCode = (kind: 'requisicao_invalida' | 'nao_autenticado', code: string, message: string) =>
  new Failure(kind, message, { errors: [{ field: 'code', code, message }] });

/** @throws {Failure} limite_excedido, in the place of better-auth's own refusal */
function tooMany(error: unknown): never {
  if (!isAPIError(error) || error.statusCode !== 429) throw error;
  throw new Failure('limite_excedido', 'Muitos códigos errados. Tente de novo daqui a alguns minutos.');
}
