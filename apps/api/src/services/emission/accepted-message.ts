import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';

/** Documents whose name is masculine: conhecimento, manifesto. */
const MASCULINE = new Set(['cte', 'mdfe']);

/** What the 202 of an emission says. */
export const acceptedMessage = ({ type, nome }: Pick<DocumentDefinition, 'type' | 'nome'>): string =>
  `${nome} ${MASCULINE.has(type) ? 'recebido' : 'recebida'} e na fila de processamento.`;
