import { isUuid } from '@fiscal/db/base/ids';
import { invalid } from '../../base/failure.ts';

/** Fields that name a row at the routes about accounts and passkeys. */
const NAMING: readonly string[] = ['id', 'invitationId', 'memberId', 'organizationId', 'userId'];

const isNone = (field: string, value: string): boolean => {
  // Accounts go by their id; the rights are those in the account of `organizationId`.
  if (field === 'organizationSlug') return true;
  // No text of the database holds it.
  if (value.includes('\0')) return true;
  const names = NAMING.includes(field) || (field === 'memberIdOrEmail' && !value.includes('@'));
  return names && !isUuid(value);
};

/** Refuses ids that better-auth would hand to the database as they are. @throws {Failure} requisicao_invalida */
export function assertIds(path: string, fields: object): void {
  if (!/^\/(?:organization|passkey)\//.test(path)) return;
  const wrong = Object.entries(fields).filter(
    ([field, value]: [string, unknown]) => typeof value === 'string' && isNone(field, value),
  );
  if (wrong.length === 0) return;
  throw invalid(
    wrong.map(([field]) => ({
      field,
      code: 'formato_invalido',
      message: `O campo ${field} não é um identificador (UUID).`,
    })),
  );
}
