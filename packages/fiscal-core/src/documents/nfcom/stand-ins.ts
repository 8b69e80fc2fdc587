import { emitterAddress, issueDay, issuerUf, NOT_TOLD, streetOf } from '../../engine/body/stand-in-rows.ts';
import { type StandIn, standIns } from '../../engine/body/stand-ins.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { ufBySigla } from '../../tables/uf.ts';
import { invoices, type Note, needsContract } from './model.ts';

type Stage = 'emitente' | 'destinatario' | 'assinante' | 'itens' | 'item' | 'imposto' | 'fatura';

const month = ({ dhEmi }: Note): string => dhEmi.slice(0, 4) + dhEmi.slice(5, 7);

/** A recipient without an address gets the issuer's town. */
const noTown = ({ input }: Note): boolean =>
  input['municipio_destinatario'] === undefined && input['codigo_municipio_destinatario'] === undefined;
const home = ({ input }: Note): boolean =>
  input['uf_destinatario'] === undefined || input['uf_destinatario'] === input['uf_emitente'];
const recipientTown = (note: Note): { codigo: string | undefined; nome: string | undefined } => {
  const { input } = note;
  if (home(note))
    return { codigo: textOf(input, 'codigo_municipio_emitente'), nome: textOf(input, 'municipio_emitente') };
  return ufBySigla(textOf(input, 'uf_destinatario') ?? '')?.capital ?? { codigo: undefined, nome: undefined };
};

/** Codes of the table of classification by service, as the public examples have them. */
const CLASS_BY_SERVICE = new Map([
  ['1', '0100101'],
  ['3', '0100301'],
  ['4', '0100401'],
]);
const CLASS_OUT_OF_ICMS = '1100101';
const classification = ({ input }: Note, item: FlatInput): string =>
  item['cfop'] === undefined && item['icms_situacao_tributaria'] === undefined
    ? CLASS_OUT_OF_ICMS
    : (CLASS_BY_SERVICE.get(textOf(input, 'tipo_servico') ?? '') ?? '0100401');

const withoutSituation = (_: Note, item: FlatInput): boolean =>
  item['icms_indicador_sem_cst'] === undefined && item['icms_situacao_tributaria'] === undefined;
const ITEM: FlatInput = { numero_item: '1', codigo_produto: '1', descricao: NOT_TOLD, valor_item: '1.00' };
const NO_BARCODE = '0'.repeat(44);

/** Fields of the group of retentions. */
const WITHHELD = [
  ['pis_valor_retido', 'vRetPIS'],
  ['cofins_valor_retido', 'vRetCofins'],
  ['csll_valor_retido', 'vRetCSLL'],
  ['irrf_base_calculo', 'vBCIRRF'],
  ['irrf_valor_retido', 'vIRRF'],
] as const;

// biome-ignore format: a table reads as one row a line
export const NFCOM_STAND_INS: readonly StandIn<Note, Stage>[] = [
  { stage: 'emitente', field: 'regime_tributario_emitente', tag: 'CRT', value: '3', why: 'CRT é obrigatório' },
  ...emitterAddress<Note>(),
  { stage: 'emitente', field: 'cep_emitente', tag: 'CEP', value: '00000000', why: 'CEP do emitente é obrigatório' },

  { stage: 'destinatario', field: 'nome_destinatario', tag: 'xNome', value: NOT_TOLD, why: 'o nome do destinatário é obrigatório' },
  { stage: 'destinatario', field: 'codigo_municipio_destinatario', tag: 'cMun', when: noTown, value: (note) => recipientTown(note).codigo, why: 'endereço do destinatário é obrigatório' },
  { stage: 'destinatario', field: 'municipio_destinatario', tag: 'xMun', when: (note) => note.input['codigo_municipio_destinatario'] === recipientTown(note).codigo, value: (note) => recipientTown(note).nome, why: 'endereço do destinatário é obrigatório' },
  { stage: 'destinatario', field: 'uf_destinatario', tag: 'UF', value: (note) => issuerUf(note)?.sigla, why: 'endereço do destinatário é obrigatório' },
  ...streetOf<Note, Stage>('destinatario', { stage: 'destinatario', why: 'endereço do destinatário é obrigatório' }),
  { stage: 'destinatario', field: 'cep_destinatario', tag: 'CEP', value: '00000000', why: 'CEP do destinatário é obrigatório' },

  { stage: 'assinante', field: 'numero_contato_assinante', tag: 'nContrato', when: needsContract, value: 'SANDBOX', why: 'os dados do contrato são obrigatórios (537)' },
  { stage: 'assinante', field: 'data_inicio_contrato', tag: 'dContratoIni', when: needsContract, value: issueDay, why: 'os dados do contrato são obrigatórios (537)' },

  { stage: 'itens', field: 'itens', tag: 'det', value: () => [{ ...ITEM }], why: 'a nota tem ao menos um item' },
  { stage: 'item', field: 'valor_item', tag: 'vItem', value: '1.00', why: 'o valor unitário é obrigatório' },
  { stage: 'item', field: 'classificacao', tag: 'cClass', value: classification, why: 'a classificação do item é obrigatória' },
  { stage: 'imposto', field: 'icms_situacao_tributaria', tag: 'CST', when: withoutSituation, value: '41', why: 'item com CFOP tem situação tributária' },
  ...WITHHELD.map(([field, tag]): StandIn<Note, Stage> => ({ stage: 'imposto', field, tag, when: (_, item) => WITHHELD.some(([other]) => item[other] !== undefined), value: '0.00', why: 'o grupo de retenções leva todas' })),
  ...(['pis', 'cofins'] as const).map((name): StandIn<Note, Stage> => ({ stage: 'imposto', field: `${name}_aliquota_porcentual`, tag: name === 'pis' ? 'pPIS' : 'pCOFINS', when: (_, item) => ['01', '02'].includes(textOf(item, `${name}_situacao_tributaria`) ?? ''), value: name === 'pis' ? '0.65' : '3.00', why: 'a tributação leva alíquota: a do regime cumulativo de telecomunicações (Lei 10.833/2003, art. 10, VIII)' })),

  { stage: 'fatura', field: 'data_faturamento', tag: 'CompetFat', when: invoices, value: month, why: 'o faturamento normal tem fatura (270)' },
  { stage: 'fatura', field: 'data_vencimento_fatura', tag: 'dVencFat', when: invoices, value: issueDay, why: 'o faturamento normal tem fatura (270)' },
  { stage: 'fatura', field: 'codigo_barras', tag: 'codBarras', when: invoices, value: NO_BARCODE, why: 'a fatura tem linha digitável' },
];

/** Fills sandbox defaults for missing fields of a stage and records them; does nothing unless the context allows it. */
export const fillStandIns = standIns(NFCOM_STAND_INS);
