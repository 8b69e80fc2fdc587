import { changeOf, dayInBrasilia } from '@fiscal/core/calendar/calendar';
import { documentOf } from '@fiscal/core/registry/documents';
import type { ReferenceRate } from '@fiscal/core/tax/reference-rates';
import { minimalNfe, type Payload } from '@fiscal/core/testing/builders';
import { dayBefore } from '@fiscal/core/testing/days';
import { preparedOf } from '@fiscal/core/testing/taken';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { createDb } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { listEmissionBodies } from '@fiscal/db/documents/emission-bodies';
import { importedHere } from '@fiscal/db/testing/imported';
import { createTenant, databaseUrls, testKeyring } from '@fiscal/db/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { emissionContext } from '../emission/emission-context.ts';
import { identify } from '../emission/identify.ts';
import { createGetCompanyCalendar } from './company-calendar.ts';
import { createReplayHost } from './replaying/replay-host.ts';

const COUPONS = 'nfe-2026.002-e';
const SIMPLES = 'simples-duty';
const firstDayOf = (id: Parameters<typeof changeOf>[0]) => String(changeOf(id).production);

const db = createDb({ url: databaseUrls().appUrl, role: 'app', max: 4, keyring: testKeyring });
const worker = createDb({ url: databaseUrls().workerUrl, role: 'worker', max: 1, keyring: testKeyring });
const host = createReplayHost();
afterAll(async () => {
  await host.close();
  await worker.close();
  await db.close();
});

const nfe = documentOf('nfe');
/** Emits at noon of a day, and reads the calendar on that day. */
function on(day: string, rates: readonly ReferenceRate[] = []) {
  const nowMs = () => Date.parse(`${day}T12:00:00-03:00`);
  const settings = { nowMs, verProc: 'teste', rates: () => rates };
  const acceptor = createAcceptor(db, { nowMs, identify });
  const calendar = createGetCompanyCalendar({ db, emission: settings, host, nowMs });
  return {
    calendar,
    emit: async (principal: Principal, body: Payload, strict = false): Promise<string> => {
      const prepared = preparedOf(nfe, body, emissionContext(settings, principal, { strict }));
      const accepted = await acceptor.accept({
        principal,
        type: 'nfe',
        modelo: '55',
        prepared,
        payload: JSON.stringify(body),
        creditsMilli: 0,
        strict,
        refuseFaults: false,
        referencia: null,
        idempotency: null,
      });
      if (accepted.kind !== 'aceito') throw new Error(accepted.kind);
      return accepted.documentId;
    },
  };
}

const COUPON_KEY = '35261033444555000181650010000045211839201748';
const simples = (): Payload => ({ ...minimalNfe(), regime_tributario_emitente: '1' });
const refersToCoupon = (): Payload => ({ ...simples(), notas_referenciadas: [{ chave_nfe: COUPON_KEY }] });

const THE_DAY_BEFORE = dayBefore(firstDayOf(COUPONS));
const daysLater = (days: number): string =>
  dayInBrasilia(Date.parse(`${THE_DAY_BEFORE}T12:00:00-03:00`) + days * 86_400_000);

