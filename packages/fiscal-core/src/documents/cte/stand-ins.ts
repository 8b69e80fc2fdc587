import type { Draft } from '../../engine/body/draft.ts';
import { reformOf } from '../../engine/body/reform.ts';
import {
  all,
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
import { UFS, ufBySigla } from '../../tables/uf.ts';
import { lacksRate } from '../../tax/ibs-cbs.ts';
import { hasDocuments, isBetweenCarriers, isComplement, isNamed, type Papel, payerOf } from './model.ts';

type Stage = 'emitente' | 'percurso' | 'partes' | 'carga' | 'modal' | 'valor' | 'imposto';
type Test = (draft: Draft) => boolean;

/** A payer that is no party may not be one of them (799). */
const LENT_PAYER = '98765432100';
const not =
  (test: Test): Test =>
  (draft) =>
    !test(draft);
const absent =
  (...fields: readonly string[]): Test =>
  ({ input }) =>
    fields.every((field) => input[field] === undefined);

const normal = not(isComplement);

/** UF of the end by the CFOP: 6 crosses a state border, any other ends where it starts. */
function destination(draft: Draft): string | undefined {
  const start = textOf(draft.input, 'uf_inicio');
  if (textOf(draft.input, 'cfop')?.startsWith('6') !== true) return start;
  return UFS.find(({ sigla }) => sigla === (start === 'SP' ? 'RJ' : 'SP'))?.sigla;
}

/** Capital of the place's UF; used when no field names the município. */
const town = (place: string, part: 'codigo' | 'nome') => (draft: Draft) =>
  ufBySigla(textOf(draft.input, `uf_${place}`) ?? '')?.capital[part];
const townOf = (
  stage: Stage,
  place: string,
  tags: readonly [string, string],
  why: string,
): StandIn<Draft, Stage>[] => [
  {
    stage,
    field: `codigo_municipio_${place}`,
    tag: tags[0],
    when: absent(`municipio_${place}`),
    value: town(place, 'codigo'),
    why,
  },
  {
    stage,
    field: `municipio_${place}`,
    tag: tags[1],
    when: (draft) => textOf(draft.input, `codigo_municipio_${place}`) === town(place, 'codigo')(draft),
    value: town(place, 'nome'),
    why,
  },
];

/** Sender and recipient are in every CT-e that is neither a complement nor between carriers; others when they pay or are named. */
const due =
  (papel: Papel): Test =>
  (draft) =>
    isNamed(draft, papel) ||
    (papel === payerOf(draft) && !isBetweenCarriers(draft)) ||
    (normal(draft) &&
      isBetweenCarriers(draft) === (papel === 'expedidor' || papel === 'recebedor') &&
      papel !== 'tomador');

/** Sandbox defaults of a required party. */
function party(papel: Papel, place: 'inicio' | 'fim', why: string): StandIn<Draft, Stage>[] {
  const stage = 'partes';
  const home = `uf_${papel}`;
  const placed: Test = absent(`municipio_${papel}`, `codigo_municipio_${papel}`, home);
  const here = (field: string) => (draft: Draft) => textOf(draft.input, `${field}_${place}`);
  return [
    {
      stage,
      field: `cpf_${papel}`,
      tag: 'CPF',
      when: all(due(papel), absent(`cnpj_${papel}`), not(is(home, 'EX'))),
      value: papel === 'tomador' ? LENT_PAYER : LENT_CPF,
      why,
    },
    { stage, field: `nome_${papel}`, tag: 'xNome', when: due(papel), value: NOT_TOLD, why },
    {
      stage,
      field: `codigo_municipio_${papel}`,
      tag: 'cMun',
      when: all(due(papel), placed),
      value: here('codigo_municipio'),
      why,
    },
    {
      stage,
      field: `municipio_${papel}`,
      tag: 'xMun',
      when: (draft) =>
        due(papel)(draft) &&
        textOf(draft.input, `codigo_municipio_${papel}`) === here('codigo_municipio')(draft),
      value: here('municipio'),
      why,
    },
    {
      stage,
      field: home,
      tag: 'UF',
      when: (draft) =>
        due(papel)(draft) &&
        textOf(draft.input, `codigo_municipio_${papel}`) === here('codigo_municipio')(draft),
      value: here('uf'),
      why,
    },
    ...streetOf<Draft, Stage>(papel, { stage, when: due(papel), why }),
  ];
}

/** The least a modal's body holds. */
const modal = (
  code: string,
  rows: readonly (readonly [field: string, tag: string, value: StandIn<Draft, Stage>['value']])[],
): StandIn<Draft, Stage>[] =>
  rows.map(([field, tag, value]) => ({
    stage: 'modal',
    field,
    tag,
    when: is('modal', code),
    value,
    why: 'o modal informado leva os seus dados (580)',
  }));

const taxed = is('icms_situacao_tributaria', '00', '20', '90', '90_outra_uf');
/** A rate of a year that is not all known here. */
const rateless =
  (field: string): Test =>
  (draft) =>
    lacksRate(draft.input, reformOf(draft, 'CTe'), field);
const quantities = (): FlatInput[] => [
  { codigo_unidade_medida: '01', tipo_medida: 'PESO BRUTO', quantidade: '1.0000' },
];
const declaration = (draft: Draft): FlatInput[] => [
  { tipo_documento: '00', numero: '1', data_emissao: issueDay(draft) },
];

// biome-ignore format: a table reads as one row a line
export const CTE_STAND_INS: readonly StandIn<Draft, Stage>[] = [
  { stage: 'emitente', field: 'regime_tributario_emitente', tag: 'CRT', value: (draft) => (is('icms_situacao_tributaria', '90_simples_nacional')(draft) ? '1' : '3'), why: 'CRT é obrigatório' },
  ...streetOf<Draft, Stage>('emitente', { stage: 'emitente', why: 'endereço do emitente é obrigatório' }),
  ...townOf('emitente', 'emitente', ['cMun', 'xMun'], 'capital da UF do emitente'),

  { stage: 'percurso', field: 'uf_inicio', tag: 'UFIni', value: (draft) => issuerUf(draft)?.sigla, why: 'início da prestação é obrigatório' },
  ...townOf('percurso', 'inicio', ['cMunIni', 'xMunIni'], 'capital da UF de início'),
  { stage: 'percurso', field: 'uf_fim', tag: 'UFFim', value: destination, why: 'término da prestação é obrigatório' },
  ...townOf('percurso', 'fim', ['cMunFim', 'xMunFim'], 'capital da UF de término'),

  ...party('remetente', 'inicio', 'o remetente é obrigatório (469)'),
  ...party('expedidor', 'inicio', 'o expedidor é obrigatório entre transportadores (474)'),
  ...party('recebedor', 'fim', 'o recebedor é obrigatório entre transportadores (475)'),
  ...party('destinatario', 'fim', 'o destinatário é obrigatório (470)'),
  ...party('tomador', 'inicio', 'o tomador que não é parte é identificado'),

  { stage: 'carga', field: 'produto_predominante', tag: 'proPred', when: normal, value: 'DIVERSOS', why: 'produto predominante é obrigatório' },
  { stage: 'carga', field: 'quantidades', tag: 'infQ', when: normal, value: quantities, why: 'quantidade da carga é obrigatória' },
  { stage: 'carga', field: 'valor_total_carga', tag: 'vCarga', when: all(normal, not(is('modal', '05'))), value: '1.00', why: 'valor da carga é obrigatório no modal (581)' },
  { stage: 'carga', field: 'outros_documentos', tag: 'infOutros', when: all(normal, not(isBetweenCarriers), not(hasDocuments)), value: declaration, why: 'documentos transportados são obrigatórios (693)' },

  ...modal('01', [['rntrc', 'RNTRC', 'ISENTO']]),
  ...modal('02', [['data_prevista_entrega', 'dPrevAereo', issueDay], ['classe_tarifa', 'CL', 'G'], ['valor_tarifa', 'vTar', '1.00']]),
  ...modal('03', [['valor_prestacao', 'vPrest', '1.00'], ['adicional_frete_renovacao_marinha', 'vAFRMM', '0.00'], ['identificacao_navio', 'xNavio', NOT_TOLD], ['direcao', 'direc', 'N'], ['irin_navio', 'irin', NOT_TOLD.slice(0, 10)]]),
  ...modal('04', [['tipo_trafego', 'tpTraf', '0'], ['fluxo_ferroviario', 'fluxo', '1']]),
  ...modal('05', [['data_inicio', 'dIni', issueDay], ['data_fim', 'dFim', issueDay]]),
  ...modal('06', [['numero_certificado_operador', 'COTM', '1'], ['indicador_negociavel', 'indNegociavel', '0']]),

  { stage: 'valor', field: 'valor_total', tag: 'vTPrest', value: '100.00', why: 'valor da prestação é obrigatório' },

  { stage: 'imposto', field: 'icms_situacao_tributaria', tag: 'CST', when: absent('icms_valor_previsto'), value: '00', why: 'ICMS é obrigatório' },
  { stage: 'imposto', field: 'icms_aliquota', tag: 'pICMS', when: taxed, value: '12.00', why: 'a tributação leva alíquota' },
  { stage: 'imposto', field: 'ibs_uf_aliquota', tag: 'pIBSUF', when: rateless('ibs_uf_aliquota'), value: '0.05', why: 'alíquota do ano ainda não publicada' },
  { stage: 'imposto', field: 'ibs_mun_aliquota', tag: 'pIBSMun', when: rateless('ibs_mun_aliquota'), value: '0.05', why: 'alíquota do ano ainda não publicada' },
  { stage: 'imposto', field: 'cbs_aliquota', tag: 'pCBS', when: rateless('cbs_aliquota'), value: '0.90', why: 'alíquota do ano ainda não publicada' },
];

/** Fills sandbox defaults for fields that body and profile lack. */
export const fillStandIns = standIns(CTE_STAND_INS);
