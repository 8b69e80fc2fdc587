import type { EventKind } from '@fiscal/core/vocabulary/states';
import type { z } from 'zod';
import type { Performed } from '../../../services/events/operate.ts';
import { defineOperation } from '../../operation.ts';
import {
  eventAnswerHeaders,
  eventErrors,
  eventHeaders,
  eventSchemas,
  performEvent,
} from '../document-event.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import {
  closingAnswer,
  closingBody,
  closingExample,
  inclusionAnswer,
  inclusionBody,
  inclusionExample,
} from './schema.ts';

interface Spec {
  readonly kind: EventKind;
  /** Last segment of the path. */
  readonly segment: string;
  readonly verb: string;
  readonly summary: string;
  readonly description: string;
  readonly bodyExamples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  readonly answer: z.ZodType;
  readonly example: unknown;
  readonly bodyOf: (performed: Performed, link?: string) => object;
}

const mdfeEvent =
  ({ kind, segment, verb, summary, description, bodyExamples, answer, example, bodyOf }: Spec) =>
  (on: DocumentRoute) =>
    defineOperation({
      scope: 'token',
      doc: {
        id: operationId(verb, on),
        tag: on.tag,
        summary,
        description,
        headers: eventHeaders,
        bodyExamples,
        answers: {
          200: {
            description: 'O que a SEFAZ respondeu.',
            schema: answer,
            example,
            headers: eventAnswerHeaders,
          },
        },
        errors: eventErrors(on, 'sincrono'),
      },
      schemas: eventSchemas(on, kind),
      handle: (call, services) =>
        performEvent(services, call, on, { kind, request: call.body, operation: `POST ${segment}` }, bodyOf),
    });

/** POST /v1/mdfe/{id}/encerrar (110112). */
export const closeMdfe = mdfeEvent({
  kind: 'encerramento',
  segment: 'encerrar',
  verb: 'encerrar',
  summary: 'Encerrar o MDF-e',
  description:
    'Encerra a viagem (evento 110112). Registrado, o MDF-e passa a ENCERRADA e nada mais pode ser incluído nele nem o cancelar. codigo_municipio tem prioridade; sem ele, o código é achado por nome_municipio e sigla_uf. No exterior, sigla_uf EX. Síncrono.',
  bodyExamples: {
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
  answer: closingAnswer,
  example: closingExample,
  bodyOf: closingBody,
});

/** POST /v1/mdfe/{id}/inclusao-condutor (110114). */
export const includeDriver = mdfeEvent({
  kind: 'inclusao-condutor',
  segment: 'inclusao-condutor',
  verb: 'incluir_condutor',
  summary: 'Incluir condutor no MDF-e',
  description: 'Inclui um condutor (evento 110114) num MDF-e rodoviário que não foi encerrado. Síncrono.',
  bodyExamples: {
    condutor: {
      summary: 'Outro condutor',
      value: { nome: 'Rogério Antunes Prado', cpf: '12345678909' },
    },
  },
  answer: inclusionAnswer,
  example: inclusionExample,
  bodyOf: inclusionBody,
});

/** POST /v1/mdfe/{id}/inclusao-dfe (110115). */
export const includeDfe = mdfeEvent({
  kind: 'inclusao-dfe',
  segment: 'inclusao-dfe',
  verb: 'incluir_dfe',
  summary: 'Incluir NF-e no MDF-e',
  description:
    'Inclui NF-e (evento 110115) num MDF-e que não foi encerrado. A SEFAZ só inclui no que foi emitido com carregamento_posterior (708); o ambiente de teste, fora do modo estrito, em qualquer um. protocolo é, sem valor, o da autorização do MDF-e; nomes de municípios são achados pelo código. Síncrono.',
  bodyExamples: {
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
  answer: inclusionAnswer,
  example: inclusionExample,
  bodyOf: inclusionBody,
});
