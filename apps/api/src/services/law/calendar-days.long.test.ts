import { type ChangeId, changesBetween } from '@fiscal/core/calendar/calendar';
import { documentOf } from '@fiscal/core/registry/documents';
import type { Payload } from '@fiscal/core/testing/builders';
import { dayAfter, dayBefore } from '@fiscal/core/testing/days';
import { expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { operationBody, sampleOf } from '../../../test/support/documents.ts';
import { validateAnswer } from '../../rest/v1/documents/validate-document.ts';

const FIRST = '2026-11-27';
const LAST = '2027-01-10';
const TYPES = ['nfe', 'nfce', 'cte', 'mdfe', 'nfse'] as const;
type Type = (typeof TYPES)[number];

/** Bodies that are validated each day, besides the samples that are also emitted. */
const WATCHED: Readonly<Record<string, { readonly type: Type; readonly own: (of: Payload) => Payload }>> = {
  ...Object.fromEntries(TYPES.map((type) => [type, { type, own: () => ({}) }])),
  'nfe of the regular regime': {
    type: 'nfe',
    own: ({ itens }) => ({
      regime_tributario_emitente: '3',
      itens: (itens as Payload[]).map((item) => ({ ...item, icms_situacao_tributaria: '41' })),
    }),
  },
  'nfe that refers to an NFC-e': {
    type: 'nfe',
    own: () => ({ notas_referenciadas: [{ chave_nfe: '35261111222333000181650010000012341465029131' }] }),
  },
  'cte of the regular regime': {
    type: 'cte',
    own: () => ({
      regime_tributario_emitente: '3',
      ibs_cbs_situacao_tributaria: '000',
      ibs_cbs_classificacao_tributaria: '000001',
    }),
  },
  'nfse of software': { type: 'nfse', own: () => ({ codigo_tributacao_nacional_iss: '010301' }) },
};

/** Every day on which a body shows something else than on the day before, and the change that brings it. */
const SHOWN: readonly (readonly [day: string, body: string, change: ChangeId])[] = [
  ['2026-12-01', 'nfse of software', 'nfse-duty-later'],
  ['2026-12-14', 'nfe that refers to an NFC-e', 'nfe-2026.002-e'],
  ['2027-01-01', 'nfe', 'simples-duty'],
  ['2027-01-01', 'nfe that refers to an NFC-e', 'simples-duty'],
  ['2027-01-01', 'nfce', 'simples-duty'],
  ['2027-01-01', 'nfe of the regular regime', 'rate-2027-ibs'],
  ['2027-01-01', 'nfe of the regular regime', 'taxes-inside-product'],
  ['2027-01-01', 'cte of the regular regime', 'rate-2027-ibs'],
  ['2027-01-01', 'cte of the regular regime', 'taxes-inside-product'],
];

const daysOf = (first: string, last: string): readonly string[] =>
  first > last ? [] : [first, ...daysOf(dayAfter(first), last)];

const sampleOn = (day: string, type: Type, company: Company): Payload => ({
  ...sampleOf(documentOf(type), company),
  data_emissao: `${day}T12:00:00-03:00`,
});

/** What a body shows on a day, but for its dates and for its access key, which has the month. */
async function shownOn(day: string, name: string, company: Company): Promise<string> {
  const { type, own } = WATCHED[name] ?? { type: 'nfe', own: () => ({}) };
  const sample = sampleOn(day, type, company);
  const path = `/v1/${documentOf(type).route}/validate`;
  const reply = await send('POST', path, testOf(company), { ...sample, ...own(sample) });
  const { errors, notices, completedInSandbox, xml } = bodyOf(reply, 200, validateAnswer);
  return JSON.stringify([errors, notices, completedInSandbox, xml])
    .replaceAll(/"since":"[^"]*"/g, '')
    .replaceAll(day, 'DAY')
    .replaceAll(/Id=\\"[^"]*"|<cDV>\d<\/cDV>|<inf(?:NFe|CTe|MDFe)Supl>.*<\/inf(?:NFe|CTe|MDFe)Supl>/g, '');
}

it('authorizes each type each day from November to January, and shows exactly the changes of the calendar', async () => {
  const account = await newAccount();
  const company = await newCompany(account);
  const changed = new Set<string>();
  let before = new Map<string, string>();
  for (const day of daysOf(FIRST, LAST)) {
    const at = `${day}T12:00:00-03:00`;
    expect((await send('POST', '/sandbox/clock', accessOf(account), { at })).status).toBe(200);
    const names = Object.keys(WATCHED);
    const shown = new Map(
      await Promise.all(names.map(async (name) => [name, await shownOn(day, name, company)] as const)),
    );
    for (const name of names)
      if (before.has(name) && before.get(name) !== shown.get(name)) changed.add(`${day} ${name}`);
    before = shown;
    const [, , , mdfe] = await Promise.all(
      TYPES.map((type) => emitAuthorized(testOf(company), sampleOn(day, type, company))),
    );
    // A journey of more than thirty days would block the next one (686).
    const closed = { ...operationBody('/v1/mdfe/:id/encerrar'), data: day };
    expect((await send('POST', `/v1/mdfe/${mdfe?.id}/encerrar`, testOf(company), closed)).status).toBe(200);
    expect((await settleEvents(testOf(company), mdfe?.id ?? '', 'mdfe')).status).toBe('ENCERRADA');
  }
  expect(changed).toEqual(new Set(SHOWN.map(([day, name]) => `${day} ${name}`)));
  for (const [day, , change] of SHOWN)
    expect(changesBetween(dayBefore(day), day, 'sandbox')).toContain(change);
}, 1_800_000);
