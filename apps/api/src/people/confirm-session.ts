import type { Db } from '@fiscal/db/base/client';
import { confirmSession } from '@fiscal/db/people/sessions';
import { recordAudit } from '@fiscal/db/records/audit';
import { isAPIError } from 'better-auth/api';
import { Failure } from '../base/failure.ts';
import type { SessionIdentity } from './identify.ts';
import type { Reauthenticate } from './reauthenticate.ts';
import type { TakeFactor } from './signing-in/take-factor.ts';
import type { PasskeyResponse, TakePasskey } from './signing-in/take-passkey.ts';

/** Secrets that confirm a person; `code`: from the authenticator, or a backup code, if the person has a second factor. */
interface PasswordProof {
  readonly password: string;
  readonly code?: string | undefined;
}

/** A passkey, which needs neither password nor code: its device verified its user. */
interface PasskeyProof {
  readonly passkey: PasskeyResponse;
}

export type Proof = (PasswordProof | PasskeyProof) & {
  /** The session's cookie header. */
  readonly cookie?: string | undefined;
};

/**
 * Takes the proof; for the next minutes the session may do what a session left open may not.
 * @throws {Failure} as `Reauthenticate`; requisicao_invalida (no code); nao_autenticado (passkey)
 */
export type ConfirmSession = (who: SessionIdentity, proof: Proof, requestId: string) => Promise<void>;

interface Deps {
  readonly db: Db;
  readonly reauthenticate: Reauthenticate;
  readonly takeFactor: TakeFactor;
  readonly takePasskey: TakePasskey;
}

type Refused = 'password.refused' | 'two-factor.refused' | 'session.refused';

export const createConfirmSession =
  (deps: Deps): ConfirmSession =>
  async (who, proof, requestId) => {
    const { userId, accountId, sessionId } = who;
    const recordAttempt = (action: 'session.confirm' | Refused) =>
      recordAudit(deps.db, accountId, {
        actor: { kind: 'user', id: userId },
        action,
        subject: { type: 'user', id: userId },
        ...('passkey' in proof && { details: { method: 'passkey' } }),
        requestId,
      });
    const headers = new Headers({ cookie: proof.cookie ?? '' });
    if ('passkey' in proof) {
      if (!(await deps.takePasskey({ userId, headers }, proof.passkey))) {
        await recordAttempt('session.refused');
        throw new Failure('nao_autenticado', 'A passkey não foi aceita. Tente de novo ou informe a senha.');
      }
    } else await takePassword(deps, who, { ...proof, headers, recordAttempt });
    await confirmSession(deps.db, sessionId);
    await recordAttempt('session.confirm');
  };

async function takePassword(
  { reauthenticate, takeFactor }: Deps,
  { userId, secondFactor }: SessionIdentity,
  given: PasswordProof & {
    readonly headers: Headers;
    readonly recordAttempt: (action: Refused) => Promise<void>;
  },
): Promise<void> {
  const { password, code = '', headers, recordAttempt } = given;
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
  if (secondFactor && !(await takeFactor({ userId, headers }, code).catch(tooMany))) {
    await recordAttempt('two-factor.refused');
    throw badCode('nao_autenticado', 'codigo_invalido', 'Código incorreto ou já usado.');
  }
}

const badCode = (kind: 'requisicao_invalida' | 'nao_autenticado', code: string, message: string) =>
  new Failure(kind, message, { errors: [{ field: 'code', code, message }] });

/** @throws {Failure} limite_excedido, in the place of better-auth's own refusal */
function tooMany(error: unknown): never {
  if (!isAPIError(error) || error.statusCode !== 429) throw error;
  throw new Failure('limite_excedido', 'Muitos códigos errados. Tente de novo daqui a alguns minutos.');
}
