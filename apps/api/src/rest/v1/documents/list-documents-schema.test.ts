import { expect, it } from 'vitest';
import { toFieldErrors } from '../../../inputs/field-errors.ts';
import { listQuery } from './list-documents-schema.ts';

it.each([
  ['nfe', 'nfe'],
  ['nfce', 'nfce'],
  ['nfc-e', 'nfce'],
  ['NFC-e', 'nfce'],
  ['nfse', 'nfse'],
])('knows the type %s as %s', (sent, type) => {
  expect(listQuery.parse({ type: sent }).type).toBe(type);
});

it.each(['nota', '65', 'constructor'])('refuses the type %s and names the ones there are', (type) => {
  const { error } = listQuery.safeParse({ type });
  expect(toFieldErrors(error?.issues ?? [])).toEqual([
    {
      field: 'type',
      code: 'valor_invalido',
      message: 'O parâmetro type não é um tipo de documento.',
      fix: 'Use um de: nfe, nfce, cte, mdfe, nfcom, dce, nfse.',
    },
  ]);
});

it('takes several statuses, and names them all when one is none', () => {
  expect(listQuery.parse({ status: 'AUTORIZADA' }).status).toEqual(['AUTORIZADA']);
  expect(listQuery.parse({ status: 'AUTORIZADA, CANCELADA' }).status).toEqual(['AUTORIZADA', 'CANCELADA']);
  const { error } = listQuery.safeParse({ status: 'AUTORIZADA,PAGA' });
  expect(toFieldErrors(error?.issues ?? [])).toMatchObject([
    { field: 'status', code: 'valor_invalido', fix: expect.stringContaining('ERRO_TECNICO') },
  ]);
});
