import { expect, it } from 'vitest';
import { day, dayAndTime, moment, time } from './date.ts';
import { cep, chaveGroups, cnpjOrCpf, noteNumber, phone, series } from './identifiers.ts';
import { money, quantity } from './number.ts';

it.each([
  ['0', '0,00'],
  ['1234567.5', '1.234.567,50'],
  ['-1234.5', '-1.234,50'],
  ['123', '123,00'],
  ['9999999999999.99', '9.999.999.999.999,99'],
  ['0.005', '0,01'],
  ['abc', 'abc'],
])('money %s is %s', (text, shown) => {
  expect(money(text)).toBe(shown);
});

it('an absent value is blank', () => {
  expect(money(null)).toBe('');
  expect(quantity(null)).toBe('');
  expect(day(null)).toBe('');
});

it.each([
  ['1.0000', 0, '1'],
  ['1234.5678', 0, '1.234,5678'],
  ['10.0000000000', 2, '10,00'],
  ['0.0123456789', 2, '0,0123456789'],
  ['1000000', 0, '1.000.000'],
] as const)('quantity %s with at least %d decimals is %s', (text, min, shown) => {
  expect(quantity(text, min)).toBe(shown);
});

it('dates keep the offset they were written with', () => {
  expect(dayAndTime('2026-11-21T23:30:00-04:00')).toBe('21/11/2026 23:30:00');
  expect(day('2026-12-10')).toBe('10/12/2026');
  expect(time('2026-12-10')).toBe('');
  expect(moment('2026-11-21T23:30:00-04:00').toISOString()).toBe('2026-11-22T03:30:00.000Z');
  expect(moment('nunca').getTime()).toBe(0);
});

it('identifiers get their punctuation, or stay as they are', () => {
  expect(cnpjOrCpf('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(cnpjOrCpf('12345678909')).toBe('123.456.789-09');
  expect(cnpjOrCpf('PASSAPORTE')).toBe('PASSAPORTE');
  expect(cep('01001000')).toBe('01.001-000');
  expect([phone('11987654321'), phone('1133334444'), phone('123')]).toEqual([
    '(11) 98765-4321',
    '(11) 3333-4444',
    '123',
  ]);
  expect(chaveGroups('1'.repeat(44))).toBe(Array(11).fill('1111').join(' '));
  expect([noteNumber('7'), series('1')]).toEqual(['000.000.007', '001']);
});
