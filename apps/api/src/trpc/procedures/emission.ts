import { CODE_TABLES, CODES_AS_OF, chapterOf, findCodes, findGroups } from '@fiscal/core/tables/codes/codes';
import { searchMunicipios } from '@fiscal/core/tables/municipios';
import type { DocumentView, Principal } from '@fiscal/db/base/types';
import { z } from 'zod';
import { FIELD_ERRORS_MAX } from '../../base/failure.ts';
import { BODY_LIMIT_BYTES, parseBody } from '../../edge/read-body.ts';
import { anyObject, environment, uuid } from '../../inputs/fields.ts';
import { validateQuery } from '../../inputs/law-queries.ts';
import { parseInput } from '../../inputs/parse.ts';
import { assertSecondFactor } from '../../people/rights/roles.ts';
import { emitAnswer } from '../../services/emission/emit-answer.ts';
import type { Ceiling } from '../../services/emission/emit-document.ts';
import { idempotentRequest } from '../../services/events/idempotent-request.ts';
import { fieldLabel, fieldValue } from '../../services/people-words/field-labels.ts';
import { peopleHint, withPeopleWords } from '../../services/people-words/people-words.ts';
import { actingFor, type TrpcContext } from '../context.ts';
import { procedure, router, taking } from '../trpc.ts';
import { whileAllowed } from '../while-allowed.ts';

const ofType = z.strictObject({ type: z.string() });
/** Codes shown at once. */
const CODES_MAX = 30;
/** Typed by who emits with fiscal value. */
const WORDS = ['PRODUÇÃO', 'PRODUCTION'] as const;

const bodyOfCompany = z.strictObject({
  clientId: uuid(),
  environment: environment('environment'),
  type: z.string(),
  /** JSON, as it was written: numbers keep their digits. */
  body: z.string().max(BODY_LIMIT_BYTES),
  strict: z.boolean(),
});

/** Route of the idempotency keys of the console. */
const ROUTE = 'console emit';

/** `key` names one attempt: sent twice, it emits once. */
export const emission = bodyOfCompany.extend({ key: z.string().regex(/^[\w-]{1,255}$/) });

const liveEmission = emission.extend({
  environment: z.literal(1),
  strict: z.literal(false),
  word: z.enum(WORDS, { error: 'Escreva PRODUÇÃO para confirmar.' }),
});

const parseText = (text: string) => parseInput(anyObject, parseBody(Buffer.from(text)).value);

/** Municípios by name, UF or IBGE code. */
const townsOf = (asked: string) =>
  searchMunicipios(asked, CODES_MAX).map(({ codigo, nome, uf }) => ({ codigo, nome: `${nome}/${uf}` }));

/** Fields of a pending document on the page. */
const verdictOf = (view: DocumentView) => ({
  id: view.id,
  status: view.status,
  accessKey: view.accessKey,
  serie: view.serie,
  numero: view.numero,
  protocolNumber: view.protocolNumber,
  cStat: view.cStat,
  xMotivo: view.technicalError?.reason ?? view.xMotivo,
  rejection: view.rejection && {
    ...view.rejection,
    errors: view.rejection.errors.map((each) => withPeopleWords(view.type, each)),
    hint: peopleHint(view.type, view.rejection.cStat),
  },
});

/** Emits a body of the console under its key. @param ceiling see `EmitRequest` */
export async function emitBody(
  { services }: Pick<TrpcContext, 'services'>,
  principal: Principal,
  {
    type,
    body: bodyText,
    strict,
    key,
    ceiling,
  }: Pick<z.infer<typeof emission>, 'type' | 'body' | 'strict' | 'key'> & { readonly ceiling?: Ceiling },
) {
  const { body } = await services.emission.emit({
    principal,
    definition: services.emission.forms.definition(type),
    body: parseText(bodyText),
    bodyText,
    strictHeader: strict,
    strictHandling: false,
    referencia: null,
    idempotency: idempotentRequest(key, ROUTE, JSON.stringify([type, strict, bodyText])),
    ...(ceiling !== undefined && { ceiling }),
  });
  const { invoiceId, accessKey } = emitAnswer.parse(body);
  return { documentId: invoiceId, accessKey };
}

