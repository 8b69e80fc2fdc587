import { xMotivoOf } from '@fiscal/core/registry/cstat';
import type { RestHandler, RestReply, RestRequest } from '../rest-authority.ts';
import { answer, xmlField } from './answers.ts';
import { type NfseAuthorityDeps, numberOfDps } from './deps.ts';
import { registerAnalysis } from './events.ts';

type Handle = (request: RestRequest) => Promise<RestReply>;

const query = (operations: readonly string[], handle: Handle): RestHandler => ({
  operations,
  handle,
});

const missing = (nowMs: number): RestReply =>
  answer(404, nowMs, { erros: [{ codigo: 'E0044', descricao: xMotivoOf('nfse', 'E0044') }] });

/** GET and HEAD /dps/{id}: whether there is a note for a DPS. */
export const createDpsQuery = (deps: NfseAuthorityDeps, operation: 'query' | 'status'): RestHandler =>
  query([operation], async ({ world, nowMs, params }) => {
    const id = params['id'] ?? '';
    const number = numberOfDps(id.startsWith('DPS') ? id : `DPS${id}`);
    const note = number && (await deps.documents.byNumber(world, number));
    return note ? answer(200, nowMs, { idDps: id, chaveAcesso: note.chave }) : missing(nowMs);
  });

/** GET /nfse/{chave}. */
export const createNoteQuery = (deps: NfseAuthorityDeps): RestHandler =>
  query(['query'], async ({ world, nowMs, params }) => {
    const chave = params['chave'] ?? '';
    const note = await deps.documents.byChave(world, chave);
    return note
      ? answer(200, nowMs, { chaveAcesso: chave, nfseXmlGZipB64: xmlField(note.prot) })
      : missing(nowMs);
  });

/** GET /nfse/{chave}/eventos; files come in Base64 twice, as those of SefinNacional_1.6.0 do. */
export const createEventsQuery = (deps: NfseAuthorityDeps): RestHandler =>
  query(['query'], async ({ world, nowMs, params }) => {
    const chave = params['chave'] ?? '';
    await registerAnalysis(deps, world, { chave, nowMs });
    const events = await deps.events.of(world, chave);
    if (events.length === 0) return answer(404, nowMs, {});
    return answer(200, nowMs, {
      eventos: events.map((event) => ({
        chaveAcesso: chave,
        tipoEvento: Number(event.tpEvento),
        numeroPedidoRegistroEvento: event.nSeqEvento,
        dataHoraRecebimento: event.dhRegEvento,
        arquivoXml: Buffer.from(xmlField(event.retEvento)).toString('base64'),
      })),
    });
  });
