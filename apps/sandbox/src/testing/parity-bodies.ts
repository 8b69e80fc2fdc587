import { readFileSync } from 'node:fs';
import type { Body } from './mutations.ts';
import { NFSE_PLACES, NFSE_PROOFS, NFSE_REFORM, NFSE_TAXES } from './nfse-additions.ts';

const fixture = (type: string, name: string): Body =>
  JSON.parse(
    readFileSync(
      new URL(
        `../../../../packages/fiscal-core/src/documents/${type}/fixtures/${name}.input.json`,
        import.meta.url,
      ),
      'utf8',
    ),
  );

/** Sound bodies of a type, and additions that fit any of them. */
export interface ParityBodies {
  readonly sound: Readonly<Record<string, Body>>;
  readonly additions: readonly Body[];
}

const CTE_KEY = '43261120456789000105570010000104531338190276';
const NFE_KEY = '43261131884215000146550010000458711209318470';
const BAD_CNPJ = '31884215000147';
const OTHER_NFE = '35261111222333000181550010000012341465029134';
const BAD_CPF = '52998224726';

const cte = fixture('cte', 'rodoviario-completo');
const railway = fixture('cte', 'ferroviario-icms60')['modal_ferroviario'] as Body;
const CTE: ParityBodies = {
  sound: {
    road: { ...cte, cfop: '6353' },
    air: fixture('cte', 'aereo-icms20'),
    river: fixture('cte', 'aquaviario-redespacho-intermediario'),
    complement: fixture('cte', 'complemento-icms90'),
    rail: fixture('cte', 'ferroviario-icms60'),
    replacement: fixture('cte', 'substituicao'),
  },
  additions: [
    { indicador_globalizado: '1' },
    ...['0', '1', '3'].flatMap((tomador) =>
      [[NFE_KEY], [NFE_KEY, OTHER_NFE]].flatMap((keys) =>
        ['1', undefined].map((indicador_globalizado) => ({
          tomador,
          indicador_globalizado,
          nfes: keys.map((chave_nfe) => ({ chave_nfe })),
        })),
      ),
    ),
    {
      indicador_globalizado: '1',
      nfes: undefined,
      outros_documentos: [{ tipo_documento: '99', descricao: 'Outro' }],
    },
    ...[{ uf_destinatario: 'EX', codigo_municipio_destinatario: '9999999' }, {}].flatMap((place) =>
      ['0'.repeat(14), '31884215000146'].map((cnpj_destinatario) => ({ cnpj_destinatario, ...place })),
    ),
    ...[{ uf_tomador: 'EX', codigo_municipio_tomador: '9999999' }, {}].map((place) => ({
      cnpj_tomador: '0'.repeat(14),
      ...place,
    })),
    ...['43251120456789000105570010000000021465029133', '43251020456789000105570010000000021465029130'].map(
      (chave_cte_complementado) => ({ chave_cte_complementado }),
    ),
    ...['43241120456789000105570010000000021465029131', '43241020456789000105570010000000021465029138'].map(
      (chave_cte_complementado) => ({ modal: '04', chave_cte_complementado }),
    ),
    { cfop: '5999' },
    { tipo_documento: '3', forma_emissao: '2' },
    { pessoas_autorizadas: [{ cpf: '52998224725' }, { cpf: '52998224725' }] },
    { pessoas_autorizadas: [{ cnpj: cte['cnpj_remetente'] }] },
    ...['0', '1'].map((tipo_servico) => ({
      tipo_servico,
      emissores_documento_transporte_anterior: [
        {
          cnpj: '31884215000146',
          inscricao_estadual: '0963344552',
          uf: 'RS',
          razao_social: 'Outro',
          identificacoes_documentos: [
            { documentos_eletronicos: [{ chave_cte: CTE_KEY }, { chave_cte: CTE_KEY }] },
          ],
        },
      ],
    })),
    {
      modal_ferroviario: {
        tipo_trafego: '1',
        fluxo_ferroviario: railway['fluxo_ferroviario'],
        valor_frete: railway['valor_frete'],
      },
    },
    { inscricao_estadual_st_emitente: '1234567' },
    { inscricao_suframa_destinatario: '101040106' },
    ...['emitente', 'remetente', 'expedidor', 'recebedor', 'destinatario', 'tomador'].map((party) => ({
      [`inscricao_estadual_${party}`]: '12345678901234',
    })),
    {
      forma_emissao: '2',
      data_entrada_contingencia: '2026-11-20T18:00:00-03:00',
      motivo_entrada_contingencia: 'SEM INTERNET NO LOCAL',
    },
    { modal_ferroviario: { ...railway, chave_cte_ferrovia_origem: NFE_KEY } },
    { pessoas_autorizadas: [{ cnpj: BAD_CNPJ }] },
    { pessoas_autorizadas: [{ cpf: BAD_CPF }] },
    { ctes_multimodais_vinculados: [{ chave_cte_multimodal: CTE_KEY }] },
    { tipo_servico: '4', ctes_multimodais_vinculados: [{ chave_cte_multimodal: NFE_KEY }] },
    { ctes_multimodais_vinculados: [{ chave_cte_multimodal: CTE_KEY }, { chave_cte_multimodal: CTE_KEY }] },
    { nfes: [{ chave_nfe: NFE_KEY }, { chave_nfe: NFE_KEY }] },
    {
      data_entrada_contingencia: '2026-11-20T08:00:00-03:00',
      motivo_entrada_contingencia: 'SEM INTERNET NO LOCAL',
    },
    { chave_cte_original_sub: NFE_KEY, tipo_documento: '3' },
    {
      cnpj_responsavel_tecnico: BAD_CNPJ,
      contato_responsavel_tecnico: 'Equipe',
      email_responsavel_tecnico: 'a@b.com',
      telefone_responsavel_tecnico: '5130304040',
    },
    {
      pagamentos_vinculados: [
        {
          numero: '1',
          id_transacao: 'E1',
          tipo_meio_pagamento: '01',
          cnpj_recebedor: '20456789000105',
          cnpj_base_psp: '20456789',
        },
      ],
    },
    { tomador: '0', valor_total: '10000000.00' },
    { tomador: '4', cnpj_tomador: '31884215000146' },
    { forma_emissao: '8' },
    { cnpj_emitente: undefined, cpf_emitente: BAD_CPF },
    { cnpj_emitente: undefined, cpf_emitente: '52998224725' },
    ...['remetente', 'expedidor', 'recebedor', 'destinatario', 'tomador'].flatMap((party) => [
      { [`cnpj_${party}`]: undefined, [`cpf_${party}`]: BAD_CPF },
      { [`cnpj_${party}`]: BAD_CNPJ, [`cpf_${party}`]: undefined },
    ]),
    ...['0', '1', '2', '3'].map((tomador) => ({ tomador })),
    ...['1', '2'].map((indicador) => ({
      indicador_inscricao_estadual_tomador: indicador,
      inscricao_estadual_tomador: undefined,
    })),
  ],
};

