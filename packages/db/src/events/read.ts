import type { Notice } from '@fiscal/core/engine/document/definition';
import { OPERATION_STATES, type OperationState } from '@fiscal/core/vocabulary/states';
import { jsonObject, oneOf } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';
import type { DocumentEventView, Principal } from '../base/types.ts';

/** An operation on a document, with its event. */
export interface OperationView {
  readonly operationId: string;
  readonly state: OperationState;
  /** Why it waits, while it does. */
  readonly wait: { readonly cStat: string | null; readonly reason: string } | null;
  readonly event: DocumentEventView;
  readonly document: {
    readonly id: string;
    readonly type: string;
    readonly accessKey: string;
    readonly serie: number;
    readonly numero: number;
  };
}

/** Columns of `events`. */
export interface EventColumns {
  readonly id: string;
  readonly type: string;
  readonly event_code: string | null;
  readonly sequence: number | null;
  readonly status: string;
  readonly c_stat: string | null;
  readonly x_motivo: string | null;
  readonly protocol_number: string | null;
  readonly details: unknown;
  readonly notices: readonly Notice[] | null;
}

export const eventView = (
  row: EventColumns,
  { registeredAt, hasXml }: Pick<DocumentEventView, 'registeredAt' | 'hasXml'>,
): DocumentEventView => ({
  id: row.id,
  type: row.type,
  eventCode: row.event_code,
  sequence: row.sequence,
  status: row.status,
  cStat: row.c_stat,
  xMotivo: row.x_motivo,
  protocolNumber: row.protocol_number,
  registeredAt,
  hasXml,
  details: jsonObject(row.details),
  notices: row.notices ?? [],
});

interface Row extends EventColumns {
  readonly state: string;
  readonly wait_c_stat: string | null;
  readonly wait_reason: string | null;
  readonly document: Omit<OperationView['document'], 'id'>;
  readonly registered_at: Date | null;
  readonly has_xml: boolean;
}

const READ = `
  select o.state, o.wait_c_stat, o.wait_reason,
         json_build_object('type', d.type, 'accessKey', d.access_key, 'serie', d.serie, 'numero', d.numero) as document,
         e.id, e.type, e.event_code, e.sequence, e.status, e.c_stat, e.x_motivo, e.protocol_number, e.details, e.notices, e.registered_at,
         exists (select 1 from xml x where x.document_id = e.document_id and x.kind = 'evento' and x.owner_id = e.id) as has_xml
    from operations o
    join documents d on d.id = o.document_id
    join events e on e.document_id = o.document_id and e.operation_id = o.id
   where o.document_id = $1 and o.id = $2 and d.client_id = $3 and d.environment = $4`;

export async function readOperation(
  sql: Sql,
  reader: Pick<Principal, 'clientId' | 'environment'>,
  { documentId, operationId }: { readonly documentId: string; readonly operationId: string },
): Promise<OperationView | null> {
  const { rows } = await sql.query<Row>({
    name: 'read_operation',
    text: READ,
    values: [documentId, operationId, reader.clientId, reader.environment],
  });
  const row = rows[0];
  if (!row) return null;
  return {
    operationId,
    state: oneOf(OPERATION_STATES, row.state),
    wait: row.wait_reason === null ? null : { cStat: row.wait_c_stat, reason: row.wait_reason },
    event: eventView(row, { registeredAt: row.registered_at, hasXml: row.has_xml }),
    document: { id: documentId, ...row.document },
  };
}
