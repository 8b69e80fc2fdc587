// biome-ignore-all format: one row per line

import { literal } from '../../../engine/events/define/rows.ts';
import type { BodyLayout, Envelope } from '../../../engine/events/define/spec.ts';
import { oneOf, pattern, text } from '../../../engine/layout/facets.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import type { Layout, SimpleType } from '../../../engine/layout/types.ts';
import { TDateTimeUTC } from '../../../engine/portal/simple-types.ts';
import { VER_APLIC } from '../../../vocabulary/ver-aplic.ts';
import * as t from '../layout/simple-types.ts';

const VERSAO = '1.01';
const TVerNFSe: SimpleType = { ...t.TVerNFSe, patterns: ['1\\.00|1\\.01'], maxLength: 4 };
const TSCNPJ: SimpleType = { ...t.TSCNPJ, patterns: ['[0-9A-Z]{14}'], maxLength: 14 };
const TSCPF: SimpleType = { ...t.TSCPF, patterns: ['[0-9]{11}'], maxLength: 11 };
const TSChaveNFSe: SimpleType = { ...t.TSChaveNFSe, patterns: ['[0-9]{9}[0-9A-Z]{14}[0-9]{27}'], maxLength: 50 };
const Id: SimpleType = { ...pattern('PRE[0-9]{8}(1[0-9]{14}|2[0-9A-Z]{14})[0-9]{33}', 'PRE, chave e código do evento'), maxLength: 59 };

/** Source: tiposEventos_v1.01.xsd, TCPedRegEvt. */
const layout = (element: string, body: BodyLayout): Layout => ({
  name: body.name,
  namespace: 'http://www.sped.fazenda.gov.br/nfse',
  root: 'pedRegEvento',
  signed: 'infPedReg',
  rows: [
    leaf('@versao', '1-1', TVerNFSe, 'engine', 'Versão do leiaute'),
    group('infPedReg', '1-1', 'Pedido de registro de evento', [
      leaf('@Id', '1-1', Id, 'engine', 'PRE + chave + código do evento'),
      leaf('tpAmb', '1-1', oneOf({ '1': 'produção', '2': 'homologação' }), 'engine', 'Ambiente, decidido pelo prefixo do token'),
      leaf('verAplic', '1-1', text(1, 20), 'engine', 'Versão do aplicativo'),
      leaf('dhEvento', '1-1', TDateTimeUTC, 'data_evento', 'Data e hora do evento; padrão: agora'),
      choice('1-1', [
        leaf('CNPJAutor', '1-1', TSCNPJ, 'engine', 'CNPJ do autor'),
        leaf('CPFAutor', '1-1', TSCPF, 'engine', 'CPF do autor'),
      ]),
      leaf('chNFSe', '1-1', TSChaveNFSe, 'engine', 'Chave de acesso da NFS-e'),
      group(element, '1-1', body.descricoes[0] ?? '', [
        leaf('xDesc', '1-1', literal(...body.descricoes), 'engine', 'Descrição do evento'),
        ...body.rows,
      ]),
    ]),
  ],
  synonyms: { '': body.synonyms },
  sums: [],
  ignored: body.ignored,
});

/** Envelope around the body of an event of the national NFS-e; it names no authority, as there is only one. */
export const nfseEnvelope = (tpEvento: string): Envelope => {
  const element = `e${tpEvento}`;
  return {
    layout: (body) => layout(element, body),
    path: ['infPedReg', element],
    sequenceDigits: 3,
    routing: null,
    idOf: (chave) => `PRE${chave}${tpEvento}`,
    wrap: ({ id, dhEvento, subject, body: { descEvento, ...body } }) => ({
      '@versao': VERSAO,
      infPedReg: {
        '@Id': id,
        tpAmb: String(subject.environment),
        verAplic: VER_APLIC,
        dhEvento,
        [subject.emitente.length === 11 ? 'CPFAutor' : 'CNPJAutor']: subject.emitente,
        chNFSe: subject.accessKey,
        [element]: { xDesc: descEvento, ...body },
      },
    }),
    specimen: {
      accessKey: '35503082211222333000181000000000000126111234567890',
      protocolNumber: '1',
    },
  };
};