/** A manifest of the day on which its CIOT is due. */
const mdfeOf = (name: string): Body => ({
  ...fixture('mdfe', name),
  data_emissao: '2026-11-24T11:40:00-03:00',
});
const mdfe = mdfeOf('completo');
const road = mdfe['modal_rodoviario'] as Body;
const town = (own: Body): Body => ({
  quantidade_total_cte: undefined,
  municipios_descarregamento: [{ codigo: '3550308', nome: 'São Paulo', ...own }],
});
const withRoad = (own: Body): Body => ({ modal_rodoviario: { ...road, ...own } });
const [INSURANCE] = mdfe['seguros_carga'] as Body[];
const [PAYMENT] = road['pagamentos'] as Body[];
const pays = (own: Body): Body => withRoad({ pagamentos: [{ ...PAYMENT, ...own }] });
const instalments = (...days: readonly string[]): Body[] =>
  days.map((data_vencimento) => ({ data_vencimento, valor: '1.00' }));
const [TOLL] = road['dispositivos_vale_pedagio'] as Body[];
const toll = (own: Body): Body => withRoad({ dispositivos_vale_pedagio: [{ ...TOLL, ...own }] });
const OLD_NFE = '43260431884215000146550010000458711209318478';
const OLD_CTE = '43260420456789000105570010000104531338190274';
const OLD_MDFE = '43260420456789000105580010000033101509182735';
const MDFE: ParityBodies = {
  sound: {
    road: mdfe,
    air: mdfeOf('aereo'),
    water: mdfeOf('aquaviario'),
    rail: mdfeOf('ferroviario'),
    later: mdfeOf('carregamento-posterior'),
  },
  additions: [
    town({ conhecimentos_transporte: [{ chave_cte: CTE_KEY }, { chave_cte: CTE_KEY }] }),
    town({ notas_fiscais: [{ chave_nfe: NFE_KEY }, { chave_nfe: NFE_KEY }] }),
    town({ notas_fiscais: [{ chave_nfe: CTE_KEY }] }),
    town({ mdfes_aquaviario: [{ chave_mdfe: CTE_KEY }] }),
    { ...town({ notas_fiscais: [{ chave_nfe: NFE_KEY }] }), emitente: '2', tipo_transporte: undefined },
    { carregamento_posterior: '1' },
    { carregamento_posterior: '1', emitente: '2' },
    { cnpj_emitente: undefined, cpf_emitente: '52998224725', serie: '920' },
    { cnpj_emitente: undefined, cpf_emitente: BAD_CPF, serie: '1' },
    { serie: '921' },
    { inscricao_estadual_emitente: '123456789012' },
    { codigo_municipio_emitente: '3550308' },
    { codigo_municipio_emitente: '4399999' },
    { percursos: undefined },
    { percursos: [{ uf_percurso: 'PR' }, { uf_percurso: 'SC' }] },
    { seguros_carga: [{ ...INSURANCE, responsavel_seguro: '2', cnpj_responsavel: undefined }] },
    { cep_carregamento: undefined, cep_descarregamento: undefined },
    {
      tipo_carga: undefined,
      descricao_produto: undefined,
      codigo_barras_produto: undefined,
      codigo_ncm_produto: undefined,
      cep_carregamento: undefined,
      cep_descarregamento: undefined,
    },
    withRoad({
      condutores: [
        { nome: 'Um', cpf: '52998224725' },
        { nome: 'Dois', cpf: '52998224725' },
      ],
    }),
    withRoad({ registro_nacional_transporte: undefined }),
    { data_emissao: '2026-11-23T08:00:00-03:00' },
    { tipo_transporte: '1' },
    { tipo_transporte: undefined, emitente: '2', ...town({ notas_fiscais: [{ chave_nfe: OLD_NFE }] }) },
    town({ conhecimentos_transporte: [{ chave_cte: OLD_CTE }] }),
    town({ mdfes_aquaviario: [{ chave_mdfe: OLD_MDFE }] }),
    town({
      conhecimentos_transporte: [
        { chave_cte: CTE_KEY, entrega_parcial_quantidade_total: '2', entrega_parcial_quantidade: '1' },
      ],
    }),
    withRoad({ placa_veiculo: 'AB12345' }),
    withRoad({ contratantes: [{ cnpj: '31884215000146' }, { cnpj: '31884215000146' }] }),
    withRoad({ cpf_proprietario_veiculo: undefined, cnpj_proprietario_veiculo: mdfe['cnpj_emitente'] }),
    {
      emitente: '2',
      ...town({ notas_fiscais: [{ chave_nfe: NFE_KEY }] }),
      ...withRoad(
        Object.fromEntries(
          Object.keys(road)
            .filter((field) => field.includes('proprietario'))
            .map((field) => [field, undefined]),
        ),
      ),
    },
    pays({ forma_pagamento: '0', parcelas: instalments('2026-12-20') }),
    pays({ forma_pagamento: '1', parcelas: undefined }),
    pays({ forma_pagamento: '1', parcelas: instalments('2026-12-20', '2026-12-19') }),
    pays({ forma_pagamento: '1', parcelas: instalments('2026-11-01') }),
    pays({
      forma_pagamento: '1',
      parcelas: [{ numero: '009', data_vencimento: '2026-12-20', valor: '1.00' }],
    }),
    pays({ forma_pagamento: '0', valor_adiantamento: '1.00', parcelas: undefined }),
    pays({ valor_total_contrato: '9999.99' }),
    pays({ cnpj: BAD_CNPJ, cpf: undefined }),
    pays({
      cnpj_instituicao_pagamento: BAD_CNPJ,
      codigo_banco: undefined,
      codigo_agencia: undefined,
      pix: undefined,
    }),
    toll({ cnpj_empresa_fornecedora: BAD_CNPJ }),
    toll({ cnpj_responsavel_pagamento: BAD_CNPJ }),
    withRoad({ categoria_combinacao_veicular: undefined }),
    { seguros_carga: [{ ...INSURANCE, numero_apolice: undefined }] },
    { pessoas_autorizadas: [{ cpf: '52998224725' }, { cpf: '52998224725' }] },
    withRoad({
      veiculos_reboque: [
        {
          placa: 'ABC1D23',
          tara: '1000',
          capacidade_kg: '2000',
          tipo_carroceria: '00',
          cpf_proprietario: BAD_CPF,
          rntrc: '12345678',
          razao_social_proprietario: 'Um',
          tipo_proprietario: '0',
        },
      ],
    }),
    { pessoas_autorizadas: [{ cnpj: BAD_CNPJ }] },
    { pessoas_autorizadas: [{ cpf: BAD_CPF }] },
    {
      cnpj_responsavel_tecnico: BAD_CNPJ,
      contato_responsavel_tecnico: 'Equipe',
      email_responsavel_tecnico: 'a@b.com',
      telefone_responsavel_tecnico: '5130304040',
    },
  ],
};

