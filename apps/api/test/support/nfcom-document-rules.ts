import { isoAt, type Payload } from '@fiscal/core/testing/builders';
import { type Breach, type Breaches, branchOf, FOREIGN_CNPJ, inAnHour } from './breach.ts';
import { type Change, onExample } from './portal-examples.ts';
import { PORTAL_OUT_OF_REACH, QUERY, reportedFirst } from './portal-out-of-reach.ts';

const KEY = '43261190331772000107620010000228701011234566';
const BAD_KEY = `${KEY.slice(0, 43)}0`;
const BAD_CNPJ = '90331772000108';
const CPF = '28194736013';
const JOINVILLE = '4209102';
const NOWHERE_IN_RS = '4399999';

const offline = onExample('nfcom', 'centralizada-contingencia');
const substitute = onExample('nfcom', 'substituicao');
/** Fields of the group of the invoice. */
const OF_THE_INVOICE =
  /_entrega_fatura$|^(?:data_(?:faturamento|vencimento_fatura|uso_inicial|uso_final)|codigo_(?:barras|debito_automatico|banco|agencia)|url_qrcode_pix)$/;
const withoutInvoice: Change = ({ good }) =>
  Object.fromEntries(
    Object.keys(good).flatMap((field) => (OF_THE_INVOICE.test(field) ? [[field, null]] : [])),
  );
/** Our own rule answers it first, without sandbox defaults. */
const caughtByValidation = (own: Change): Breach => ({ own, strict: true, origin: 'validacao' });

const contingency = (sinceMs: number): Payload => ({
  data_entrada_contingencia: isoAt(Date.now() + sinceMs),
  motivo_entrada_contingencia: 'Sem conexão com a SEFAZ',
});
const HOUR_MS = 3_600_000;
const inItem =
  (at: number, own: Payload): Change =>
  ({ good: { itens } }) => ({
    itens: Array.isArray(itens)
      ? itens.map((item, index) => (index === at ? { ...item, ...own } : item))
      : itens,
  });
const SHARE = {
  uf_destinatario: 'SC',
  icms_base_calculo_uf_destino: '229.90',
  fcp_percentual_uf_destino: '0.00',
  icms_aliquota_interna_uf_destino: '17.00',
  fcp_valor_uf_destino: '0.00',
  icms_valor_uf_destino: '5.01',
  icms_valor_uf_emissao: '0.00',
};
const further = (uf: string, ...terminals: readonly string[]): Payload => ({
  terminal_adicional: terminals,
  uf_terminal_adicional: terminals.map(() => uf),
});

