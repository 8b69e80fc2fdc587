import { judgeImport, type SameNote } from '../../lifecycle/import-check.ts';
import { atSvc } from '../../registry/endpoints.ts';
import { noteDigestIn } from '../../sefaz/nfse-answers.ts';
import { type RecordedEvent, recordedEvent } from '../../sefaz/recorded-events.ts';
import type { KeyOutcome } from '../../vocabulary/outcome.ts';
import type { Authority, Caller } from '../authority.ts';
import { askKey } from '../key-query.ts';
import type { Scope } from '../ports.ts';
import { asOutcome } from '../query.ts';
import type { ImportCheck, ImportCheckStore } from './check-ports.ts';

const callerOf = (check: ImportCheck): Caller => {
  const { accountId, clientId, documentId, type, environment, target, uf, authorizer, strict } = check;
  return {
    accountId,
    clientId,
    type,
    environment,
    target,
    uf,
    strict,
    ...(authorizer === undefined ? {} : { authorizer }),
    ...atSvc(type, check.askedBy),
    about: { subjectId: documentId, attemptId: null, eventId: null, signed: null },
  };
};

const eventsIn = (type: string, outcome: KeyOutcome): readonly RecordedEvent[] =>
  outcome.kind === 'encontrado' ? outcome.events.map((xml) => recordedEvent(type, xml)) : [];

function sameNote({ note }: ImportCheck, outcome: KeyOutcome): SameNote {
  if (note === null || outcome.kind !== 'encontrado' || outcome.prot === null) return null;
  const there = noteDigestIn(outcome.prot);
  return there === null ? null : there === noteDigestIn(note);
}

/** Checks documents of other issuers at the authorities, and events in files about documents issued here. */
export function createImportChecks({ checks }: { readonly checks: ImportCheckStore }, authority: Authority) {
  return {
    /** Makes one query; running it again queries once more. */
    async confirmarImportacao(scope: Scope): Promise<void> {
      const check = await checks.loadCheck(scope);
      if (check === null) return;
      const caller = callerOf(check);
      const keys = await authority.keys(caller);
      const outcome =
        keys.kind === 'ok'
          ? await askKey(authority, caller, { chave: check.askedBy, keys })
          : asOutcome(keys);
      const verdict = judgeImport(check, outcome, { tries: check.tries, sameNote: sameNote(check, outcome) });
      if (verdict.kind === 'later') return checks.deferCheck(scope, verdict.afterMs);
      const events = eventsIn(check.type, outcome);
      const cancelledThere = outcome.kind === 'encontrado' && outcome.situacao === 'cancelado';
      await checks.settleCheck(scope, {
        verdict: check.own ? null : verdict,
        events: check.own || verdict.kind === 'confirmed' ? events : [],
        cancelled: check.own
          ? cancelledThere && check.status === 'AUTORIZADA'
          : verdict.kind === 'confirmed' && verdict.cancelled,
      });
    },
  };
}
