// biome-ignore-all format: one row per line
import { digits, oneOf, pattern, text } from '../engine/layout/facets.ts';
import { group, leaf } from '../engine/layout/rows.ts';
import type { Layout, SimpleType } from '../engine/layout/types.ts';
import * as t from '../engine/portal/simple-types.ts';
import { NFE_NAMESPACE } from '../sefaz/messages.ts';

const Id: SimpleType = { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: ['ID[0-9]{4}[0-9A-Z]{12}[0-9]{25}'], format: 'ID, cUF, ano, CNPJ, modelo, série e números' };

/** Request to void a range of numbers. Source: leiauteInutNFe_v4.00.xsd; MOC 7.0 §4.5. */
export const inutilizacaoLayout: Layout = {
  name: 'inutilizacao',
  namespace: NFE_NAMESPACE,
  root: 'inutNFe',
  signed: 'infInut',
  rows: [
    leaf('@versao', '1-1', pattern('4\\.00', '4.00'), 'engine', 'Versão do leiaute'),
    group('infInut', '1-1', 'Pedido de inutilização', [
      leaf('@Id', '1-1', Id, 'engine', 'ID + cUF + ano + CNPJ + modelo + série (3) + inicial (9) + final (9)'),
      leaf('tpAmb', '1-1', t.TAmb, 'engine', 'Ambiente, decidido pelo prefixo do token'),
      leaf('xServ', '1-1', oneOf(['INUTILIZAR']), 'engine', 'Serviço'),
      leaf('cUF', '1-1', t.TCodUfIBGE, 'engine', 'UF do emitente'),
      leaf('ano', '1-1', digits(2), 'engine', 'Ano, 2 dígitos'),
      leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ do emitente; padrão: o da empresa do token'),
      leaf('mod', '1-1', t.TMod, 'mod', 'Modelo; padrão: 55'),
      leaf('serie', '1-1', t.TSerie, 'serie', 'Série'),
      leaf('nNFIni', '1-1', t.TNF, 'inicio', 'Primeiro número da faixa'),
      leaf('nNFFin', '1-1', t.TNF, 'fim', 'Último número da faixa'),
      leaf('xJust', '1-1', text(15, 255), 'justificativa', 'Justificativa'),
    ]),
  ],
  synonyms: { '': { numero_inicial: 'inicio', numero_final: 'fim' } },
  sums: [],
  ignored: [{ path: 'ano', description: 'Ano da numeração, 4 dígitos' }],
};
