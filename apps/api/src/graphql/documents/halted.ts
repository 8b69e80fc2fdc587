import { notFound } from '../../base/failure.ts';
import { accountCallerOf } from '../../services/access/authenticate.ts';
import { builder } from '../builder.ts';
import type { GraphqlContext } from '../context.ts';
import { toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { attempt } from '../problem.ts';
import { Document, type OwnedDocument } from './document.ts';
import { loadDocument } from './load.ts';

const HaltedPayload = builder
  .objectRef<{ readonly document: OwnedDocument }>('HaltedDocumentPayload')
  .implement({
    fields: (t) => ({
      document: t.expose('document', { type: Document, description: 'O documento, depois.' }),
    }),
  });

/** Acts on a document of the caller's, and reads it again. @throws {Failure} nao_encontrado */
async function act(
  context: GraphqlContext,
  id: string,
  work: (asker: ReturnType<typeof accountCallerOf>, documentId: string) => Promise<unknown>,
): Promise<{ readonly document: OwnedDocument }> {
  const documentId = toUuid(id);
  const found = documentId === null ? null : await loadDocument(context, documentId);
  if (found === null) throw notFound();
  context.noted.documentId = found.view.id;
  const principal = await context.principal(found.view.id);
  await work(accountCallerOf(principal), found.view.id);
  const view = await context.services.documents.get(principal, found.view.id);
  if (view === null) throw notFound();
  return { document: { ...found, view } };
}

const id = { required: true, description: 'O campo id do documento, ou o invoiceId de REST.' } as const;
const authScopes = { caller: 'token', may: 'documents:operate' } as const;

builder.mutationFields((t) => ({
  resumeDocument: t.field({
    type: resultUnion('ResumeDocument', HaltedPayload),
    description:
      'Retoma o envio: ERRO_TECNICO volta a PENDENTE, com o mesmo número, a mesma chave e o mesmo XML assinado; um PENDENTE que espera a próxima tentativa a faz agora. Nos demais, nada muda.',
    authScopes,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      attempt(context, () =>
        act(context, args.id, (asker, documentId) =>
          context.services.halted.resume(asker, [documentId], context.requestId),
        ),
      ),
  }),
  abandonDocument: t.field({
    type: resultUnion('AbandonDocument', HaltedPayload),
    description:
      'Desiste da emissão: encerra como REJEITADA um documento PENDENTE ou em ERRO_TECNICO que comprovadamente não está na SEFAZ. Se ela o tem, o documento é adotado e status diz o que ele é.',
    authScopes,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      attempt(context, () =>
        act(context, args.id, (asker, documentId) =>
          context.services.halted.abandon(asker, documentId, context.requestId),
        ),
      ),
  }),
}));
