import type { Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import { addMember } from './members.ts';
import { createPerson, setPassword } from './persons.ts';

export interface NewOwner {
  readonly name: string;
  readonly email: string;
  /** better-auth's own format, made by the caller. */
  readonly passwordHash: string;
  /** A person already known by this e-mail becomes an owner, gets this password and is signed out everywhere; otherwise they are refused. */
  readonly reuse: boolean;
}

/** Adds an owner to an existing account, by an operator. Audited. */
export function addOwner(
  db: Db,
  accountId: string,
  { owner, actor }: { readonly owner: NewOwner; readonly actor: Actor },
): Promise<{ readonly kind: 'feito' } | { readonly kind: 'email_ja_existe' }> {
  return withAccount(db, accountId, async (tx) => {
    const email = owner.email.toLowerCase();
    const known = await tx.authUser.findUnique({ where: { email } });
    if (known && !owner.reuse) return { kind: 'email_ja_existe' };
    const id = known?.id ?? (await createPerson(tx, { name: owner.name, email, emailVerified: true }));
    await setPassword(tx, id, owner.passwordHash);
    await tx.authSession.deleteMany({ where: { userId: id } });
    await addMember(tx, { accountId, userId: id }, 'owner');
    await auditIn(tx, accountId, {
      actor,
      action: 'member.add-owner',
      subject: { type: 'user', id },
      details: { email },
    });
    return { kind: 'feito' };
  });
}
