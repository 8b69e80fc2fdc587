import { builder } from '../builder.ts';
import { Document, DocumentEvent, type OwnedEvent } from '../documents/document.ts';
import { knownDocument } from '../documents/load.ts';

/** An operation on a document, done or pending. */
interface Operated extends OwnedEvent {
  readonly replayed: boolean;
}

export interface Queued extends Operated {
  readonly message: string;
}

const REPLAYED = {
  description: 'true quando a mesma idempotencyKey já tinha pedido isto: nada foi feito de novo.',
};
const DOCUMENT = 'O documento como está agora.';

export const OperationQueued = builder.objectRef<Queued>('OperationQueued').implement({
  description: 'Um pedido gravado na fila; sem waitFor, ou se ele não bastou, event está pendente.',
  fields: (t) => ({
    message: t.exposeString('message'),
    replayed: t.exposeBoolean('replayed', REPLAYED),
    event: t.field({ type: DocumentEvent, resolve: (operated) => operated }),
    document: t.field({
      type: Document,
      description: DOCUMENT,
      resolve: ({ documentId }, _args, context) => knownDocument(context, documentId),
    }),
  }),
});

const OperationOutcome = builder.enumType('OperationOutcome', {
  description: 'O que foi feito de um pedido.',
  values: {
    REGISTERED: { description: 'Registrado pela SEFAZ.' },
    REFUSED: { description: 'Recusado pela SEFAZ, ou não enviado; xMotivo diz por quê.' },
  } as const,
});

export const OperationPerformed = builder.objectRef<Operated>('OperationPerformed').implement({
  description:
    'O que a SEFAZ respondeu. Uma recusa dela não é um problema do pedido: vem aqui, e como evento.',
  fields: (t) => ({
    outcome: t.field({
      type: OperationOutcome,
      resolve: ({ event }) => (event.status === 'autorizado' ? 'REGISTERED' : 'REFUSED'),
    }),
    cStat: t.string({
      nullable: true,
      description: 'Código da SEFAZ; null quando nada chegou a ser respondido.',
      resolve: ({ event }) => event.cStat,
    }),
    xMotivo: t.string({
      description: 'Texto do código, ou por que o pedido não foi enviado.',
      resolve: ({ event }) => event.xMotivo ?? '',
    }),
    replayed: t.exposeBoolean('replayed', REPLAYED),
    event: t.field({
      type: DocumentEvent,
      description: 'O evento, com sequência, protocolo e XML.',
      resolve: (operated) => operated,
    }),
    document: t.field({
      type: Document,
      description: DOCUMENT,
      resolve: ({ documentId }, _args, context) => knownDocument(context, documentId),
    }),
  }),
});
