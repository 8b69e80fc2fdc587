import { documentOf } from '@fiscal/core/registry/documents';
import { describe, expect, it } from 'vitest';
import { fakeServices, pendingView, principal } from '../../../test/support/fakes.ts';
import { createRateLimiter } from '../../base/rate-limit.ts';
import type { SessionIdentity } from '../../people/identify.ts';
import { createEmissionForms } from '../../services/emission/emission-forms.ts';
import type { Ceiling, EmitRequest } from '../../services/emission/emit-document.ts';
import type { Services } from '../../services/services.ts';
import type { TrpcContext } from '../context.ts';
import { appRouter } from '../router.ts';
import { createCallerFactory } from '../trpc.ts';

const { accountId, clientId } = principal;

const fiscal: SessionIdentity = {
  kind: 'session',
  userId: principal.tokenId,
  sessionId: clientId,
  accountId,
  role: 'fiscal',
  confirmed: true,
  secondFactor: true,
  secondFactorOwed: false,
};

const counterServices = { list: fail, allow: fail, status: fail, open: fail, close: fail };
/** Never above it. */
const CEILING: Ceiling = { take: async () => {}, giveBack: async () => {} };

interface Following {
  readonly followVerdict: Services['documents']['followVerdict'];
  readonly credentialWatch: TrpcContext['credentialWatch'];
}

/** A person of the account, and what reached the use cases. */
function consoleOf(
  known: boolean = true,
  { followVerdict, credentialWatch = { watch: fail } }: Partial<Following> = {},
  who: SessionIdentity = fiscal,
) {
  const emitted: EmitRequest[] = [];
  const validated: unknown[] = [];
  const days: (string | undefined)[] = [];
  const environments: number[] = [];
  const persons: unknown[] = [];
  const context: TrpcContext = {
    services: fakeServices({
      emission: {
        forms: createEmissionForms({ nowMs: () => 0 }),
        emit: async (request) => {
          emitted.push(request);
          const body = { message: 'ok', invoiceId: pendingView.id, accessKey: pendingView.accessKey };
          return { status: 202, body, replayed: false, documentId: pendingView.id };
        },
        validate: async ({ body, day }) => {
          validated.push(body);
          days.push(day);
          return { problems: [], notices: [], totals: {}, completed: [], xml: null };
        },
      },
      companies: {
        counters: { ...counterServices, noteAt: async () => ({ counterId: 'balcao', ceiling: CEILING }) },
      },
      documents: followVerdict === undefined ? {} : { followVerdict },
    }),
    people: {
      origins: new Set(),
      identify: fail,
      describe: fail,
      accountKeys: { list: fail, regenerate: fail },
      ownData: { export: fail, erase: fail },
      closeAccount: fail,
      confirmSession: fail,
      tell: { ofPerson: fail, ofKey: fail, ofToken: fail, ofCertificate: fail },
    },
    actForClient: async ({ environment, person }) => {
      persons.push(person);
      environments.push(environment);
      return known ? principal : null;
    },
    limiter: createRateLimiter(() => 0),
    nowMs: () => 0,
    requestId: 'req_teste',
    ip: '127.0.0.1',
    cookie: undefined,
    publicUrl: 'http://127.0.0.1:4000',
    explorer: false,
    metrics: { procedure: () => {} },
    credentialWatch,
    session: async () => who,
    sessionNow: async () => who,
  };
  const console = createCallerFactory(appRouter)(context);
  return { emitted, validated, days, environments, persons, api: console.emission, counter: console.counter };
}

function fail(): never {
  throw new Error('this test does not expect it');
}

const attempt = {
  clientId,
  type: 'dce',
  body: '{"mod":"59","valor":10.00}',
  strict: true,
  environment: 2,
  key: 'um',
} as const;

const liveAttempt = {
  ...attempt,
  environment: 1,
  strict: false,
  word: 'PRODUÇÃO',
} as const;

describe('emitting with fiscal value from the console', () => {
  it('is for who has a second factor, has just proved who they are, and typed the word', async () => {
    const { api, emitted } = consoleOf();
    await api.emitLive(liveAttempt);
    expect(emitted).toHaveLength(1);
    const word: 'PRODUÇÃO' = JSON.parse('"teste"');
    await expect(api.emitLive({ ...liveAttempt, word })).rejects.toThrow('Escreva PRODUÇÃO');
    for (const [who, told] of [
      [{ secondFactor: false }, 'duas etapas'],
      [{ confirmed: false }, 'Confirme que é você'],
      [{ role: 'developer' }, 'Seu papel'],
      [{ role: 'leitura' }, 'Seu papel'],
    ] as const)
      await expect(consoleOf(true, {}, { ...fiscal, ...who }).api.emitLive(liveAttempt)).rejects.toThrow(
        told,
      );
    expect(emitted).toHaveLength(1);
  });
});

