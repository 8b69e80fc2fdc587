import { compare, decimalOrZero } from '../../decimal/decimal.ts';
import {
  all,
  emitterAddress,
  inventedKey,
  is,
  issueDay,
  issuerUf,
  LENT_CPF,
  NOT_TOLD,
  streetOf,
} from '../../engine/body/stand-in-rows.ts';
import { type StandIn, standIns } from '../../engine/body/stand-ins.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { UFS, type Uf, ufBySigla } from '../../tables/uf.ts';
import { lacksRate } from '../../tax/ibs-cbs.ts';
import { demands, hasMark, rulingOf } from '../../tax/reform/reform.ts';
import type { Note } from './model.ts';

type Stage = 'identificacao' | 'emitente' | 'destinatario' | 'transporte' | 'item' | 'total';

const abroad = is('local_destino', '3');
const interstate = is('local_destino', '2');
const leaving = is('tipo_documento', '1');
/** A recipient is due: always on NF-e; on NFC-e with delivery or when one was named without document. */
const recipientDue = ({ model, input }: Note): boolean =>
  model.recipientRequired ||
  model.recipientWhenPresence.includes(textOf(input, 'presenca_comprador') ?? '') ||
  input['nome_destinatario'] !== undefined;
const addressDue = (note: Note): boolean =>
  note.model.recipientRequired ||
  note.model.recipientWhenPresence.includes(textOf(note.input, 'presenca_comprador') ?? '');
const noAddress = ({ input }: Note): boolean =>
  input['municipio_destinatario'] === undefined && input['codigo_municipio_destinatario'] === undefined;
const noDocument = ({ input }: Note): boolean =>
  input['cnpj_destinatario'] === undefined &&
  input['cpf_destinatario'] === undefined &&
  input['id_estrangeiro_destinatario'] === undefined;

/** UF of the default recipient: the issuer's, or another one when the operation crosses a state border. */
function recipientUf(note: Note): Uf | undefined {
  const home = issuerUf(note);
  if (!interstate(note)) return home;
  return UFS.find(({ sigla }) => sigla === (home?.sigla === 'SP' ? 'RJ' : 'SP'));
}
const recipientTown = (note: Note): { codigo: string; nome: string } | undefined => {
  const { input } = note;
  const uf = textOf(input, 'uf_destinatario');
  if (uf === 'EX') return { codigo: '9999999', nome: 'EXTERIOR' };
  if (uf !== undefined && uf !== textOf(input, 'uf_emitente')) return ufBySigla(uf)?.capital;
  const own = textOf(input, 'codigo_municipio_emitente');
  const name = textOf(input, 'municipio_emitente');
  if (!interstate(note) && own !== undefined && name !== undefined) return { codigo: own, nome: name };
  return recipientUf(note)?.capital;
};

/** An item already brings the tax of the UF of destination. */
const sharesDestination = ({ items }: Note): boolean =>
  items.some((item) => item['icms_base_calculo_uf_destino'] !== undefined);

/** CSOSN in any item means the Simples Nacional, otherwise the normal regime. */
const regime = ({ items }: Note): string =>
  items.some((item) => /^\d{3}$/.test(textOf(item, 'icms_situacao_tributaria') ?? '')) ? '1' : '3';

const referencedKey = (note: Note): string | undefined => inventedKey(note, 1);
function referencedNote(note: Note): FlatInput[] | undefined {
  const key = referencedKey(note);
  return key === undefined ? undefined : [{ chave_nfe: key }];
}
const refersByItem = (note: Note): boolean =>
  is('finalidade_emissao', '4')(note) ||
  is('tipo_nota_debito', '03', '04')(note) ||
  is('tipo_nota_credito', '06')(note);
/**
 * True when the items must refer to those of another note and no reference was sent. A sent reference is never
 * completed or moved.
 */
function lacksReferences(note: Note): boolean {
  if (!refersByItem(note) || note.input['notas_referenciadas'] !== undefined) return false;
  const standIn = referencedKey(note);
  return note.items.every(({ chave_acesso_dfe_referenciado: key = standIn }) => key === standIn);
}

const isImport = (item: FlatInput): boolean => textOf(item, 'cfop')?.startsWith('3') === true;
const declaration = (note: Note): FlatInput[] => [
  {
    numero: '2600000001',
    data_registro: issueDay(note),
    local_desembaraco_aduaneiro: NOT_TOLD,
    uf_desembaraco_aduaneiro: textOf(note.input, 'uf_emitente'),
    data_desembaraco_aduaneiro: issueDay(note),
    via_transporte: '7',
    forma_intermedio: '1',
    codigo_exportador: '1',
    adicoes: [{ numero: '1', numero_sequencial_item: '1', codigo_fabricante_estrangeiro: '1' }],
  },
];

const goods = ({ services }: Note, item: FlatInput): boolean => !services.has(item);
const normalRegime = ({ input }: Note): boolean => input['regime_tributario_emitente'] === '3';

