import { expect, it } from 'vitest';
import { changeOf } from './profile-form.ts';

type Client = Parameters<typeof changeOf>[0];
const client: Pick<Client, 'id' | 'testCscId' | 'csrt' | 'testCsrt'> = {
  id: 'c',
  testCscId: null,
  csrt: { uf: 'PR', id: '1' },
  testCsrt: null,
};
const changed = (values: Readonly<Record<string, string>>) =>
  changeOf(client as Client, { uf: 'PR', ...values });

it.each([
  ['false', false],
  ['true', null],
])('a company that says %s of paying ICMS keeps %s', (answer, kept) => {
  const { profile } = changed({ 'profile.contribuinteIcms': answer });
  expect(profile.contribuinteIcms).toBe(kept);
});

it.each([
  ['whose number stands stays as it is', { 'csrt.id': '1' }, {}],
  ['whose number was emptied is removed', { 'csrt.id': '' }, { csrt: null }],
  [
    'that is typed takes the place',
    { 'csrt.id': '2', 'csrt.code': 'X' },
    { csrt: { uf: 'PR', id: '2', code: 'X' } },
  ],
  ['of homologation that never was stays absent', { 'csrt.id': '1', 'testCsrt.id': '' }, {}],
])('a CSRT %s', (_, values, change) => {
  const { csrt, testCsrt } = changed(values) as { readonly csrt?: unknown; readonly testCsrt?: unknown };
  expect({ ...(csrt !== undefined && { csrt }), ...(testCsrt !== undefined && { testCsrt }) }).toEqual(
    change,
  );
});
