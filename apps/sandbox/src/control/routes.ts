import { randomBytes } from 'node:crypto';
import { xMotivoOf } from '@fiscal/core/registry/cstat';
import { writePkcs12 } from '@fiscal/core/signing/write-pkcs12';
import type { z } from 'zod';
import { OPERATIONS, RULES } from '../authority/authorities.ts';
import { askAsNeighbor } from '../authority/distribution/distribution.ts';
import type { CertificateAuthority } from '../ca/authority.ts';
import { parseScenario } from '../scenarios.ts';
import type { State } from '../state/state.ts';
import type { Purchased, Suppliers } from '../suppliers/suppliers.ts';
import {
  a1Body,
  accountQuery,
  certificateBody,
  clearBody,
  clockBody,
  conditionBody,
  documentsQuery,
  emitterBody,
  eventsQuery,
  factBody,
  neighborBody,
  outageBody,
  overuseBody,
  ratesBody,
  receivedBody,
  registerBody,
  rulesQuery,
} from './schemas.ts';

export interface ControlDeps {
  readonly state: State;
  readonly ca: CertificateAuthority;
  readonly suppliers: Suppliers;
  readonly nowMs: () => number;
  /** Types and services on offer, for the health answer. */
  readonly services: Readonly<Record<string, readonly string[]>>;
}

export interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly contentType?: string;
}

/** Route that steers the sandbox from outside the tax authority's own protocol. */
export interface ControlRoute {
  readonly method: string;
  readonly path: string;
  /** Answered without the admin token. */
  readonly open?: boolean;
  readonly handle: (deps: ControlDeps, input: unknown) => Promise<ControlAnswer>;
}

const ok = (body: unknown, status = 200): ControlAnswer => ({ status, body });

/** Parses what came with a schema first: a body for POST, PUT and DELETE, the query for GET. */
const route = <Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  handle: (deps: ControlDeps, input: z.output<Schema>) => Promise<ControlAnswer>,
): ControlRoute => ({
  method,
  path,
  handle: async (deps, input) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return handle(deps, parsed.data);
    const errors = parsed.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      message: issue.message,
    }));
    const message = errors.map((error) => [error.field, error.message].filter(Boolean).join(': ')).join('; ');
    return { status: 400, body: { code: 'requisicao_invalida', message, errors } };
  },
});

const issueCertificate = async (
  deps: ControlDeps,
  input: z.output<typeof certificateBody>,
): Promise<ControlAnswer> => {
  const { accountId, cnpj, name } = input;
  const issued = await deps.ca.issueClient({ world: accountId, cnpj, company: name, nowMs: deps.nowMs() });
  await deps.state.worlds.registerEmitter(accountId, { emitente: cnpj, ie: null });
  return ok(issued, 201);
};

/** 128 bits: the file's key is derived from it in one iteration. */
const newPassword = (): string => randomBytes(16).toString('base64url');

/** An A1 file as a company has one. No authority but this one trusts its CA. */
const issueA1 = async (deps: ControlDeps, input: z.output<typeof a1Body>): Promise<ControlAnswer> => {
  const { accountId: world, cnpj, name: company } = input;
  const { certPem, keyPem, chainPem } = await deps.ca.issueClient({
    world,
    cnpj,
    company,
    nowMs: deps.nowMs(),
  });
  const certificatePassword = newPassword();
  const file = writePkcs12({ keyPem, certificatePems: [certPem, chainPem] }, certificatePassword);
  return ok({ certificateBase64: file.toString('base64'), certificatePassword }, 201);
};

/** `indisponivel=3` contains its own number of uses. */
function timesOf(scenario: string, times: number | null): number | null {
  const parsed = parseScenario(scenario);
  return times !== null && parsed?.kind === 'indisponivel' ? Math.max(times, parsed.times) : times;
}

const addCondition = async (
  deps: ControlDeps,
  input: z.output<typeof conditionBody>,
): Promise<ControlAnswer> => {
  const { accountId, operation = null, uf = null, service = null, cnpj = null, scenario, times } = input;
  const condition = { operation, uf, service, cnpj, scenario, timesLeft: timesOf(scenario, times) };
  const id = await deps.state.worlds.addCondition(accountId, condition);
  return ok({ id, ...condition }, 201);
};

const registerEmitter = async (
  deps: ControlDeps,
  input: z.output<typeof emitterBody>,
): Promise<ControlAnswer> => {
  const { accountId, cnpj, ie, csc, cscId } = input;
  await deps.state.worlds.registerEmitter(accountId, { emitente: cnpj, ie: ie ?? null });
  if (csc && cscId) await deps.state.worlds.setSecurityCode(accountId, { emitente: cnpj, cscId, csc });
  return ok({ cnpj, ie: ie ?? null, cscId: cscId ?? null });
};

const putOutage = async (
  { state: { outages } }: ControlDeps,
  { accountId, state, until, ...outage }: z.output<typeof outageBody>,
): Promise<ControlAnswer> => {
  if (state === 'normal') await outages.remove(accountId, outage);
  else await outages.put(accountId, { ...outage, state, untilMs: until === null ? null : Date.parse(until) });
  return ok({ outages: await outages.list(accountId) });
};

const issuePurchases = async (
  { suppliers }: ControlDeps,
  input: z.output<typeof receivedBody>,
): Promise<ControlAnswer> => {
  const { accountId: world, type, cnpj: addressee, uf, valor: value, quantidade } = input;
  const purchase = { world, type, addressee, uf, value, authorised: input.autorizados };
  const { emissoes = Array.from({ length: quantidade }, () => ({ idadeMs: 0, fornecedor: 0 })) } = input;
  const documents: Purchased[] = [];
  // They follow one another, so that their NSUs are in the order of the answer.
  for (const { idadeMs: ageMs, fornecedor: supplier } of emissoes)
    documents.push(await suppliers.issue({ ...purchase, ageMs, supplier }));
  return ok({ documents }, 201);
};

