import type { Db } from '@fiscal/db/base/client';
import { type Principal, targetOfPrincipal } from '@fiscal/db/base/types';
import { getReceived, type ReceivedDetail } from '@fiscal/db/received/received-documents';
import { type ReceivedVerdict, settleReceivedProof } from '@fiscal/db/received/received-proof';
import { Failure, notFound } from '../../base/failure.ts';
import type { ConsultedKey, ConsultKey } from '../authority/consult-key.ts';

const CLOSED = '132';
/** A protocol may have fractions of it, which an answer leaves out. */
const SECOND_MS = 1000;

const failure = (message: string, fix: string): Failure =>
  new Failure('operacao_nao_permitida', message, {
    errors: [{ field: 'id', code: 'operacao_nao_permitida', message, fix }],
  });

const against = (reason: NonNullable<ReceivedVerdict['reason']>): ReceivedVerdict => ({
  proof: 'contradicted',
  reason,
  situacao: null,
});

/** @throws {Failure} operacao_nao_permitida: the answer neither confirms nor contradicts */
function verdictOf(note: ReceivedDetail, answer: ConsultedKey): ReceivedVerdict {
  const { situation, cStat, xMotivo, digestValue, protocolNumber, registeredAt } = answer;
  const wait = 'Espere a distribuição: a SEFAZ entrega o documento à empresa.';
  if (situation === 'recusada')
    throw failure(`A SEFAZ não respondeu sobre esta chave: ${cStat} ${xMotivo}.`, wait);
  if (situation === 'desconhecida') {
    if (note.target === 'sandbox')
      throw failure('O sandbox só conhece o que foi emitido nele, e não tem esta chave.', wait);
    return against('nao_consta');
  }
  if (digestValue === null) throw failure('A SEFAZ não informou o digest do documento.', wait);
  if (digestValue !== note.digestValue) return against('outro_conteudo');
  // The issuer does not sign the protocol, and terms run from its moment.
  const { authorizedAtMs } = note.moment.note;
  const isSameMoment =
    registeredAt !== null && Math.abs(Date.parse(registeredAt) - authorizedAtMs) < SECOND_MS;
  if (protocolNumber !== note.protocolNumber || !isSameMoment) return against('outro_protocolo');
  if ((situation === 'denegada') !== (note.situacao === 'denegada')) return against('outra_situacao');
  const closed = situation === 'autorizada' && note.type === 'mdfe' && cStat === CLOSED;
  return { proof: 'confirmed', reason: null, situacao: closed ? 'encerrada' : situation };
}

/**
 * Asks the authority by key about a document that only a file shows, and stores its answer. Audited.
 *
 * @returns the document after the answer
 * @throws {Failure} nao_encontrado; operacao_nao_permitida: it is confirmed, or the authority does not tell; sefaz_indisponivel
 */
export type ConfirmReceived = (principal: Principal, id: string) => Promise<ReceivedDetail>;

export const createConfirmReceived =
  ({
    db,
    changed,
    consult,
  }: {
    readonly db: Db;
    readonly changed: () => void;
    readonly consult: ConsultKey;
  }): ConfirmReceived =>
  async (principal, id) => {
    const note = await getReceived(db, principal, id);
    if (note === null) throw notFound();
    const next = 'Nada a fazer.';
    if (note.proof === 'confirmed') throw failure('A SEFAZ já confirmou este documento.', next);
    if (note.type === 'nfse')
      throw failure(
        'Uma NFS-e não é consultada por chave aqui: só o ADN a confirma, ao entregá-la.',
        'Ligue o recebimento de NFS-e da empresa e espere a distribuição.',
      );
    if (note.target !== targetOfPrincipal(principal))
      throw failure('O documento é de outro ambiente de teste da empresa.', next);
    const verdict = verdictOf(note, await consult(principal, note.accessKey));
    await settleReceivedProof(db, principal, { note, verdict });
    changed();
    const after = await getReceived(db, principal, id);
    if (after === null) throw notFound();
    return after;
  };
