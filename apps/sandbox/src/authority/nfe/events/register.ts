import { NFE } from '@fiscal/core/vocabulary/message-names';
import {
  type EventAuthority,
  type RegisterContext,
  type RegisterDeps,
  registerEvent,
} from '../../events/register.ts';
import { text } from '../../xml.ts';
import { standalone } from '../message.ts';
import { retEvento } from './answers.ts';
import type { NfeEvent } from './event.ts';
import { isLateCancel } from './rules/cancel.ts';
import type { EventRuleContext } from './rules/event-rule.ts';
import { IDENTITY_RULES, RECORD_RULES } from './rules/generic.ts';
import { RULES_OF_EVENT } from './rules/table.ts';
import { addresseeOf, subjectOf } from './subject.ts';

export interface NfeRegisterContext extends RegisterContext {
  /** Model that the address takes. */
  readonly address: '55' | '65';
}

const authorityOf = (
  deps: RegisterDeps,
  address: '55' | '65',
): EventAuthority<NfeEvent, EventRuleContext> => ({
  names: NFE,
  protocolDigits: 15,
  identity: IDENTITY_RULES,
  rulesOf: (tpEvento) => [...RECORD_RULES, ...(RULES_OF_EVENT[tpEvento] ?? [])],
  duplicate: '573',
  undone: '459',
  situationFault: ({ kind }) => (kind?.leaves === 'cancelado' ? '218' : '580'),
  contextOf: async (event, base, document, { world, cut }) => {
    const chNFeRef = text(event.det, 'chNFeRef');
    const referenced = chNFeRef === '' ? null : await deps.documents.byChave(world, chNFeRef);
    return {
      ...base,
      address,
      schemaErrors: event.kind ? deps.schema(`e${event.tpEvento}`, standalone(cut(event.det))) : [],
      subject: subjectOf(document),
      referenced: subjectOf(referenced),
    };
  },
  isLate: isLateCancel,
  answer: ({ chave, tpEvento, nSeqEvento, cOrgao, kind }, told, rest, context) =>
    retEvento({
      ...told,
      ...rest,
      chave,
      tpEvento,
      nSeqEvento,
      cOrgao,
      descEvento: kind?.descEvento ?? '',
      destinatario: addresseeOf(context?.subject?.nfe) || null,
    }),
});

/** Decides one event of an NF-e or NFC-e and puts on record what is registered; returns its `retEvento`. */
export const registerNfeEvent = (
  deps: RegisterDeps,
  event: NfeEvent,
  context: NfeRegisterContext,
): Promise<string> => registerEvent(authorityOf(deps, context.address), deps, event, context);
