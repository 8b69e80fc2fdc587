import type { ReceivedSituation } from '@fiscal/core/vocabulary/received/distribution';
import type { ReceivedProof, ReceivedProofReason } from '@fiscal/core/vocabulary/received/proof';
import type { Db } from '../base/client.ts';
import { inAccount } from '../base/transaction.ts';
import type { Principal } from '../base/types.ts';
import { auditPerson } from '../records/audit.ts';
import type { ReceivedDetail } from './received-documents.ts';

/** Answer of the authority about a document that only a file shows. */
export interface ReceivedVerdict {
  readonly proof: Exclude<ReceivedProof, 'unconfirmed'>;
  readonly reason: ReceivedProofReason | null;
  /** State at the authority; null: it named none. */
  readonly situacao: ReceivedSituation | null;
}

/** Before the document, as those do that store documents and decide about them: an order that is announced now waits for the answer. */
const LOCK_RECEIVING = `
  select from received_settings s where s.account_id = $1 and s.environment = $2 and s.client_id = $3 for update`;

/**
 * The answer is of the file that was asked about alone: another of its digest may name a protocol that its issuer invented. An event that
 * the authority delivered is newer than an answer that may be minutes old.
 */
const SETTLE = `
  with settled as (
    update received_documents d
       set proof = $5, proof_reason = $6, updated_at = now(),
           situacao = coalesce((
             select received_effect(e.type, e.facts) from received_files e
              where e.client_id = d.client_id and e.target = d.target and e.access_key = d.access_key and e.kind = 'evento'
                and received_effect(e.type, e.facts) is not null
              order by 1 limit 1), $7, d.situacao)
     where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4 and d.proof <> 'confirmed'
       and (d.digest_value, d.protocol_number, d.authorized_at) is not distinct from ($8, $9, $10::timestamptz) and (d.proof, d.proof_reason) is distinct from ($5, $6)
    returning *
  )
  insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
  select account_id, client_id, environment, type, 'received.checked', id,
         jsonb_build_object('accessKey', access_key, 'situacao', situacao, 'completa', whole, 'proof', proof, 'proofReason', proof_reason)
    from settled`;

/** Orders may have named the document while only a file showed it. */
const MATCH = `select match_received_orders($1, $2, array[$3::uuid], '{}')`;

/** Stores the authority's answer, and requests confirmação of a document that it proves if an order names it. A document that was confirmed or replaced meanwhile stays as it is. Audited. */
export async function settleReceivedProof(
  db: Db,
  principal: Pick<Principal, 'accountId' | 'clientId' | 'environment' | 'person' | 'tokenId'>,
  {
    note: { id, digestValue, protocolNumber, moment },
    verdict: { proof, reason, situacao },
  }: {
    /** As it was when the authority was asked. */
    readonly note: Pick<ReceivedDetail, 'id' | 'digestValue' | 'protocolNumber'> & {
      readonly moment: { readonly note: Pick<ReceivedDetail['moment']['note'], 'authorizedAtMs'> };
    };
    readonly verdict: ReceivedVerdict;
  },
): Promise<void> {
  const { accountId, environment, clientId } = principal;
  await inAccount(db, accountId, async (sql) => {
    const of = [accountId, environment, clientId];
    await sql.query({ name: 'received_proof_receiving', text: LOCK_RECEIVING, values: of });
    const settled = await sql.query({
      name: 'received_proof_settle',
      text: SETTLE,
      values: [
        ...of,
        id,
        proof,
        reason,
        situacao,
        digestValue,
        protocolNumber,
        new Date(moment.note.authorizedAtMs),
      ],
    });
    if (settled.rowCount === 1 && proof === 'confirmed')
      await sql.query({ name: 'received_proof_orders', text: MATCH, values: [clientId, environment, id] });
    await auditPerson(sql, principal, {
      action: 'received.confirm',
      subject: { type: 'received', id },
      details: { proof },
    });
  });
}
