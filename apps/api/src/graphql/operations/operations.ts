import { type DocumentOperation, eventsOf, OPERATIONS } from '../../operations/table.ts';
import { inputFields } from '../body/input-type.ts';
import { builder } from '../builder.ts';
import { STRICT } from '../emission/strict.ts';
import { HANDLING } from '../handling.ts';
import { resultUnion } from '../mutation.ts';
import { AuthorityUnavailable, attempt } from '../problem.ts';
import { IDEMPOTENCY_KEY, WAIT_FOR, waitSeconds } from '../server/request.ts';
import { eventFields } from './arguments.ts';
import { readOperation } from './asked.ts';
import { OperationPerformed, OperationQueued } from './payloads.ts';

const typePrefix = ({ name }: DocumentOperation): string => name.charAt(0).toUpperCase() + name.slice(1);

const ID = {
  type: 'ID',
  required: true,
  description: 'O campo id do documento, ou o invoiceId de REST.',
} as const;

/** Common parts of both forms of an operation. */
function partsOf(operation: DocumentOperation) {
  const fields = eventFields(eventsOf(operation));
  return {
    own: [...inputFields(typePrefix(operation), fields, { isOpen: false })],
    read: readOperation(operation, fields),
  };
}

/** Answers as soon as the request is stored, or when `waitFor` is over. */
function asynchronous(operation: DocumentOperation): void {
  const { own, read } = partsOf(operation);
  builder.mutationField(operation.name, (t) =>
    t.field({
      type: resultUnion(typePrefix(operation), OperationQueued),
      description: operation.description,
      authScopes: { caller: 'token', may: 'documents:operate' },
      args: {
        id: t.arg(ID),
        ...Object.fromEntries(own.map(([name, options]) => [name, t.arg(options)])),
        idempotencyKey: t.arg(IDEMPOTENCY_KEY),
        handling: t.arg(HANDLING),
        strict: t.arg(STRICT),
        waitFor: t.arg(WAIT_FOR),
      },
      resolve: (_root, args, context) =>
        attempt(context, async () => {
          const asked = await read(context, args);
          const {
            principal,
            on: { documentId },
          } = asked;
          context.noted.documentId = documentId;
          const { operate } = context.services.events;
          const queued = await operate.enqueue(asked);
          const { event, document } = await operate.outcome(principal, documentId, {
            enqueued: queued,
            waitSeconds: waitSeconds(args.waitFor),
          });
          const owner = { accountId: principal.accountId, documentId, documentType: document.type };
          return { ...owner, event, message: queued.message, replayed: queued.replayed };
        }),
    }),
  );
}

/** Answers when the authority has. */
function synchronous(operation: DocumentOperation): void {
  const { own, read } = partsOf(operation);
  builder.mutationField(operation.name, (t) =>
    t.field({
      type: resultUnion(typePrefix(operation), OperationPerformed, [AuthorityUnavailable]),
      description: `${operation.description} Responde com o que a SEFAZ disse, em até 20 segundos.`,
      authScopes: { caller: 'token', may: 'documents:operate' },
      args: {
        id: t.arg(ID),
        ...Object.fromEntries(own.map(([name, options]) => [name, t.arg(options)])),
        idempotencyKey: t.arg(IDEMPOTENCY_KEY),
        handling: t.arg(HANDLING),
        strict: t.arg(STRICT),
      },
      resolve: (_root, args, context) =>
        attempt(context, async () => {
          const asked = await read(context, args);
          const { documentId } = asked.on;
          context.noted.documentId = documentId;
          const { event, document, replayed } = await context.services.events.operate.perform(asked);
          const { accountId } = asked.principal;
          return { accountId, documentId, documentType: document.type, event, replayed };
        }),
    }),
  );
}

for (const operation of OPERATIONS)
  if (eventsOf(operation).every((event) => event.synchronous)) synchronous(operation);
  else asynchronous(operation);
