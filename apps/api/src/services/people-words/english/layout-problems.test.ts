import { describe, expect, it } from 'vitest';
import { withPeopleWords } from '../people-words.ts';

const englishOf = (type: string, field: string, code: string, message: string) =>
  withPeopleWords(type, { field, code, message, cStat: '225' }).people.english;

describe('a fault against the layout, in English', () => {
  it.each([
    [
      'nfe',
      'finalidade_emissao',
      'valor_nao_permitido',
      'finalidade_emissao (finNFe) deve ser um de 1 (normal); recebido "9"',
      'does not take "9". Choose a value of the list.',
    ],
    [
      'nfe',
      'natureza_operacao',
      'tamanho_invalido',
      'natureza_operacao (natOp) deve ter 1 a 60 caracteres; recebidos 70',
      'has 70 characters, and takes 1 to 60.',
    ],
    [
      'nfe',
      'itens[0].cfop',
      'formato_invalido',
      'cfop (CFOP) tem formato inválido: deve ser CFOP de 4 dígitos; recebido "51"',
      'is not written the way it should be: "51".',
    ],
    [
      'nfe',
      'natureza_operacao',
      'formato_invalido',
      'natureza_operacao (natOp) tem formato inválido: há caracteres não permitidos ou espaço nas pontas; recebido " a"',
      'has characters that are not allowed, or a blank at an end.',
    ],
    [
      'mdfe',
      'modal_rodoviario',
      'escolha_invalida',
      'Informe um entre modal_rodoviario, modal_aereo ou modal_ferroviario',
      'Fill in one of “Road transport”, “Air transport” or “Rail transport”.',
    ],
    [
      'mdfe',
      'modal_rodoviario',
      'escolha_invalida',
      'Informe só um entre modal_rodoviario ou modal_aereo',
      'Keep only one of “Road transport” or “Air transport”.',
    ],
    [
      'nfe',
      'itens',
      'quantidade_invalida',
      'itens (det) aceita no máximo 990; recebidos 991',
      'takes at most 990, and there are 991.',
    ],
  ])('%s %s, %s: %s', (...[type, field, code, message, english]) => {
    expect(englishOf(type, field, code, message)).toContain(english);
  });

  it('has no explanation of the code of a schema, which explains no field', () => {
    expect(englishOf('mdfe', 'uf_inicio', 'campo_obrigatorio', 'uf_inicio (UFIni) é obrigatório')).toBeNull();
  });
});
