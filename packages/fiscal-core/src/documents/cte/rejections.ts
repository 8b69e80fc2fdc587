// biome-ignore-all format: a table reads as one row a line
import type { RejectionRow } from '../../vocabulary/rejection-row.ts';

/** A party of the transport: the end of its fields, its name in words, its tag, and the codes about it. */
interface Party {
  readonly of: string;
  readonly name: string;
  readonly tag: string;
  readonly cnpj: string;
  readonly cpf: string;
  readonly uf: string;
  readonly town: string;
  readonly ie: readonly [invalid: string, unknown: string, foreign: string];
}

const PARTIES: readonly Party[] = [
  { of: 'remetente', name: 'remetente', tag: 'rem', cnpj: '415', cpf: '416', uf: '418', town: '532', ie: ['419', '421', '422'] },
  { of: 'destinatario', name: 'destinatário', tag: 'dest', cnpj: '208', cpf: '237', uf: '424', town: '533', ie: ['210', '426', '427'] },
  { of: 'expedidor', name: 'expedidor', tag: 'exped', cnpj: '428', cpf: '429', uf: '431', town: '534', ie: ['432', '434', '435'] },
  { of: 'recebedor', name: 'recebedor', tag: 'receb', cnpj: '436', cpf: '437', uf: '439', town: '535', ie: ['440', '442', '443'] },
  { of: 'tomador', name: 'tomador', tag: 'toma4', cnpj: '444', cpf: '445', uf: '447', town: '536', ie: ['448', '489', '490'] },
];

const partyRows = ({ of, name, cnpj, cpf, uf, town, ie: [invalid, unknown, foreign] }: Party): RejectionRow[] => {
  const ie = { field: `inscricao_estadual_${of}`, tag: 'IE' };
  const place = { field: `codigo_municipio_${of}`, tag: 'cMun' };
  return [
    { cStat: cnpj, field: `cnpj_${of}`, tag: 'CNPJ', cause: `O CNPJ do ${name} tem dígito verificador errado ou está zerado.`, fix: `Corrija cnpj_${of}; para pessoa física, envie cpf_${of}.` },
    { cStat: cpf, field: `cpf_${of}`, tag: 'CPF', cause: `O CPF do ${name} tem dígito verificador errado.`, fix: `Corrija cpf_${of}: 11 algarismos, com zeros à esquerda.` },
    { cStat: uf, ...place, cause: `O município do ${name} não é da UF do endereço dele.`, fix: `Corrija codigo_municipio_${of} ou uf_${of}: os dois primeiros algarismos do código são os da UF.` },
    { cStat: town, ...place, cause: `O município do ${name} não existe na tabela do IBGE.`, fix: `Envie codigo_municipio_${of} com os 7 algarismos do IBGE, ou omita-o e envie municipio_${of} e uf_${of}.` },
    { cStat: invalid, ...ie, cause: `A inscrição estadual do ${name} não é uma da UF dele: tamanho, primeiros algarismos ou dígito verificador.`, fix: `Confira a inscrição no Sintegra e envie inscricao_estadual_${of} só com algarismos, ou ISENTO.` },
    { cStat: unknown, ...ie, cause: `A inscrição estadual do ${name} não existe no cadastro da UF.`, fix: `Confira a inscrição no Sintegra ou CCC; quem não tem inscrição vai sem inscricao_estadual_${of}.` },
    { cStat: foreign, ...ie, cause: `A inscrição estadual existe, mas não é do CNPJ do ${name}.`, fix: `Envie em inscricao_estadual_${of} a inscrição do mesmo estabelecimento de cnpj_${of}.` },
  ];
};

/** The payer points to a party that is not there. */
const missingPayer = (cStat: string, { of, name, tag }: Party): RejectionRow => ({
  cStat,
  field: `cnpj_${of}`,
  tag,
  cause: `O tomador do serviço é o ${name}, que não foi informado.`,
  fix: `Envie os dados do ${name}, ou aponte em tomador quem paga (0 remetente, 1 expedidor, 2 recebedor, 3 destinatário, 4 outro).`,
});

/** Homologation writes the name itself. */
const homologation = (cStat: string, { of, name }: Party): RejectionRow => ({
  cStat,
  field: `nome_${of}`,
  tag: 'xNome',
  cause: `Em homologação o nome do ${name} é um texto fixo.`,
  fix: 'A plataforma põe o texto em homologação: emita de novo com nfe_test_ e, se repetir, informe o id do documento ao suporte.',
});

const [SENDER, RECIPIENT, DISPATCHER, RECEIVER] = PARTIES;
const rowsOf = (codes: readonly (readonly [string, Party | undefined])[], row: (cStat: string, party: Party) => RejectionRow): RejectionRow[] =>
  codes.flatMap(([cStat, party]) => (party === undefined ? [] : [row(cStat, party)]));

