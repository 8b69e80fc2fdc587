import { AUDIT_ACTIONS, type AuditAction } from '@fiscal/db/records/audit';
import { describe, expect, it } from 'vitest';
import { appRouter } from './router.ts';

/** Entries of a mutation in the audit log, or the reason for none. */
type Trace = { readonly audited: readonly AuditAction[] } | { readonly not: string };

const OF_ONES_OWN = { not: 'a person’s own filters: nobody else sees them' };
const OF_COMPANY = { not: 'a list to choose from: what is emitted says what it says' };
const IMPORT = { not: 'the import itself is audited, by whoever asked for it, when it is done' };
const SENT_AGAIN = { not: 'tells an endpoint of the account once more; its log has each call' };
const LETTER = { not: 'the document’s own log has each letter' };
const SANDBOX = { not: 'the emulated authorities: nothing of value, and the page shows what holds' };

/** Closed: a mutation without a line here fails. */
const TRACES: Readonly<Record<string, Trace>> = {
  'account.close': { audited: ['account.close'] },
  'account.takeBackLinks': { audited: ['account.links-taken-back'] },
  'account.requireSecondFactor': { audited: ['account.second-factor'] },
  'cadastros.change': OF_COMPANY,
  'cadastros.remove': OF_COMPANY,
  'cadastros.save': OF_COMPANY,
  'certificates.inspect': { not: 'nothing is kept' },
  'certificates.replace': { audited: ['client.certificate'] },
  'certificates.restore': { audited: ['client.certificate-restore'] },
  'clients.edit': { audited: ['client.update'] },
  'clients.end': { audited: ['client.end'] },
  'clients.create': { audited: ['client.create'] },
  'clients.removeLogo': { audited: ['client.logo-remove'] },
  'clients.setLogo': { audited: ['client.logo'] },
  'clients.update': { audited: ['client.update'] },
  'counter.allow': { audited: ['counter.allow', 'counter.forbid'] },
  'counter.close': { audited: ['counter.close'] },
  'counter.emit': { audited: ['document.emit'] },
  'counter.open': { audited: ['counter.open'] },
  'document.abandon': { audited: ['document.abandon'] },
  'document.confirmImport': { audited: ['document.confirm-import'] },
  'document.act': {
    audited: AUDIT_ACTIONS.filter(
      (action) =>
        action.startsWith('document.') &&
        ![
          'document.abandon',
          'document.confirm-import',
          'document.emit',
          'document.import-undone',
          'document.reopen',
        ].includes(action),
    ),
  },
  'document.resume': { audited: ['document.reopen'] },
  'emission.emit': { not: 'test environment alone, and the document’s page names who asked' },
  'emission.emitLive': { audited: ['document.emit'] },
  'emission.validate': { not: 'nothing is kept' },
  'imports.add': IMPORT,
  'imports.begin': IMPORT,
  'imports.send': IMPORT,
  'keys.regenerate': { audited: ['key.regenerate', 'key.regenerate-refused'] },
  'ownData.erase': { audited: ['person.erase'] },
  'received.changeAddress': { audited: ['client.received-address'] },
  'received.endAddress': { audited: ['client.received-address-end'] },
  'received.confirm': { audited: ['received.confirm'] },
  'received.manifest': { audited: ['received.manifest'] },
  'received.register': { audited: ['received.manifest'] },
  'received.setReceiving': { audited: ['client.receiving'] },
  'numbering.void': { audited: ['numbers.void'] },
  'sandbox.addCondition': SANDBOX,
  'sandbox.removeConditions': SANDBOX,
  'sandbox.setClock': SANDBOX,
  'sandbox.setOveruse': SANDBOX,
  'sandbox.setOutage': SANDBOX,
  'sefaz.check': { not: 'a question: it changes nothing' },
  'sefaz.setLawMail': { not: 'a person’s own mailbox' },
  'sefaz.setMail': { not: 'a person’s own mailbox' },
  'session.confirm': { audited: ['session.confirm', 'password.refused'] },
  'session.confirmByPasskey': { audited: ['session.confirm', 'session.refused'] },
  'team.endSessions': { audited: ['session.revoke'] },
  'tokens.issue': { audited: ['token.issue'] },
  'tokens.reveal': { audited: ['token.reveal'] },
  'tokens.tryOut': { audited: ['token.reveal'] },
  'tokens.revoke': { audited: ['token.revoke'] },
  'tokens.rotate': { audited: ['token.rotate'] },
  'contingency.setSettings': { audited: ['client.contingency'] },
  'contingency.closeObligation': { audited: ['obligation.close'] },
  'contingency.retryObligation': { audited: ['obligation.retry'] },
  'document.sendEmail': LETTER,
  'emails.removeServer': { audited: ['email.server-remove'] },
  'emails.setServer': { audited: ['email.server'] },
  'emails.setSettings': { audited: ['email.settings'] },
  'emails.suppress': { audited: ['email.suppress'] },
  'emails.testServer': { not: 'one letter to somebody of the account; what the server said is its answer' },
  'emails.unsuppress': { audited: ['email.unsuppress'] },
  'webhooks.create': { audited: ['webhook.create'] },
  'webhooks.edit': { audited: ['webhook.update'] },
  'webhooks.remove': { audited: ['webhook.delete'] },
  'webhooks.replay': SENT_AGAIN,
  'webhooks.resend': SENT_AGAIN,
  'webhooks.rotate': { audited: ['webhook.rotate'] },
  'webhooks.test': SENT_AGAIN,
  'webhooks.update': { audited: ['webhook.update'] },
  'views.create': OF_ONES_OWN,
  'views.remove': OF_ONES_OWN,
  'views.rename': OF_ONES_OWN,
  'views.replace': OF_ONES_OWN,
};

const mutations = Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, procedure]) => {
  const { _def } = procedure as { readonly _def: { readonly type: string } };
  return _def.type === 'mutation' ? [path] : [];
});

describe('every mutation', () => {
  it('declares its entries in the audit log', () => {
    expect(mutations.toSorted()).toEqual(Object.keys(TRACES).toSorted());
  });

  it('names acts, or a reason for none', () => {
    const empty = Object.entries(TRACES).filter(([, trace]) =>
      'audited' in trace ? trace.audited.length === 0 : trace.not === '',
    );
    expect(empty).toEqual([]);
  });
});
