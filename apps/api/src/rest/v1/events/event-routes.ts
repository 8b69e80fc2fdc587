import type { JsonObject } from '@fiscal/core/engine/events/definition';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import type { z } from 'zod';
import { econfParams, idParams } from '../../../inputs/fields.ts';
import { TABLED_EVENTS, type TabledEvent } from '../../../operations/table.ts';
import { eventInput, takesEvent } from '../../../services/events/event-input.ts';
import { defineOperation, type Operation, type OperationDoc } from '../../operation.ts';
import { type Route, route } from '../../route.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { replayDoc } from '../idempotency.ts';
import { cancelDocument } from './cancel.ts';
import { correctDocument } from './correct.ts';
import {
  bodylessHeaders,
  eventAnswerHeaders,
  eventErrors,
  eventHeaders,
  eventSchemas,
  performEvent,
} from './event-operation.ts';
import { type VerdictAnswer, verdictAnswer } from './verdict.ts';

/** The route of an event. */
interface EventRoute {
  readonly kind: EventKind;
  readonly method: 'POST' | 'DELETE';
  /** Path below the document's. */
  readonly path: string;
  /** The one document type of the contract's route; others request the event by the route of all events. */
  readonly only?: string;
  readonly operation: (on: DocumentRoute) => Operation<'token'>;
}

/** A synchronous one, whose answer is the authority's. */
interface Synchronous extends Pick<EventRoute, 'kind' | 'path' | 'only'> {
  /** Begins the operation's identifier. */
  readonly verb: string;
  readonly summary: (on: DocumentRoute) => string;
  readonly description: string;
  readonly answer: VerdictAnswer;
}

interface WithBody extends Synchronous {
  readonly examples: NonNullable<OperationDoc['bodyExamples']>;
}

interface WithoutBody extends Synchronous {
  /** Request of the event, from the path's parameters. */
  readonly request: (on: DocumentRoute, params: unknown) => JsonObject;
}

/** A synchronous event's answer as documented. */
const answersOf = ({ schema, example }: VerdictAnswer, headers: z.ZodObject) => ({
  200: { description: 'O que a SEFAZ respondeu.', schema, example, headers },
});

const registering = ({
  kind,
  path,
  only,
  verb,
  summary,
  description,
  examples,
  answer,
}: WithBody): EventRoute => ({
  kind,
  ...(only === undefined ? {} : { only }),
  method: 'POST',
  path,
  operation(on) {
    return defineOperation({
      scope: 'token',
      doc: {
        id: operationId(verb, on),
        tag: on.tag,
        summary: summary(on),
        description,
        headers: eventHeaders,
        bodyExamples: examples,
        answers: answersOf(answer, eventAnswerHeaders),
        errors: eventErrors(on, 'sincrono'),
      },
      schemas: eventSchemas(on, kind),
      handle: (call, services) =>
        performEvent(services, call, {
          on,
          asked: { kind, only, request: call.body, operation: `POST ${path}` },
          bodyOf: answer.bodyOf,
        }),
    });
  },
});

const revoking = ({
  kind,
  path,
  only,
  verb,
  summary,
  description,
  request,
  answer,
}: WithoutBody): EventRoute => ({
  kind,
  ...(only === undefined ? {} : { only }),
  method: 'DELETE',
  path,
  operation(on) {
    const [name] = path.split('/');
    return defineOperation({
      scope: 'token',
      doc: {
        id: operationId(verb, on),
        tag: on.tag,
        summary: summary(on),
        description,
        headers: bodylessHeaders,
        answers: answersOf(answer, replayDoc),
        errors: [...eventErrors(on, 'sincrono'), 'evento_inexistente'],
      },
      schemas: { params: path.includes(':numeroProtocolo') ? econfParams : idParams },
      handle: (call, services) =>
        performEvent(services, call, {
          on,
          asked: { kind, only, request: request(on, call.http.params), operation: `DELETE ${name}` },
          bodyOf: answer.bodyOf,
        }),
    });
  },
});

