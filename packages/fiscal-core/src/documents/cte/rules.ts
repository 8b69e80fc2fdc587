import { compare, decimalOrZero } from '../../decimal/decimal.ts';
import type { Draft } from '../../engine/body/draft.ts';
import { isForeignIssuer, isForeignPerson } from '../../engine/body/issuer.ts';
import type { OfflineRule } from '../../engine/body/rules.ts';
import { textOf } from '../../engine/layout/flat.ts';
import { CODE_RULES } from '../../tax/reform/code-rules.ts';
import { underCode } from '../../tax/reform/rule.ts';
import { CTE_ENDPOINTS } from './endpoints.ts';
import { hasDocuments, isBetweenCarriers, isComplement, isNamed, type Papel, payerOf } from './model.ts';
import { RTC_RULES } from './rtc-rules.ts';

const has =
  (field: string) =>
  ({ input }: Draft): boolean =>
    input[field] !== undefined;
const normal = (draft: Draft): boolean => !isComplement(draft);
const service =
  (...codes: readonly string[]) =>
  ({ input }: Draft): boolean =>
    codes.includes(textOf(input, 'tipo_servico') ?? '');

/** The payer is a party that the body does not name. */
const unnamedPayer =
  (papel: Papel) =>
  (draft: Draft): boolean =>
    payerOf(draft) === papel && !isNamed(draft, papel);
/** A normal CT-e lacks a party that its kind of service asks for. */
const lacks =
  (papel: Papel, betweenCarriers: boolean) =>
  (draft: Draft): boolean =>
    normal(draft) && isBetweenCarriers(draft) === betweenCarriers && !isNamed(draft, papel);

/** IBS and CBS: no list of the CT-e names codes for its tables, so it is told as the layout's. */
export const CTE_REFORM_RULES = underCode(CODE_RULES, '225');

const TOTAL_MAX = decimalOrZero('9999999.99');
const MODEL = 'MOC CT-e 4.00 Anexo I';

/** `tomador` is another role's CNPJ or CPF. */
const payerHasRole = (draft: Draft): boolean =>
  payerOf(draft) === 'tomador' &&
  ['cnpj', 'cpf'].some((kind) => {
    const sent = textOf(draft.input, `${kind}_tomador`) ?? '';
    return (
      sent !== '' &&
      ['remetente', 'expedidor', 'recebedor', 'destinatario'].some(
        (papel) => textOf(draft.input, `${kind}_${papel}`) === sent,
      )
    );
  });

const OFFLINE = '2';
const EPEC = '4';
/** One less than in the CT-e itself. */
const JUST_MAX = 255;
/** When the contingency began, and why: both or none. */
const reasons = ({ input }: Draft): number =>
  ['data_entrada_contingencia', 'motivo_entrada_contingencia'].filter((field) => input[field] !== undefined)
    .length;
const isOffline = ({ input }: Draft): boolean => textOf(input, 'forma_emissao') === OFFLINE;
/** They go into the event that goes before the CT-e. */
const isEpec = ({ input }: Draft): boolean => textOf(input, 'forma_emissao') === EPEC;

/** Emitted for an SVC, of whichever UFs. */
const isOfSvc = ({ input }: Draft): boolean =>
  CTE_ENDPOINTS.svc?.byTpEmis[textOf(input, 'forma_emissao') ?? ''] !== undefined;

/** Emitted for an SVC that stands in for other UFs. */
function ofAnotherSvc({ input }: Draft): boolean {
  const svc = CTE_ENDPOINTS.svc?.byTpEmis[textOf(input, 'forma_emissao') ?? ''];
  return svc !== undefined && CTE_ENDPOINTS.svc?.byUf[textOf(input, 'uf_emitente') ?? ''] !== svc;
}