describe('emitting at a counter', () => {
  const { word: _, ...note } = liveAttempt;

  it('takes no word and no fresh proof, under the ceiling of the counter', async () => {
    const { counter, emitted, persons } = consoleOf(true, {}, { ...fiscal, confirmed: false });
    await counter.emit(note);
    expect(emitted).toMatchObject([{ ceiling: CEILING }]);
    expect(persons).toMatchObject([{ emitsLive: true, counterId: 'balcao' }]);
  });

  it('is for who has a second factor and may emit with fiscal value', async () => {
    for (const [who, told] of [
      [{ secondFactor: false }, 'duas etapas'],
      [{ role: 'developer' }, 'Seu papel'],
    ] as const)
      await expect(consoleOf(true, {}, { ...fiscal, ...who }).counter.emit(note)).rejects.toThrow(told);
  });

  it('opens with a fresh proof alone, and only an owner allows one', async () => {
    const stale = consoleOf(true, {}, { ...fiscal, confirmed: false }).counter;
    await expect(stale.open({ clientId })).rejects.toThrow('Confirme que é você');
    const ceilings = { perNote: '500.00', perDay: '5000.00' };
    const allowed = { clientId, userId: clientId, ceilings };
    await expect(consoleOf().counter.allow(allowed)).rejects.toThrow('Seu papel');
    await expect(consoleOf(true, {}, { ...fiscal, role: 'admin' }).counter.allow(allowed)).rejects.toThrow(
      'Seu papel',
    );
    const owner = consoleOf(true, {}, { ...fiscal, role: 'owner' }).counter;
    for (const wrong of [
      { perNote: '0.00' },
      { perNote: 'dez' },
      { perDay: '499.99' },
      { perDay: '5.000,00' },
    ])
      await expect(owner.allow({ ...allowed, ceilings: { ...ceilings, ...wrong } })).rejects.toMatchObject({
        cause: { code: 'requisicao_invalida' },
      });
  });
});

describe('emitting from the console', () => {
  it('is for the environment that was chosen', async () => {
    const { api, environments } = consoleOf();
    await api.emit(attempt);
    await api.emit({ ...attempt, environment: 1 });
    expect(environments).toEqual([2, 1]);
  });

  it('hands on the text as it was written, and what makes a second try the same', async () => {
    const { api, emitted } = consoleOf();
    expect(await api.emit(attempt)).toEqual({ documentId: pendingView.id, accessKey: pendingView.accessKey });
    await api.emit(attempt);
    await api.emit({ ...attempt, strict: false });
    const [first, again, other] = emitted;
    expect(first).toMatchObject({
      bodyText: attempt.body,
      strictHeader: true,
      definition: documentOf('dce'),
    });
    expect(again?.idempotency).toEqual(first?.idempotency);
    expect(other?.idempotency?.bodyHash).not.toBe(first?.idempotency?.bodyHash);
  });

  it('refuses what is no JSON object, an unknown type and another account’s company', async () => {
    const { api, emitted } = consoleOf();
    await expect(api.emit({ ...attempt, body: '{"mod": 59' })).rejects.toThrow('JSON malformado');
    await expect(api.emit({ ...attempt, body: '[]' })).rejects.toThrow('objeto JSON');
    await expect(api.emit({ ...attempt, type: 'constructor' })).rejects.toThrow('não encontrado');
    await expect(consoleOf(false).api.emit(attempt)).rejects.toThrow('não encontrado');
    expect(emitted).toEqual([]);
  });

  it('validates numbers by their written digits', async () => {
    const { api, validated } = consoleOf();
    const { clientId: company, type, strict } = attempt;
    await api.validate({
      clientId: company,
      environment: 2,
      type,
      strict,
      body: '{"chave": 12345678901234567890}',
    });
    expect(validated).toEqual([{ chave: '12345678901234567890' }]);
  });

  it('validates by the law of a day', async () => {
    const { api, days } = consoleOf();
    const { clientId: company, type, strict, body } = attempt;
    const asked = { clientId: company, environment: 2, type, strict, body } as const;
    await api.validate(asked);
    await api.validate({ ...asked, em: '2027-01-04' });
    await expect(api.validate({ ...asked, em: '2099-01-01' })).rejects.toThrow('parâmetro em');
    expect(days).toEqual([undefined, '2027-01-04']);
  });
});

it('streams a document until its verdict, while the session is open', async () => {
  const watched: string[] = [];
  const { api } = consoleOf(true, {
    followVerdict: async function* (): ReturnType<Services['documents']['followVerdict']> {
      yield pendingView;
    },
    credentialWatch: {
      watch: ({ name }) => {
        watched.push(name);
        return AbortSignal.abort();
      },
    },
  });
  const answer = await api.verdict({ clientId, environment: 2, documentId: pendingView.id });
  const statuses: string[] = [];
  await expect(async () => {
    for await (const { status } of answer) statuses.push(status);
  }).rejects.toThrow('sessão');
  expect([statuses, watched]).toEqual([[pendingView.status], [expect.stringContaining('documents:read')]]);
});
