import { randomInt } from 'node:crypto';
import { documentOf } from '@fiscal/core/registry/documents';
import { describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  consult,
  emit,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  testOf,
  until,
  verdictOf,
} from '../../../test/support/api.ts';
import { condition } from '../../../test/support/conditions.ts';
import { sampleOf } from '../../../test/support/documents.ts';
import { registeredAt } from '../../../test/support/sandbox.ts';
import { obligationSchema, obligationsSchema, settingsSchema } from '../../rest/v1/contingency/schema.ts';

const automatic = { policy: 'automatica', patienceSeconds: 1 };
const tpEmisOf = (accessKey: string) => accessKey[34];

/** A document that SEFAZ does not answer. */
interface Lost {
  readonly id: string;
  readonly firstKey: string;
  readonly numero: number;
  /** SEFAZ answers questions again. */
  readonly back: () => Promise<void>;
}

/** An account of its own, so that tests can wait side by side. */
async function world() {
  const account = await newAccount();
  const company = await newCompany(account);
  const test = testOf(company);

  const listObligations = async (query = '') =>
    bodyOf(
      await send('GET', `/v1/obligations?environment=2${query}`, accessOf(account)),
      200,
      obligationsSchema,
    ).data;

  return {
    account,
    company,
    test,
    condition: (operation: Parameters<typeof condition>[1], scenario: string) =>
      condition(account, operation, scenario),
    owed: listObligations,
    wants: async (settings: Readonly<Record<string, object>>) =>
      bodyOf(
        await send('PUT', `/v1/clients/${company.clientId}/contingency/2`, accessOf(account), settings),
        200,
        settingsSchema,
      ),
    act: (id: string, what: string, body?: object) =>
      send('POST', `/v1/obligations/${id}/${what}`, accessOf(account), body),
    settledOf: (documentId: string) =>
      until(async () => {
        const found = (await listObligations('&state=cumprida')).filter(
          (each) => each.documentId === documentId,
        );
        expect(found).toHaveLength(1);
        return found[0];
      }),
    /** Two documents that SEFAZ does not answer, nor any question, until it is back: the first of them. One slow answer moves nothing. */
    async lost(
      body: () => ReturnType<typeof nfceOf>,
      when: 'antes' | 'depois',
      type: 'nfce' | 'nfe' | 'cte' = 'nfce',
    ): Promise<Lost> {
      const turn = async (state: string) =>
        expect(
          (await send('PUT', '/sandbox/outages', accessOf(account), { type, uf: 'SP', state })).status,
        ).toBe(200);
      await turn(`timeout=${when}`);
      const [first] = await Promise.all([emit(test, body()), emit(test, body())]);
      const { numero } = await consult(test, first.invoiceId, type === 'cte' ? 'cte' : 'nfe');
      return {
        id: first.invoiceId,
        firstKey: first.accessKey,
        numero: numero ?? 0,
        back: () => turn('normal'),
      };
    },
    /** Resolves once the document is issued again. */
    anew: ({ id, firstKey }: Lost) =>
      until(async () => {
        const view = await consult(test, id);
        expect(view.accessKey).not.toBe(firstKey);
        expect(view.contingency).not.toBeNull();
        return view;
      }),
  };
}

