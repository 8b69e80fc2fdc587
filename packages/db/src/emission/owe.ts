/** Subject of an obligation, as SQL; `d` is its document's row. */
export interface NewObligation {
  readonly id: string;
  readonly attemptId: string;
  readonly accessKey: string;
  readonly kind: 'chave' | 'numero';
  readonly step: 'consultar' | 'inutilizar';
  /** With its condition; `d` is among it. */
  readonly from: string;
}

/** Writes down what is left to be done about an attempt of a document, under the number that this has as yet. */
export const insertObligation = ({ id, attemptId, accessKey, kind, step, from }: NewObligation): string => `
    insert into obligations (id, account_id, client_id, document_id, attempt_id, environment, target, type, modelo, uf, emitente, serie, numero,
                             access_key, kind, step, state, in_doubt_since)
    select ${id}, d.account_id, d.client_id, d.id, ${attemptId}, d.environment,
           coalesce(d.target, case d.environment when 1 then 'producao' else 'sandbox' end), d.type, d.modelo, d.uf, d.emitente, d.serie, d.numero,
           ${accessKey}, '${kind}', '${step}', 'aberta', now()
      from ${from}`;
