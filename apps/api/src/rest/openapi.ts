import { exampleOf, messageSchema } from '@fiscal/webhooks/message';
import { isMessageType, MESSAGE_TYPES, type MessageType } from '@fiscal/webhooks/types';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { FailureCode } from '../base/failure.ts';
import type { Scope } from '../edge/caller.ts';
import { STATUS } from '../edge/failures.ts';
import { errorBodySchema } from './error-body.ts';
import type { OperationDoc } from './operation.ts';
import { appliedDoc } from './prefer.ts';
import type { Route } from './route.ts';

const SECURITY: Readonly<Record<Scope, Record<string, string[]>[]>> = {
  access: [{ accessKey: [] }],
  restricted: [{ accessKey: [], restrictedKey: [] }],
  token: [{ accessKey: [], apiToken: [] }],
  either: [{ accessKey: [] }, { accessKey: [], apiToken: [] }],
  file: [{}, { accessKey: [], apiToken: [] }],
};

const SECURITY_SCHEMES = {
  accessKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Access-Key',
    description: 'Chave da conta (nfe_access_…).',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Token da empresa: nfe_test_… (homologação) ou nfe_live_… (produção).',
  },
  restrictedKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Restricted-Key',
    description: 'Chave restrita (nfe_restricted_…); guarde-a como uma senha.',
  },
} as const;

const ERRORS: Readonly<Record<FailureCode, string>> = {
  requisicao_invalida: 'Requisição inválida; errors lista cada campo com problema.',
  nao_autenticado: 'Credenciais ausentes ou inválidas.',
  creditos_esgotados: 'Créditos esgotados.',
  sem_permissao: 'O papel de quem está na sessão não permite a ação.',
  cursor_expirado: 'O cursor é mais antigo do que as mudanças guardadas; algo pode ter faltado.',
  nao_encontrado: 'Não encontrado (ou de outra empresa, de outro ambiente ou de outro tipo).',
  metodo_nao_permitido: 'O endereço existe, mas não com este método.',
  cliente_ja_existe: 'Já existe uma empresa com este CNPJ na conta.',
  referencia_duplicada: 'A referência já foi usada.',
  chave_idempotencia_reutilizada: 'Idempotency-Key já usada com outro corpo.',
  em_processamento: 'A primeira requisição com esta Idempotency-Key ainda está em processamento.',
  documento_nao_autorizado: 'O documento não está autorizado.',
  mdfe_encerrado: 'O MDF-e já está encerrado.',
  operacao_em_andamento:
    'Outra operação ainda espera a resposta da SEFAZ, ou a mesma, pedida antes; veja Retry-After. O resultado dela vem na consulta, ou repetindo com a Idempotency-Key dela.',
  operacao_nao_permitida: 'A operação não é possível neste estado.',
  alterado_por_outro: 'Outra pessoa mudou o mesmo campo, para outro valor.',
  evento_inexistente: 'Não há evento registrado a cancelar.',
  numeros_em_uso: 'A faixa tem números de documentos emitidos ou em processamento.',
  cota_atingida: 'A conta já tem tantas quantas pode ter.',
  corpo_grande_demais: 'Corpo acima do limite: 4 MB, ou 64 MB numa importação.',
  tipo_de_midia_invalido:
    'O corpo não é do tipo que a operação recebe (application/json, se ela não diz outro), ou veio comprimido.',
  limite_excedido:
    'Limite de requisições por minuto, ou de documentos de teste por dia, excedido; veja Retry-After.',
  erro_interno: 'Erro interno; informe o requestId ao suporte.',
  sefaz_indisponivel:
    'Sem resposta da autoridade a tempo; veja Retry-After. Um evento ou uma inutilização fica guardado e será concluído: repita com a mesma Idempotency-Key para receber o resultado, ou consulte. Sem a chave, a repetição recebe 409 operacao_em_andamento.',
  servico_ocupado: 'A impressão, ou a leitura de certificados, está ocupada; veja Retry-After.',
};

const RATE_HEADERS = z.object({
  'RateLimit-Limit': z.string().meta({ description: 'Requisições por minuto.' }),
  'RateLimit-Remaining': z.string().meta({ description: 'Quantas ainda cabem.' }),
  'RateLimit-Reset': z.string().meta({ description: 'Segundos até a cota se completar.' }),
  'X-Request-Id': z.string().meta({ description: 'Identificador da chamada.' }),
});

