import { isoAt, type Payload } from '@fiscal/core/testing/builders';
import { type Breach, type Breaches, branchOf, FOREIGN_CNPJ, inAnHour } from './breach.ts';
import { byAir, CTE_KEY, LATER_LOADING, NFE_KEYS } from './mdfe-bodies.ts';
import { PORTAL_OUT_OF_REACH, QUERY, reportedFirst } from './portal-out-of-reach.ts';

const DAY_MS = 86_400_000;
const CARRIER = { emitente: '1' };
const NOWHERE = { codigo: '3599999', nome: 'Lugar Nenhum' };
const PORTO_ALEGRE = { codigo: '4314902', nome: 'Porto Alegre' };
const SAO_PAULO = { codigo: '3550308', nome: 'São Paulo' };
const ABROAD = { codigo: '9999999', nome: 'EXTERIOR' };
const withBadDigit = (key: string): string => `${key.slice(0, 43)}${(Number(key[43]) + 1) % 10}`;

const carrying = (documents: Payload, town: Payload = PORTO_ALEGRE): Payload => ({
  municipios_descarregamento: [{ ...town, ...documents }],
});
const nfes = (...keys: readonly string[]) => ({ notas_fiscais: keys.map((chave_nfe) => ({ chave_nfe })) });
const ctes = (...keys: readonly string[]) => ({
  conhecimentos_transporte: keys.map((chave_cte) => ({ chave_cte })),
});
const mdfes = (chave_mdfe: string) => ({ mdfes_aquaviario: [{ chave_mdfe }] });
const BY_WATER = {
  modal: '3',
  modal_aquaviario: {
    irin_navio: 'PP7777',
    tipo_embarcacao: '01',
    codigo_embarcacao: 'EMB01',
    nome_embarcacao: 'Rio Negro',
    numero_viagem: '12',
    codigo_porto_embarque: 'BRSSZ',
    codigo_porto_destino: 'BRRIG',
  },
};
const withPayment = (own: Payload): Payload => ({
  modal_rodoviario: {
    pagamentos: [
      { cnpj: FOREIGN_CNPJ, componentes: [{ tipo: '04', valor: '100.00' }], pix: 'x@y.com', ...own },
    ],
  },
});
const later = (own: Payload = {}): Payload => ({ ...LATER_LOADING, ...own });
/** Another MDF-e with the same vehicle. */
const sameVehicle = (placa_veiculo: string, own: Payload = {}): Breach => ({
  earlier: { modal_rodoviario: { placa_veiculo } },
  own: { modal_rodoviario: { placa_veiculo }, ...own },
});
const roadOf = ({ modal_rodoviario }: Payload): Payload =>
  typeof modal_rodoviario === 'object' ? { ...modal_rodoviario } : {};

const withoutRoad =
  (field: string) =>
  ({ good }: { readonly good: Payload }): Payload => ({
    modal_rodoviario: { ...roadOf(good), [field]: undefined },
  });