describe('the calendar of a company', () => {
  it('lists its documents that a coming change would refuse or bind, by field', async () => {
    const { calendar, emit } = on(THE_DAY_BEFORE);
    const { test, accountId, clientId } = await createTenant(db);
    const plain = await emit(test, simples());
    const coupon = await emit(test, refersToCoupon());
    const answer = await calendar(accountId, { clientId, target: 'sandbox' });
    expect(answer).toMatchObject({ day: THE_DAY_BEFORE, replayed: 2, more: false, inDuty: 2 });
    const findingsOn = (day: string) => answer.days.find((one) => one.day === day)?.findings ?? [];
    expect(findingsOn(firstDayOf(COUPONS))).toMatchObject([
      { changes: [COUPONS], cStat: '679', documents: 1, documentIds: [coupon] },
    ]);
    expect(findingsOn(firstDayOf(SIMPLES)).filter(({ effect }) => effect === 'dever')).toMatchObject([
      {
        changes: [SIMPLES],
        field: 'itens[].ibs_cbs_situacao_tributaria',
        norm: changeOf(SIMPLES).norm,
        documents: 2,
        documentIds: [coupon, plain],
      },
    ]);
  });

  it('reads what is due after the issue as due after the day that it judges', async () => {
    const { calendar, emit } = on(THE_DAY_BEFORE);
    const { test, accountId, clientId } = await createTenant(db);
    await emit(test, simples());
    const duplicatas = [{ numero: '001', data_vencimento: daysLater(30), valor: '100.00' }];
    await emit(test, {
      ...simples(),
      data_emissao: `${THE_DAY_BEFORE}T11:00:00-03:00`,
      data_entrada_saida: `${THE_DAY_BEFORE}T11:30:00-03:00`,
      numero_fatura: '1',
      valor_original_fatura: '100.00',
      valor_liquido_fatura: '100.00',
      duplicatas,
    });
    const { days, replayed } = await calendar(accountId, { clientId, target: 'sandbox' });
    expect(replayed).toBe(2);
    const findings = days.flatMap((one) => one.findings);
    expect(findings.filter(({ documents }) => documents !== 2)).toEqual([]);
  });

  it('reads large bodies in smaller pages, and none twice', async () => {
    const { calendar, emit } = on(THE_DAY_BEFORE);
    const { test, accountId, clientId } = await createTenant(db);
    const large = { ...simples(), campo_que_ninguem_conhece: 'x'.repeat(1_000_000) };
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) ids.unshift(await emit(test, large));
    const page = { clientId, target: 'sandbox', since: new Date(0), limit: 50 } as const;
    const read = async (before: string | null, bytes: number) =>
      (await listEmissionBodies(db, accountId, { ...page, before, bytes })).map(({ id }) => id);
    expect(await read(null, 2_500_000)).toEqual(ids.slice(0, 2));
    expect(await read(ids[1] ?? null, 2_500_000)).toEqual(ids.slice(2));
    expect(await read(null, 1)).toEqual(ids.slice(0, 1));
    expect((await calendar(accountId, { clientId, target: 'sandbox' })).replayed).toBe(3);
  });

  it('leaves out what is in force already', async () => {
    const { calendar, emit } = on(firstDayOf(SIMPLES));
    const { test, accountId, clientId } = await createTenant(db);
    await emit(test, refersToCoupon());
    const { days, replayed } = await calendar(accountId, { clientId, target: 'sandbox' });
    expect(replayed).toBe(1);
    expect(
      days.flatMap(({ findings }) => findings).filter(({ changes }) => changes.includes(SIMPLES)),
    ).toEqual([]);
    expect(days.map(({ day }) => day)).not.toContain(firstDayOf(SIMPLES));
  });

  it('reads neither other targets, other companies, imports nor older documents', async () => {
    const { calendar, emit } = on(THE_DAY_BEFORE);
    const [mine, theirs] = await Promise.all([createTenant(db), createTenant(db)]);
    await emit(theirs.test, simples());
    await importedHere(worker, mine, [9001]);
    await emit(mine.test, simples());
    const countReplayed = async (read: typeof calendar, target: 'sandbox' | 'producao') =>
      (await read(mine.accountId, { clientId: mine.clientId, target })).replayed;
    expect(await countReplayed(calendar, 'sandbox')).toBe(1);
    expect(await countReplayed(calendar, 'producao')).toBe(0);
    expect(await countReplayed(on(daysLater(89)).calendar, 'sandbox')).toBe(1);
    expect(await countReplayed(on(daysLater(92)).calendar, 'sandbox')).toBe(0);
    await expect(
      calendar(mine.accountId, { clientId: theirs.clientId, target: 'sandbox' }),
    ).rejects.toMatchObject({ code: 'nao_encontrado' });
  });

  it('judges by the rates that an operator has loaded', async () => {
    const { emit } = on(THE_DAY_BEFORE);
    const { test, accountId, clientId } = await createTenant(db);
    const regular = { regime_tributario_emitente: '3', ibs_cbs_situacao_tributaria: '000' };
    const [item] = minimalNfe()['itens'] as Payload[]; // the builder's list
    const taxed = {
      ...item,
      icms_situacao_tributaria: '41',
      ibs_cbs_situacao_tributaria: '000',
      ibs_cbs_classificacao_tributaria: '000001',
    };
    await emit(test, { ...minimalNfe(), ...regular, itens: [taxed] }, true);
    const asksForRate = async (rates: readonly ReferenceRate[]) => {
      const { days } = await on(THE_DAY_BEFORE, rates).calendar(accountId, { clientId, target: 'sandbox' });
      const fields = days.flatMap(({ findings }) => findings.map(({ field }) => field));
      return fields.includes('itens[].cbs_aliquota');
    };
    expect(await asksForRate([])).toBe(true);
    const source = 'Resolução do Senado 99/2026';
    expect(
      await asksForRate([{ tax: 'cbs', percent: '8.8', from: '2027-01-01', to: '2028-12-31', source }]),
    ).toBe(false);
  });

  it('reads for one account once at a time', async () => {
    const { calendar } = on(THE_DAY_BEFORE);
    const { accountId, clientId } = await createTenant(db);
    const query = { clientId, target: 'sandbox' } as const;
    const first = calendar(accountId, query);
    await expect(calendar(accountId, query)).rejects.toMatchObject({ code: 'servico_ocupado' });
    await expect(first).resolves.toMatchObject({ replayed: 0 });
    await expect(calendar(accountId, query)).resolves.toMatchObject({ replayed: 0 });
  });
});