const CONDITION = z.object({
  'If-None-Match': z.string().exactOptional().meta({
    description: 'O ETag da última resposta: se ela ainda vale, vem 304, sem corpo.',
    example: '"Zk3v0nPq7sQe2yq5m1xq9Kc8m4rT6uWd0aBf3gHjLpE."',
  }),
});
const TAG_HEADERS = z.object({
  ETag: z
    .string()
    .exactOptional()
    .meta({ description: 'Versão da resposta, para If-None-Match; ausente com um token de leitura.' }),
  'Cache-Control': z.string().meta({
    description: 'private, no-cache quando há ETag: guarde a resposta e confirme a cada uso.',
  }),
});
const unchangedResponse: ZodOpenApiResponsesObject = {
  '304': {
    description: 'O documento está como na resposta do ETag enviado em If-None-Match.',
    headers: RATE_HEADERS.extend(TAG_HEADERS.shape),
  },
};

/** Refusals that are over by themselves. */
const PASSING: readonly FailureCode[] = [
  'em_processamento',
  'operacao_em_andamento',
  'limite_excedido',
  'sefaz_indisponivel',
  'servico_ocupado',
];
const RETRY_HEADERS = z.object({
  'Retry-After': z.string().exactOptional().meta({ description: 'Segundos até tentar de novo.' }),
});

const JSON_TYPE = 'application/json';
const FILE = { type: 'string', format: 'binary' } as const;
/** Files that are not text. */
const BYTES: Readonly<Record<string, typeof FILE>> = { 'application/pdf': FILE, 'application/zip': FILE };

/** The machine-readable contract (OpenAPI 3.1, version v1), from the route table. */
export function openApiDocument(routes: readonly Route[], publicUrl: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const tags = [...new Set(routes.map(({ doc }) => doc.tag))].map((name) => ({ name }));
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Emite',
      version: 'v1',
      description:
        'Emissão de documentos fiscais eletrônicos brasileiros. Envie JSON; a plataforma monta, assina e transmite o XML e acompanha o documento até a decisão da SEFAZ. O prefixo do token escolhe o ambiente: nfe_test_ homologação, nfe_live_ produção. O que muda de versão a versão está em /changelog.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags,
    paths,
    webhooks: webhookMessages(),
    components: { securitySchemes: SECURITY_SCHEMES },
  };
  return createDocument(document, { override: tidy });
}

function operationOf({ doc, schemas, scope, path, method }: Route): ZodOpenApiOperationObject {
  const body = doc.body ?? schemas.body;
  return {
    // The alias of a path needs its own name.
    operationId: doc.id,
    tags: [doc.tag],
    summary: doc.summary,
    description: doc.description,
    security: SECURITY[scope],
    requestParams: {
      ...(schemas.params === undefined ? {} : { path: schemas.params }),
      ...(schemas.query === undefined ? {} : { query: emptyToo(schemas.query) }),
      ...headerParams(doc),
    },
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !(schemas.body?.safeParse(undefined).success ?? false),
            content: {
              [JSON_TYPE]: {
                schema: body,
                ...(doc.bodyExamples === undefined ? {} : { examples: { ...doc.bodyExamples } }),
              },
            },
          },
        }),
    ...(doc.upload === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: Object.fromEntries(doc.upload.map((type) => [type, { schema: FILE }])),
          },
        }),
    responses: {
      ...responsesOf(doc, errorsOf({ doc, schemas, scope, path, method })),
      ...(doc.conditional === true && unchangedResponse),
    },
  };
}

function headerParams({ headers, conditional }: OperationDoc): { readonly header?: z.ZodObject } {
  const heeded = { ...headers?.shape, ...(conditional === true && CONDITION.shape) };
  return Object.keys(heeded).length === 0 ? {} : { header: z.object(heeded) };
}

/** Matches the server: an optional parameter without a value (`?status=`) counts as absent. */
const emptyToo = ({ shape }: z.ZodObject) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, parameter]) => {
        const { success: optional } = z.object({ parameter }).safeParse({});
        const { description } = z.globalRegistry.get(parameter) ?? {};
        return [name, optional ? z.union([parameter, z.literal('')]).meta({ description }) : parameter];
      }),
    ),
  );

