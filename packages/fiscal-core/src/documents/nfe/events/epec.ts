import { groupOf, leafOf } from '../../../engine/document/tree.ts';
import { cOrgaoAutor, verAplic } from '../../../engine/events/define/rows.ts';
import { type Announced, compilePrior } from '../../../engine/events/prior.ts';
import { oneOf } from '../../../engine/layout/facets.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { VER_APLIC } from '../../../vocabulary/ver-aplic.ts';
import { NFCE_EPEC_UFS } from '../event-routing.ts';
import { envelope } from './envelope.ts';

const IE = t.TIeDestNaoIsento;
const PARTY = ['CNPJ', 'CPF', 'idEstrangeiro'];

const issuer = [
  cOrgaoAutor,
  leaf('tpAutor', '1-1', oneOf({ '1': 'empresa emitente' }), 'engine', 'Autor do evento'),
  verAplic,
  leaf('dhEmi', '1-1', t.TDateTimeUTC, 'data_emissao', 'Emissão da nota'),
  leaf('tpNF', '1-1', oneOf({ '0': 'entrada', '1': 'saída' }), 'tipo_documento', 'Entrada (0) ou saída (1)'),
  // [?] Numeric: an issuer without an IE cannot be announced.
  leaf('IE', '1-1', IE, 'inscricao_estadual_emitente', 'IE do emitente'),
];

const addressee = [
  leaf('UF', '1-1', t.TUf, 'uf_destinatario', 'UF do destinatário; EX no exterior'),
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_destinatario', 'CNPJ do destinatário'),
    leaf('CPF', '1-1', t.TCpf, 'cpf_destinatario', 'CPF do destinatário'),
    leaf(
      'idEstrangeiro',
      '1-1',
      t.IdEstrangeiro,
      'id_estrangeiro_destinatario',
      'Documento do comprador estrangeiro',
    ),
  ]),
  leaf('IE', '0-1', IE, 'inscricao_estadual_destinatario', 'IE do destinatário'),
];

const totals = [
  leaf('vNF', '1-1', t.TDec_1302, 'valor_total', 'Valor total da nota'),
  leaf('vICMS', '1-1', t.TDec_1302, 'icms_valor_total', 'Valor total do ICMS'),
];

/** Facts of a note in the event, by their part of the note. */
function epecFacts({ signed, subject }: Announced) {
  const [ide, emit, dest] = [groupOf(signed, 'ide'), groupOf(signed, 'emit'), groupOf(signed, 'dest')];
  const party = PARTY.filter((tag) => dest[tag] !== undefined).map((tag) => [tag, dest[tag]] as const);
  const ie = leafOf(dest, 'IE');
  // [?] An NFC-e may leave the address out: its operation is within the UF (707).
  const UF = leafOf(groupOf(dest, 'enderDest'), 'UF') || leafOf(groupOf(emit, 'enderEmit'), 'UF');
  return {
    issuer: {
      cOrgaoAutor: subject.accessKey.slice(0, 2),
      tpAutor: '1',
      verAplic: VER_APLIC,
      dhEmi: leafOf(ide, 'dhEmi'),
      tpNF: leafOf(ide, 'tpNF'),
      IE: leafOf(emit, 'IE'),
    },
    dest: { UF, ...Object.fromEntries(party), ...(ie !== '' && { IE: ie }) },
    total: (tag: string) => leafOf(groupOf(groupOf(signed, 'total'), 'ICMSTot'), tag),
  };
}

/** Announces the NF-e to the national environment before transmission. Source: NT 2014.001 v1.41; e110140_v1.00.xsd. */
export const epec = compilePrior({
  tpEvento: '110140',
  descEvento: 'EPEC',
  receiver: () => 'AN',
  cOrgao: () => '91',
  envelope,
  known: ['485', '573'],
  taken: ['661', '662'],
  notYet: ['468'],
  rows: [
    ...issuer,
    group('dest', '1-1', 'Destinatário e totais', [
      ...addressee,
      ...totals,
      leaf('vST', '1-1', t.TDec_1302, 'icms_valor_total_st', 'Valor total do ICMS ST'),
    ]),
  ],
  body(announced) {
    const { issuer: of, dest, total } = epecFacts(announced);
    return { ...of, dest: { ...dest, vNF: total('vNF'), vICMS: total('vICMS'), vST: total('vST') } };
  },
});

/**
 * Announces the NFC-e to the EPEC service of its UF. Source: e110140NFCe_v1.00.xsd, by which the addressee is not optional [?];
 * nfephp-org/sped-nfe, EPECNFCe_SP (2024-06). Answers of its authority are read like those for an NF-e [?].
 */
export const epecOfNfce = compilePrior({
  tpEvento: '110140',
  descEvento: 'EPEC',
  receiver: (uf) => (NFCE_EPEC_UFS.has(uf) ? uf : null),
  service: 'recepcaoEPEC',
  cOrgao: (chave) => chave.slice(0, 2),
  envelope,
  known: ['485', '573'],
  taken: ['661', '662'],
  notYet: ['468', '714'],
  rows: [...issuer, group('dest', '1-1', 'Destinatário', addressee), ...totals],
  body(announced) {
    const { issuer: of, dest, total } = epecFacts(announced);
    return { ...of, dest, vNF: total('vNF'), vICMS: total('vICMS') };
  },
});