const attempt = {
  data_tentativa_entrega: '2026-11-21T10:00:00-03:00',
  motivo_insucesso: 1,
  hash_tentativa_entrega: '2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
};
const pix = { forma_pagamento: '17', valor_pagamento: '25.80', data_pagamento: '2026-11-21' };

const MDFE = { xMotivo: 'Evento registrado e vinculado a MDF-e', link: 'caminho_xml' };
const INCLUDED = verdictAnswer({ id: 'InclusaoMdfe', status: ['incluido', 'erro_inclusao'], ...MDFE });

/** Every event that has a route, in the contract's order. */
const EVENT_ROUTES: readonly EventRoute[] = [
  { kind: 'cancelamento', method: 'POST', path: 'cancel', operation: cancelDocument },
  { kind: 'carta-correcao', method: 'POST', path: 'correct', operation: correctDocument },
  registering({
    kind: 'ator-interessado',
    path: 'ator-interessado',
    verb: 'register_ator_interessado',
    summary: ({ tag }) => `Ator interessado (${tag})`,
    description:
      'Dá a um transportador ou a outro interessado acesso ao XML (evento 110150). Informe cpf ou cnpj, nunca os dois. Síncrono: a resposta traz o que a SEFAZ disse, até 6 meses depois da autorização.',
    examples: {
      transportador: {
        summary: 'Transportador que pode autorizar terceiros',
        value: { cnpj: '12345678000195', permite_autorizacao_terceiros: true },
      },
      pessoa: { summary: 'Pessoa física', value: { cpf: '12345678909' } },
    },
    answer: verdictAnswer({
      id: 'AtorInteressado',
      link: 'caminho_xml_evento_ator_interessado',
      number: 'numero_evento_ator_interessado',
    }),
  }),
  registering({
    kind: 'insucesso-entrega',
    path: 'insucesso-entrega',
    only: 'nfe',
    verb: 'register_insucesso_entrega',
    summary: ({ tag }) => `Insucesso na entrega (${tag})`,
    description:
      'Registra uma tentativa de entrega sem sucesso (evento 110192), só para NF-e. Um hash que não é o Base64 de 20 bytes é convertido (SHA-1 da chave e do texto); o que foi preenchido ou convertido está em details do evento. Síncrono.',
    examples: {
      ausente: { summary: 'Recebedor ausente', value: attempt },
      outros: {
        summary: 'Outro motivo, com coordenadas',
        value: {
          ...attempt,
          numero_tentativas: 2,
          motivo_insucesso: 4,
          justificativa_insucesso: 'Rua interditada por obras da prefeitura',
          latitude_entrega: '-23.550520',
          longitude_entrega: '-46.633308',
          data_hash_tentativa: '2026-11-21T10:00:00-03:00',
        },
      },
    },
    answer: verdictAnswer({
      id: 'InsucessoEntrega',
      link: 'caminho_xml_insucesso_entrega',
      number: 'numero_insucesso_entrega',
    }),
  }),
  revoking({
    kind: 'cancelamento-insucesso-entrega',
    path: 'insucesso-entrega',
    only: 'nfe',
    verb: 'cancel_insucesso_entrega',
    summary: ({ tag }) => `Cancelar o insucesso na entrega (${tag})`,
    description:
      'Cancela o insucesso na entrega autorizado por último (evento 110193). Sem corpo. Síncrono; 409 evento_inexistente quando não há nenhum a cancelar.',
    request: () => ({}),
    answer: verdictAnswer({
      id: 'CancelamentoInsucessoEntrega',
      link: 'caminho_xml_cancelamento_insucesso_entrega',
      number: 'numero_cancelamento_insucesso_entrega',
    }),
  }),
  registering({
    kind: 'econf',
    path: 'econf',
    only: 'nfe',
    verb: 'register_econf',
    summary: ({ tag }) => `Conciliação financeira, e-CONF (${tag})`,
    description:
      'Concilia de 1 a 100 pagamentos com a nota (evento 110750), só para NF-e; para NFC-e há POST /v1/nfc-e/{id}/eventos/econf. Sem valor, cnpj_transacional, uf_transacional e uf_beneficiario são os do emitente onde o evento os exige; details conta o que foi preenchido. Síncrono; guarde numero_protocolo para consultar ou cancelar.',
    examples: {
      pix: { summary: 'Um PIX', value: { detalhes_pagamento: [pix] } },
      cartao: {
        summary: 'Cartão, com a instituição e a autorização',
        value: {
          detalhes_pagamento: [
            {
              ...pix,
              forma_pagamento: '03',
              indicador_pagamento: '0',
              cnpj_transacional: '11222333000181',
              uf_transacional: 'SP',
              cnpj_instituicao_financeira: '11222333000181',
              bandeira_operadora: '01',
              numero_autorizacao: 'A1B2C3',
            },
          ],
        },
      },
    },
    answer: verdictAnswer({
      id: 'ConciliacaoFinanceira',
      link: 'caminho_xml_conciliacao_financeira',
      number: 'numero_conciliacao_financeira',
      protocol: 'Protocolo, para consultar ou cancelar a conciliação; quando autorizado.',
    }),
  }),
  revoking({
    kind: 'cancelamento-econf',
    path: 'econf/:numeroProtocolo',
    only: 'nfe',
    verb: 'cancel_econf',
    summary: ({ tag }) => `Cancelar a conciliação financeira (${tag})`,
    description:
      'Cancela o e-CONF desse protocolo (evento 110751). Sem corpo. Síncrono; 409 evento_inexistente quando ele não existe ou já foi cancelado.',
    request: (on, params) =>
      eventInput(on, 'cancelamento-econf').parse({
        numero_protocolo: econfParams.parse(params).numeroProtocolo,
      }),
    answer: verdictAnswer({
      id: 'CancelamentoConciliacaoFinanceira',
      link: 'caminho_xml_cancelamento_conciliacao_financeira',
      number: 'numero_cancelamento_conciliacao_financeira',
    }),
  }),
  registering({
    kind: 'encerramento',
    path: 'encerrar',
    verb: 'encerrar',
    summary: () => 'Encerrar o MDF-e',
    description:
      'Encerra a viagem (evento 110112). Registrado, o MDF-e passa a ENCERRADA e nada mais pode ser incluído nele nem o cancelar. codigo_municipio tem prioridade; sem ele, o código é achado por nome_municipio e sigla_uf. No exterior, sigla_uf EX. Síncrono.',
    examples: {
      codigo: {
        summary: 'Com o código do município',
        value: {
          data: '2026-11-21',
          sigla_uf: 'SP',
          nome_municipio: 'São Paulo',
          codigo_municipio: '3550308',
        },
      },
      nome: {
        summary: 'Só com o nome',
        value: { data: '2026-11-21', sigla_uf: 'SP', nome_municipio: 'São Paulo' },
      },
    },
    answer: verdictAnswer({ id: 'Encerramento', status: ['encerrado', 'erro_encerramento'], ...MDFE }),
  }),
  registering({
    kind: 'inclusao-condutor',
    path: 'inclusao-condutor',
    verb: 'incluir_condutor',
    summary: () => 'Incluir condutor no MDF-e',
    description: 'Inclui um condutor (evento 110114) num MDF-e rodoviário que não foi encerrado. Síncrono.',
    examples: {
      condutor: {
        summary: 'Outro condutor',
        value: { nome: 'Rogério Antunes Prado', cpf: '12345678909' },
      },
    },
    answer: INCLUDED,
  }),
  registering({
    kind: 'inclusao-dfe',
    path: 'inclusao-dfe',
    verb: 'incluir_dfe',
    summary: () => 'Incluir NF-e no MDF-e',
    description:
      'Inclui NF-e (evento 110115) num MDF-e que não foi encerrado. A SEFAZ só inclui no que foi emitido com carregamento_posterior (708); o ambiente de teste, fora do modo estrito, em qualquer um. protocolo é, sem valor, o da autorização do MDF-e; nomes de municípios são achados pelo código. Síncrono.',
    examples: {
      nota: {
        summary: 'Uma NF-e',
        value: {
          codigo_municipio_carregamento: '4305108',
          nome_municipio_carregamento: 'Caxias do Sul',
          documentos: [
            {
              codigo_municipio_descarregamento: '3550308',
              nome_municipio_descarregamento: 'São Paulo',
              chave_nfe: '43261131884215000146550010000458711209318470',
            },
          ],
        },
      },
    },
    answer: INCLUDED,
  }),
  registering({
    kind: 'analise-cancelamento',
    path: 'analise-cancelamento',
    verb: 'request_cancellation_analysis',
    summary: () => 'Pedir a análise fiscal do cancelamento da NFS-e',
    description:
      'Pede ao município que cancele uma NFS-e cujo prazo passou (evento 101103, depois de E0822). Síncrono; o que o município decide se consulta com GET no mesmo endereço.',
    examples: {
      erro: {
        summary: 'Erro na emissão',
        value: { codigo_cancelamento: '1', reason: 'Valor do serviço informado errado' },
      },
    },
    answer: verdictAnswer({
      id: 'AnaliseDoCancelamento',
      link: 'caminho_xml_analise_cancelamento',
      xMotivo: 'Evento registrado e vinculado à NFS-e',
    }),
  }),
];

