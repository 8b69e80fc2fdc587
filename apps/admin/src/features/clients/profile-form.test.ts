import { expect, it } from 'vitest';
import { changesOf } from '../../ui/form/field-changes.ts';
import { bodyOf } from './profile-form.ts';

const SEEN = { name: 'Loja', uf: 'PR', 'csrt.id': '1', 'profile.contribuinteIcms': 'true' };

it.each([
  ['nothing where nothing was written', {}, []],
  [
    'that the company pays no ICMS',
    { 'profile.contribuinteIcms': 'false' },
    [{ field: 'profile.contribuinteIcms', from: null, to: false }],
  ],
  ['a number that was emptied', { 'csrt.id': ' ' }, [{ field: 'csrt.id', from: '1', to: null }]],
  ['a secret that is typed', { 'csrt.code': 'X' }, [{ field: 'csrt.code', from: 'outra', to: 'X' }]],
  [
    'one field of the address',
    { 'profile.address.cep': '01310100' },
    [{ field: 'profile.address.cep', from: null, to: '01310100' }],
  ],
  [
    'a limit as a number',
    { 'limits.writesPerMinute': '5' },
    [{ field: 'limits.writesPerMinute', from: null, to: 5 }],
  ],
  [
    'what is no number as it is, to be refused',
    { 'profile.series.55': 'um' },
    [{ field: 'profile.series.55', from: null, to: 'um' }],
  ],
])('the form shows %s', (_, written, changes) => {
  const base = { codeMarks: { csc: 'marca', testCsc: null, csrt: 'outra', testCsrt: null } };
  expect(changesOf(bodyOf(SEEN, base), bodyOf({ ...SEEN, ...written }, base))).toEqual(changes);
});
