// biome-ignore-all format: one row per line

import { literal } from '../../../engine/events/define/rows.ts';
import type { BodyLayout } from '../../../engine/events/define/spec.ts';
import { digits, oneOf, pattern } from '../../../engine/layout/facets.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import type { Layout, SimpleType } from '../../../engine/layout/types.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { UFS } from '../../../tables/uf.ts';
import { NFE } from '../../../vocabulary/message-names.ts';

const UF_CODES = UFS.map(({ cUF }) => cUF).toSorted();

/** The simple types of events under the names of the official schema. Source: tiposBasico_v1.03.xsd. */
export const TVerEvento = pattern('1\\.00', '1.00');
export const TCOrgaoIBGE = oneOf([...UF_CODES, '90', '91', '92']);
/** Author of an event that only the issuer makes. */
export const tpAutorEmitente = oneOf({ '1': 'emitente' });
export const TProt = pattern('[0-9]{15}|[0-9]{17}', 'protocolo de 15 ou 17 dígitos', { as: 'code' });
export const Id: SimpleType = { name: 'Id', kind: { as: 'text' }, builtin: 'ID', patterns: ['ID[0-9]{12}[0-9A-Z]{12}[0-9]{28}'], format: 'ID, tpEvento, chave e sequência' };

/** Leaves that several bodies of events share. */
export const nProt = leaf('nProt', '1-1', TProt, 'engine', 'Protocolo de autorização da nota');
export const nProtEvento = leaf('nProtEvento', '1-1', TProt, 'engine', 'Protocolo do evento a cancelar');

/**
 * Layout of an event of NF-e and NFC-e: the generic envelope around its body.
 * Source: leiauteEvento_v1.00.xsd; body: e<tpEvento>_v1.00.xsd (package of NT 2026.004).
 */
export const eventLayout = ({ name, descricoes, rows, synonyms, ignored }: BodyLayout): Layout => ({
  name,
  namespace: NFE.namespace,
  root: 'evento',
  signed: 'infEvento',
  rows: [
    leaf('@versao', '1-1', TVerEvento, 'engine', 'Versão do leiaute'),
    group('infEvento', '1-1', 'Evento', [
      leaf('@Id', '1-1', Id, 'engine', 'ID + tpEvento + chave + nSeqEvento em 2 dígitos'),
      leaf('cOrgao', '1-1', TCOrgaoIBGE, 'engine', 'Órgão que recebe o evento'),
      leaf('tpAmb', '1-1', t.TAmb, 'engine', 'Ambiente, decidido pelo prefixo do token'),
      choice('1-1', [
        leaf('CNPJ', '1-1', t.TCnpjOpc, 'engine', 'CNPJ do autor'),
        leaf('CPF', '1-1', t.TCpf, 'engine', 'CPF do autor'),
      ]),
      leaf('chNFe', '1-1', t.TChNFe, 'engine', 'Chave de acesso da nota'),
      leaf('dhEvento', '1-1', t.TDateTimeUTC, 'data_evento', 'Data e hora do evento; padrão: agora'),
      leaf('tpEvento', '1-1', digits(6), 'engine', 'Código do evento'),
      leaf('nSeqEvento', '1-1', pattern('[1-9][0-9]{0,1}', 'número de 1 a 99'), 'engine', 'Sequência do evento'),
      leaf('verEvento', '1-1', TVerEvento, 'engine', 'Versão do evento'),
      group('detEvento', '1-1', 'Detalhe do evento', [
        leaf('@versao', '1-1', literal('1.00'), 'engine', 'Versão do detalhe'),
        leaf('descEvento', '1-1', literal(...descricoes), 'engine', 'Descrição do evento'),
        ...rows,
      ]),
    ]),
  ],
  synonyms: { '': synonyms },
  sums: [],
  ignored,
});
