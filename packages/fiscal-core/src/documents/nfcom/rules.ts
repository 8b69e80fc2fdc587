import { isForeignIssuer } from '../../engine/body/issuer.ts';
import { LINKED_PAYMENT_RULE } from '../../engine/body/linked-payments.ts';
import type { OfflineRule } from '../../engine/body/rules.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { CODE_RULES } from '../../tax/reform/code-rules.ts';
import { underCode } from '../../tax/reform/rule.ts';
import { invoices, itemsOf, type Note, needsContract } from './model.ts';

const someItem =
  (test: (item: FlatInput) => boolean) =>
  (note: Note): boolean =>
    itemsOf(note).some(test);
const hasInvoice = ({ input }: Note): boolean => input['data_vencimento_fatura'] !== undefined;

/** IBS and CBS: no list of the NFCom names codes for its tables, so it is told as the layout's. */
export const NFCOM_REFORM_RULES = underCode(CODE_RULES, '225');

// biome-ignore format: a table reads as one rule a row
export const NFCOM_RULES: readonly OfflineRule<Note>[] = [
  { cStat: '213', field: 'cnpj_emitente', tag: 'CNPJ', breaks: (note) => isForeignIssuer(note), message: 'O CNPJ do emitente não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa emitente ou corrija cnpj_emitente.', source: 'MOC NFCom 1.00a, E03' },
  { cStat: '270', field: 'data_vencimento_fatura', tag: 'gFat', breaks: (note) => invoices(note) && !hasInvoice(note), message: 'O faturamento normal precisa da fatura.', fix: 'Informe data_faturamento, data_vencimento_fatura e codigo_barras, ou indicador_cessao 1 na cessão de meios de rede.', source: 'MOC NFCom 1.00a Anexo I, G78' },
  { cStat: '537', field: 'numero_contato_assinante', tag: 'nContrato', breaks: (note) => needsContract(note) && (note.input['numero_contato_assinante'] === undefined || note.input['data_inicio_contrato'] === undefined), message: 'O faturamento normal e o centralizado precisam dos dados do contrato.', fix: 'Informe numero_contato_assinante e data_inicio_contrato.', source: 'MOC NFCom 1.00a Anexo I, G34a' },
  { cStat: '540', field: 'itens', tag: 'CFOP', breaks: someItem((item) => item['icms_situacao_tributaria'] !== undefined && item['cfop'] === undefined), message: 'Item com situação tributária do ICMS precisa de CFOP.', fix: 'Informe cfop no item, ou retire icms_situacao_tributaria.', source: 'MOC NFCom 1.00a Anexo I, G105a' },
  { cStat: '541', field: 'itens', tag: 'CFOP', breaks: someItem((item) => item['icms_indicador_sem_cst'] === '1' && item['icms_situacao_tributaria'] === undefined && item['cfop'] !== undefined), message: 'Item sem relação com o ICMS não pode ter CFOP.', fix: 'Retire cfop do item, ou informe icms_situacao_tributaria.', source: 'MOC NFCom 1.00a Anexo I, G105b' },
  LINKED_PAYMENT_RULE,
];
