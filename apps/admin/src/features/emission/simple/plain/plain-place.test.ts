import { expect, it } from 'vitest';
import { plainMessages } from './plain-messages.ts';
import { plainPlace } from './plain-place.ts';

it.each([
  ['cte', 'cep_destinatario', 'Destinatário · CEP'],
  ['cte', 'codigo_municipio_remetente', 'Remetente · Cidade (código do IBGE)'],
  ['cte', 'cfop', 'CFOP'],
  ['mdfe', 'modal_rodoviario.placa_veiculo', 'Veículo e motorista · Placa'],
  ['mdfe', 'modal_rodoviario', 'Veículo e motorista'],
  ['mdfe', 'modal_rodoviario.condutores[0].nome', 'Motorista 1 · Nome do motorista'],
  ['mdfe', 'municipios_carregamento', 'Cidade de carregamento'],
  [
    'mdfe',
    'municipios_descarregamento[1].notas_fiscais[0].chave_nfe',
    'Nota fiscal (NF-e) 1 · Chave da NF-e (44 números)',
  ],
  ['dce', 'itens[2].codigo_ncm', 'Item 3 · NCM (8 números, ou os 2 do capítulo)'],
  ['nfse', 'valor_servico', 'Valor do serviço (R$)'],
  ['mdfe', 'logradouro_emitente', 'Empresa que emite · Rua, avenida'],
  ['mdfe', 'modal_rodoviario.codigo_agendamento_porto', null],
  ['nfcom', 'itens[0].ibs_cbs_situacao_tributaria', null],
] as const)('%s %s is labeled as the form does: %s', (type, path, label) => {
  expect(plainPlace(type, plainMessages['pt-BR'], path)).toBe(label);
});