/** Answer of every event of the table. */
const TABLED = verdictAnswer({
  id: 'EventoRegistrado',
  xMotivo: 'Evento registrado e vinculado ao documento',
  link: 'caminho_xml',
  number: 'numero_sequencia',
  protocol: 'Protocolo do evento, pelo qual se cancela; quando autorizado.',
});

const routeOfEvent = ({ kind, title, description, example }: TabledEvent): EventRoute =>
  registering({
    kind,
    path: `eventos/${kind}`,
    verb: `evento_${kind.replaceAll('-', '_')}`,
    summary: ({ tag }) => `${title} (${tag})`,
    description: `${description} Síncrono: a resposta traz o que a SEFAZ disse.`,
    examples: { evento: { summary: title, value: example } },
    answer: TABLED,
  });

const isOwn = ({ kind, only }: EventRoute, on: DocumentRoute): boolean =>
  takesEvent(on, kind) && (only === undefined || on.types.includes(only));

/** Address of an event of a document type: `POST eventos/comprovante-entrega`, below that of the document. */
export function eventAddress(type: string, kind: EventKind): string {
  const on = { route: type, types: [type], tag: '' };
  const own = EVENT_ROUTES.find((row) => row.kind === kind && isOwn(row, on));
  if (own !== undefined) return `${own.method} ${own.path}`;
  return kind === 'cancelamento-substituicao' ? 'POST cancel' : `POST eventos/${kind}`;
}