const PAPER = {
  data_entrada_contingencia: '2026-11-20T07:00:00-03:00',
  motivo_entrada_contingencia: 'SEM INTERNET NO LOCAL',
};
const [FIRST_ITEM] = fixture('nfcom', 'completo')['itens'] as Body[];
const NFCOM: ParityBodies = {
  sound: {
    whole: fixture('nfcom', 'completo'),
    simples: fixture('nfcom', 'simples-nacional'),
    replacement: fixture('nfcom', 'substituicao'),
    central: fixture('nfcom', 'centralizada-contingencia'),
  },
  additions: [
    PAPER,
    {
      ...PAPER,
      forma_emissao: '2',
      finalidade_nfcom: '3',
      chave_nfcom_original: '43261190331772000107620010000228711044190270',
      motivo_substituicao: '01',
    },
    {
      forma_emissao: '2',
      data_entrada_contingencia: '2026-11-20T09:00:00-03:00',
      motivo_entrada_contingencia: 'SEM INTERNET NO LOCAL',
    },
    { finalidade_nfcom: '3' },
    { chave_nfcom_original: '43261190331772000107620010000228711044190270', motivo_substituicao: '01' },
    { tipo_faturamento: '2' },
    { tipo_faturamento: '2', finalidade_nfcom: '4' },
    { chave_nfcom_local: '43261190331772000107620010000228711044190270' },
    { tipo_faturamento: '1' },
    { tipo_faturamento: '1', cnpj_emitente_centralizado: BAD_CNPJ, uf_emitente_centralizado: '43' },
    { terminal_adicional: ['5130201122', '5130201122'], uf_terminal_adicional: ['43', '35'] },
    { autorizados_download_xml: [{ cnpj: BAD_CNPJ }] },
    { autorizados_download_xml: [{ cpf: BAD_CPF }, { cpf: BAD_CPF }] },
    { cnpj_destinatario: undefined, cpf_destinatario: BAD_CPF },
    { cnpj_destinatario: undefined, outra_indificacao_destinatario: 'ABC123' },
    {
      pagamentos_vinculados: [
        {
          numero: '1',
          id_transacao: 'E1',
          tipo_meio_pagamento: '01',
          cnpj_recebedor: '90331772000107',
          cnpj_base_psp: '90331772',
        },
      ],
    },
    { codigo_municipio_destinatario: '3304557' },
    { inscricao_estadual_emitente: '123456789012' },
    { inscricao_estadual_destinatario: '09611223310', indicador_inscricao_estadual_destinatario: '1' },
    { ie_virtual_emitente: '12345678901234' },
    {
      itens: [{ ...FIRST_ITEM, chave_nfcom_anterior: CTE_KEY.replace(/.$/, '0'), numero_item_anterior: '1' }],
    },
    { itens: [{ ...FIRST_ITEM, cnpj_ld: BAD_CNPJ }] },
    { itens: [{ ...FIRST_ITEM, cfop: '5102' }] },
    { itens: [{ ...FIRST_ITEM, classificacao: '9999999' }] },
    { itens: [{ ...FIRST_ITEM, classificacao: '0109901' }] },
    { itens: [{ ...(fixture('nfcom', 'completo')['itens'] as Body[])[2], cfop: '5303' }] },
  ],
};