// biome-ignore format: a table reads as one rule a row
export const CTE_RULES: readonly OfflineRule<Draft>[] = [
  { cStat: '213', field: 'cnpj_emitente', tag: 'CNPJ', breaks: (draft) => isForeignIssuer(draft), message: 'O CNPJ do emitente não é da empresa dona do token: os 8 primeiros caracteres diferem.', fix: 'Use o token da empresa emitente ou corrija cnpj_emitente.', source: 'MOC CT-e 4.00 Visão Geral, E03' },
  { cStat: '213', field: 'cpf_emitente', tag: 'CPF', breaks: (draft) => isForeignPerson(draft), message: 'O CPF do emitente não é o de quem o token emite.', fix: 'Use o token de quem emite ou corrija cpf_emitente.', source: 'MOC CT-e 4.00 Visão Geral, E03' },
  { cStat: '460', field: 'cnpj_remetente', tag: 'rem', breaks: unnamedPayer('remetente'), message: 'O tomador é o remetente, que não foi informado.', fix: 'Informe os dados do remetente ou outro tomador.', source: `${MODEL}, G018` },
  { cStat: '461', field: 'cnpj_expedidor', tag: 'exped', breaks: unnamedPayer('expedidor'), message: 'O tomador é o expedidor, que não foi informado.', fix: 'Informe os dados do expedidor ou outro tomador.', source: `${MODEL}, G019` },
  { cStat: '462', field: 'cnpj_recebedor', tag: 'receb', breaks: unnamedPayer('recebedor'), message: 'O tomador é o recebedor, que não foi informado.', fix: 'Informe os dados do recebedor ou outro tomador.', source: `${MODEL}, G020` },
  { cStat: '463', field: 'cnpj_destinatario', tag: 'dest', breaks: unnamedPayer('destinatario'), message: 'O tomador é o destinatário, que não foi informado.', fix: 'Informe os dados do destinatário ou outro tomador.', source: `${MODEL}, G021` },
  { cStat: '469', field: 'cnpj_remetente', tag: 'rem', breaks: lacks('remetente', false), message: 'O CT-e precisa do remetente.', fix: 'Informe cnpj_remetente ou cpf_remetente, com nome e endereço.', source: `${MODEL}, G053` },
  { cStat: '470', field: 'cnpj_destinatario', tag: 'dest', breaks: lacks('destinatario', false), message: 'O CT-e precisa do destinatário.', fix: 'Informe cnpj_destinatario ou cpf_destinatario, com nome e endereço.', source: `${MODEL}, G054` },
  { cStat: '474', field: 'cnpj_expedidor', tag: 'exped', breaks: lacks('expedidor', true), message: 'Redespacho intermediário e serviço vinculado a multimodal precisam do expedidor.', fix: 'Informe cnpj_expedidor ou cpf_expedidor, com nome e endereço.', source: `${MODEL}, G055` },
  { cStat: '475', field: 'cnpj_recebedor', tag: 'receb', breaks: lacks('recebedor', true), message: 'Redespacho intermediário e serviço vinculado a multimodal precisam do recebedor.', fix: 'Informe cnpj_recebedor ou cpf_recebedor, com nome e endereço.', source: `${MODEL}, G056` },
  { cStat: '513', field: 'forma_emissao', tag: 'tpEmis', breaks: ofAnotherSvc, message: 'A SVC escolhida não atende a UF do emitente.', fix: 'Envie em forma_emissao a SVC da UF: 7 (SVC-RS) para AP, MS, MT, PE, RR e SP; 8 (SVC-SP) para as demais.', source: 'MOC CT-e 4.00 Visão Geral, C08' },
  { cStat: '517', field: 'tipo_documento', tag: 'tpCTe', breaks: (draft) => isOfSvc(draft) && textOf(draft.input, 'tipo_documento') !== '0', message: 'Na SVC só se emite CT-e normal.', fix: 'Envie tipo_documento 0, ou aguarde a SEFAZ da UF para os demais.', source: `${MODEL}, G012` },
  { cStat: '521', field: 'emissores_documento_transporte_anterior', tag: 'docAnt', breaks: (draft) => normal(draft) && service('1', '2', '3')(draft) && !has('emissores_documento_transporte_anterior')(draft), message: 'Subcontratação e redespacho precisam dos documentos de transporte anterior.', fix: 'Informe emissores_documento_transporte_anterior.', source: `${MODEL}, G059` },
  { cStat: '581', field: 'valor_total_carga', tag: 'vCarga', breaks: (draft) => normal(draft) && draft.input['modal'] !== '05' && !has('valor_total_carga')(draft), message: 'O valor da carga é obrigatório neste modal.', fix: 'Informe valor_total_carga.', source: `${MODEL}, G027` },
  // [?] The texts still say FS-DA, whose place the form 2 took in the schema.
  { cStat: '586', field: 'data_entrada_contingencia', tag: 'dhCont', breaks: (draft) => !isOffline(draft) && !isEpec(draft) && reasons(draft) > 0, message: 'Data e justificativa da contingência só acompanham o CT-e emitido off-line (forma_emissao 2) ou por EPEC (4).', fix: 'Omita data_entrada_contingencia e motivo_entrada_contingencia.', source: `${MODEL}, G008` },
  { cStat: '587', field: 'data_entrada_contingencia', tag: 'dhCont', breaks: (draft) => isOffline(draft) && reasons(draft) < 2, message: 'O CT-e emitido off-line precisa da data e da justificativa da contingência.', fix: 'Envie data_entrada_contingencia e motivo_entrada_contingencia.', source: `${MODEL}, G009` },
  { cStat: '630', field: 'motivo_entrada_contingencia', tag: 'xJust', breaks: (draft) => isEpec(draft) && (reasons(draft) < 2 || (textOf(draft.input, 'motivo_entrada_contingencia') ?? '').length > JUST_MAX), message: `O EPEC precisa da data e da justificativa da contingência, esta com até ${JUST_MAX} caracteres.`, fix: 'Envie data_entrada_contingencia e motivo_entrada_contingencia, de 15 a 255 caracteres.', source: 'evEPECCTe_v4.00.xsd' },
  { cStat: '517', field: 'tipo_documento', tag: 'tpCTe', breaks: (draft) => isEpec(draft) && textOf(draft.input, 'tipo_documento') !== '0', message: 'Por EPEC só se emite CT-e normal.', fix: 'Envie tipo_documento 0, ou aguarde a SEFAZ da UF para os demais.', source: 'evEPECCTe_v4.00.xsd' },
  // [?] No last day is known; what a schema without the form answers is 225.
  { cStat: '225', strength: 'facul', field: 'forma_emissao', tag: 'tpEmis', breaks: isEpec, message: 'O EPEC do CT-e está em desativação.', fix: 'Omita forma_emissao, ou emita pela SVC da UF (7 ou 8) ou off-line (2).', source: 'CT-e NT 2026.004 v1.00, block A; cteTiposBasico_v4.00.xsd', since: 'cte-2026.004-a' },
  { cStat: '650', field: 'valor_total', tag: 'vTPrest', breaks: ({ input }) => compare(decimalOrZero(textOf(input, 'valor_total')), TOTAL_MAX) > 0, message: 'O valor total da prestação passa do limite de R$ 9.999.999,99.', fix: 'Corrija valor_total.', source: `${MODEL}, G046` },
  { cStat: '651', field: 'ctes_multimodais_vinculados', tag: 'infServVinc', breaks: (draft) => normal(draft) && service('4')(draft) && !has('ctes_multimodais_vinculados')(draft), message: 'O serviço vinculado a multimodal precisa da chave do CT-e multimodal.', fix: 'Informe ctes_multimodais_vinculados[].chave_cte_multimodal.', source: `${MODEL}, G057` },
  { cStat: '693', field: 'nfes', tag: 'infDoc', breaks: (draft) => normal(draft) && !isBetweenCarriers(draft) && !hasDocuments(draft), message: 'O CT-e precisa dos documentos da carga.', fix: 'Informe nfes, nfs, dces ou outros_documentos.', source: `${MODEL}, G036` },
  { cStat: '694', field: 'nfes', tag: 'infDoc', breaks: (draft) => normal(draft) && isBetweenCarriers(draft) && hasDocuments(draft), message: 'Redespacho intermediário e serviço vinculado a multimodal não levam documentos da carga.', fix: 'Retire nfes, nfs, dces e outros_documentos.', source: `${MODEL}, G037` },
  { cStat: '799', field: 'cnpj_tomador', tag: 'toma4', breaks: payerHasRole, message: 'O tomador informado já está no CT-e em outro papel.', fix: 'Aponte esse papel em tomador (0 a 3) e retire os campos do tomador.', source: `${MODEL}, G156` },
  { cStat: '814', field: 'ctes_multimodais_vinculados', tag: 'infServVinc', breaks: (draft) => !service('4')(draft) && has('ctes_multimodais_vinculados')(draft), message: 'Só o serviço vinculado a multimodal referencia CT-e multimodal.', fix: 'Retire ctes_multimodais_vinculados ou envie tipo_servico 4.', source: `${MODEL}, G058` },
  ...RTC_RULES,
];
