import { describe, expect, it } from 'vitest';
import { withItem } from '../documents/nfe/fixtures/cases.ts';
import { STRICT } from '../documents/nfe/fixtures/context.ts';
import taxed from '../documents/nfe/fixtures/reforma-ibs-cbs.input.json' with { type: 'json' };
import { nfe } from '../documents/nfe/nfe.ts';
import type { RuleSwitch } from '../engine/document/rule-switches.ts';
import { preparedOf } from '../testing/taken.ts';
import { createLawAtSigning } from './law-at-signing.ts';

const HOUR_MS = 3_600_000;
/** 23:30 in Brasília, before returns had to refer by item (NT 2025.002 v1.52). */
const TAKEN_MS = Date.parse('2026-11-15T23:30:00-03:00');
const CONTEXT = { ...STRICT, ambiente: 2, target: 'sandbox' } as const;
const RETURN = { ...withItem({ cfop: '1553' }), tipo_documento: '0', finalidade_emissao: '4' };

/** Signs a return `hours` after its acceptance at `TAKEN_MS`, by the account's clock. */
async function signedAfter(hours: number, { switches = [] as readonly RuleSwitch[], aheadMs = 0 } = {}) {
  const takenDay = new Date(TAKEN_MS + aheadMs - 3 * HOUR_MS).toISOString().slice(0, 10);
  const { tree, problems, dhEmi } = preparedOf(nfe, RETURN, {
    ...CONTEXT,
    nowMs: TAKEN_MS,
    lawDay: takenDay,
  });
  const identity = { serie: 1, numero: 7, codigoNumerico: '12345678', dhEmi };
  nfe.finalize(tree, identity);
  const asked: string[] = [];
  const lawAtSigning = createLawAtSigning({
    definitionOf: () => nfe,
    switchesOf: async (clientId) => {
      asked.push(clientId);
      return switches;
    },
  });
  const readAtMs = TAKEN_MS + hours * HOUR_MS;
  const law = await lawAtSigning(
    {
      ...identity,
      type: 'nfe',
      environment: 2,
      target: 'sandbox',
      clientId: 'c',
      issuer: CONTEXT.issuer,
      strict: true,
      tree,
      problems,
      createdAtMs: TAKEN_MS,
      readAtMs,
      accountNowMs: readAtMs + aheadMs,
    },
    identity,
  );
  const codes = (list: typeof problems) => list.map(({ cStat }) => cStat);
  return { ...law, before: codes(problems), after: codes(law.problems), asked };
}

describe('a document that waited for its first signature', () => {
  it('is judged by the law of the day on which it is signed, and the account is notified', async () => {
    const { before, after, notices } = await signedAfter(1);
    expect(before).not.toContain('321');
    expect(after).toEqual([...before, '321']);
    expect(notices).toMatchObject([
      {
        field: 'itens[0].chave_acesso_dfe_referenciado',
        code: 'lei_posterior',
        message: expect.stringMatching(/^(?!.*CT-e).*15\/11\/2026.*16\/11\/2026.*NF-e NT 2025\.002/),
      },
    ]);
  });

  it('stays as it was judged where no day of the calendar lies between', async () => {
    const { before, after, notices, asked } = await signedAfter(0.4);
    expect([after, notices, asked]).toEqual([before, [], []]);
    const later = await signedAfter(1, { aheadMs: 24 * HOUR_MS });
    expect(later.before).toContain('321');
    expect([later.after, later.notices]).toEqual([later.before, []]);
  });

  it('follows what an operator set of the rule that begins', async () => {
    const off = { type: 'nfe', cStat: '321', effect: 'off', uf: null } as const;
    const { before, after, notices } = await signedAfter(1, { switches: [off] });
    expect([after, notices]).toEqual([before, []]);
  });

  it('is rid of a fault that the law of that day does not know', async () => {
    const { before, after, notices } = await signedAfter(-24, { aheadMs: 24 * HOUR_MS });
    expect(before).toContain('321');
    expect(after).toEqual(before.filter((cStat) => cStat !== '321'));
    expect(notices).toMatchObject([{ code: 'lei_posterior' }]);
  });
});

it('a note dated again over New Year is judged by the rates of the year in which it is signed', async () => {
  const takenMs = Date.parse('2026-12-31T23:58:00-03:00');
  const context = { ...CONTEXT, nowMs: takenMs, lawDay: '2026-12-31' };
  const body = { ...taxed, data_emissao: '2026-12-31T23:58:00-03:00' };
  const { tree, problems, dhEmi } = preparedOf(nfe, body, context);
  const identity = { serie: 1, numero: 7, codigoNumerico: '12345678', dhEmi };
  nfe.finalize(tree, identity);
  const work = {
    ...identity,
    type: 'nfe',
    environment: 2,
    target: 'sandbox',
    clientId: 'c',
    issuer: CONTEXT.issuer,
    strict: true,
    tree,
    problems,
    createdAtMs: takenMs,
    readAtMs: takenMs + HOUR_MS,
    accountNowMs: takenMs + HOUR_MS,
  } as const;
  const lawAtSigning = createLawAtSigning({ definitionOf: () => nfe, switchesOf: async () => [] });
  const codes = (list: typeof problems) => list.map(({ cStat }) => cStat);
  const same = await lawAtSigning(work, { dhEmi });
  expect(codes(same.problems)).not.toContain('1026');
  const resigned = await lawAtSigning(work, { dhEmi: '2027-01-01T00:58:00-03:00' });
  expect(codes(resigned.problems)).toEqual(expect.arrayContaining(['1026', '1036']));
  expect(resigned.notices).toMatchObject([{ code: 'lei_posterior' }]);
});