/**
 * Routes of the events that one of the types of `family` supports. An alias has those of its family; events that its
 * own type lacks are documented as a refusal only. A type without an own route for an event
 * of the table has the route of all events.
 */
export const eventRoutesOf = (on: DocumentRoute, family: DocumentRoute = on): readonly Route[] => {
  const own = EVENT_ROUTES.filter((row) => isOwn(row, family));
  const servesType = (type: string, kind: EventKind): boolean =>
    own.some((row) => row.kind === kind && (row.only === undefined || row.only === type));
  const others = TABLED_EVENTS.filter(({ kind }) =>
    on.types.some((type) => takesEvent({ types: [type] }, kind) && !servesType(type, kind)),
  );
  return [...own, ...others.map(routeOfEvent)].map((row) =>
    route(
      row.method,
      `/v1/${on.route}/:id/${row.path}`,
      'token',
      'write',
      refusing(on, row, row.operation(on)),
    ),
  );
};

function refusing(on: DocumentRoute, row: EventRoute, operation: Operation<'token'>): Operation<'token'> {
  if (isOwn(row, on)) return operation;
  const { bodyExamples: _none, ...doc } = operation.doc;
  const description = `Só para NF-e: com ${on.tag} a resposta é sempre 409 operacao_nao_permitida. ${doc.description}`;
  return { ...operation, doc: { ...doc, description, answers: {} } };
}
