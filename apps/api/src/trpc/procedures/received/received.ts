import { allowedManifestations } from '@fiscal/core/lifecycle/manifestation';
import { receivedEvent } from '@fiscal/core/registry/received-definitions';
import { MANIFESTATION_POLICIES, RECEIVED_EVENTS } from '@fiscal/core/vocabulary/manifestation';
import { DISTRIBUTED_TYPES } from '@fiscal/core/vocabulary/received/distribution';
import type { ReceivedDetail } from '@fiscal/db/received/received-documents';
import { z } from 'zod';
import { environment, uuid } from '../../../inputs/fields.ts';
import { parseInput } from '../../../inputs/parse.ts';
import { manifestationBody } from '../../../inputs/received/manifestation.ts';
import { receivedTab } from '../../../inputs/received/tab.ts';
import { receivedActions } from '../../../operations/received-actions.ts';
import { idempotentRequest } from '../../../services/events/idempotent-request.ts';
import { actingFor, type TrpcContext } from '../../context.ts';
import { procedure, router, taking } from '../../trpc.ts';
import { goingOn } from '../going-on.ts';
import { searchOf } from './search.ts';

/** Notes per page, and of one ZIP. */
const PAGE = 50;
const NOTES_MAX = 100;
/** Letters per page, below the address. */
const LETTERS = 10;
/** Routes of the idempotency keys of the console. */
const ROUTE = 'console manifest';
const EVENT_ROUTE = 'console received event';

const company = { clientId: uuid(), environment: environment('environment') };
const one = taking(z.strictObject({ id: uuid() }));

type Acting = Pick<TrpcContext, 'actForClient' | 'requestId' | 'services'> & {
  readonly who: Parameters<typeof actingFor>[1];
};

/** The person, for the company that received the note. @throws {Failure} nao_encontrado */
const actingOn = async (ctx: Acting, id: string) =>
  actingFor(ctx, ctx.who, await ctx.services.received.ownerOf(ctx.who.accountId, id));

const rowOf = ({ moment: { note, earlier, nowMs }, ...row }: ReceivedDetail) => ({
  ...row,
  /** A manifestation waits for the authority. */
  isPending: earlier.some(({ status }) => status === 'pendente'),
  allowed: allowedManifestations(note, earlier, nowMs).map(({ action, untilMs }) => ({
    action,
    until: new Date(untilMs),
  })),
});