/** Codes of CT-e. Source: MOC CT-e 4.00, by the rules in the cStat table. */
export const CTE_REJECTIONS: readonly RejectionRow[] = [
  ...PARTIES.flatMap(partyRows),
  ...rowsOf([['460', SENDER], ['461', DISPATCHER], ['462', RECEIVER], ['463', RECIPIENT]], missingPayer),
  ...rowsOf([['646', SENDER], ['647', DISPATCHER], ['648', RECEIVER], ['649', RECIPIENT]], homologation),
  { cStat: '310', field: 'ibs_cbs_situacao_tributaria', tag: 'IBSCBS', cause: 'O emitente é do regime normal e o CT-e veio sem IBS e CBS.', fix: 'Envie ibs_cbs_situacao_tributaria e ibs_cbs_classificacao_tributaria; base, alíquotas e valores são calculados.', source: 'NT 2026.002 v1.01' },
  { cStat: '316', field: 'ibs_uf_aliquota', tag: 'pIBSUF', cause: 'A alíquota do IBS da UF não é a do ano da emissão (zero quando a classificação tem tributação regular).', fix: 'Omita ibs_uf_aliquota: a do ano é escrita.', source: 'NT 2026.002 v1.01; LC 214/2025, art. 343' },
  { cStat: '321', field: 'ibs_mun_aliquota', tag: 'pIBSMun', cause: 'A alíquota do IBS do município não é a do ano da emissão (zero quando a classificação tem tributação regular).', fix: 'Omita ibs_mun_aliquota: a do ano é escrita.', source: 'NT 2026.002 v1.01; LC 214/2025, art. 343' },
  { cStat: '326', field: 'cbs_aliquota', tag: 'pCBS', cause: 'A alíquota da CBS não é a do ano da emissão (zero quando a classificação tem tributação regular; zero também serve em área incentivada).', fix: 'Omita cbs_aliquota: a do ano é escrita.', source: 'NT 2026.002 v1.01; LC 214/2025, art. 346' },
  { cStat: '1015', field: 'inscricao_suframa_emitente', tag: 'ISUFEmit', cause: 'A CBS vem com alíquota zero de área incentivada, e falta a inscrição SUFRAMA do emitente.', fix: 'Envie inscricao_suframa_emitente, ou retire os campos cbs_alc_zfm_*.', source: 'NT 2026.002 v1.01' },
  { cStat: '1016', field: 'inscricao_suframa_emitente', tag: 'ISUFEmit', cause: 'A inscrição SUFRAMA do emitente tem dígito verificador errado.', fix: 'Corrija inscricao_suframa_emitente: são 8 ou 9 algarismos.', source: 'NT 2026.002 v1.01' },
  { cStat: '1017', field: 'ibs_uf_valor_tributo_devolvido', tag: 'gDevTrib', cause: 'O CT-e não admite devolução do IBS da UF.', fix: 'Retire ibs_uf_percentual_tributo_devolvido e ibs_uf_valor_tributo_devolvido.', source: 'NT 2026.002 v1.01' },
  { cStat: '1018', field: 'ibs_mun_valor_tributo_devolvido', tag: 'gDevTrib', cause: 'O CT-e não admite devolução do IBS do município.', fix: 'Retire ibs_mun_percentual_tributo_devolvido e ibs_mun_valor_tributo_devolvido.', source: 'NT 2026.002 v1.01' },
  { cStat: '1019', field: 'cbs_valor_tributo_devolvido', tag: 'gDevTrib', cause: 'O CT-e não admite devolução da CBS.', fix: 'Retire cbs_percentual_tributo_devolvido e cbs_valor_tributo_devolvido.', source: 'NT 2026.002 v1.01' },
  { cStat: '1020', field: 'chave_dfe_pagamento_antecipado', tag: 'gPagAntecipado', cause: 'Vieram chaves de pagamentos antecipados em CT-e que não é de fornecimento já pago.', fix: 'Envie tipo_pagamento_antecipado 3, ou retire chave_dfe_pagamento_antecipado.', source: 'NT 2026.002 v1.01' },
  { cStat: '1026', field: 'chave_dfe_pagamento_antecipado', tag: 'gPagAntecipado', cause: 'O CT-e é de fornecimento já pago e não diz por quais documentos.', fix: 'Envie em chave_dfe_pagamento_antecipado as chaves dos CT-e de pagamento antecipado, ou retire tipo_pagamento_antecipado.', source: 'NT 2026.002 v1.01' },
  { cStat: '1027', field: 'chave_dfe_pagamento_antecipado', tag: 'gPagAntecipado', cause: 'A operação governamental 3 é um fornecimento já pago, e as chaves do pagamento não são as do grupo de compra governamental.', fix: 'Envie tipo_pagamento_antecipado 3 e, em chave_dfe_pagamento_antecipado, as mesmas chaves de chave_acesso_dfe_anterior.', source: 'NT 2026.002 v1.01' },
  { cStat: '1030', field: 'tipo_pagamento_antecipado', tag: 'tpPagAnt', cause: 'A operação governamental 4 é um pagamento antecipado, e o CT-e não o diz.', fix: 'Envie tipo_pagamento_antecipado 1, ou corrija tipo_operacao_governamental.', source: 'NT 2026.002 v1.01' },
  ...['1031', '1032', '1033', '1034', '1035', '1039', '1046'].map((cStat): RejectionRow => ({ cStat, field: 'chave_dfe_pagamento_antecipado', tag: 'gPagAntecipado', cause: 'A autoridade não aceitou um documento referenciado, de pagamento antecipado ou de compra governamental.', fix: 'Confira as chaves em chave_dfe_pagamento_antecipado e chave_acesso_dfe_anterior: são documentos autorizados e não cancelados, da mesma raiz de CNPJ.', source: 'NT 2026.002 v1.01' })),
  ...['1051', '1052', '1053'].map((cStat): RejectionRow => ({ cStat, field: 'icms_valor_previsto', tag: 'vICMSPrevisto', cause: 'A autoridade não aceitou o ICMS previsto, ou a falta dele.', fix: 'Envie icms_valor_previsto só com tipo_pagamento_antecipado 1 ou tipo_operacao_governamental 4; 0 quando não houver ICMS.', source: 'NT 2026.004 v1.00' })),
  { cStat: '227', tag: 'Id', cause: 'O identificador do CT-e não é a concatenação dos campos da chave.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '232', field: 'inscricao_estadual_destinatario', tag: 'IE', cause: 'A SEFAZ conhece o destinatário como contribuinte, e o CT-e veio sem a inscrição dele.', fix: 'Envie inscricao_estadual_destinatario.' },
  { cStat: '716', field: 'inscricao_estadual_remetente', tag: 'IE', cause: 'A SEFAZ conhece o remetente como contribuinte, e o CT-e veio sem a inscrição dele.', fix: 'Envie inscricao_estadual_remetente.' },
  { cStat: '719', field: 'inscricao_estadual_tomador', tag: 'IE', cause: 'A SEFAZ conhece o tomador como contribuinte, e o CT-e veio sem a inscrição dele.', fix: 'Envie a inscrição estadual de quem paga o frete e indicador_inscricao_estadual_tomador 1.' },
  { cStat: '481', field: 'indicador_inscricao_estadual_tomador', tag: 'indIEToma', cause: 'O tomador foi dado como contribuinte e não traz inscrição estadual.', fix: 'Envie a inscrição estadual de quem paga o frete, ou indicador_inscricao_estadual_tomador 9 para não contribuinte.' },
  { cStat: '482', field: 'indicador_inscricao_estadual_tomador', tag: 'indIEToma', cause: 'O tomador foi dado como isento e a inscrição dele não é ISENTO.', fix: 'Envie ISENTO na inscrição estadual de quem paga o frete, ou corrija indicador_inscricao_estadual_tomador.' },
  { cStat: '617', field: 'inscricao_estadual_tomador', tag: 'IE', cause: 'A inscrição estadual do tomador não é válida para o indicador informado.', fix: 'Confira a inscrição de quem paga o frete e indicador_inscricao_estadual_tomador (1 contribuinte, 2 isento, 9 não contribuinte).' },
  { cStat: '799', field: 'cnpj_tomador', tag: 'toma4', cause: 'O tomador informado à parte já está no CT-e em outro papel.', fix: 'Aponte esse papel em tomador (0 a 3) e retire os campos *_tomador.' },
  { cStat: '469', field: 'cnpj_remetente', tag: 'rem', cause: 'O CT-e precisa do remetente neste tipo de serviço.', fix: 'Envie cnpj_remetente ou cpf_remetente, com nome e endereço.' },
  { cStat: '470', field: 'cnpj_destinatario', tag: 'dest', cause: 'O CT-e precisa do destinatário neste tipo de serviço.', fix: 'Envie cnpj_destinatario ou cpf_destinatario, com nome e endereço.' },
  { cStat: '474', field: 'cnpj_expedidor', tag: 'exped', cause: 'Redespacho intermediário e serviço vinculado a multimodal precisam do expedidor.', fix: 'Envie cnpj_expedidor ou cpf_expedidor, com nome e endereço, ou corrija tipo_servico.' },
  { cStat: '475', field: 'cnpj_recebedor', tag: 'receb', cause: 'Redespacho intermediário e serviço vinculado a multimodal precisam do recebedor.', fix: 'Envie cnpj_recebedor ou cpf_recebedor, com nome e endereço, ou corrija tipo_servico.' },
  { cStat: '456', field: 'codigo_municipio_inicio', tag: 'cMunIni', cause: 'O município de início da prestação não é da UF de início.', fix: 'Corrija codigo_municipio_inicio ou uf_inicio; sem o código, a plataforma o procura por municipio_inicio e uf_inicio.' },
  { cStat: '541', field: 'codigo_municipio_inicio', tag: 'cMunIni', cause: 'O município de início da prestação não existe.', fix: 'Envie codigo_municipio_inicio com os 7 algarismos do IBGE.' },
  { cStat: '414', field: 'codigo_municipio_fim', tag: 'cMunFim', cause: 'O município de término da prestação não é da UF de término.', fix: 'Corrija codigo_municipio_fim ou uf_fim.' },
  { cStat: '542', field: 'codigo_municipio_fim', tag: 'cMunFim', cause: 'O município de término da prestação não existe.', fix: 'Envie codigo_municipio_fim com os 7 algarismos do IBGE.' },
  { cStat: '493', field: 'codigo_municipio_envio', tag: 'cMunEnv', cause: 'O município de envio não é da UF de envio.', fix: 'Corrija codigo_municipio_envio ou uf_envio, ou omita os dois: vale o endereço do emitente.' },
  { cStat: '537', field: 'codigo_municipio_envio', tag: 'cMunEnv', cause: 'O município de envio não existe.', fix: 'Envie codigo_municipio_envio com os 7 algarismos do IBGE, ou omita-o.' },
  { cStat: '712', field: 'codigo_municipio_emitente', tag: 'cMun', cause: 'O município do emitente não é da UF do endereço.', fix: 'Corrija codigo_municipio_emitente ou uf_emitente, ou o endereço em PATCH /v1/clients/{id}.' },
  { cStat: '713', field: 'codigo_municipio_emitente', tag: 'cMun', cause: 'O município do emitente não existe.', fix: 'Corrija codigo_municipio_emitente, ou o endereço em PATCH /v1/clients/{id}, com os 7 algarismos do IBGE.' },
  { cStat: '519', field: 'cfop', tag: 'CFOP', cause: 'O CFOP não combina com o trajeto: 5 para transporte na mesma UF, 6 para outra, 7 para o exterior.', fix: 'Corrija cfop, ou uf_inicio e uf_fim.' },
  { cStat: '524', field: 'cfop', tag: 'CFOP', cause: 'Transporte iniciado em UF que não é a do emitente usa CFOP 5932 ou 6932.', fix: 'Envie cfop 5932 (termina na UF de início) ou 6932 (termina em outra).' },
  { cStat: '908', field: 'cfop', tag: 'CFOP', cause: 'CFOP 5932 e 6932 só cabem em transporte iniciado fora da UF do emitente.', fix: 'Use o CFOP do serviço, por exemplo 5353 ou 6353, ou corrija uf_inicio.' },
  { cStat: '676', field: 'cfop', tag: 'CFOP', cause: 'O CFOP não existe ou não é de prestação de serviço de transporte.', fix: 'Envie um CFOP dos grupos 5350, 6350 ou 7350, ou 5932 e 6932.' },
  { cStat: '531', field: 'valor_receber', tag: 'vRec', cause: 'O valor a receber é maior que o valor da prestação.', fix: 'Omita valor_receber para que seja o da prestação, ou corrija-o.' },
  { cStat: '650', field: 'valor_total', tag: 'vTPrest', cause: 'O valor da prestação passa de R$ 9.999.999,99.', fix: 'Corrija valor_total ou os componentes_valor.' },
  { cStat: '675', field: 'icms_valor', tag: 'vICMS', cause: 'O valor do ICMS não é base de cálculo vezes alíquota.', fix: 'Omita icms_valor para que a plataforma calcule, ou corrija icms_base_calculo e icms_aliquota.' },
  { cStat: '581', field: 'valor_total_carga', tag: 'vCarga', cause: 'Neste modal o valor da carga é obrigatório.', fix: 'Envie valor_total_carga: a soma do valor das mercadorias transportadas.' },
  { cStat: '579', field: 'modal', tag: 'modal', cause: 'A versão do leiaute do modal não é aceita.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '580', field: 'modal', tag: 'infModal', cause: 'Os dados do modal não atendem ao leiaute dele.', fix: 'Veja rejection.errors; confira modal e o objeto dele (modal_rodoviario com rntrc, por exemplo).' },
  { cStat: '585', field: 'modal', tag: 'modal', cause: 'A inscrição do emitente não está autorizada a emitir CT-e neste modal.', fix: 'Peça à SEFAZ da UF a habilitação no modal, ou corrija modal.' },
  { cStat: '458', field: 'tipo_documento', tag: 'infCTeNorm', cause: 'O CT-e é normal e faltam os dados da carga e do modal.', fix: 'Envie produto_predominante, quantidades, os documentos e o modal, ou corrija tipo_documento.' },
  { cStat: '459', field: 'chave_cte_complementado', tag: 'infCteComp', cause: 'O CT-e é complementar e não diz qual complementa.', fix: 'Envie chave_cte_complementado[].chave_cte, ou corrija tipo_documento.' },
  { cStat: '503', field: 'forma_emissao', tag: 'tpEmis', cause: 'O CT-e de substituição não é de emissão normal.', fix: 'Omita forma_emissao: a substituição sai em emissão normal.' },
  { cStat: '543', field: 'emissores_documento_transporte_anterior', tag: 'docAnt', cause: 'A mesma chave de CT-e está em mais de um documento anterior.', fix: 'Retire a repetição de emissores_documento_transporte_anterior.' },
  { cStat: '722', field: 'tomador', tag: 'toma', cause: 'No CT-e globalizado o tomador é o remetente ou o destinatário.', fix: 'Envie tomador 0 (remetente) ou 3 (destinatário), ou retire indicador_globalizado.' },
  { cStat: '723', field: 'indicador_globalizado', tag: 'infDoc', cause: 'O CT-e globalizado leva só NF-e entre os documentos transportados.', fix: 'Envie só nfes, ou retire indicador_globalizado.' },
  { cStat: '724', field: 'nfes', tag: 'infNFe', cause: 'As NF-e do CT-e globalizado de vários remetentes são todas do mesmo emitente.', fix: 'Envie nfes de emitentes diferentes, ou retire indicador_globalizado.' },
  { cStat: '725', field: 'nome_remetente', tag: 'xNome', cause: 'No CT-e globalizado tomado pelo destinatário a razão social do remetente é DIVERSOS.', fix: 'Envie nome_remetente DIVERSOS.' },
  { cStat: '727', field: 'cnpj_remetente', tag: 'CNPJ', cause: 'No CT-e globalizado tomado pelo destinatário o CNPJ do remetente é o do emitente do CT-e.', fix: 'Envie em cnpj_remetente o CNPJ da empresa que emite.' },
  { cStat: '730', field: 'nome_remetente', tag: 'xNome', cause: 'A razão social DIVERSOS é só do CT-e globalizado.', fix: 'Envie a razão social de quem remete ou recebe, ou indicador_globalizado 1.' },
  { cStat: '744', field: 'nfes', tag: 'infNFe', cause: 'O CT-e globalizado tomado pelo remetente tem NF-e de emitentes diferentes.', fix: 'Envie só nfes do mesmo emitente, ou retire indicador_globalizado.' },
  { cStat: '505', field: 'chave_cte_original_sub', tag: 'infCteSub', cause: 'O CT-e é de substituição e não diz qual substitui.', fix: 'Envie chave_cte_original_sub, ou corrija tipo_documento.' },
  { cStat: '267', field: 'chave_cte_complementado[].chave_cte', tag: 'chCTe', cause: 'O CT-e complementado não existe na SEFAZ.', fix: 'Confira a chave em chave_cte_complementado: CT-e autorizado do mesmo emitente e ambiente.' },
  { cStat: '269', field: 'chave_cte_complementado[].chave_cte', tag: 'chCTe', cause: 'O CT-e complementado é de outro emitente.', fix: 'Só o emitente do CT-e original o complementa: use o token dele ou corrija a chave.' },
  { cStat: '563', field: 'chave_cte_original_sub', tag: 'chCte', cause: 'A substituição é aceita até 60 dias da autorização do CT-e original.', fix: 'Passado o prazo, ajuste com CT-e complementar ou com o tomador, conforme a UF.' },
  { cStat: '568', field: 'chave_cte_original_sub', tag: 'chCte', cause: 'O CT-e a substituir não existe na SEFAZ.', fix: 'Confira chave_cte_original_sub: CT-e autorizado do mesmo emitente e ambiente.' },
  { cStat: '569', field: 'chave_cte_original_sub', tag: 'chCte', cause: 'O CT-e a substituir está cancelado.', fix: 'CT-e cancelado não se substitui: emita um CT-e normal.' },
  { cStat: '570', field: 'chave_cte_original_sub', tag: 'chCte', cause: 'O CT-e já foi substituído por outro.', fix: 'Envie em chave_cte_original_sub a chave do substituto, que é o que está em vigor.' },
  { cStat: '521', field: 'emissores_documento_transporte_anterior', tag: 'docAnt', cause: 'Subcontratação e redespacho precisam dos documentos do transporte anterior.', fix: 'Envie emissores_documento_transporte_anterior com a chave do CT-e anterior, ou corrija tipo_servico.' },
  { cStat: '651', field: 'ctes_multimodais_vinculados', tag: 'infServVinc', cause: 'Serviço vinculado a multimodal precisa da chave do CT-e multimodal.', fix: 'Envie ctes_multimodais_vinculados[].chave_cte_multimodal, ou corrija tipo_servico.' },
  { cStat: '814', field: 'ctes_multimodais_vinculados', tag: 'infServVinc', cause: 'Só o serviço vinculado a multimodal referencia CT-e multimodal.', fix: 'Retire ctes_multimodais_vinculados, ou envie tipo_servico 4.' },
  { cStat: '693', field: 'nfes', tag: 'infDoc', cause: 'O CT-e precisa dos documentos da carga.', fix: 'Envie nfes (chave_nfe de cada NF-e), nfs, dces ou outros_documentos.' },
  { cStat: '694', field: 'nfes', tag: 'infDoc', cause: 'Redespacho intermediário e serviço vinculado a multimodal não levam documentos da carga.', fix: 'Retire nfes, nfs, dces e outros_documentos, ou corrija tipo_servico.' },
  { cStat: '527', field: 'nfes[].chave_nfe', tag: 'chave', cause: 'A mesma NF-e aparece mais de uma vez no CT-e.', fix: 'Retire a chave repetida de nfes.' },
  { cStat: '540', field: 'nfes', tag: 'infDoc', cause: 'O remetente é obrigado à NF-e e o CT-e traz nota em papel ou outro documento.', fix: 'Envie as NF-e em nfes no lugar de nfs e outros_documentos.' },
  { cStat: '601', field: 'nfes', tag: 'infDoc', cause: 'O CT-e passa de 2.000 documentos.', fix: 'Divida a carga em mais de um CT-e.' },
  { cStat: '652', field: 'nfes[].chave_nfe', tag: 'chave', cause: 'Uma NF-e da carga está cancelada ou denegada.', fix: 'Peça ao remetente a NF-e em vigor e troque a chave em nfes.' },
  { cStat: '661', field: 'nfes[].chave_nfe', tag: 'chave', cause: 'Uma NF-e da carga não existe na SEFAZ.', fix: 'Confira a chave em nfes: a NF-e precisa estar autorizada, no mesmo ambiente do CT-e.' },
  { cStat: '662', field: 'nfes[].chave_nfe', tag: 'chave', cause: 'A SEFAZ tem esta NF-e com outra chave.', fix: 'Copie de novo a chave da NF-e autorizada em nfes[].chave_nfe.' },
  { cStat: '843', field: 'nfes[].chave_nfe', tag: 'chave', cause: 'A chave de uma NF-e da carga é inválida.', fix: 'Corrija os 44 caracteres em nfes[].chave_nfe; o modelo na chave precisa ser 55.' },
  { cStat: '582', field: 'modal_ferroviario.responsavel_faturamento', tag: 'respFat', cause: 'O tráfego mútuo da ferrovia veio sem os dados dele.', fix: 'Envie em modal_ferroviario responsavel_faturamento, ferrovia_emitente e valor_frete_trafego_mutuo.' },
  { cStat: '733', field: 'emissores_documento_transporte_anterior[].cnpj', tag: 'CNPJ', cause: 'A chave de um documento anterior é de outro emitente.', fix: 'Envie em emissores_documento_transporte_anterior[].cnpj o CNPJ que está na chave do documento.' },
  { cStat: '747', field: 'emissores_documento_transporte_anterior', tag: 'docAnt', cause: 'O serviço normal não leva documentos de transporte anterior.', fix: 'Retire emissores_documento_transporte_anterior, ou corrija tipo_servico.' },
  { cStat: '844', field: 'emissores_documento_transporte_anterior[].identificacoes_documentos[].documentos_eletronicos[].chave_cte', tag: 'chCTe', cause: 'A chave de um CT-e anterior é inválida.', fix: 'Corrija os 44 caracteres da chave, que é de um CT-e (modelo 57).' },
  { cStat: '845', field: 'ctes_multimodais_vinculados[].chave_cte_multimodal', tag: 'chCTeMultimodal', cause: 'A chave de um CT-e multimodal é inválida.', fix: 'Corrija os 44 caracteres da chave, que é de um CT-e (modelo 57).' },
  { cStat: '847', field: 'chave_cte_original_sub', tag: 'chCte', cause: 'A chave do CT-e substituído é inválida.', fix: 'Corrija os 44 caracteres de chave_cte_original_sub, que é de um CT-e (modelo 57).' },
  { cStat: '849', field: 'chave_cte_complementado[].chave_cte', tag: 'chCTe', cause: 'A chave de um CT-e complementado é inválida.', fix: 'Corrija os 44 caracteres de chave_cte_complementado, que é de um CT-e (modelo 57).' },
  { cStat: '933', field: 'chave_cte_complementado[].chave_cte', tag: 'chCTe', cause: 'O CT-e complementado é de mais de 12 meses atrás; de 24, no modal ferroviário ou multimodal.', fix: 'Confira ano e mês da chave, nas posições 3 a 6; passado o prazo, consulte a SEFAZ da UF.' },
  { cStat: '726', field: 'nome_destinatario', tag: 'xNome', cause: 'O destinatário do CT-e globalizado não se chama DIVERSOS.', fix: 'Envie nome_destinatario DIVERSOS.' },
  { cStat: '728', field: 'cnpj_destinatario', tag: 'CNPJ', cause: 'O destinatário do CT-e globalizado não é o emitente.', fix: 'Envie em cnpj_destinatario o CNPJ do emitente.' },
  { cStat: '737', field: 'nfes', tag: 'infDoc', cause: 'O CT-e globalizado tem menos de 5 NF-e.', fix: 'Envie em nfes ao menos 5 NF-e, ou retire indicador_globalizado.' },
  { cStat: '743', field: 'indicador_globalizado', tag: 'indGlobalizado', cause: 'O CT-e globalizado não cabe em transporte interestadual.', fix: 'Retire indicador_globalizado, ou corrija uf_inicio e uf_fim.' },
  { cStat: '836', field: 'cnpj_responsavel_tecnico', tag: 'CNPJ', cause: 'O CNPJ do responsável técnico é inválido.', fix: 'Corrija cnpj_responsavel_tecnico.' },
  { cStat: '614', field: 'inscricao_estadual_st_emitente', tag: 'IEST', cause: 'A inscrição estadual de substituto tributário não passa no dígito verificador de nenhuma UF.', fix: 'Corrija inscricao_estadual_st_emitente, com zeros à esquerda, ou omita-a.' },
  { cStat: '588', field: 'data_entrada_contingencia', tag: 'dhCont', cause: 'A contingência começou depois da emissão do CT-e.', fix: 'Corrija data_entrada_contingencia: vem antes de data_emissao.' },
  { cStat: '842', field: 'modal_ferroviario.chave_cte_ferrovia_origem', tag: 'chCTeFerroOrigem', cause: 'A chave do CT-e da ferrovia de origem é inválida.', fix: 'Corrija os 44 caracteres da chave, que é de um CT-e (modelo 57).' },
  { cStat: '745', field: 'emissores_documento_transporte_anterior', tag: 'emiDocAnt', cause: 'Na subcontratação, quem paga o serviço é quem emitiu o CT-e anterior.', fix: 'Aponte em tomador o transportador que subcontratou, ou corrija emissores_documento_transporte_anterior.' },
  { cStat: '813', field: 'outros_documentos[].tipo_documento', tag: 'tpDoc', cause: 'O tipo de documento não serve para transporte interestadual.', fix: 'Envie as NF-e da carga em nfes, ou corrija outros_documentos[].tipo_documento.' },
  { cStat: '670', field: 'serie', tag: 'serie', cause: 'A série não é aceita neste serviço.', fix: 'Omita serie para usar a da empresa: há faixas que a SEFAZ reserva a si.' },
  { cStat: '235', field: 'inscricao_suframa_destinatario', tag: 'ISUF', cause: 'A inscrição Suframa do destinatário é inválida.', fix: 'Corrija inscricao_suframa_destinatario, ou omita-a.' },
  { cStat: '513', field: 'forma_emissao', tag: 'tpEmis', cause: 'A SVC escolhida não atende a UF do emitente.', fix: 'Envie em forma_emissao a SVC da UF: 7 (SVC-RS) para AP, MS, MT, PE, RR e SP; 8 (SVC-SP) para as demais.' },
  { cStat: '515', field: 'forma_emissao', tag: 'tpEmis', cause: 'A forma de emissão é de contingência na SVC, e o CT-e foi à SEFAZ da UF.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '516', field: 'forma_emissao', tag: 'tpEmis', cause: 'A forma de emissão é de outra SVC.', fix: 'Envie em forma_emissao a SVC da UF: 7 (SVC-RS) para AP, MS, MT, PE, RR e SP; 8 (SVC-SP) para as demais.' },
  { cStat: '517', field: 'tipo_documento', tag: 'tpCTe', cause: 'Na SVC só se emite CT-e normal.', fix: 'Envie tipo_documento 0, ou aguarde a SEFAZ da UF para os demais.' },
  { cStat: '530', cause: 'A SVC não recebe este evento: só o cancelamento do que autorizou.', fix: 'Aguarde a volta da SEFAZ da UF.' },
  { cStat: '638', field: 'numero', tag: 'nCT', cause: 'O número do EPEC já é de um CT-e na SVC.', fix: 'Omita numero, que a plataforma dá o próximo.' },
  { cStat: '639', field: 'forma_emissao', tag: 'tpEmis', cause: 'Há EPEC da empresa sem CT-e há mais de 168 horas, e a SVC não recebe outro.', fix: 'Faça autorizar o CT-e pendente, cuja chave a mensagem cita, ou omita forma_emissao.' },
  { cStat: '640', field: 'numero', tag: 'nCT', cause: 'A série e o número têm um EPEC, e este CT-e não é o dele.', fix: 'Omita numero, que a plataforma dá o próximo; o CT-e do EPEC continua pendente.' },
  { cStat: '641', field: 'forma_emissao', tag: 'tpEmis', cause: 'A forma de emissão é EPEC (4) e a SEFAZ da UF ainda não tem o EPEC do CT-e.', fix: 'Aguarde: a plataforma registra o EPEC e transmite o CT-e outra vez sozinha.' },
  { cStat: '642', field: 'forma_emissao', tag: 'tpEmis', cause: 'Os valores do CT-e não são os do EPEC dele.', fix: 'Emita outra vez com os valores do EPEC, que o XML do evento traz, com as mesmas serie, numero, codigo_unico e data_emissao.' },
  { cStat: '643', field: 'tomador', tag: 'toma4', cause: 'O tomador do CT-e não é o do EPEC dele.', fix: 'Emita outra vez com o tomador do EPEC, com as mesmas serie, numero, codigo_unico e data_emissao.' },
  { cStat: '644', field: 'modal', tag: 'modal', cause: 'O modal do CT-e não é o do EPEC dele.', fix: 'Emita outra vez com o modal do EPEC, com as mesmas serie, numero, codigo_unico e data_emissao.' },
  { cStat: '645', field: 'uf_inicio', tag: 'UFIni', cause: 'As UFs de início e término do CT-e não são as do EPEC dele.', fix: 'Emita outra vez com as UFs do EPEC, com as mesmas serie, numero, codigo_unico e data_emissao.' },
  { cStat: '653', field: 'forma_emissao', tag: 'tpEmis', cause: 'O EPEC foi à SEFAZ da UF, e só a SVC o recebe.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '677', field: 'forma_emissao', tag: 'tpEmis', cause: 'O EPEC foi à SVC de outras UFs.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '680', field: 'forma_emissao', tag: 'tpEmis', cause: 'O EPEC é de uma chave que não diz forma de emissão 4.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '695', field: 'data_emissao', tag: 'dhEmi', cause: 'A emissão do CT-e é de um mês anterior ao do EPEC.', fix: 'Emita com a data de agora: omita data_emissao.' },
  { cStat: '586', field: 'data_entrada_contingencia', tag: 'dhCont', cause: 'Vieram data e justificativa de contingência em CT-e que não é emitido off-line.', fix: 'Omita data_entrada_contingencia e motivo_entrada_contingencia.' },
  { cStat: '587', field: 'data_entrada_contingencia', tag: 'dhCont', cause: 'O CT-e emitido off-line veio sem a data e a justificativa da contingência.', fix: 'Envie data_entrada_contingencia e motivo_entrada_contingencia.' },
  { cStat: '853', tag: 'qrCodCTe', cause: 'O QR Code de emissão em contingência veio sem assinatura.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '699', field: 'pessoas_autorizadas[].cnpj', tag: 'CNPJ', cause: 'Um CNPJ autorizado a baixar o XML é inválido.', fix: 'Corrija ou retire o CNPJ em pessoas_autorizadas.' },
  { cStat: '700', field: 'pessoas_autorizadas[].cpf', tag: 'CPF', cause: 'Um CPF autorizado a baixar o XML é inválido.', fix: 'Corrija ou retire o CPF em pessoas_autorizadas.' },
  { cStat: '715', field: 'pessoas_autorizadas', tag: 'autXML', cause: 'O mesmo documento aparece mais de uma vez entre os autorizados a baixar o XML.', fix: 'Retire a repetição de pessoas_autorizadas.' },
  { cStat: '828', field: 'pessoas_autorizadas', tag: 'autXML', cause: 'Um autorizado a baixar o XML já é parte do CT-e e pode baixá-lo.', fix: 'Retire de pessoas_autorizadas remetente, destinatário, expedidor, recebedor e tomador.' },
  { cStat: '729', field: 'indicador_globalizado', tag: 'indGlobalizado', cause: 'As NF-e da carga são de vários emitentes e o CT-e não é globalizado.', fix: 'Envie indicador_globalizado e informacoes_cte_globalizado, ou um CT-e por remetente.' },
  { cStat: '526', field: 'nfes[].unidades_carga', tag: 'infUnidCarga', cause: 'Contêineres só cabem em redespacho intermediário e serviço vinculado a multimodal.', fix: 'Retire os contêineres, ou corrija tipo_servico.' },
  { cStat: '714', field: 'ctes_multimodais_vinculados[].chave_cte_multimodal', tag: 'chCTeMultimodal', cause: 'O mesmo CT-e multimodal aparece mais de uma vez.', fix: 'Retire a chave repetida de ctes_multimodais_vinculados.' },
  { cStat: '851', tag: 'qrCodCTe', cause: 'O endereço do QR Code não é o da UF.', fix: 'Confira uf da empresa em PATCH /v1/clients/{id}; se está certa, informe o id do documento ao suporte da plataforma.' },
  { cStat: '852', tag: 'qrCodCTe', cause: 'A chave do QR Code não é a do CT-e.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '854', tag: 'qrCodCTe', cause: 'O QR Code de emissão normal veio com assinatura, que é de contingência.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '850', tag: 'qrCodCTe', cause: 'O CT-e chegou sem QR Code.', fix: 'Não depende do corpo enviado: informe o id do documento ao suporte da plataforma.' },
  { cStat: '867', field: 'cnpj_responsavel_tecnico', tag: 'infRespTec', cause: 'A UF exige a identificação do responsável técnico pelo sistema emissor.', fix: 'Envie cnpj_responsavel_tecnico, contato_responsavel_tecnico, email_responsavel_tecnico e telefone_responsavel_tecnico.' },
];
