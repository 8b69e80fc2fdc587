import type { z } from 'zod';
import { emitAnswer } from '../../services/emission/emit-answer.ts';
import type { Body } from '../body/value.ts';
import { builder } from '../builder.ts';
import type { GraphqlContext } from '../context.ts';
import { documentRefs, type OwnedDocument } from '../documents/document.ts';
import { knownDocument } from '../documents/load.ts';
import { NOTICES } from '../documents/notice.ts';
import { typeName } from '../documents/type-name.ts';
import { HANDLING } from '../handling.ts';
import { resultUnion } from '../mutation.ts';
import { attempt, CreditsExhausted } from '../problem.ts';
import { IDEMPOTENCY_KEY, keyedRequest, shortArgument, WAIT_FOR, waitSeconds } from '../server/request.ts';
import { EMISSION_INPUTS, type EmissionInput } from './input.ts';
import { STRICT } from './strict.ts';

/** An accepted emission. */
interface Emitted {
  readonly answer: z.infer<typeof emitAnswer>;
  readonly replayed: boolean;
}

interface EmitArguments {
  readonly input: Body;
  readonly idempotencyKey?: string | null | undefined;
  readonly referencia?: string | null | undefined;
  readonly strict?: boolean | null | undefined;
  readonly waitFor?: number | null | undefined;
  readonly handling?: 'strict' | 'lenient' | null | undefined;
}

async function emit(
  context: GraphqlContext,
  { definition, bodyOf }: EmissionInput,
  {
    mutation,
    arguments: { input, idempotencyKey, referencia, strict, waitFor, handling },
  }: { readonly mutation: string; readonly arguments: EmitArguments },
): Promise<Emitted> {
  const principal = await context.principal();
  const body = bodyOf(input);
  const { body: answered, replayed } = await context.services.emission.emit({
    principal,
    definition,
    body,
    bodyText: JSON.stringify(body),
    strictHeader: strict ?? false,
    strictHandling: handling === 'strict',
    referencia: shortArgument(referencia, 'referencia'),
    idempotency: keyedRequest(idempotencyKey, mutation, body),
  });
  const answer = emitAnswer.parse(answered);
  context.noted.documentId = answer.invoiceId;
  const seconds = waitSeconds(waitFor);
  if (seconds > 0) await context.services.documents.awaitVerdict(principal, answer.invoiceId, seconds);
  return { answer, replayed };
}

function payloadOf({ definition }: EmissionInput, mutation: string) {
  const { type, nome } = definition;
  const document = documentRefs.get(type);
  if (document === undefined) throw new Error(`No object type of ${type}`);
  return builder.objectRef<Emitted>(`${mutation}Payload`).implement({
    description: `${nome} na fila: ainda não autorizada, a não ser que waitFor tenha bastado; status diz.`,
    fields: (t) => ({
      message: t.string({ resolve: ({ answer }) => answer.message }),
      documentId: t.string({
        description: 'O UUID que REST chama de invoiceId.',
        resolve: ({ answer }) => answer.invoiceId,
      }),
      accessKey: t.field({ type: 'ChaveAcesso', resolve: ({ answer }) => answer.accessKey }),
      notices: t.field({ ...NOTICES, resolve: ({ answer }) => answer.notices ?? [] }),
      replayed: t.exposeBoolean('replayed', {
        description: 'true quando a mesma idempotencyKey já tinha emitido: é a resposta de então.',
      }),
      document: t.field({
        type: document,
        description: 'O documento como está agora.',
        resolve: ({ answer }, _args, context): Promise<OwnedDocument> =>
          knownDocument(context, answer.invoiceId),
      }),
      ...('accepted' in definition && {
        numeroDps: t.string({ nullable: true, resolve: ({ answer }) => answer.numero_dps }),
        serieDps: t.string({ nullable: true, resolve: ({ answer }) => answer.serie_dps }),
      }),
    }),
  });
}

for (const input of EMISSION_INPUTS) {
  const { nome } = input.definition;
  const name = `Emit${typeName(nome)}`;
  const mutation = `emit${typeName(nome)}`;
  builder.mutationField(mutation, (t) =>
    t.field({
      type: resultUnion(name, payloadOf(input, name), [CreditsExhausted]),
      description: `Emite ${nome}: responde assim que o documento está gravado na fila, e ele é transmitido em seguida.`,
      authScopes: { caller: 'token', may: 'documents:emit' },
      args: {
        input: t.arg({ type: input.ref, required: true }),
        idempotencyKey: t.arg(IDEMPOTENCY_KEY),
        referencia: t.arg.string({
          description: 'Referência sua, única por empresa e ambiente até ser rejeitada.',
        }),
        strict: t.arg(STRICT),
        handling: t.arg(HANDLING),
        waitFor: t.arg(WAIT_FOR),
      },
      resolve: (_root, args, context) =>
        attempt(context, () => emit(context, input, { mutation, arguments: args })),
    }),
  );
}
