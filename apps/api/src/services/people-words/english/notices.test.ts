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
      '“Total of the note” was left blank and was calculated: R$ 25.80.',
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

  it.each([
    [
      'O cadastro da SEFAZ de BA não disse da inscrição do destinatário (sem resposta), e o documento seguiu sem essa conferência.',
      "The register of SEFAZ in BA did not answer about the recipient's registration (sem resposta)",
    ],
    [
      'O sistema nacional não disse dos parâmetros do município 3538709 (502: fora), e a NFS-e seguiu sem essa conferência.',
      'The national system did not answer about the parameters of city 3538709 (502: fora)',
    ],
    [
      'O sistema nacional não disse se o município 3538709 está ativo nele: onde está, a alíquota não é informada. O sistema nacional pode recusar.',
      'did not answer whether city 3538709 is active in it',
    ],
    [
      'O município 3538709 não tem alíquota para o serviço 01.01.01.000 em 2026-11-30. O sistema nacional pode recusar.',
      'City 3538709 has no rate for service 01.01.01.000 on 2026-11-30. The national system may refuse this.',
    ],
    [
      'A alíquota 3,00% não é a do município 3538709 para o serviço 01.01.01.000: 2,00%, 5,00%. O sistema nacional pode recusar.',
      'The rate 3,00% is not the one of city 3538709 for service 01.01.01.000: 2,00%, 5,00%.',
    ],
    [
      'O município 3538709 não tem o regime especial 5 para o serviço 01.01.01.000. O sistema nacional pode recusar.',
      'does not have special regime 5 for service 01.01.01.000.',
    ],
    [
      'O município 3538709 não publica retenção do ISSQN do serviço 01.01.01.000. O sistema nacional pode recusar.',
      'publishes no withholding of ISSQN for service 01.01.01.000.',
    ],
    [
      'O município 3538709 não tem o benefício 123. O sistema nacional pode recusar.',
      'does not have benefit 123.',
    ],
  ])('tell what a register says: %s', (message, english) => {
    expect(englishOf({ code: 'risco_de_rejeicao', field: NCM, message })).toContain(english);
  });

  it('say of a duty and of a change of rules what the Portuguese says', () => {
    const duty =
      'ME e EPP do Simples Nacional emitem NFS-e somente pelo emissor nacional desde 01/09/2025 (Res. 140), e o município 3538709 não está nele: consulte o município.';
    expect(englishOf({ code: 'obrigacao_legal', field: NCM, message: duty, norm: 'Res. 140' })).toContain(
      'since 01/09/2025 (Res. 140), and city 3538709 is not in it',
    );
    const later =
      'O documento foi recebido em 31/12/2026 e seria assinado em 01/01/2027. As regras mudaram entre um dia e outro (NT 1; NT 2), e valem as de 01/01/2027.';
    expect(englishOf({ code: 'lei_posterior', field: '', message: later })).toContain('(NT 1; NT 2)');
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
