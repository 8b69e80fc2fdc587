import { describe, expect, it } from 'vitest';
import { Failure } from '../base/failure.ts';
import { type FieldChanges, fieldChanges, withChanges } from './field-changes.ts';

const STORED = { name: 'Loja', fax: null, address: { cep: '01310100', uf: 'SP' }, copies: ['a@b.co'] };

const refusedFields = (stored: object, changes: FieldChanges): readonly string[] => {
  try {
    withChanges(stored, changes);
  } catch (error) {
    if (error instanceof Failure && error.code === 'alterado_por_outro')
      return error.errors.map(({ field }) => field);
    throw error;
  }
  return [];
};

describe('changes of an object that another person changed meanwhile', () => {
  it('hold where they are of other fields, of the same group too', () => {
    const changes = [
      { field: 'address.cep', from: '01310100', to: '01310200' },
      { field: 'copies', from: ['a@b.co'], to: ['a@b.co', 'c@d.co'] },
    ];
    const moved = { ...STORED, name: 'Outra', address: { ...STORED.address, uf: 'RJ' } };
    expect(withChanges(moved, changes)).toEqual({
      name: 'Outra',
      address: { cep: '01310200', uf: 'RJ' },
      copies: ['a@b.co', 'c@d.co'],
    });
  });

  it.each([
    ['a text', { field: 'name', from: 'Antes', to: 'Minha' }, ['name']],
    ['a field of a group', { field: 'address.cep', from: '1', to: '2' }, ['address.cep']],
    ['a list', { field: 'copies', from: [], to: ['x@y.co'] }, ['copies']],
    ['a field that was emptied', { field: 'fax', from: '11', to: '12' }, ['fax']],
    ['a field that was filled', { field: 'name', to: 'Minha' }, ['name']],
    ['what both want', { field: 'name', from: 'Antes', to: 'Loja' }, []],
    ['nothing, written as an empty text', { field: 'fax', from: '', to: '12' }, []],
    ['line ends of a browser', { field: 'name', from: ' Loja\r\n', to: 'Minha' }, []],
  ])('are compared with what is stored: %s', (_, change, fields) => {
    expect(refusedFields(STORED, [change])).toEqual(fields);
  });

  it('remove what they empty, and the group with its last field', () => {
    const changes = [
      { field: 'address.cep', from: '01310100', to: null },
      { field: 'address.uf', from: 'SP' },
    ];
    expect(withChanges(STORED, changes)).toEqual({ name: 'Loja', copies: ['a@b.co'] });
  });

  it('reach nothing but the object', () => {
    const changes = [{ field: 'constructor.prototype.polluted', to: true }];
    withChanges({}, changes);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(fieldChanges.safeParse([{ field: '__proto__.polluted', to: true }]).success).toBe(false);
  });
});