/** Rules over an NFCom, and the change of a good one that breaks each. */
export const NFCOM_DOCUMENT_ANSWERED: Breaches = {
  '213': { own: { cnpj_emitente: FOREIGN_CNPJ }, origin: 'validacao' },
  '203': { strict: true, own: ({ company }) => ({ cnpj_emitente: branchOf(company.cnpj) }) },
  '204': { taken: '204' },
  '218': { taken: '218' },
  '539': { taken: 'autorizado' },
  '212': { own: () => ({ data_emissao: inAnHour() }) },
  '228': { own: () => ({ data_emissao: isoAt(Date.now() - 121 * HOUR_MS) }) },
  '415': { own: () => contingency(-HOUR_MS) },
  '417': { own: offline(contingency(HOUR_MS)) },
  '419': { own: substitute({ forma_emissao: '2', ...contingency(-HOUR_MS) }) },
  '416': { own: { forma_emissao: '2' } },
  '411': { own: { finalidade_nfcom: '3' } },
  '412': { own: substitute({ finalidade_nfcom: '0' }) },
  '414': { own: substitute({ chave_nfcom_original: BAD_KEY }) },
  '515': { own: { tipo_faturamento: '2' } },
  '532': { own: { chave_nfcom_local: KEY } },
  '516': { own: { tipo_faturamento: '2', finalidade_nfcom: '4', chave_nfcom_local: KEY } },
  '517': { own: { tipo_faturamento: '2', chave_nfcom_local: BAD_KEY } },
  '270': caughtByValidation(withoutInvoice),
  '272': { own: { tipo_faturamento: '1' } },
  '273': { own: { finalidade_nfcom: '4' } },
  '274': { own: offline({ cnpj_emitente_centralizado: BAD_CNPJ }) },
  '275': { own: offline({ cnpj_emitente_centralizado: FOREIGN_CNPJ }) },
  '407': { own: { codigo_municipio_emitente: JOINVILLE } },
  '408': { own: { codigo_municipio_emitente: NOWHERE_IN_RS } },
  '424': { own: { cnpj_destinatario: null, outra_identificacao_destinatario: 'AB12345' } },
  '426': { own: { inscricao_estadual_destinatario: null } },
  '420': { own: { indicador_ie_destinatario: '2' } },
  '431': { own: { indicador_ie_destinatario: '9' } },
  '405': { own: { codigo_municipio_destinatario: JOINVILLE } },
  '406': { own: { codigo_municipio_destinatario: NOWHERE_IN_RS } },
  '537': caughtByValidation({ numero_contato_assinante: null }),
  '425': { own: { data_fim_contrato: '2026-01-01' } },
  '474': { own: further('43', '5130201123', '5130201123') },
  '535': { own: { uf_terminal_principal: '42' } },
  '536': { own: further('42', '5130201123') },
  '466': { own: { autorizados_download_xml: [{ cnpj: BAD_CNPJ }] } },
  '467': { own: { autorizados_download_xml: [{ cpf: '28194736014' }] } },
  '468': { own: { autorizados_download_xml: [{ cpf: CPF }, { cpf: CPF }] } },
  '472': { own: { cnpj_responsavel_tecnico: BAD_CNPJ } },
  '435': { own: inItem(0, { valor_item: '250.90' }) },
  '444': { own: inItem(0, { icms_valor: '40.08' }) },
  '443': { own: inItem(0, { pis_valor: '2.49' }) },
  '445': { own: inItem(0, { cofins_valor: '7.90' }) },
  '446': { own: inItem(0, { fust_valor: '3.30' }) },
  '476': { own: inItem(0, { funttel_valor: '2.15' }) },
  '497': { own: inItem(0, { icms_uf_dest: [SHARE] }) },
  '1003': caughtByValidation({
    pagamentos_vinculados: [
      {
        numero: '1',
        id_transacao: 'E1',
        tipo_meio_pagamento: '01',
        cnpj_recebedor: '90331772000107',
        cnpj_base_psp: '90331772',
      },
    ],
  }),
  '540': caughtByValidation(inItem(0, { cfop: null })),
  '541': caughtByValidation(inItem(2, { cfop: '5303' })),
  '264': { own: inItem(0, { cnpj_ld: BAD_CNPJ }) },
  '276': caughtByValidation(inItem(0, { classificacao: '9999999' })),
  '447': { own: { icms_base_calculo: '1.00' } },
  '448': { own: { icms_valor_total: '1.00' } },
  '452': { own: { icms_valor_total_desonerado: '1.00' } },
  '455': { own: { icms_fcp_valor_total: '1.00' } },
  '457': { own: { pis_valor: '1.00' } },
  '458': { own: { cofins_valor: '1.00' } },
  '256': { own: { fust_valor: '1.00' } },
  '257': { own: { funttel_valor: '1.00' } },
  '258': { own: { pis_valor_retido: '1.00' } },
  '259': { own: { cofins_valor_retido: '1.00' } },
  '260': { own: { csll_valor_retido: '1.00' } },
  '461': { own: { irrf_valor_retido: '1.00' } },
  '462': { own: { valor_desconto: '1.00' } },
  '477': { own: { valor_outras_despesas: '1.00' } },
  '459': { own: { valor_produtos: '1.00' } },
  '460': { own: { valor_total: '1.00' } },
};

const CONTRACT = 'the contract refuses wrong check digits: 400 before anything is taken';
const QR_CODE = 'the engine writes the QR Code, and signs that of contingency';

/** Rules over two notes, broken in nfcom.stack.test.ts (`a substitution`). */
export const NFCOM_SUBSTITUTION_ANSWERED = ['210', '211', '221'] as const;

/** Rules that no call can break, and why. */
export const NFCOM_DOCUMENT_OUT_OF_REACH: Readonly<Record<string, string>> = {
  ...PORTAL_OUT_OF_REACH,
  ...reportedFirst('209', '242', '427', '433', '498'),
  '207': CONTRACT,
  '401': 'the layout has no CPF for the emitter',
  '422': CONTRACT,
  '423': CONTRACT,
  '464': QR_CODE,
  '465': QR_CODE,
  '469': QR_CODE,
  '470': QR_CODE,
  '478': QUERY,
};
