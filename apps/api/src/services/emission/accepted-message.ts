import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';

/** Documents whose name is masculine: conhecimento, manifesto. */
const MASCULINE = new Set(['cte', 'mdfe']);

/** Message of an emission's 202. */
export const acceptedMessage = ({ type, nome }: Pick<DocumentDefinition, 'type' | 'nome'>): string =>
  `${nome} ${MASCULINE.has(type) ? 'recebido' : 'recebida'} e na fila de processamento.`;
