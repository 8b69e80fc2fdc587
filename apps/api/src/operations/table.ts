import type { EventDefinition } from '@fiscal/core/engine/events/definition';
import { cancellationKind, EVENTS } from '@fiscal/core/registry/events';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import { mutationOf, TABLED_EVENTS } from './tabled-events.ts';

/** An operation on an authorized document: one mutation for every type that takes it. */
export interface DocumentOperation {
  /** Name of the mutation, and prefix of its types. */
  readonly name: string;
  /** Events that it may become. */
  readonly kinds: readonly EventKind[];
  readonly description: string;
  /** pt-BR name of one without a text of its own in the console. */
  readonly title?: string;
}

/** Operations with a name of their own. */
const NAMED: readonly DocumentOperation[] = [
  {
    name: 'cancelDocument',
    kinds: ['cancelamento', 'cancelamento-substituicao'],
    description:
      'Pede o cancelamento. Aceito, o documento passa a CANCELADA; recusado, continua AUTORIZADA e a recusa é um evento. Document.cancellableUntil diz até quando. Numa NFC-e, chaveNfeSubstituta pede o cancelamento por substituição (110112).',
  },
  {
    name: 'correctDocument',
    kinds: ['carta-correcao'],
    description:
      'Carta de correção: por texto (correctionText), no CT-e por campo. Valores, tributação, partes, datas e chave não se corrigem. Cada carta substitui a anterior: repita todas as correções; no máximo 20 por documento.',
  },
  {
    name: 'registerAtorInteressado',
    kinds: ['ator-interessado'],
    description:
      'Dá a um transportador ou a outro interessado acesso ao XML (evento 110150), até 6 meses depois da autorização. Informe cpf ou cnpj, nunca os dois.',
  },
  {
    name: 'registerInsucessoEntrega',
    kinds: ['insucesso-entrega'],
    description:
      'Registra uma tentativa de entrega sem sucesso (evento 110192; no CT-e, 110190). Um hash que não é o Base64 de 20 bytes é convertido (SHA-1 da chave e do texto); o que foi preenchido ou convertido está em event.details.',
  },
  {
    name: 'cancelInsucessoEntrega',
    kinds: ['cancelamento-insucesso-entrega'],
    description: 'Cancela o insucesso na entrega autorizado por último (evento 110193; no CT-e, 110191).',
  },
  {
    name: 'registerEconf',
    kinds: ['econf'],
    description:
      'Conciliação financeira, e-CONF: concilia de 1 a 100 pagamentos com a nota (evento 110750), só para NF-e. Guarde event.protocolNumber para consultar ou cancelar.',
  },
  {
    name: 'cancelEconf',
    kinds: ['cancelamento-econf'],
    description: 'Cancela a conciliação financeira desse protocolo (evento 110751).',
  },
  {
    name: 'closeMdfe',
    kinds: ['encerramento'],
    description:
      'Encerra a viagem (evento 110112). Registrado, o MDF-e passa a ENCERRADA e nada mais pode ser incluído nele nem o cancelar. codigoMunicipio tem prioridade; sem ele, o código é achado por nomeMunicipio e siglaUf. No exterior, siglaUf EX.',
  },
  {
    name: 'includeMdfeDriver',
    kinds: ['inclusao-condutor'],
    description: 'Inclui um condutor (evento 110114) num MDF-e rodoviário que não foi encerrado.',
  },
  {
    name: 'includeMdfeDfe',
    kinds: ['inclusao-dfe'],
    description:
      'Inclui NF-e (evento 110115) num MDF-e emitido com carregamento_posterior que não foi encerrado. protocolo é, sem valor, o da autorização do MDF-e; nomes de municípios são achados pelo código.',
  },
  {
    name: 'requestCancellationAnalysis',
    kinds: ['analise-cancelamento'],
    description:
      'Pede ao município que cancele uma NFS-e cujo prazo passou (evento 101103, depois de E0822). O que ele decide está em cancellationAnalysis.',
  },
];

const isNamed = (kind: EventKind): boolean => NAMED.some(({ kinds }) => kinds.includes(kind));

/** Every operation that is an event. */
export const OPERATIONS: readonly DocumentOperation[] = [
  ...NAMED,
  ...TABLED_EVENTS.filter(({ kind }) => !isNamed(kind)).map(({ kind, title, description }) => ({
    name: mutationOf(kind),
    kinds: [kind],
    description,
    title,
  })),
];

/** The events of an operation, of every document type. */
export const eventsOf = ({ kinds }: DocumentOperation): readonly EventDefinition[] =>
  EVENTS.filter(({ kind }) => kinds.includes(kind));

/** Which of its events a body asks of a document of that type. */
export function kindOf(
  { name, kinds }: DocumentOperation,
  type: string,
  body: Readonly<Record<string, unknown>>,
): EventKind {
  const [kind] = kinds.includes('cancelamento') ? [cancellationKind(type, body)] : kinds;
  if (kind === undefined) throw new Error(`${name} is no event`);
  return kind;
}
