import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { FailureCode } from '../base/failure.ts';
import type { Scope } from '../edge/caller.ts';
import { STATUS } from '../edge/failures.ts';
import { errorBodySchema } from './error-body.ts';
import type { AnswerDoc } from './operation.ts';
import { appliedDoc } from './prefer.ts';
import type { Route } from './route.ts';

const SECURITY: Readonly<Record<Scope, Record<string, string[]>[]>> = {
  access: [{ accessKey: [] }],
  restricted: [{ accessKey: [], restrictedKey: [] }],
  token: [{ accessKey: [], apiToken: [] }],
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
  nao_encontrado: 'Não encontrado (ou de outra empresa, de outro ambiente ou de outro tipo).',
  metodo_nao_permitido: 'O endereço existe, mas não com este método.',
  cliente_ja_existe: 'Já existe uma empresa com este CNPJ na conta.',
  referencia_duplicada: 'X-Referencia já usada.',
  chave_idempotencia_reutilizada: 'Idempotency-Key já usada com outro corpo.',
  em_processamento: 'A primeira requisição com esta Idempotency-Key ainda está em processamento.',
  documento_nao_autorizado: 'O documento não está AUTORIZADA.',
  mdfe_encerrado: 'O MDF-e está ENCERRADA.',
  operacao_em_andamento:
    'Outra operação ainda espera a resposta da SEFAZ, ou a mesma, pedida antes; veja Retry-After. O resultado dela vem na consulta, ou repetindo com a Idempotency-Key dela.',
  operacao_nao_permitida: 'A operação não é possível neste estado.',
  evento_inexistente: 'Não há evento registrado a cancelar.',
  numeros_em_uso: 'A faixa tem números de documentos emitidos ou em processamento.',
  cota_atingida: 'A conta já tem tantas quantas pode ter.',
  corpo_grande_demais: 'Corpo acima de 4 MB.',
  tipo_de_midia_invalido: 'O corpo não é application/json, ou veio comprimido.',
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
/** Files that are not text. */
const BYTES: Readonly<Record<string, { type: 'string'; format: 'binary' }>> = {
  'application/pdf': { type: 'string', format: 'binary' },
};

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
      ...(doc.headers === undefined ? {} : { header: doc.headers }),
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
    responses: responsesOf(doc.answers, errorsOf({ doc, schemas, scope, path, method })),
  };
}

/** As the server takes it: an optional parameter without a value (`?status=`) counts as absent. */
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
  return [...new Set([...always, ...doc.errors, ...(schemas.body === undefined ? byQuery : byBody)])];
}

function responsesOf(
  answers: Readonly<Record<number, AnswerDoc>>,
  errors: readonly FailureCode[],
): ZodOpenApiResponsesObject {
  const responses: Record<string, ZodOpenApiResponseObject> = {};
  for (const [status, answer] of Object.entries(answers)) {
    const { description, schema, contentType = JSON_TYPE, example } = answer;
    responses[status] = {
      description,
      headers: answer.headers === undefined ? RATE_HEADERS : RATE_HEADERS.extend(answer.headers.shape),
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

/** Zod's own expressions for dates and ids help nobody who reads the document; a field that says its types says them once. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined && jsonSchema.pattern !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
}
