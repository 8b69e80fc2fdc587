import type { Db } from '@fiscal/db/base/client';
import { erasePerson, type PersonData, personData } from '@fiscal/db/people/person-data';
import { Failure, notFound } from '../base/failure.ts';
import type { SessionIdentity } from './identify.ts';
import type { Reauthenticate } from './reauthenticate.ts';

/** Rights of a person over their own data, in any role. */
export const createOwnData = ({
  db,
  reauthenticate,
}: {
  readonly db: Db;
  readonly reauthenticate: Reauthenticate;
}) => ({
  /** All of it, but secrets. */
  async export({ userId }: SessionIdentity): Promise<PersonData> {
    const data = await personData(db, userId);
    if (data === null) throw notFound();
    return data;
  },
  /**
   * Erases the person: every session and way to sign in ends. Requires the password again.
   *
   * @throws {Failure} nao_autenticado (wrong password), limite_excedido, operacao_nao_permitida (an account would be without an owner)
   */
  async erase({ userId }: SessionIdentity, password: string, requestId: string) {
    await reauthenticate(userId, password);
    const result = await erasePerson(db, userId, { actor: { kind: 'user', id: userId }, requestId });
    if (result.kind === 'feito') return;
    const of = result.accounts.length === 0 ? 'uma conta' : result.accounts.join(', ');
    throw new Failure(
      'operacao_nao_permitida',
      `Você é a única pessoa proprietária de ${of}. Torne outra pessoa proprietária, na página Equipe, antes de excluir o seu acesso.`,
    );
  },
});

export type OwnData = ReturnType<typeof createOwnData>;
