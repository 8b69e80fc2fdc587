import type { Payload } from '@fiscal/core/testing/builders';
import { type Breach, type Breaches, branchOf, inAnHour } from './breach.ts';
import { type Change, onExample, takingOut } from './portal-examples.ts';
import { PORTAL_OUT_OF_REACH, QUERY, reportedFirst } from './portal-out-of-reach.ts';

const KEY = '43261131884215000146570010000007711465029133';
const BAD_CNPJ = '31884215000147';
const BAD_CPF = '28194736014';
const PORTO_ALEGRE = '4314902';
const SAO_PAULO = '3550308';
const NOWHERE_IN_RS = '4399999';
const NOWHERE_IN_SP = '3599999';

const betweenCarriers = onExample('cte', 'aquaviario-redespacho-intermediario');
const complement = onExample('cte', 'complemento-icms90');
/** None of the fields that end in the name of the party. */
const without =
  (party: string, own: Payload = {}): Change =>
  ({ good }) => ({ ...takingOut(good, (field) => field.endsWith(`_${party}`)), ...own });
/** Our own rule answers it first, without sandbox defaults. */
const caughtByValidation = (own: Change): Breach => ({ own, strict: true, origin: 'validacao' });
/** Fields that name a party. */
const party = (papel: string): Payload =>
  Object.fromEntries(
    ['cnpj', 'inscricao_estadual', 'nome', 'logradouro', 'numero', 'bairro', 'municipio', 'uf'].map(
      (field) => [`${field}_${papel}`, null],
    ),
  );
const linkKeys = (...keys: readonly string[]) => ({
  ctes_multimodais_vinculados: keys.map((chave_cte_multimodal) => ({ chave_cte_multimodal })),
});

const advance = (tipo_pagamento_antecipado: string | null, ...chaves: readonly string[]): Payload => ({
  tipo_pagamento_antecipado,
  chave_dfe_pagamento_antecipado: chaves.length === 0 ? null : chaves,
});
const toGovernment = (tipo_operacao_governamental: string, ...chaves: readonly string[]): Payload => ({
  tipo_compra_governamental: '1',
  perc_reducao_aliquota_compra_governamental: '0',
  tipo_operacao_governamental,
  chave_acesso_dfe_anterior: chaves.length === 0 ? null : chaves,
});

const SVC = 'the platform sends each CT-e to the authority that its form of emission names';

