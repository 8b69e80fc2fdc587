import { type AccountKeyKind, type KeyView, listKeys, regenerateKey } from '@fiscal/db/accounts/accounts';
import type { Db } from '@fiscal/db/base/client';
import { recordAudit } from '@fiscal/db/records/audit';
import type { SessionIdentity } from './identify.ts';
import type { TellChanges } from './mail/tell-changes.ts';
import type { Reauthenticate } from './reauthenticate.ts';
import { forbidden, may } from './rights/roles.ts';

/** Access and restricted keys of an account, for its people. */
export function createAccountKeys(deps: {
  readonly db: Db;
  readonly reauthenticate: Reauthenticate;
  readonly tell: TellChanges;
}) {
  const { db, reauthenticate, tell } = deps;

  return {
    /** Lists the active keys, without their secrets. @throws {Failure} sem_permissao */
    async list(who: SessionIdentity): Promise<readonly KeyView[]> {
      if (!may(who.role, 'keys:read')) throw forbidden('keys:read');
      return listKeys(db, who.accountId);
    },
    /**
     * A new key, shown this once; the old one stops at once. Asks for the password again, since a session left open is not
     * its owner. @throws {Failure} sem_permissao, nao_autenticado (wrong password), limite_excedido
     */
    async regenerate(
      who: SessionIdentity,
      { kind, password }: { readonly kind: AccountKeyKind; readonly password: string },
      requestId?: string,
    ) {
      if (!may(who.role, 'keys:regenerate')) throw forbidden('keys:regenerate');
      const actor = { kind: 'user', id: who.userId } as const;
      await reauthenticate(who.userId, password).catch(async (refusal: unknown) => {
        await recordAudit(db, who.accountId, {
          actor,
          action: 'key.regenerate-refused',
          subject: { type: 'api_key', id: kind },
          ...(requestId !== undefined && { requestId }),
        });
        throw refusal;
      });
      const key = await regenerateKey(db, who.accountId, { kind, actor, requestId });
      await tell.ofKey(who.accountId, kind, who.userId);
      return { kind, key };
    },
  };
}

export type AccountKeys = ReturnType<typeof createAccountKeys>;