describe.concurrent('an NFC-e whose answer was lost', () => {
  it('is issued offline under another number, and the first one is canceled when it turns out to be authorized', async () => {
    const on = await world();
    await on.wants({ nfce: automatic });
    const first = await on.lost(() => nfceOf(on.company), 'depois');
    const issued = await on.anew(first);
    expect(issued).toMatchObject({
      status: 'PENDENTE',
      contingency: { mode: 'offline', forma_emissao: '9' },
      previousAttempts: [{ accessKey: first.firstKey, state: 'enviando' }],
    });
    expect(issued.numero).not.toBe(first.numero);
    expect((await send('GET', `/v1/nfe/${first.id}/pdf`, on.test)).status).toBe(200);
    expect(await on.owed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          documentId: first.id,
          accessKey: first.firstKey,
          kind: 'chave',
          state: 'aberta',
        }),
      ]),
    );
    await first.back();
    expect(await verdictOf(on.test, first.id)).toMatchObject({
      status: 'AUTORIZADA',
      accessKey: issued.accessKey,
    });
    expect(await on.settledOf(first.id)).toMatchObject({ outcome: 'cancelada', numero: first.numero });
    const view = await consult(on.test, first.id);
    expect(view).toMatchObject({
      status: 'AUTORIZADA',
      accessKey: issued.accessKey,
      previousAttempts: [{ accessKey: first.firstKey, state: 'autorizado' }],
      events: [{ type: 'cancelamento', status: 'autorizado' }],
    });
    // It can still be canceled itself.
    const cancelled = await send('POST', `/v1/nfe/${first.id}/cancel`, on.test, {
      reason: 'Venda desfeita pelo cliente',
    });
    expect(cancelled.status).toBe(202);
    await until(async () => expect((await consult(on.test, first.id)).status).toBe('CANCELADA'));
  });

  it('has the number of the first one voided when SEFAZ never had it', async () => {
    const on = await world();
    await on.wants({ nfce: automatic });
    const first = await on.lost(() => nfceOf(on.company), 'antes');
    await on.anew(first);
    await first.back();
    expect((await verdictOf(on.test, first.id)).status).toBe('AUTORIZADA');
    expect(await on.settledOf(first.id)).toMatchObject({ outcome: 'inutilizada', numero: first.numero });
    expect(
      await registeredAt(on.account.accountId, {
        cnpj: on.company.cnpj,
        modelo: '65',
        serie: 1,
        numero: first.numero,
      }),
    ).toEqual([]);
  });

  it('is the first one again when what was issued in its place is refused for good', async () => {
    const on = await world();
    await on.wants({ nfce: automatic });
    const first = await on.lost(() => nfceOf(on.company), 'depois');
    const issued = await on.anew(first);
    await on.condition('emit', 'cStat=703');
    await first.back();
    const view = await verdictOf(on.test, first.id);
    expect(view).toMatchObject({
      status: 'AUTORIZADA',
      accessKey: first.firstKey,
      numero: first.numero,
      contingency: null,
      previousAttempts: [{ accessKey: issued.accessKey, state: 'recusado' }],
    });
    // No other document gets the printed number.
    await until(async () =>
      expect(await on.owed('&state=cumprida')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ accessKey: first.firstKey, outcome: 'adotada' }),
          expect.objectContaining({ accessKey: issued.accessKey, kind: 'numero', outcome: 'inutilizada' }),
        ]),
      ),
    );
  });

  it.each(['703', '204'])('ends refused when both are (%s): nothing of it is at SEFAZ', async (cStat) => {
    const on = await world();
    await on.wants({ nfce: automatic });
    const first = await on.lost(() => nfceOf(on.company), 'antes');
    const issued = await on.anew(first);
    await on.condition('emit', `cStat=${cStat}`);
    await first.back();
    const view = await verdictOf(on.test, first.id);
    expect(view).toMatchObject({
      status: 'REJEITADA',
      rejection: { cStat },
      accessKey: first.firstKey,
    });
    expect(view.previousAttempts).toMatchObject([{ accessKey: issued.accessKey, state: 'recusado' }]);
  });

  it('leaves a task where SEFAZ refuses the cancellation, until a person tries again or closes it', async () => {
    const on = await world();
    await on.wants({ nfce: automatic });
    const first = await on.lost(() => nfceOf(on.company), 'depois');
    await on.anew(first);
    const refuses = await on.condition('cancel', 'cStat=501');
    await first.back();
    const [one, other] = await until(async () => {
      const tasks = await on.owed('&state=tarefa');
      expect(tasks).toHaveLength(2);
      return tasks;
    });
    if (one === undefined || other === undefined) throw new Error('both are tasks');
    expect(one).toMatchObject({ step: 'cancelar', reason: expect.stringContaining('recusado') });
    await refuses();
    bodyOf(await on.act(one.id, 'retry'), 200, obligationSchema);
    await until(async () =>
      expect(await on.owed('&state=cumprida')).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: one.id, outcome: 'cancelada' })]),
      ),
    );
    refusal(await on.act(one.id, 'retry'), 409, 'operacao_nao_permitida');
    expect(refusal(await on.act(other.id, 'close', {}), 400, 'requisicao_invalida').errors).toMatchObject([
      { field: 'reason' },
    ]);
    const reason = 'Cancelada no portal da SEFAZ.';
    expect(bodyOf(await on.act(other.id, 'close', { reason }), 200, obligationSchema)).toMatchObject({
      state: 'cumprida',
      outcome: 'encerrada',
      reason,
    });
    refusal(await on.act('0193a2b4-5c6d-7e8f-9012-3456789abcde', 'close', { reason }), 404, 'nao_encontrado');
  });

  it('waits where its caller chose the number, unless a série for it was named', async () => {
    const on = await world();
    await on.wants({ nfce: automatic });
    let numero = randomInt(1_000, 900_000_000);
    const chosen = () => nfceOf(on.company, { numero: ++numero });
    const first = await on.lost(chosen, 'depois');
    await until(async () => expect((await consult(on.test, first.id)).waiting).not.toBeNull());
    expect(await consult(on.test, first.id)).toMatchObject({
      accessKey: first.firstKey,
      contingency: null,
    });
    expect(await on.owed()).toEqual([]);
    await on.wants({ nfce: { ...automatic, serie: 77 } });
    const issued = await on.anew(first);
    expect(issued).toMatchObject({ serie: 77 });
    await first.back();
    expect((await verdictOf(on.test, first.id)).status).toBe('AUTORIZADA');
    expect(await on.settledOf(first.id)).toMatchObject({ outcome: 'cancelada', numero: first.numero });
  });
});

describe.concurrent('a replacement that an SVC authorizes', () => {
  it.each([
    ['nfe', '6', 'cancelada'],
    ['cte', '7', 'cancelada'],
  ] as const)('%s goes there under another number', async (type, form, outcome) => {
    const on = await world();
    await on.wants({ [type]: automatic });
    const { route } = documentOf(type);
    const body = () => (type === 'nfe' ? nfeOf(on.company) : sampleOf(documentOf(type), on.company));
    const first = await on.lost(body, 'depois', type);
    const view = await verdictOf(on.test, first.id, route);
    expect(view).toMatchObject({
      status: 'AUTORIZADA',
      contingency: { mode: 'svc', forma_emissao: form },
      previousAttempts: [{ accessKey: first.firstKey }],
    });
    expect(tpEmisOf(view.accessKey)).toBe(form);
    await first.back();
    expect(await on.settledOf(first.id)).toMatchObject({ outcome, accessKey: first.firstKey });
  });
});
