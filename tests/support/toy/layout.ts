// biome-ignore-all format: one row per line
import { digits, oneOf, pattern, text } from '../../../packages/fiscal-core/src/engine/layout/facets.ts';
import { group, leaf } from '../../../packages/fiscal-core/src/engine/layout/rows.ts';
import type { Layout } from '../../../packages/fiscal-core/src/engine/layout/types.ts';
import { TAmb, TCnpj, TCodUfIBGE, TDateTimeUTC, TNF, TSerie } from '../../../packages/fiscal-core/src/engine/portal/simple-types.ts';
import { TOY } from './names.ts';

export const toyLayout: Layout = {
  name: 'toy',
  namespace: TOY.namespace,
  root: TOY.documento,
  signed: 'infToy',
  rows: [
    group('infToy', '1-1', 'Guia de brinquedo', [
      leaf('@versao', '1-1', oneOf(['1.00']), 'engine', 'Versão do leiaute'),
      leaf('@Id', '1-1', { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: ['Toy[0-9]{6}[0-9A-Z]{12}[0-9]{26}'], format: 'Toy mais a chave de acesso' }, 'engine', 'Literal Toy + chave de acesso'),
      group('ide', '1-1', 'Identificação', [
        leaf('cUF', '1-1', TCodUfIBGE, 'engine', 'UF do emitente'),
        leaf('cToy', '1-1', digits(8), 'codigo_unico', 'Código numérico da chave'),
        leaf('mod', '1-1', oneOf(['90']), 'engine', 'Modelo'),
        leaf('serie', '1-1', TSerie, 'serie', 'Série'),
        leaf('nToy', '1-1', TNF, 'numero', 'Número'),
        leaf('dhEmi', '1-1', TDateTimeUTC, 'data_emissao', 'Emissão'),
        leaf('tpEmis', '1-1', oneOf(['1']), 'forma_emissao', 'Forma de emissão'),
        leaf('cDV', '1-1', pattern('[0-9]', 'um dígito'), 'engine', 'Dígito verificador'),
        leaf('tpAmb', '1-1', TAmb, 'engine', 'Ambiente'),
      ]),
      group('emit', '1-1', 'Emitente', [
        leaf('CNPJ', '1-1', TCnpj, 'cnpj_emitente', 'CNPJ do emitente'),
        leaf('xNome', '1-1', text(2, 60), 'nome_emitente', 'Nome do emitente'),
      ]),
      leaf('xBrinquedo', '1-1', text(2, 60), 'brinquedo', 'O brinquedo'),
    ]),
  ],
  synonyms: {},
  sums: [],
  ignored: [],
};
