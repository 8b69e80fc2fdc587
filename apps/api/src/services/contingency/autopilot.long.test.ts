import { documentOf } from '@fiscal/core/registry/documents';
import { SERVICE_STATES } from '@fiscal/core/vocabulary/contingency';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
  consult,
  emit,
  emitAuthorized,
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
import { changesAnswer } from '../../rest/v1/changes/list-changes-schema.ts';
import { obligationsSchema, servicesSchema, settingsSchema } from '../../rest/v1/contingency/schema.ts';
import { emitAnswerWithVerdict } from '../../rest/v1/documents/emit-document-schema.ts';

let account: Account;
let company: Company;
beforeEach(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const path = () => `/v1/clients/${company.clientId}/contingency/2`;
const wants = async (settings: Readonly<Record<string, object>>) =>
  bodyOf(await send('PUT', path(), accessOf(account), settings), 200, settingsSchema);
// Enough for an answer of a busy machine.
const automatic = { policy: 'automatica', patienceSeconds: 4 };

/** Takes SEFAZ down, for documents and for status queries. */
async function away(): Promise<() => Promise<void>> {
  const back = [
    await condition(account, 'status', 'cStat=109'),
    await condition(account, 'emit', 'cStat=109'),
  ];
  return async () => {
    for (const each of back) await each();
  };
}

const serviceOf = async (type: string) => {
  const reply = await send('GET', '/v1/contingency?environment=2', accessOf(account));
  return bodyOf(reply, 200, servicesSchema).services.find((each) => each.type === type);
};
const changes = async (query: string) =>
  bodyOf(await send('GET', `/v1/changes?${query}`, accessOf(account)), 200, changesAnswer);
const waiting = async (body: ReturnType<typeof nfceOf>, route: string) =>
  bodyOf(
    await send('POST', `/v1/${route}/emit`, { ...testOf(company), prefer: 'wait=60' }, body),
    202,
    emitAnswerWithVerdict,
  );
const tpEmisOf = (accessKey: string) => accessKey[34];

describe('an NFC-e while SEFAZ is away', () => {
  it('is printed at once and transmitted when SEFAZ is back, with the number and key it was printed with', async () => {
    await wants({ nfce: automatic });
    const before = (await changes('')).nextCursor;
    const comeBack = await away();
    const first = await waiting(nfceOf(company), 'nfc-e');
    expect(first).toMatchObject({
      status: 'PENDENTE',
      contingency: { mode: 'offline', forma_emissao: '9', reason: expect.stringContaining('109') },
      pdfUrl: expect.any(String),
      previousAttempts: [{ tpEmis: '1', state: 'substituido' }],
    });
    expect(tpEmisOf(first.accessKey)).toBe('9');
    expect(Date.parse(first.contingency?.deadline ?? '')).toBeGreaterThan(Date.now());
    const paper = await send('GET', `/v1/nfe/${first.id}/pdf`, testOf(company));
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    // Others are not even tried the normal way.
    const second = await waiting(nfceOf(company), 'nfc-e');
    expect(second).toMatchObject({
      status: 'PENDENTE',
      contingency: { mode: 'offline' },
      previousAttempts: [],
    });
    expect(await serviceOf('nfce')).toMatchObject({ uf: 'SP', state: 'contingencia', mode: 'offline' });

    await comeBack();
    for (const { id, accessKey, numero } of [first, second]) {
      const view = await verdictOf(testOf(company), id);
      expect(view).toMatchObject({ status: 'AUTORIZADA', accessKey, numero });
    }
    await until(async () => expect(await serviceOf('nfce')).toMatchObject({ state: 'normal', mode: null }));
    const moves = (await serviceOf('nfce'))?.history.map(({ state }) => state).toReversed();
    expect(moves).toEqual([...SERVICE_STATES.slice(1), 'normal']);
    expect(tpEmisOf((await emitAuthorized(testOf(company), nfceOf(company))).accessKey)).toBe('1');

    // The authority has the number under the printed key: the first document needs no further action.
    await until(async () => {
      const settled = await send('GET', '/v1/obligations?environment=2&state=cumprida', accessOf(account));
      expect(bodyOf(settled, 200, obligationsSchema).data).toMatchObject([
        { documentId: first.id, outcome: 'sem-uso' },
      ]);
    });
    const messages = (await changes(`after=${before}`)).data.map(({ message }) => message);
    const ofFirst = messages.filter(({ data }) => 'documentId' in data && data.documentId === first.id);
    expect(ofFirst.map(({ type }) => type)).toEqual([
      'document.pending',
      'document.contingency',
      'document.authorized',
    ]);
  });

  it('waits by default, and where its form was chosen', async () => {
    const comeBack = await away();
    const plain = await emit(testOf(company), nfceOf(company));
    await until(async () => expect((await consult(testOf(company), plain.invoiceId)).waiting).not.toBeNull());
    expect((await consult(testOf(company), plain.invoiceId)).contingency).toBeNull();
    await comeBack();
    const view = await verdictOf(testOf(company), plain.invoiceId);
    expect([view.status, tpEmisOf(view.accessKey)]).toEqual(['AUTORIZADA', '1']);
  });

  it('waits where its answer was lost and its company wants no other number, while those after it are issued offline', async () => {
    await wants({ nfce: { ...automatic, renumbers: false } });
    const silent = await condition(account, 'query', 'http=503');
    const lostDocument = () =>
      nfceOf(company, { informacoes_adicionais_contribuinte: 'SANDBOX(timeout=depois)' });
    const { invoiceId } = await emit(testOf(company), lostDocument());
    // A single slow answer moves nothing; the second one does.
    await emit(testOf(company), lostDocument());
    await until(async () => expect(await serviceOf('nfce')).toMatchObject({ state: 'suspeita' }));
    const next = await waiting(nfceOf(company), 'nfc-e');
    expect(next).toMatchObject({ status: 'PENDENTE', contingency: { mode: 'offline' } });
    expect(await consult(testOf(company), invoiceId)).toMatchObject({
      status: 'PENDENTE',
      contingency: null,
      previousAttempts: [],
    });
    await silent();
    const view = await verdictOf(testOf(company), invoiceId);
    expect(view).toMatchObject({ status: 'AUTORIZADA', contingency: null, previousAttempts: [] });
    expect(tpEmisOf(view.accessKey)).toBe('1');
    expect(await verdictOf(testOf(company), next.id)).toMatchObject({
      status: 'AUTORIZADA',
      accessKey: next.accessKey,
    });
  });

  it('is issued offline on its company’s word, until that is taken back', async () => {
    await wants({ nfce: { policy: 'manual', forced: true } });
    const forced = await waiting(nfceOf(company), 'nfc-e');
    expect(forced).toMatchObject({ status: 'PENDENTE', contingency: { mode: 'offline' } });
    await wants({ nfce: { policy: 'manual' } });
    expect(await verdictOf(testOf(company), forced.id)).toMatchObject({
      status: 'AUTORIZADA',
      accessKey: forced.accessKey,
    });
    expect((await emitAuthorized(testOf(company), nfceOf(company))).contingency).toBeNull();
  });

  it('is transmitted before its deadline, by the account’s clock, under any setting of its company', async () => {
    await wants({ nfce: { policy: 'manual', forced: true } });
    const { invoiceId } = await emit(testOf(company), nfceOf(company));
    const { contingency } = await until(async () => {
      const view = await consult(testOf(company), invoiceId);
      expect(view).toMatchObject({ status: 'PENDENTE', pdfUrl: expect.any(String), waiting: {} });
      return view;
    });
    const at = new Date(Date.parse(contingency?.deadline ?? '') - 2 * 3_600_000).toISOString();
    expect((await send('POST', '/sandbox/clock', accessOf(account), { at })).status).toBe(200);
    expect((await verdictOf(testOf(company), invoiceId)).status).toBe('AUTORIZADA');
  });
});

describe('an MDF-e while SEFAZ is away', () => {
  const mdfe = documentOf('mdfe');

  it('is printed at once and transmitted when SEFAZ is back, with the number and key it was printed with', async () => {
    await wants({ mdfe: automatic });
    const comeBack = await away();
    const printed = await waiting(sampleOf(mdfe, company), mdfe.route);
    expect(printed).toMatchObject({
      status: 'PENDENTE',
      contingency: { mode: 'offline', forma_emissao: '2' },
      pdfUrl: expect.any(String),
    });
    expect(tpEmisOf(printed.accessKey)).toBe('2');
    await comeBack();
    expect(await verdictOf(testOf(company), printed.id, mdfe.route)).toMatchObject({
      status: 'AUTORIZADA',
      accessKey: printed.accessKey,
      numero: printed.numero,
    });
  });

  it('that is refused in the end is corrected under the number that was printed', async () => {
    await wants({ mdfe: automatic });
    const comeBack = await away();
    const wrong = { ...sampleOf(mdfe, company), informacao_complementar: 'SANDBOX(cStat=203)' };
    const { id, serie, numero } = await waiting(wrong, mdfe.route);
    await comeBack();
    expect(await verdictOf(testOf(company), id, mdfe.route)).toMatchObject({ status: 'REJEITADA', numero });
    const right = { ...sampleOf(mdfe, company), serie, numero };
    expect(await emitAuthorized(testOf(company), right)).toMatchObject({ serie, numero });
  });

  it('waits where it may have arrived: a second one would be refused while the first is open', async () => {
    await wants({ mdfe: automatic });
    const silent = await condition(account, 'query', 'http=503');
    const lostDocument = () => ({
      ...sampleOf(mdfe, company),
      informacao_complementar: 'SANDBOX(timeout=depois)',
    });
    const { invoiceId } = await emit(testOf(company), lostDocument());
    await emit(testOf(company), lostDocument());
    await until(async () => expect(await serviceOf('mdfe')).toMatchObject({ state: 'suspeita' }));
    const { numero, accessKey } = await consult(testOf(company), invoiceId, mdfe.route);
    await silent();
    expect(await verdictOf(testOf(company), invoiceId, mdfe.route)).toMatchObject({
      status: 'AUTORIZADA',
      contingency: null,
      previousAttempts: [],
      numero,
      accessKey,
    });
  });
});

describe('another authorizer as the fallback', () => {
  it.each([
    ['nfe', '6'],
    ['cte', '7'],
  ] as const)('%s goes to the SVC of its UF while SEFAZ is away', async (type, form) => {
    await wants({ [type]: automatic });
    const down = { type, uf: 'SP', state: '108' };
    expect((await send('PUT', '/sandbox/outages', accessOf(account), down)).status).toBe(200);
    const { route } = documentOf(type);
    const body = type === 'nfe' ? nfeOf(company) : sampleOf(documentOf(type), company);
    const { invoiceId } = await emit(testOf(company), body);
    const view = await verdictOf(testOf(company), invoiceId, route);
    expect(view).toMatchObject({
      status: 'AUTORIZADA',
      contingency: { mode: 'svc', forma_emissao: form, deadline: null },
    });
    expect(tpEmisOf(view.accessKey)).toBe(form);
  });
});

describe('the settings', () => {
  it('are desligada until changed, keep what is not sent, and refuse what contradicts itself', async () => {
    expect(bodyOf(await send('GET', path(), accessOf(account)), 200, settingsSchema)).toMatchObject({
      nfe: { policy: 'desligada', patienceSeconds: 8, forced: false },
      nfce: { policy: 'desligada' },
      cte: { policy: 'desligada' },
      mdfe: { policy: 'desligada', patienceSeconds: 8, forced: false },
    });
    await wants({ nfe: { policy: 'manual', patienceSeconds: 20 } });
    expect(await wants({ nfce: automatic })).toMatchObject({
      nfe: { policy: 'manual', patienceSeconds: 20 },
      nfce: { policy: 'automatica', patienceSeconds: 4 },
    });
    for (const [body, field] of [
      [{ nfce: { policy: 'desligada', forced: true } }, 'nfce.forced'],
      [{ nfce: { policy: 'sempre' } }, 'nfce.policy'],
      [{ nfce: { policy: 'manual', patienceSeconds: 0 } }, 'nfce.patienceSeconds'],
      [{ mdfe: { policy: 'automatica', renumbers: true } }, 'mdfe.renumbers'],
      [{ nfcom: { policy: 'automatica' } }, 'nfcom'],
    ] as const) {
      const refused = refusal(await send('PUT', path(), accessOf(account), body), 400, 'requisicao_invalida');
      expect(refused.errors).toMatchObject([{ field }]);
    }
  });
});
