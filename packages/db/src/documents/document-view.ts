import type { Completed, Notice } from '@fiscal/core/engine/document/definition';
import { DOCUMENT_WARNINGS } from '@fiscal/core/lifecycle/unclosed';
import type { Alert } from '@fiscal/core/vocabulary/alert';
import type { Contingency } from '@fiscal/core/vocabulary/contingency';
import { ambiente, dateOrNull, documentStatus, importedProof, oneOf } from '../base/parse.ts';
import type { DocumentRejection, DocumentView } from '../base/types.ts';
import { subjectOf } from '../events/load.ts';
import { type EventColumns, eventView } from '../events/read.ts';
import { targetOfRow } from '../numbers/number-space.ts';

/** Format of `row_to_json`: instants are ISO texts. */
interface DocumentJson {
  readonly id: string;
  readonly client_id: string;
  readonly environment: number;
  readonly target: string | null;
  readonly type: string;
  readonly status: string;
  readonly serie: number;
  readonly numero: number;
  readonly access_key: string;
  readonly referencia: string | null;
  readonly protocol_number: string | null;
  readonly c_stat: string | null;
  readonly x_motivo: string | null;
  readonly rejection: DocumentRejection | null;
  readonly technical_error: { readonly code: string; readonly reason: string } | null;
  readonly qr_code_url: string | null;
  readonly completed: readonly Completed[] | null;
  readonly notices: readonly Notice[] | null;
  readonly uf: string;
  readonly authorizer: string | null;
  readonly emitente: string;
  readonly dh_emi: string;
  readonly tp_emis: string;
  readonly later_loading?: boolean | null;
  readonly credits_charged: number;
  readonly cancellable_until: string | null;
  readonly authorized_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly warning: string | null;
  readonly warned_at: string | null;
  readonly alerts: readonly Alert[] | null;
  readonly contingency: Contingency | null;
  readonly wait_c_stat: string | null;
  readonly wait_reason: string | null;
  readonly next_try_at: string | null;
  readonly import_state: string | null;
  readonly import_reason: string | null;
  readonly import_checked_at: string | null;
  readonly account_now: string;
  readonly version: string;
  readonly links_taken_back_at: string | null;
}

interface EventJson extends EventColumns {
  readonly registered_at: string | null;
}

/** Answer of get_document(). */
export interface ViewRow {
  readonly document: DocumentJson;
  readonly attempts: DocumentView['previousAttempts'] | null;
  readonly events: readonly { readonly event: EventJson; readonly hasXml: boolean }[] | null;
  readonly has_xml: boolean;
}

export function documentView({ document: d, attempts, events, has_xml: hasXml }: ViewRow): DocumentView {
  return {
    id: d.id,
    clientId: d.client_id,
    type: d.type,
    environment: ambiente(d.environment),
    target: targetOfRow(d),
    status: documentStatus(d.status),
    accessKey: d.access_key,
    serie: d.serie,
    numero: d.numero,
    protocolNumber: d.protocol_number,
    cStat: d.c_stat,
    xMotivo: d.x_motivo,
    rejection: d.rejection,
    technicalError: d.technical_error,
    qrCodeUrl: d.qr_code_url,
    referencia: d.referencia,
    previousAttempts: attempts ?? [],
    completed: d.completed ?? [],
    notices: d.notices ?? [],
    events: (events ?? []).map((each) =>
      eventView(each.event, { registeredAt: dateOrNull(each.event.registered_at), hasXml: each.hasXml }),
    ),
    subject: subjectOf({ ...d, authorized_at: dateOrNull(d.authorized_at) }),
    hasXml,
    creditsChargedMilli: d.credits_charged,
    // No term runs before the first inclusion of later cargo, and none is left after it (MOC MDF-e 3.00b §6).
    cancellableUntil: d.later_loading === true ? null : dateOrNull(d.cancellable_until),
    createdAt: new Date(d.created_at),
    updatedAt: new Date(d.updated_at),
    authorizedAt: dateOrNull(d.authorized_at),
    warning: warningOf(d),
    contingency: signedContingency(d),
    waiting: waitingOf(d),
    alerts: d.alerts ?? [],
    imported: importedProof({
      importState: d.import_state,
      importReason: d.import_reason,
      importCheckedAt: dateOrNull(d.import_checked_at),
    }),
    now: new Date(d.account_now),
    version: d.version,
    linksTakenBackAt: dateOrNull(d.links_taken_back_at),
  };
}

/** A contingency that was left, or is not signed for yet, counts as none. */
export const signedContingency = ({
  contingency,
  tp_emis: tpEmis,
}: Pick<DocumentJson, 'contingency' | 'tp_emis'>): Contingency | null =>
  contingency !== null && contingency.left !== true && contingency.tpEmis === tpEmis ? contingency : null;

const waitingOf = ({ wait_reason: reason, wait_c_stat: cStat, next_try_at: at }: DocumentJson) => {
  const nextTryAt = dateOrNull(at);
  return reason === null || nextTryAt === null ? null : { reason, cStat, nextTryAt };
};

/** A closed or canceled document needs no warning any more. */
const warningOf = ({ status, warning, warned_at: since }: DocumentJson): DocumentView['warning'] =>
  status === 'AUTORIZADA' && warning !== null
    ? { code: oneOf(DOCUMENT_WARNINGS, warning), since: dateOrNull(since) }
    : null;
