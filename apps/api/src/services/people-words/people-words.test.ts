import { MODULES } from '@fiscal/core/registry/documents';
import { rejectionRowsOf } from '@fiscal/core/registry/rejections';
import { describe, expect, it } from 'vitest';
import { fieldLabel } from './field-labels.ts';
import { peopleWords, withPeopleWords } from './people-words.ts';

/** A route, a JSON field, a setting or a camel-case name. */
const API_WORD =
  /\/v1\/|\*_|_\*|\bnfe_(?:test|live)_|\b(?:true|false|numero|serie|municipio|cfop|cest|cnpj|ie|uf)\b|\b(?:GET|POST|PUT|PATCH|DELETE) \/|\b[a-z]+(?:_[a-z0-9]+)+\b|\[\]|\b[A-Z]{2,}(?:_[A-Z]+)+\b|\b[a-z]{2,}[A-Z][a-z]+[A-Za-z]*\b|\b(?:token|corpo enviado)\b/;

describe('words for people', () => {
  it.each([
    [
      'nfe',
      'Omita valor_total para que a plataforma some os itens, ou envie a soma exata com duas casas.',
      /^Deixe em branco “[^”]+” para que a plataforma some/,
    ],
    [
      'nfe',
      'Envie inscricao_estadual_emitente ou preencha ie em PATCH /v1/clients/{id}.',
      /^Preencha “IE do emitente” ou corrija a inscrição estadual no cadastro da empresa\.$/,
    ],
    [
      'nfe',
      'Omita numero para usar o próximo livre. Se a série também é usada por outro sistema, envie outra serie ou ajuste numbering (serie e nextNumber) em PATCH /v1/clients/{id}.',
      /próximo número na página Numeração da empresa\.$/,
    ],
    [
      'cte',
      'valor_receber não veio e foi calculado: 100.00.',
      /^“Valor a receber” estava em branco e foi calculado: 100\.00\.$/,
    ],
    [
      'nfe',
      'Emita NF-e (POST /v1/nfe/emit) para a venda com entrega.',
      /^Emita NF-e para a venda com entrega\.$/,
    ],
    [
      'nfe',
      'O CPF em cpf_destinatario não é válido. Com token live, ou com Prefer: handling=strict, a emissão é recusada. Confira os 11 dígitos.',
      /^O CPF em “[^”]+” não é válido\. Em produção ou no modo estrito, a emissão é recusada\. Confira/,
    ],
  ])('%s: %s', (type, sentence, words) => {
    expect(peopleWords(type, sentence)).toMatch(words);
  });

  it('names a field by its label and the place in its list', () => {
    expect(fieldLabel('nfe', 'itens[1].codigo_ncm')).toMatch(/NCM.*\(item 2\)$/);
    expect(fieldLabel('nfe', 'nada')).toBeNull();
  });

  it.each([
    [
      'cfop (CFOP) tem formato inválido: deve ser CFOP de 4 dígitos; recebido "51"',
      'Envie cfop: CFOP de 4 dígitos.',
      '“CFOP com 4 dígitos” tem formato inválido: deve ser CFOP de 4 dígitos; recebido "51"',
      'Preencha “CFOP com 4 dígitos”: CFOP de 4 dígitos.',
    ],
    [
      'cfop (CFOP) é obrigatório',
      'Informe cfop.',
      '“CFOP com 4 dígitos” é obrigatório',
      'Informe “CFOP com 4 dígitos”.',
    ],
  ])('names a field of one word by its label: %s', (message, fix, shown, remedy) => {
    const { people } = withPeopleWords('nfe', { field: 'itens[0].cfop', message, fix });
    expect(people).toMatchObject({ message: shown, fix: remedy });
  });

  it('names no tag beside a label', () => {
    const message = 'valor_total (vNF) deve ser decimal; recebido "a"';
    const { people } = withPeopleWords('nfe', { field: 'valor_total', message });
    expect(people.message).toMatch(/^“[^”]+” deve ser decimal/);
  });

  it.each([
    ['mdfe', 'modal_rodoviario.condutores[0].nome', /condutor|motorista/i],
    ['mdfe', 'modal_rodoviario.condutores[1].cpf', /(?:condutor|motorista).*\(item 2\)$/i],
    ['mdfe', 'municipios_descarregamento[0].notas_fiscais[2].chave_nfe', /^Chave da NF-e \(item 3\)$/],
    ['nfe', 'duplicatas[1].valor', /^(?!.*crédito presumido)/],
  ])('separates fields of one name by their place: %s %s', (type, path, label) => {
    expect(fieldLabel(type, path)).toMatch(label);
  });

  it.each([
    ['cte', 'valor_receber', '1234.50', 'R$ 1.234,50', 'R$ 1,234.50'],
    ['nfse', 'tipo_retencao_iss', '1', '1 · não retido', '1 · not withheld'],
    ['cte', 'icms_aliquota', '12.00', '12%', '12%'],
    ['mdfe', 'peso_bruto', '8450.0000', '8.450', '8,450'],
    ['nfe', 'data_emissao', '2026-11-30T09:20:00-03:00', '30/11/2026 09:20', '2026-11-30 09:20'],
    ['nfe', 'natureza_operacao', 'VENDA', 'VENDA', 'VENDA'],
  ])('shows a value as people read it: %s %s %s', (...[type, field, suggestion, shown, english]) => {
    const message = `${field} não veio e foi calculado: ${suggestion}.`;
    const { people } = withPeopleWords(type, { field, code: 'calculado', message, suggestion });
    expect(people.message).toMatch(/^“[^”]+” estava em branco e foi calculado: /);
    expect(people.message.endsWith(`: ${shown}.`)).toBe(true);
    expect(people.english?.endsWith(`: ${english}.`)).toBe(true);
  });

  it('names the party of a field that several have', () => {
    expect(fieldLabel('mdfe', 'logradouro_emitente')).toBe('Logradouro (emitente)');
    expect(fieldLabel('nfe', 'inscricao_estadual_emitente')).toBe('IE do emitente');
  });

  it('leaves no route, JSON field or setting in the text of a rejection', () => {
    const found = MODULES.flatMap(({ definition: { type } }) =>
      rejectionRowsOf(type).flatMap(({ cStat, cause, fix }) =>
        [cause, fix]
          .map((sentence) => peopleWords(type, sentence))
          .filter((words) => API_WORD.test(words))
          .map((words) => `${type} ${cStat}: ${words}`),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});