/** Notes that others issued to a company of the account, and its manifestations of them. */
export const receivedProcedures = router({
  settings: procedure('documents:read')
    .input(taking(z.strictObject(company)))
    .query(({ ctx, input }) => ctx.services.received.settings(ctx.account, input)),

  /** Audited. */
  setReceiving: procedure('clients:write')
    .input(
      taking(
        z.strictObject({
          ...company,
          enabled: z.boolean(),
          policy: z.enum(MANIFESTATION_POLICIES),
          types: z.array(z.enum(DISTRIBUTED_TYPES)).min(1).optional(),
        }),
      ),
    )
    .mutation(({ ctx, input: { enabled, policy, types, ...of } }) =>
      ctx.services.received.set(ctx.account, of, { enabled, policy, types }),
    ),

  /** Gives the company an address for files by e-mail; an earlier one ends. Audited. */
  changeAddress: procedure('clients:write')
    .input(taking(z.strictObject(company)))
    .mutation(({ ctx, input }) => ctx.services.received.changeAddress(ctx.account, input)),

  /** Audited. */
  endAddress: procedure('clients:write')
    .input(taking(z.strictObject(company)))
    .mutation(({ ctx, input }) => ctx.services.received.endAddress(ctx.account, input)),

  list: procedure('documents:read')
    .input(
      taking(
        z.strictObject({
          ...company,
          ...goingOn,
          type: z.enum(DISTRIBUTED_TYPES).optional(),
          tab: receivedTab().optional(),
          emitente: z.string().max(14).optional(),
          search: z.string().max(120).optional(),
          cursor: uuid().nullish(),
        }),
      ),
    )
    .query(async ({ ctx, input }) => {
      const { clientId, environment: chosen, type, tab, emitente, search = '', cursor } = input;
      const principal = await actingFor(ctx, ctx.who, { clientId, environment: chosen });
      const { data, next } = await ctx.services.received.list(principal, {
        ...(emitente !== undefined && { emitente }),
        ...searchOf(search),
        ...(type !== undefined && { type }),
        ...(tab !== undefined && { tab }),
        ...(cursor && { cursor }),
        limit: PAGE,
      });
      const notes = await ctx.services.received.some(
        principal,
        data.map(({ id }) => id),
      );
      return { data: notes.map(rowOf), nextCursor: next };
    }),

  /** Number of notes whose term to manifest ends soon. */
  endingSoon: procedure('documents:read')
    .input(taking(z.strictObject(company)))
    .query(async ({ ctx, input }) =>
      ctx.services.received.countEndingSoon(await actingFor(ctx, ctx.who, input)),
    ),

  /** Orders that the company announced, the newest first. */
  orders: procedure('documents:read')
    .input(taking(z.strictObject({ ...company, ...goingOn, cursor: uuid().nullish() })))
    .query(async ({ ctx, input: { clientId, environment: chosen, cursor } }) => {
      const principal = await actingFor(ctx, ctx.who, { clientId, environment: chosen });
      const { data, next } = await ctx.services.received.orders.list(principal, {
        ...(cursor && { cursor }),
        limit: PAGE,
      });
      return { data, nextCursor: next };
    }),

  /** Letters to the company's address, the newest first. */
  letters: procedure('documents:read')
    .input(taking(z.strictObject({ ...company, ...goingOn, cursor: uuid().nullish() })))
    .query(async ({ ctx, input: { clientId, environment: chosen, cursor } }) => {
      const principal = await actingFor(ctx, ctx.who, { clientId, environment: chosen });
      const { data, next } = await ctx.services.received.letters(principal, {
        ...(cursor && { cursor }),
        limit: LETTERS,
      });
      return { data, nextCursor: next };
    }),

  get: procedure('documents:read')
    .input(one)
    .query(async ({ ctx, input: { id } }) => {
      const note = await ctx.services.received.get(await actingOn(ctx, id), id);
      return { ...rowOf(note), actions: receivedActions(note.moment) };
    }),

  xml: procedure('documents:read')
    .input(one)
    .query(async ({ ctx, input: { id } }) => {
      const { kind, bytes } = await ctx.services.received.xml(await actingOn(ctx, id), id);
      return { kind, xml: bytes.toString('utf8') };
    }),

  content: procedure('documents:read')
    .input(one)
    .query(async ({ ctx, input: { id } }) => ctx.services.received.content(await actingOn(ctx, id), id)),

  /** The DANFE, as Base64. */
  pdf: procedure('documents:read')
    .input(one)
    .query(async ({ ctx, input: { id } }) => {
      const { name, bytes } = await ctx.services.received.pdf(await actingOn(ctx, id), id);
      return { name, base64: bytes.toString('base64') };
    }),

  eventXml: procedure('documents:read')
    .input(taking(z.strictObject({ id: uuid(), eventId: uuid() })))
    .query(async ({ ctx, input }) => ({
      xml: (await ctx.services.received.eventXml(await actingOn(ctx, input.id), input)).toString('utf8'),
    })),

  /** Files of the chosen notes of a company, as Base64 of a ZIP. */
  zip: procedure('documents:read')
    .input(taking(z.strictObject({ ...company, ids: z.array(uuid()).min(1).max(NOTES_MAX) })))
    .query(async ({ ctx, input: { ids, ...of } }) => {
      const bytes = await ctx.services.received.zip(await actingFor(ctx, ctx.who, of), ids);
      return { base64: bytes.toString('base64') };
    }),

  /** Audited. */
  confirm: procedure('documents:operate')
    .input(one)
    .mutation(async ({ ctx, input: { id } }) => {
      const { proof, proofReason } = await ctx.services.received.confirm(await actingOn(ctx, id), id);
      return { proof, proofReason };
    }),

  /** `key` names one attempt: sent twice, it is requested once. Audited. */
  manifest: procedure('documents:operate')
    .input(
      taking(
        z.strictObject({
          id: uuid(),
          tipo: z.string(),
          justificativa: z.string().optional(),
          key: z.uuid(),
        }),
      ),
    )
    .mutation(async ({ ctx, input: { id, key, tipo, justificativa = '' } }) => {
      const body = parseInput(manifestationBody, {
        tipo,
        ...(justificativa.trim() !== '' && { justificativa }),
      });
      const request = idempotentRequest(key, ROUTE, JSON.stringify([id, body]));
      return ctx.services.received.manifest(await actingOn(ctx, id), id, { body, idempotency: request });
    }),

  /** Another event of the company about the note; `key` as in `manifest`. Audited. */
  register: procedure('documents:operate')
    .input(
      taking(
        z.strictObject({
          id: uuid(),
          evento: z.enum(RECEIVED_EVENTS),
          body: z.record(z.string(), z.unknown()),
          key: z.uuid(),
        }),
      ),
    )
    .mutation(async ({ ctx, input: { id, key, evento: kind, body } }) => {
      const request = parseInput(receivedEvent(kind).input, body);
      return ctx.services.received.register(await actingOn(ctx, id), id, {
        kind,
        request,
        idempotency: idempotentRequest(key, EVENT_ROUTE, JSON.stringify([id, kind, request])),
      });
    }),
});
