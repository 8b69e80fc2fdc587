import { PROTOCOL } from '@fiscal/core/registry/allowed-events';
import { receivedEvent } from '@fiscal/core/registry/received-definitions';
import { allowedReceived, cancellableReceived } from '@fiscal/core/registry/received-events';
import type { ReceivedEventKind } from '@fiscal/core/vocabulary/manifestation';
import type { ReceivedDetail } from '@fiscal/db/received/received-documents';
import { type ActionField, actionFields } from './fields.ts';

/** An event that the company may request of a received note now. */
export interface ReceivedAction {
  readonly kind: ReceivedEventKind;
  readonly fields: readonly ActionField[];
}

/** Events that a received note takes in its present state, with the fields of their bodies. */
export const receivedActions = ({
  note,
  earlier,
  nowMs,
}: ReceivedDetail['moment']): readonly ReceivedAction[] =>
  allowedReceived(note, earlier, nowMs).map((kind) => {
    const options = cancellableReceived(note, earlier, kind).map((value) => ({ value, label: value }));
    return {
      kind,
      fields: actionFields([receivedEvent(kind)]).map((field) =>
        field.name === PROTOCOL ? { ...field, as: 'opcao', options } : field,
      ),
    };
  });