/** Rules over a CT-e, and the change of a good one that breaks each. */
export const CTE_DOCUMENT_ANSWERED: Breaches = {
  '213': { own: { cnpj_emitente: null, cpf_emitente: '28194736013' } },
  '203': { strict: true, own: ({ company }) => ({ cnpj_emitente: branchOf(company.cnpj) }) },
  '204': { taken: '204' },
  '218': { taken: '218' },
  '539': { taken: 'autorizado' },
  '212': { own: () => ({ data_emissao: inAnHour() }) },
  '228': { own: { data_emissao: '2026-01-01T10:00:00-03:00' } },
  '460': caughtByValidation(complement(party('remetente'))),
  '461': caughtByValidation(complement({ tomador: '1' })),
  '462': caughtByValidation(complement({ tomador: '2' })),
  '463': caughtByValidation(complement({ tomador: '3', ...party('destinatario') })),
  '481': {
    own: without('tomador', {
      tomador: '0',
      inscricao_estadual_remetente: null,
      indicador_inscricao_estadual_tomador: '1',
    }),
  },
  '482': { own: without('tomador', { tomador: '0', indicador_inscricao_estadual_tomador: '2' }) },
  '513': caughtByValidation({ forma_emissao: '7' }),
  '517': caughtByValidation(complement({ forma_emissao: '8' })),
  '586': caughtByValidation({
    data_entrada_contingencia: '2026-11-01T10:00:00-03:00',
    motivo_entrada_contingencia: 'SEFAZ da UF fora do ar',
  }),
  '587': caughtByValidation({ forma_emissao: '2' }),
  '526': { own: betweenCarriers({ tipo_servico: '0' }) },
  '581': caughtByValidation({ valor_total_carga: null }),
  '693': caughtByValidation({ nfes: null }),
  '694': caughtByValidation(betweenCarriers({ nfes: [{ chave_nfe: KEY }] })),
  '601': { own: { nfes: Array.from({ length: 2001 }, () => ({ chave_nfe: KEY })) } },
  '650': caughtByValidation({ valor_total: '10000000.00' }),
  '519': { strict: true, own: { cfop: '5352' } },
  '524': {
    strict: true,
    own: { cfop: '5352', uf_inicio: 'SP', municipio_inicio: 'Santos', codigo_municipio_inicio: null },
  },
  '908': { strict: true, own: { cfop: '6932' } },
  '469': caughtByValidation(without('remetente')),
  '470': caughtByValidation(without('destinatario')),
  '474': caughtByValidation(betweenCarriers({ tomador: '2', ...party('expedidor') })),
  '475': caughtByValidation(betweenCarriers(party('recebedor'))),
  '651': caughtByValidation(betweenCarriers({ tipo_servico: '4' })),
  '814': caughtByValidation(linkKeys(KEY)),
  '521': caughtByValidation({ tipo_servico: '1' }),
  '712': { own: { codigo_municipio_emitente: SAO_PAULO } },
  '713': { own: { codigo_municipio_emitente: NOWHERE_IN_RS } },
  '415': { own: { cnpj_remetente: BAD_CNPJ } },
  '416': { own: { cnpj_remetente: null, cpf_remetente: BAD_CPF } },
  '418': { own: { codigo_municipio_remetente: SAO_PAULO } },
  '532': { own: { codigo_municipio_remetente: NOWHERE_IN_RS } },
  '208': { own: { cnpj_destinatario: BAD_CNPJ } },
  '237': { own: { cnpj_destinatario: null, cpf_destinatario: BAD_CPF } },
  '424': { own: { codigo_municipio_destinatario: PORTO_ALEGRE } },
  '533': { own: { codigo_municipio_destinatario: NOWHERE_IN_SP } },
  '431': { own: { codigo_municipio_expedidor: SAO_PAULO } },
  '534': { own: { codigo_municipio_expedidor: NOWHERE_IN_RS } },
  '439': { own: { codigo_municipio_recebedor: PORTO_ALEGRE } },
  '535': { own: { codigo_municipio_recebedor: NOWHERE_IN_SP } },
  '444': { own: { cnpj_tomador: BAD_CNPJ } },
  '445': { own: { cnpj_tomador: null, cpf_tomador: BAD_CPF } },
  '447': { own: { codigo_municipio_tomador: PORTO_ALEGRE } },
  '536': { own: { codigo_municipio_tomador: NOWHERE_IN_SP } },
  '799': caughtByValidation(({ good }) => ({ cnpj_tomador: good['cnpj_remetente'] })),
  '493': { own: { codigo_municipio_envio: SAO_PAULO } },
  '537': { own: { codigo_municipio_envio: NOWHERE_IN_RS } },
  '456': { own: { codigo_municipio_inicio: SAO_PAULO } },
  '541': { own: { codigo_municipio_inicio: NOWHERE_IN_RS } },
  '414': { own: { codigo_municipio_fim: PORTO_ALEGRE } },
  '542': { own: { codigo_municipio_fim: NOWHERE_IN_SP } },
  '1015': caughtByValidation({
    cbs_aliquota: '0',
    cbs_valor: '0.00',
    cbs_alc_zfm_aliquota_efetiva_regular: '0.90',
    cbs_alc_zfm_valor_tributo_regular: '19.80',
  }),
  '1016': caughtByValidation({ inscricao_suframa_emitente: '101040106' }),
  '1017': caughtByValidation({
    ibs_uf_percentual_tributo_devolvido: '10',
    ibs_uf_valor_tributo_devolvido: '0.22',
  }),
  '1018': caughtByValidation({
    ibs_mun_percentual_tributo_devolvido: '10',
    ibs_mun_valor_tributo_devolvido: '0.00',
  }),
  '1019': caughtByValidation({ cbs_percentual_tributo_devolvido: '10', cbs_valor_tributo_devolvido: '1.98' }),
  '1020': caughtByValidation(advance('1', KEY)),
  '1026': caughtByValidation(advance('3')),
  '1027': caughtByValidation({ ...toGovernment('3', KEY), ...advance('1') }),
  '1030': caughtByValidation(toGovernment('4')),
  '316': caughtByValidation({ ibs_uf_aliquota: '0.05' }),
  '321': caughtByValidation({ ibs_mun_aliquota: '0.05' }),
  '326': caughtByValidation({ cbs_aliquota: '0.80' }),
  '1003': caughtByValidation({
    pagamentos_vinculados: [
      {
        numero: '1',
        id_transacao: 'E1',
        tipo_meio_pagamento: '01',
        cnpj_recebedor: '31884215000146',
        cnpj_base_psp: '31884215',
      },
    ],
  }),
  '714': { own: betweenCarriers({ tipo_servico: '4', ...linkKeys(KEY, KEY) }) },
};

const NAME = 'the engine writes the name that homologation demands';
const QR_CODE = 'the engine writes the QR Code';

/** Rules that no call can break, and why. */
export const CTE_DOCUMENT_OUT_OF_REACH: Readonly<Record<string, string>> = {
  ...PORTAL_OUT_OF_REACH,
  ...reportedFirst('582', '676', '715', '722', '724', '727', '728', '737', '744', '747'),
  ...reportedFirst('209', '210', '235', '419', '432', '440', '448', '588', '614', '842'),
  ...reportedFirst(
    '428',
    '429',
    '436',
    '437',
    '505',
    '527',
    '531',
    '675',
    '699',
    '700',
    '743',
    '836',
    '843',
    '844',
    '845',
    '847',
    '849',
    '933',
  ),
  '310': 'production has no day for it, and so the sandbox has none',
  '640': 'the platform sends the EPEC first, with the values of the CT-e',
  '641': 'the platform sends the EPEC first, with the values of the CT-e',
  '642': 'the platform sends the EPEC first, with the values of the CT-e',
  '643': 'the platform sends the EPEC first, with the values of the CT-e',
  '644': 'the platform sends the EPEC first, with the values of the CT-e',
  '645': 'the platform sends the EPEC first, with the values of the CT-e',
  '207': 'the contract refuses a CNPJ with wrong check digits: 400 before anything is accepted',
  '401': '213 is answered before it: the certificate is of a company, never of a person',
  '515': SVC,
  '516': SVC,
  '646': NAME,
  '647': NAME,
  '648': NAME,
  '649': NAME,
  '731': QUERY,
  '850': QR_CODE,
  '851': QR_CODE,
  '852': QR_CODE,
  '853': QR_CODE,
  '854': QR_CODE,
};