/** Emission by people: tried in the test environment, and with fiscal value by who proves who they are. */
export const emissionProcedures = router({
  types: procedure('documents:emit').query(({ ctx }) => ctx.services.emission.forms.types()),

  schema: procedure('documents:emit')
    .input(taking(ofType))
    .query(({ ctx, input }) => ctx.services.emission.forms.schema(input.type)),

  /** Codes of goods and operations, as of a day, and of towns. */
  codes: procedure('documents:emit')
    .input(
      taking(
        z.strictObject({
          table: z.enum([...CODE_TABLES, 'municipio']),
          asked: z.string().max(100),
          begins: z.array(z.string().regex(/^\d$/)).max(7).optional(),
          ncm: z
            .string()
            .regex(/^\d{8}$/)
            .optional(),
        }),
      ),
    )
    .query(({ input: { table, asked, begins, ncm } }) =>
      table === 'municipio'
        ? { asOf: null, groups: [], codes: townsOf(asked).map((town) => ({ ...town, chapter: null })) }
        : {
            asOf: CODES_AS_OF,
            groups: findGroups({ table, asked }),
            codes: findCodes({
              table,
              asked,
              limit: CODES_MAX,
              ...(begins !== undefined && { begins }),
              ...(ncm !== undefined && { ncm }),
            }).map((code) => ({
              ...code,
              /** Chapter and position above an NCM. */
              chapter: table === 'ncm' ? (chapterOf(code.codigo) ?? null) : null,
            })),
          },
    ),

  /** A body to begin from; `name` null: from nothing. */
  example: procedure('documents:emit')
    .input(
      taking(
        ofType.extend({
          clientId: uuid(),
          environment: environment('environment'),
          name: z.string().nullable(),
        }),
      ),
    )
    .query(async ({ ctx, input: { clientId, environment: chosen, type, name } }) =>
      ctx.services.emission.forms.example(
        await actingFor(ctx, ctx.who, { clientId, environment: chosen }),
        type,
        name,
      ),
    ),

  /** Result of an emission without its effects: stores nothing, takes no number. */
  validate: procedure('documents:emit')
    .input(taking(bodyOfCompany.extend(validateQuery.shape)))
    .mutation(async ({ ctx, input: { clientId, environment: chosen, type, body, strict, em } }) => {
      const { problems, ...found } = await ctx.services.emission.validate({
        principal: await actingFor(ctx, ctx.who, { clientId, environment: chosen }),
        definition: ctx.services.emission.forms.definition(type),
        body: parseText(body),
        strictHeader: strict,
        strictHandling: false,
        ...(em !== undefined && { day: em }),
      });
      const words = <T extends Parameters<typeof withPeopleWords>[1]>(told: T) => withPeopleWords(type, told);
      return {
        ...found,
        problems: problems.slice(0, FIELD_ERRORS_MAX).map(words),
        total: problems.length,
        notices: found.notices.map(words),
        completed: found.completed.map((each) => ({
          ...each,
          label: fieldLabel(type, each.field),
          englishLabel: fieldLabel(type, each.field, 'en'),
          shown: fieldValue(type, each.field, each.value),
        })),
      };
    }),

  /** @throws {Failure} operacao_nao_permitida: in production */
  emit: procedure('documents:emit')
    .input(taking(emission))
    .mutation(async ({ ctx, input }) => {
      const { clientId, environment: chosen } = input;
      return emitBody(ctx, await actingFor(ctx, ctx.who, { clientId, environment: chosen }), input);
    }),

  /** With fiscal value: audited in the commit that takes it. @throws {Failure} sem_permissao: without a second factor */
  emitLive: procedure('documents:emit-live')
    .input(taking(liveEmission))
    .mutation(async ({ ctx, input }) => {
      assertSecondFactor(ctx.who);
      const { clientId, environment: live } = input;
      const acting = { clientId, environment: live, emitsLive: true } as const;
      return emitBody(ctx, await actingFor(ctx, ctx.who, acting), input);
    }),

  /** Finds the document accepted under a key of the console; null: none, or not yet. */
  sent: procedure('documents:emit')
    .input(
      taking(
        z.strictObject({
          clientId: uuid(),
          environment: environment('environment'),
          key: emission.shape.key,
        }),
      ),
    )
    .query(async ({ ctx, input: { key, ...of } }) => ({
      documentId: await ctx.services.emission.sent(await actingFor(ctx, ctx.who, of), { route: ROUTE, key }),
    })),

  /** A document until it is decided. */
  verdict: procedure('documents:read')
    .input(
      taking(
        z.strictObject({ clientId: uuid(), environment: environment('environment'), documentId: uuid() }),
      ),
    )
    .subscription(async function* verdict({
      ctx,
      input: { clientId, environment: chosen, documentId },
      signal,
    }) {
      const principal = await actingFor(ctx, ctx.who, { clientId, environment: chosen });
      const opened = {
        ctx,
        permission: 'documents:read',
        until: signal ?? new AbortController().signal,
      } as const;
      const updates = whileAllowed(opened, (good) =>
        ctx.services.documents.followVerdict(principal, documentId, good),
      );
      for await (const view of updates) yield verdictOf(view);
    }),
});
