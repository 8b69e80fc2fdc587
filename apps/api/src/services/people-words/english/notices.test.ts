import { describe, expect, it } from 'vitest';
import { withPeopleWords } from '../people-words.ts';

const NCM = 'itens[0].codigo_ncm';
const englishOf = (told: Parameters<typeof withPeopleWords>[1]) =>
  withPeopleWords('nfe', told).people.english;

describe('notices in English', () => {
  it.each([
    [
      'campo_desconhecido',
      'x_y',
      'O campo x_y não é conhecido e não foi lido.',
      'The field “x_y” is not known and was not read.',
    ],
    [
      'calculado',
      'valor_total',
      'valor_total não veio e foi calculado: 25.80.',
      '“Total da nota” was left blank and was calculated: R$ 25.80.',
    ],
    [
      'calculado',
      NCM,
      'codigo_ncm não veio e foi calculado em 3 itens.',
      'was left blank and was calculated in 3 items.',
    ],
    [
      'calculado',
      '',
      'As datas do corpo foram lidas 3 dias antes, como de uma emissão em 01/12/2026.',
      'The dates were read 3 day(s) earlier, as of an issue on 01/12/2026.',
    ],
    [
      'texto_ajustado',
      NCM,
      'O campo a tem caracteres que não podem ser escritos: foi escrito "25.80".',
      'has characters that cannot be written: "25.80" was written.',
    ],
    [
      'zeros_a_esquerda',
      NCM,
      'O campo a tem menos dígitos que o código: foi escrito, com zeros à esquerda, "25.80".',
      'has fewer digits than the code: "25.80" was written, with leading zeros.',
    ],
    [
      'valor_ambiguo',
      NCM,
      'O campo itens é uma lista e veio como um objeto: foi lido como uma lista de um só. Envie uma lista.',
      'is a list and came as one object: it was read as a list of one.',
    ],
  ])('%s: %3$s', (code, field, message, english) => {
    expect(englishOf({ code, field, message, suggestion: '25.80' })).toContain(english);
  });

  it('are none where none is written', () => {
    expect(englishOf({ code: 'outro', field: NCM, message: 'Outra coisa.' })).toBeNull();
  });

  it('explain a likely refusal by its code, and the refusal', () => {
    const cause = 'The NCM is not in the table in force.';
    const told = { field: NCM, message: 'Código NCM inexistente', cStat: '778' };
    expect(englishOf({ ...told, code: 'risco_de_rejeicao' })).toContain(`with code 778: ${cause}`);
    expect(englishOf({ ...told, code: 'regra_fiscal' })).toMatch(new RegExp(`^${cause} `));
    expect(englishOf({ ...told, code: 'regra_fiscal', cStat: '9999' })).toBeNull();
  });
});