const queryAsNeighbor = async (
  { state, nowMs }: ControlDeps,
  { accountId: world, type: service, cnpj: party, vezes }: z.output<typeof neighborBody>,
): Promise<ControlAnswer> => {
  const { clockOffsetMs } = await state.worlds.setting(world);
  const request = { world, nowMs: nowMs() + clockOffsetMs };
  const answers: object[] = [];
  for (let n = 0; n < vezes; n++) {
    const { cStat, ultNSU, maxNSU, rows = [] } = await askAsNeighbor(state, { request, service, party });
    answers.push({ cStat, xMotivo: xMotivoOf('nfe', cStat), ultNSU, maxNSU, documentos: rows.length });
  }
  return ok({ answers });
};

const listDocuments = async (
  deps: ControlDeps,
  input: z.output<typeof documentsQuery>,
): Promise<ControlAnswer> => {
  const { accountId, chave, limit } = input;
  const [documents, counts] = await Promise.all([
    deps.state.documents.list(accountId, { chave: chave ?? null, limit }),
    deps.state.documents.counts(accountId),
  ]);
  return ok({ documents, counts });
};

export const CONTROL_ROUTES: readonly ControlRoute[] = [
  {
    method: 'GET',
    path: '/sandbox/health',
    open: true,
    handle: async (deps) => {
      await deps.state.ping();
      return ok({ status: 'ok', services: deps.services });
    },
  },
  {
    method: 'GET',
    path: '/sandbox/ca.pem',
    open: true,
    handle: (deps) =>
      Promise.resolve({ status: 200, body: deps.ca.certificatePem, contentType: 'application/x-pem-file' }),
  },
  {
    method: 'GET',
    path: '/sandbox/operations',
    handle: (deps) => Promise.resolve(ok({ operations: OPERATIONS, services: deps.services })),
  },
  route('GET', '/sandbox/rules', rulesQuery, (_deps, { type }) =>
    Promise.resolve(ok({ types: [...RULES.keys()], rules: RULES.get(type)?.() ?? [] })),
  ),
  route('POST', '/sandbox/certificates', certificateBody, issueCertificate),
  route('POST', '/sandbox/a1', a1Body, issueA1),
  route('PUT', '/sandbox/emitters', emitterBody, registerEmitter),
  route('POST', '/sandbox/conditions', conditionBody, addCondition),
  route('GET', '/sandbox/conditions', accountQuery, async (deps, { accountId }) =>
    ok({ conditions: await deps.state.worlds.listConditions(accountId) }),
  ),
  route('DELETE', '/sandbox/conditions', clearBody, async (deps, { accountId, id }) =>
    ok({ removed: await deps.state.worlds.clearConditions(accountId, id ?? null) }),
  ),
  route('PUT', '/sandbox/outages', outageBody, putOutage),
  route('GET', '/sandbox/outages', accountQuery, async (deps, { accountId }) =>
    ok({ outages: await deps.state.outages.list(accountId) }),
  ),
  route('DELETE', '/sandbox/outages', accountQuery, async (deps, { accountId }) =>
    ok({ removed: await deps.state.outages.remove(accountId, null) }),
  ),
  route('PUT', '/sandbox/clock', clockBody, async (deps, { accountId, offsetMs }) => {
    await deps.state.worlds.setClock(accountId, offsetMs);
    return ok({ offsetMs, now: new Date(deps.nowMs() + offsetMs).toISOString() });
  }),
  route('GET', '/sandbox/clock', accountQuery, async (deps, { accountId }) => {
    const { clockOffsetMs } = await deps.state.worlds.setting(accountId);
    return ok({ offsetMs: clockOffsetMs, now: new Date(deps.nowMs() + clockOffsetMs).toISOString() });
  }),
  route('PUT', '/sandbox/overuse', overuseBody, async (deps, { accountId, counts }) => {
    await deps.state.overuse.setCounts(accountId, counts);
    await deps.state.overuse.clear(accountId);
    return ok({ counts, blocks: [] });
  }),
  route('GET', '/sandbox/overuse', accountQuery, async (deps, { accountId }) => {
    const { overuse: counts } = await deps.state.worlds.setting(accountId);
    return ok({ counts, blocks: await deps.state.overuse.blocks(accountId) });
  }),
  route('PUT', '/sandbox/facts', factBody, async (deps, { accountId, fact, present, ...about }) => {
    const subject = 'chave' in about ? about.chave : about.cnpj;
    await deps.state.facts.set(accountId, subject, { fact, present });
    return ok({ subject, fact, present });
  }),
  route('PUT', '/sandbox/registers', registerBody, async (deps, { accountId, register, subject, entry }) => {
    await deps.state.registers.put(accountId, register, { subject, entry });
    return ok({ register, subject, entry });
  }),
  route('PUT', '/sandbox/rates', ratesBody, async (deps, { rates }) => {
    await deps.state.rates.load(rates);
    return ok({ rates: await deps.state.rates.list() });
  }),
  route('POST', '/sandbox/received', receivedBody, issuePurchases),
  route('POST', '/sandbox/received/neighbor', neighborBody, queryAsNeighbor),
  route('GET', '/sandbox/distribution', accountQuery, async (deps, { accountId }) =>
    ok({ parties: await deps.state.distribution.parties(accountId) }),
  ),
  route('GET', '/sandbox/documents', documentsQuery, listDocuments),
  route('GET', '/sandbox/events', eventsQuery, async (deps, { accountId, chave }) =>
    ok({ events: await deps.state.events.of(accountId, chave) }),
  ),
];