/** Rules over an MDF-e, and the change of a good one that breaks each. */
export const MDFE_DOCUMENT_ANSWERED: Breaches = {
  '213': { own: { cnpj_emitente: FOREIGN_CNPJ }, origin: 'validacao' },
  '202': { own: { cnpj_emitente: undefined, cpf_emitente: '28194736013' } },
  '232': { own: { serie: '920' }, origin: 'validacao' },
  '203': { strict: true, own: ({ company }) => ({ cnpj_emitente: branchOf(company.cnpj) }) },
  '204': { taken: '204' },
  '218': { taken: '218' },
  '539': { taken: 'autorizado' },
  '212': { own: () => ({ data_emissao: inAnHour() }) },
  '405': { own: { municipios_carregamento: [NOWHERE] } },
  '456': { own: { uf_inicio: 'RJ' } },
  '685': { own: { municipios_carregamento: [SAO_PAULO, SAO_PAULO] } },
  '406': { own: carrying(nfes(NFE_KEYS[0]), NOWHERE) },
  '612': { own: { uf_fim: 'PR' } },
  '680': {
    own: {
      municipios_descarregamento: NFE_KEYS.map((key) => ({ ...PORTO_ALEGRE, ...nfes(key) })),
    },
  },
  '703': {
    own: later({ municipios_carregamento: [SAO_PAULO, { codigo: '3509502', nome: 'Campinas' }] }),
  },
  '704': {
    own: later({
      uf_inicio: 'EX',
      uf_fim: 'EX',
      municipios_carregamento: [ABROAD],
      municipios_descarregamento: [ABROAD],
    }),
  },
  '705': { own: () => later(byAir()) },
  '706': { own: later(carrying(nfes(NFE_KEYS[0]), SAO_PAULO)) },
  '707': { own: later(CARRIER) },
  '616': { strict: true, own: { municipios_descarregamento: [SAO_PAULO], quantidade_total_cte: undefined } },
  '638': { own: CARRIER },
  '639': { own: { emitente: '2', ...carrying(ctes(CTE_KEY)) } },
  '540': { own: { emitente: '3', ...carrying(ctes(CTE_KEY)) } },
  '647': { own: carrying(mdfes(withBadDigit(NFE_KEYS[0]))) },
  '667': { own: { quantidade_total_nfe: '2' } },
  '601': { own: carrying(ctes(withBadDigit(CTE_KEY))) },
  '604': { own: carrying(nfes(withBadDigit(NFE_KEYS[0]))) },
  '649': { own: { ...BY_WATER, ...carrying(mdfes(withBadDigit(NFE_KEYS[0]))) } },
  '668': { own: carrying(ctes(CTE_KEY, CTE_KEY)) },
  '669': { own: carrying(nfes(NFE_KEYS[0], NFE_KEYS[0])) },
  '746': { own: withPayment({ valor_total_contrato: '100.02' }) },
  '739': { own: withPayment({ forma_pagamento: '0', valor_adiantamento: '10.00' }) },
  '688': { strict: true, own: withoutRoad('registro_nacional_transporte') },
  '698': { strict: true, own: { seguros_carga: undefined }, origin: 'validacao' },
  '301': { strict: true, own: { codigo_ncm_produto: undefined }, origin: 'validacao' },
  '302': { strict: true, own: withoutRoad('pagamentos'), origin: 'validacao' },
  '684': { strict: true, own: withoutRoad('ciot'), origin: 'validacao' },
  '462': {
    ...sameVehicle('OLD1A11', {
      uf_fim: 'SP',
      ...carrying(nfes(NFE_KEYS[0]), { codigo: '3509502', nome: 'Campinas' }),
    }),
    laterMs: 6 * DAY_MS,
  },
  '610': {
    earlier: sameVehicle('DAY1A11').earlier ?? {},
    own: () => ({ ...sameVehicle('DAY1A11').own, data_emissao: isoAt(Date.now() - DAY_MS) }),
  },
  '611': sameVehicle('BLO1A11'),
  '662': sameVehicle('BAC1A11', {
    uf_inicio: 'RS',
    uf_fim: 'SP',
    municipios_carregamento: [PORTO_ALEGRE],
    ...carrying(nfes(NFE_KEYS[0]), SAO_PAULO),
  }),
  '686': { earlier: {}, laterMs: 31 * DAY_MS },
};

const QR_CODE = 'the engine writes the QR Code, and signs that of contingency';

/** Broken in mdfe.stack.test.ts (`a cargo that was to be added later`). */
export const MDFE_LATER_LOADING_ANSWERED = ['712'] as const;

/** Rules that no call can break, and why. */
export const MDFE_DOCUMENT_OUT_OF_REACH: Readonly<Record<string, string>> = {
  ...PORTAL_OUT_OF_REACH,
  ...reportedFirst('209', '407', '408', '542', '663', '725', '726'),
  ...reportedFirst('228', '234', '458', '459', '518', '519', '520', '646', '648', '699', '702', '724', '727'),
  ...reportedFirst('728', '729', '731', '732', '734', '735', '736', '737', '738'),
  ...reportedFirst('740', '742', '743', '744', '745'),
  ...reportedFirst('577', '580', '645', '660', '661', '713', '716', '717', '718', '719'),
  '207': 'the contract refuses a CNPJ with wrong check digits: 400 before anything is accepted',
  '210': '202 is answered before it: no certificate has a CPF with wrong check digits',
  '233': 'of persons alone: broken in issuer-cpf.stack.test.ts',
  '460': QUERY,
  '480': QR_CODE,
  '481': QR_CODE,
  '482': QR_CODE,
  '488': QR_CODE,
};