/** Above this an NFC-e names its buyer; the states' usual limit. */
const UNIDENTIFIED_MAX = decimalOrZero('10000');
const needsRecipient = (note: Note): boolean =>
  note.model.mod === '65' &&
  noDocument(note) &&
  compare(decimalOrZero(textOf(note.input, 'valor_total')), UNIDENTIFIED_MAX) > 0;
/** A rate of a year that is not all known here. */
const rateless =
  (field: string) =>
  ({ reform }: Note, item: FlatInput): boolean =>
    lacksRate(item, reform, field);
const demandsDeferral = ({ reform }: Note, item: FlatInput): boolean =>
  demands(rulingOf(item, reform), 'gDif');
const conditional = ({ reform }: Note, item: FlatInput): boolean =>
  hasMark(rulingOf(item, reform), 'gTribRegular');

// biome-ignore format: a table reads as one row a line
export const NFE_STAND_INS: readonly StandIn<Note, Stage>[] = [
  { stage: 'identificacao', field: 'notas_referenciadas', tag: 'NFref', when: is('finalidade_emissao', '2'), value: referencedNote, why: 'a complementar cita a nota de origem (254)' },
  { stage: 'identificacao', field: 'tipo_nota_credito', tag: 'tpNFCredito', when: is('finalidade_emissao', '5'), value: '01', why: 'finalidade 5 exige o tipo (1164)' },
  { stage: 'identificacao', field: 'tipo_nota_debito', tag: 'tpNFDebito', when: is('finalidade_emissao', '6'), value: '04', why: 'finalidade 6 exige o tipo (1009)' },

  { stage: 'emitente', field: 'regime_tributario_emitente', tag: 'CRT', value: regime, why: 'CRT é obrigatório' },
  ...emitterAddress<Note>(),
  { stage: 'emitente', field: 'cep_emitente', tag: 'CEP', value: '00000000', why: 'CEP do emitente é obrigatório' },

  { stage: 'destinatario', field: 'cpf_destinatario', tag: 'CPF', when: (note) => recipientDue(note) && noDocument(note) && !abroad(note), value: LENT_CPF, why: 'um destinatário identificado é obrigatório (719, 721, 787)' },
  { stage: 'destinatario', field: 'nome_destinatario', tag: 'xNome', when: addressDue, value: NOT_TOLD, why: 'o nome do destinatário é obrigatório (724)' },
  { stage: 'destinatario', field: 'uf_destinatario', tag: 'UF', when: all(addressDue, abroad), value: 'EX', why: 'operação com exterior (727)' },
  { stage: 'destinatario', field: 'uf_destinatario', tag: 'UF', when: all(addressDue, noAddress), value: (note) => recipientUf(note)?.sigla, why: 'endereço do destinatário é obrigatório (726, 772, 773)' },
  { stage: 'destinatario', field: 'codigo_municipio_destinatario', tag: 'cMun', when: all(addressDue, noAddress), value: (note) => recipientTown(note)?.codigo, why: 'endereço do destinatário é obrigatório (726)' },
  { stage: 'destinatario', field: 'municipio_destinatario', tag: 'xMun', when: (note) => addressDue(note) && note.input['codigo_municipio_destinatario'] === recipientTown(note)?.codigo, value: (note) => recipientTown(note)?.nome, why: 'endereço do destinatário é obrigatório (726)' },
  ...streetOf<Note, Stage>('destinatario', { stage: 'destinatario', when: addressDue, why: 'endereço do destinatário é obrigatório (726)' }),
  { stage: 'destinatario', field: 'codigo_pais_destinatario', tag: 'cPais', when: all(addressDue, is('uf_destinatario', 'EX')), value: '2496', why: 'país diferente do Brasil (510)' },
  { stage: 'destinatario', field: 'pais_destinatario', tag: 'xPais', when: all(addressDue, is('codigo_pais_destinatario', '2496')), value: 'ESTADOS UNIDOS', why: 'nome do país emprestado' },
  { stage: 'destinatario', field: 'indicador_inscricao_estadual_destinatario', tag: 'indIEDest', when: (note) => note.model.recipientRequired && !abroad(note) && leaving(note) && (is('consumidor_final', '0')(note) || interstate(note)) && note.input['inscricao_estadual_destinatario'] === undefined && !sharesDestination(note), value: '2', why: 'não contribuinte exige consumidor final (696) e, entre UFs, a partilha (694)' },

  { stage: 'transporte', field: 'uf_local_embarque', tag: 'UFSaidaPais', when: all(abroad, leaving), value: (note) => textOf(note.input, 'uf_emitente'), why: 'exportação informa o local de saída (355)' },
  { stage: 'transporte', field: 'local_embarque', tag: 'xLocExporta', when: all(abroad, leaving), value: NOT_TOLD, why: 'exportação informa o local de saída (355)' },
  { stage: 'transporte', field: 'agropecuario_uf_guia', tag: 'UFGuia', when: ({ input }) => input['agropecuario_tipo_guia'] !== undefined, value: (note) => textOf(note.input, 'uf_emitente'), why: 'a guia de trânsito leva UF' },
  { stage: 'transporte', field: 'agropecuario_numero_guia', tag: 'nGuia', when: ({ input }) => input['agropecuario_tipo_guia'] !== undefined, value: '1', why: 'a guia de trânsito leva número' },

  { stage: 'item', field: 'codigo_ncm', tag: 'NCM', when: goods, value: '00000000', why: 'NCM é obrigatório' },
  { stage: 'item', field: 'chave_acesso_dfe_referenciado', tag: 'chaveAcesso', when: lacksReferences, value: referencedKey, why: 'devolução, débito 03 e 04 e crédito 06 citam a nota de origem item a item (321, 1038)' },
  { stage: 'item', field: 'numero_item_dfe_referenciado', tag: 'nItem', when: (note, item) => item['chave_acesso_dfe_referenciado'] !== undefined && lacksReferences(note) && !is('tipo_nota_debito', '03')(note), value: (note, item) => String(note.items.indexOf(item) + 1), why: 'acompanha a chave emprestada (1048)' },
  { stage: 'item', field: 'documentos_importacao', tag: 'DI', when: (note, item) => is('tipo_documento', '0')(note) && isImport(item), value: declaration, why: 'CFOP de importação exige a DI (525)' },
  { stage: 'item', field: 'ibs_cbs_situacao_tributaria', tag: 'CST', when: normalRegime, value: '000', why: 'regime normal informa IBS/CBS (1115)' },
  { stage: 'item', field: 'ibs_cbs_classificacao_tributaria', tag: 'cClassTrib', when: (note, item) => normalRegime(note) && item['ibs_cbs_situacao_tributaria'] === '000', value: '000001', why: 'tributação integral, par de CST 000' },
  { stage: 'item', field: 'ibs_uf_aliquota', tag: 'pIBSUF', when: rateless('ibs_uf_aliquota'), value: '0.05', why: 'alíquota do ano ainda não publicada' },
  { stage: 'item', field: 'ibs_mun_aliquota', tag: 'pIBSMun', when: rateless('ibs_mun_aliquota'), value: '0.05', why: 'alíquota do ano ainda não publicada' },
  { stage: 'item', field: 'cbs_aliquota', tag: 'pCBS', when: rateless('cbs_aliquota'), value: '0.90', why: 'alíquota do ano ainda não publicada' },
  { stage: 'item', field: 'ibs_uf_percentual_diferimento', tag: 'pDif', when: demandsDeferral, value: '100.00', why: 'o CST exige o diferimento (1030)' },
  { stage: 'item', field: 'ibs_mun_percentual_diferimento', tag: 'pDif', when: demandsDeferral, value: '100.00', why: 'o CST exige o diferimento (1044)' },
  { stage: 'item', field: 'cbs_percentual_diferimento', tag: 'pDif', when: demandsDeferral, value: '100.00', why: 'o CST exige o diferimento (1061)' },
  { stage: 'item', field: 'ibs_cbs_situacao_tributaria_regular', tag: 'CSTReg', when: conditional, value: '000', why: 'a classificação exige a tributação regular (1065)' },
  { stage: 'item', field: 'ibs_cbs_classificacao_tributaria_regular', tag: 'cClassTribReg', when: (note, item) => conditional(note, item) && item['ibs_cbs_situacao_tributaria_regular'] === '000', value: '000001', why: 'tributação integral, par de CST 000' },
  { stage: 'item', field: 'ibs_aliquota_efetiva_regular_uf', tag: 'pAliqEfetRegIBSUF', when: rateless('ibs_aliquota_efetiva_regular_uf'), value: '0.05', why: 'alíquota do ano ainda não publicada' },
  { stage: 'item', field: 'ibs_aliquota_efetiva_regular_municipio', tag: 'pAliqEfetRegIBSMun', when: rateless('ibs_aliquota_efetiva_regular_municipio'), value: '0.05', why: 'alíquota do ano ainda não publicada' },
  { stage: 'item', field: 'cbs_aliquota_efetiva_regular', tag: 'pAliqEfetRegCBS', when: rateless('cbs_aliquota_efetiva_regular'), value: '0.90', why: 'alíquota do ano ainda não publicada' },

  { stage: 'total', field: 'cpf_destinatario', tag: 'CPF', when: needsRecipient, value: LENT_CPF, why: 'acima do limite da UF o comprador é identificado (750)' },
  { stage: 'total', field: 'indicador_inscricao_estadual_destinatario', tag: 'indIEDest', when: is('cpf_destinatario', LENT_CPF), value: '9', why: 'acompanha o comprador emprestado' },
];

/** Fills sandbox defaults for fields that body and profile lack. */
export const fillStandIns = standIns(NFE_STAND_INS);