const DCE: ParityBodies = {
  sound: {
    marketplace: fixture('dce', 'marketplace'),
    own: { ...fixture('dce', 'proprio-contingencia'), forma_emissao: '1' },
    carrier: fixture('dce', 'transportadora'),
  },
  additions: [
    { tipo_emitente: '2' },
    { cnpj_destinatario: BAD_CNPJ, cpf_destinatario: undefined },
    { cpf_destinatario: BAD_CPF, cnpj_destinatario: undefined },
    { cpf_remetente: BAD_CPF },
    { cnpj_remetente: BAD_CNPJ, tipo_emitente: '2', cpf_remetente: undefined },
    ...['1.00', '0.01', '1010.01'].map((valor_total) => ({ valor_total })),
    ...['2026-11-20T17:06:00-03:00', '2026-10-20T08:00:00-03:00'].map((data_emissao) => ({ data_emissao })),
    { cnpj_emitente: '20456789000105' },
  ],
};

const nfse = fixture('nfse', 'completo');
const PLAIN: Body = {
  ...nfse,
  documentos: undefined,
  percentual_aliquota_relativa_municipio: undefined,
};
const CUT: Body = {
  documentos: [
    {
      chave_nfe: NFE_KEY,
      tipo_deducao: '2',
      data_emissao: '2026-11-05',
      valor_dedutivel: 800,
      valor_deducao: 800,
    },
  ],
};
const document = (own: Body): Body => ({ documentos: [{ ...(CUT['documentos'] as Body[])[0], ...own }] });
const REGIMES: readonly Body[] = [
  { codigo_opcao_simples_nacional: '2' },
  { codigo_opcao_simples_nacional: '2', regime_especial_tributacao: '5', tipo_retencao_iss: '2' },
  { codigo_opcao_simples_nacional: '3' },
  {
    codigo_opcao_simples_nacional: '3',
    regime_tributario_simples_nacional: '1',
    regime_especial_tributacao: '5',
  },
  { regime_especial_tributacao: '5' },
  { tributacao_iss: '3' },
  { tributacao_iss: '2' },
  { tipo_exigibilidade_suspensao: '1', numero_processo_suspensao: '1'.repeat(30) },
];
const WITH_REGIME: readonly Body[] = [
  {},
  CUT,
  { numero_beneficio_municipal: '1'.repeat(14), valor_reducao_base_calculo: 10 },
  { tipo_retencao_iss: '2' },
  { percentual_aliquota_relativa_municipio: '2.00' },
];
const NFSE: ParityBodies = {
  sound: {
    plain: PLAIN,
    site: fixture('nfse', 'obra-substituicao'),
    abroad: fixture('nfse', 'exportacao'),
  },
  additions: [
    ...REGIMES.flatMap((regime) => WITH_REGIME.map((own) => ({ ...own, ...regime }))),
    { percentual_aliquota_relativa_municipio: '9.00' },
    { desconto_incondicionado: 12000 },
    { desconto_condicionado: 12000 },
    { desconto_incondicionado: 9000, valor_deducao_servico: 9000 },
    { percentual_deducao_servico: '0.00' },
    document({ chave_nfe: CTE_KEY }),
    document({ tipo_deducao: '99' }),
    document({ descricao_deducao: 'Outra' }),
    document({ data_emissao: '2027-01-01' }),
    document({ valor_deducao: 900 }),
    document({ cnpj_fornecedor: BAD_CNPJ, razao_social_fornecedor: 'Um' }),
    document({ cpf_fornecedor: BAD_CPF, razao_social_fornecedor: 'Um' }),
    { valor_recebido_intermediario: 1 },
    { codigo_tributacao_nacional_iss: '120101' },
    { codigo_tributacao_nacional_iss: '990101' },
    {
      nome_evento: 'Show',
      data_inicio_evento: '2026-11-20',
      data_fim_evento: '2026-11-21',
      codigo_evento: '1',
    },
    { codigo_obra: '123456789012' },
    { cpf_intermediario: BAD_CPF, cnpj_intermediario: undefined },
    { cpf_tomador: BAD_CPF, cnpj_tomador: undefined },
    { cnpj_tomador: '38889102000182' },
    { cnpj_intermediario: '38889102000182' },
    { tipo_retencao_iss: '3', cnpj_intermediario: undefined, nif_intermediario: 'X1' },
    { motivo_emissao_tomador_intermediario: '1' },
    { emitente_dps: '2' },
    ...[
      '43149022238889102000182000000000000126111234567891',
      '43149022251001324000185000000000042126111234567892',
    ].flatMap((chave) =>
      ['01', '99'].map((codigo) => ({
        chave_nfse_substituida: chave,
        codigo_justificativa_substituicao: codigo,
      })),
    ),
    { situacao_tributaria_pis_cofins: '08' },
    { valor_cp: '0.00' },
    { valor_csll: 12000 },
    { valor_irrf: 9000, valor_cp: 9000 },
    { codigo_pais_prestacao: 'BR', codigo_municipio_prestacao: undefined },
    { motivo_ausencia_nif_tomador: '0', cnpj_tomador: undefined, cpf_tomador: undefined },
    {
      valor_total_tributos_federais: undefined,
      valor_total_tributos_estaduais: undefined,
      valor_total_tributos_municipais: undefined,
      indicador_total_tributacao: '0',
    },
    {
      codigo_opcao_simples_nacional: '3',
      regime_tributario_simples_nacional: '1',
      valor_total_tributos_federais: undefined,
      valor_total_tributos_estaduais: undefined,
      valor_total_tributos_municipais: undefined,
      indicador_total_tributacao: '0',
    },
    {
      codigo_opcao_simples_nacional: '2',
      valor_total_tributos_federais: undefined,
      valor_total_tributos_estaduais: undefined,
      valor_total_tributos_municipais: undefined,
      percentual_total_tributos_simples_nacional: '6',
    },
    { codigo_opcao_simples_nacional: '1', regime_tributario_simples_nacional: '1' },
    ...NFSE_PLACES,
    ...NFSE_REFORM,
    ...NFSE_TAXES,
    ...NFSE_PROOFS.map(document),
  ],
};

export const PARITY_BODIES: Readonly<Record<string, ParityBodies>> = {
  cte: CTE,
  mdfe: MDFE,
  nfcom: NFCOM,
  dce: DCE,
  nfse: NFSE,
};