/** Refusals a route can give by its scope and body, besides its own. */
function errorsOf({
  doc,
  schemas,
}: Pick<Route, 'doc' | 'schemas' | 'scope' | 'path' | 'method'>): FailureCode[] {
  const byBody: FailureCode[] = ['requisicao_invalida', 'corpo_grande_demais', 'tipo_de_midia_invalido'];
  const asked = schemas.query !== undefined || doc.headers !== undefined;
  const byQuery: FailureCode[] = asked ? ['requisicao_invalida'] : [];
  const always: FailureCode[] = ['nao_autenticado', 'limite_excedido', 'erro_interno'];
  const hasBody = schemas.body !== undefined || doc.upload !== undefined;
  return [...new Set([...always, ...(doc.errors ?? []), ...(hasBody ? byBody : byQuery)])];
}

function responsesOf(
  { answers, conditional }: OperationDoc,
  errors: readonly FailureCode[],
): ZodOpenApiResponsesObject {
  const responses: Record<string, ZodOpenApiResponseObject> = {};
  for (const [status, answer] of Object.entries(answers)) {
    const { description, schema, contentType = JSON_TYPE, example } = answer;
    responses[status] = {
      description,
      headers: RATE_HEADERS.extend({
        ...answer.headers?.shape,
        ...(conditional === true && TAG_HEADERS.shape),
      }),
      content: {
        [contentType]: {
          schema: schema ?? BYTES[contentType] ?? { type: 'string' },
          ...(example === undefined ? {} : { example }),
        },
      },
    };
  }
  const heedsStrict = Object.values(answers).some(
    ({ headers }) => headers?.shape['Preference-Applied'] !== undefined,
  );
  for (const status of [...new Set(errors.map((code) => STATUS[code]))].sort((a, b) => a - b)) {
    const codes = errors.filter((code) => STATUS[code] === status);
    responses[String(status)] = {
      description: codes.map((code) => `${code}: ${ERRORS[code]}`).join(' '),
      ...(codes.some((code) => PASSING.includes(code)) ? { headers: RETRY_HEADERS } : {}),
      ...(heedsStrict && status === STATUS.requisicao_invalida ? { headers: appliedDoc } : {}),
      content: {
        [JSON_TYPE]: {
          schema: errorBodySchema,
          example: {
            status,
            code: codes[0],
            message: ERRORS[codes[0] ?? 'erro_interno'],
            errors: [],
            requestId: 'req_3f8e1c52-6a0d-4b7e-9c41-d2a85f60b713',
          },
        },
      },
    };
  }
  return responses;
}

/** Removes Zod's own expressions for dates and ids, which do not help a reader, and repeated types. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined && jsonSchema.pattern !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
}

const SIGNATURE_HEADERS = z.object({
  'webhook-id': z.string().meta({ description: 'O id da mensagem: o mesmo em todas as tentativas.' }),
  'webhook-timestamp': z
    .string()
    .meta({ description: 'Quando esta tentativa foi feita, em segundos desde 1970.' }),
  'webhook-signature': z
    .string()
    .meta({ description: 'v1,… (HMAC-SHA256) e, se pedido, v1a,… (Ed25519), separadas por espaço.' }),
});

/** Messages to endpoints, by type. */
const webhookMessages = (): Record<string, ZodOpenApiPathItemObject> =>
  Object.fromEntries(
    Object.keys(MESSAGE_TYPES)
      .filter(isMessageType)
      .map((type) => [type, { post: messageOperation(type) }]),
  );

function messageOperation(type: MessageType): ZodOpenApiOperationObject {
  const { title, description } = MESSAGE_TYPES[type];
  return {
    operationId: `webhook_${type.replaceAll('.', '_')}`,
    tags: ['Webhooks'],
    summary: title,
    description: `${description} Confira a assinatura antes de usar o corpo (Standard Webhooks), e ignore um webhook-id já visto.`,
    security: [],
    requestParams: { header: SIGNATURE_HEADERS },
    requestBody: {
      required: true,
      content: { [JSON_TYPE]: { schema: messageSchema(type), example: exampleOf(type) } },
    },
    responses: {
      '2XX': { description: 'Recebida, em até 15 segundos; o que se faz com ela vem depois.' },
      '410': { description: 'O endpoint não existe mais: é desativado.' },
      default: { description: 'Qualquer outra resposta é uma falha: a mensagem é enviada de novo.' },
    },
  };
}
