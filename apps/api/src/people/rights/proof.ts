import type { OpenSession } from '@fiscal/db/people/sessions';
import { Failure } from '../../base/failure.ts';

/**
 * `live`: with fiscal value, in production; `ownership`: it gives the role of owner, or takes it from a member;
 * `address`: it changes where the account's messages go; `factor`: it asks for the password, and the person has a second factor.
 */
type When = 'always' | 'live' | 'ownership' | 'address' | 'factor';

/**
 * Acts that cannot be undone: a session does them within ten minutes of its person's proof. Doors are procedures of tRPC (of
 * `document.act` with the operation), fields of GraphQL that a session may call, and routes of better-auth.
 *
 * Keys are another matter: a server's access key, and the restricted key for tokens, are its proof (`rest/v1/routes.ts`, `authScopes`).
 */
export const NEEDS_PROOF: Readonly<Record<string, When>> = {
  // Documents and numbers
  'document.act cancelDocument': 'live',
  // Nothing reopens a closed MDF-e.
  'document.act closeMdfe': 'live',
  'document.act requestCancellationAnalysis': 'live',
  'counter.allow': 'always',
  // Its notes need no further proof.
  'counter.open': 'always',
  'emission.emitLive': 'always',
  // Imported documents and numbers stay in the record of production.
  'imports.begin': 'live',
  'numbering.void': 'live',
  // A conclusive one is replaced at most once by another of its kind.
  'received.manifest': 'live',
  'received.register': 'live',
  'Mutation.cancelDocument': 'live',
  'Mutation.closeMdfe': 'live',
  // It may confirm a note at once.
  'Mutation.announceReceivedOrder': 'live',
  'Mutation.manifestReceived': 'live',
  'Mutation.registerReceivedEvent': 'live',
  'Mutation.requestCancellationAnalysis': 'live',
  'Mutation.voidNumbers': 'live',
  // Companies, their certificates and how they emit while an authority is away
  'certificates.replace': 'always',
  'certificates.restore': 'always',
  'clients.end': 'always',
  'contingency.setSettings': 'always',
  'Mutation.setContingencySettings': 'always',
  'Mutation.replaceCertificate': 'always',
  'Mutation.restoreCertificate': 'always',
  // Tokens, and secrets of webhooks
  'tokens.issue': 'always',
  'tokens.reveal': 'always',
  'tokens.revoke': 'always',
  'tokens.rotate': 'always',
  'webhooks.create': 'always',
  'webhooks.edit': 'address',
  'webhooks.update': 'address',
  'webhooks.rotate': 'always',
  'Query.clientTokens': 'always',
  'Mutation.rotateToken': 'always',
  'Mutation.createWebhook': 'always',
  'Mutation.updateWebhook': 'address',
  'Mutation.rotateWebhookSecret': 'always',
  // The account and its people
  'account.close': 'factor',
  'account.requireSecondFactor': 'always',
  'emails.removeServer': 'always',
  'emails.setServer': 'always',
  'keys.regenerate': 'factor',
  'ownData.erase': 'factor',
  'Mutation.removeEmailServer': 'always',
  'Mutation.setEmailServer': 'always',
  '/organization/invite-member': 'ownership',
  '/organization/leave': 'ownership',
  '/organization/remove-member': 'ownership',
  '/organization/update-member-role': 'ownership',
  '/change-password': 'factor',
  // A way to sign in without the password
  '/passkey/generate-register-options': 'always',
  '/passkey/verify-registration': 'always',
  '/passkey/delete-passkey': 'always',
};

/** @param applies true when the act is live, about ownership or an address, or the person has a second factor; called only where the door depends on it */
export async function needsProof(door: string, applies: () => Promise<boolean>): Promise<boolean> {
  const when = NEEDS_PROOF[door];
  return when === 'always' || (when !== undefined && (await applies()));
}

/** @param applies see `needsProof`. @throws {Failure} sem_permissao */
export async function assertProven(
  { confirmed }: Pick<OpenSession, 'confirmed'>,
  door: string,
  applies: () => Promise<boolean>,
): Promise<void> {
  if (!confirmed && (await needsProof(door, applies))) throw proofFailure();
}

function proofFailure(): Failure {
  const message = 'Confirme que é você.';
  const fix = 'Informe a sua senha e repita a ação.';
  return new Failure('sem_permissao', `${message} ${fix}`, {
    errors: [{ field: 'session', code: 'sessao_antiga', message, fix }],
  });
}
