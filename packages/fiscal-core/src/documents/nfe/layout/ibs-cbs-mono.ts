// biome-ignore-all format: one row per line
import { block, choice, group, leaf } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';

/** Differences of mixture of ethanol in petrol, per tax. */
const gpBioDiferenca = (tax: 'IBS' | 'CBS', name: 'ibs' | 'cbs') => group('gpBioDiferenca', '0-1', 'Mistura de etanol anidro fora do percentual obrigatório', [
  leaf('qBCBioComb', '1-1', t.TDec1104RTC, `mono_${name}_quantidade_biocombustivel_diferenca`, `Quantidade de EAC a recolher ou ressarcir (${tax})`),
  leaf(`v${tax}Diferenca`, '1-1', t.TDec1302RTC, `mono_${name}_valor_biocombustivel_diferenca`, `${tax} da diferença de mistura`),
]);
const gMonoRet = (tax: 'IBS' | 'CBS', name: 'ibs' | 'cbs') => group('gMonoRet', '0-1', 'Retida anteriormente', [
  leaf(`v${tax}MonoRet`, '1-1', t.TDec1302RTC, `mono_${name}_valor_retido_anteriormente`, `${tax} retido antes`),
]);

/** Rate by quantity. The quantities feed both taxes, so a rate or a value must be there too. */
const adRem = (tax: 'IBS' | 'CBS', name: 'ibs' | 'cbs') => group(`g${tax}MonoAdRem`, '0-1', `Monofasia ad rem, ${tax}`, [
  group('gMonoPadrao', '0-1', 'Monofasia padrão', [
    leaf('qBCMono', '1-1', t.TDec1104RTC, 'mono_base_calculo_quantidade_tributada', 'Quantidade tributada; vai nos dois grupos (IBS e CBS)'),
    leaf(`adRem${tax}`, '1-1', t.TDec_0302_04RTC, `mono_${name}_aliquota_ad_rem`, `Alíquota ad rem, ${tax}`),
    leaf(`v${tax}Mono`, '1-1', t.TDec1302RTC, `mono_${name}_valor`, `${tax} monofásico`),
  ], { when: [`mono_${name}_aliquota_ad_rem`, `mono_${name}_valor`] }),
  group('gMonoReten', '0-1', 'Sujeita a retenção', [
    leaf('qBCMonoReten', '1-1', t.TDec1104RTC, 'mono_base_calculo_quantidade_tributada_retencao', 'Quantidade sujeita a retenção; vai nos dois grupos (IBS e CBS)'),
    leaf(`adRem${tax}Reten`, '1-1', t.TDec_0302_04RTC, `mono_${name}_aliquota_retencao`, `Alíquota ad rem com retenção, ${tax}`),
    leaf(`v${tax}MonoReten`, '1-1', t.TDec1302RTC, `mono_${name}_valor_retencao`, `${tax} monofásico com retenção`),
  ], { when: [`mono_${name}_aliquota_retencao`, `mono_${name}_valor_retencao`] }),
  gMonoRet(tax, name),
  gpBioDiferenca(tax, name),
]);

/** Rate by value: chosen when a base in money is given. */
const gIBSMonoAdValorem = group('gIBSMonoAdValorem', '0-1', 'Monofasia ad valorem, IBS', [
  group('gMonoPadrao', '0-1', 'Monofasia padrão', [
    leaf('vBCMono', '1-1', t.TDec1302RTC, 'mono_ibs_base_calculo_ad_valorem', 'Base em valor do IBS ad valorem; aciona gIBSMonoAdValorem'),
    leaf('pAliqMonoUF', '1-1', t.TDec_0302_04RTC, 'mono_ibs_uf_aliquota_ad_valorem', 'Alíquota ad valorem estadual'),
    leaf('vIBSMonoUF', '1-1', t.TDec1302RTC, 'mono_ibs_uf_valor', 'IBS monofásico estadual'),
    leaf('pAliqMonoMun', '1-1', t.TDec_0302_04RTC, 'mono_ibs_mun_aliquota_ad_valorem', 'Alíquota ad valorem municipal'),
    leaf('vIBSMonoMun', '1-1', t.TDec1302RTC, 'mono_ibs_mun_valor', 'IBS monofásico municipal'),
    leaf('vIBSMono', '1-1', t.TDec1302RTC, 'mono_ibs_valor', 'IBS monofásico'),
  ], { when: ['mono_ibs_base_calculo_ad_valorem'] }),
  group('gMonoReten', '0-1', 'Sujeita a retenção', [
    leaf('vBCMonoReten', '1-1', t.TDec1302RTC, 'mono_ibs_base_calculo_ad_valorem_retencao', 'Base em valor do IBS com retenção'),
    leaf('pAliqMonoReten', '1-1', t.TDec_0302_04RTC, 'mono_ibs_aliquota_ad_valorem_retencao', 'Alíquota ad valorem do IBS com retenção'),
    leaf('vIBSMonoReten', '1-1', t.TDec1302RTC, 'mono_ibs_valor_retencao', 'IBS monofásico com retenção'),
  ], { when: ['mono_ibs_base_calculo_ad_valorem_retencao'] }),
  gMonoRet('IBS', 'ibs'),
  gpBioDiferenca('IBS', 'ibs'),
], { when: ['mono_ibs_base_calculo_ad_valorem', 'mono_ibs_base_calculo_ad_valorem_retencao'] });

const gCBSMonoAdValorem = group('gCBSMonoAdValorem', '0-1', 'Monofasia ad valorem, CBS', [
  group('gMonoPadrao', '0-1', 'Monofasia padrão', [
    leaf('vBCMono', '1-1', t.TDec1302RTC, 'mono_cbs_base_calculo_ad_valorem', 'Base em valor da CBS ad valorem; aciona gCBSMonoAdValorem'),
    leaf('pAliqMonoCBS', '1-1', t.TDec_0302_04RTC, 'mono_cbs_aliquota_ad_valorem', 'Alíquota ad valorem da CBS'),
    leaf('vCBSMono', '1-1', t.TDec1302RTC, 'mono_cbs_valor', 'CBS monofásica'),
  ], { when: ['mono_cbs_base_calculo_ad_valorem'] }),
  group('gMonoReten', '0-1', 'Sujeita a retenção', [
    leaf('vBCMonoReten', '1-1', t.TDec1302RTC, 'mono_cbs_base_calculo_ad_valorem_retencao', 'Base em valor da CBS com retenção'),
    leaf('pAliqMonoReten', '1-1', t.TDec_0302_04RTC, 'mono_cbs_aliquota_ad_valorem_retencao', 'Alíquota ad valorem da CBS com retenção'),
    leaf('vCBSMonoReten', '1-1', t.TDec1302RTC, 'mono_cbs_valor_retencao', 'CBS monofásica com retenção'),
  ], { when: ['mono_cbs_base_calculo_ad_valorem_retencao'] }),
  gMonoRet('CBS', 'cbs'),
  gpBioDiferenca('CBS', 'cbs'),
], { when: ['mono_cbs_base_calculo_ad_valorem', 'mono_cbs_base_calculo_ad_valorem_retencao'] });

export const gIBSCBSMono = group('gIBSCBSMono', '1-1', 'IBS e CBS monofásicos (CST 620)', [
  block([choice('1-1', [adRem('IBS', 'ibs'), gIBSMonoAdValorem])]),
  block([choice('1-1', [adRem('CBS', 'cbs'), gCBSMonoAdValorem])]),
  leaf('vTotIBSMonoItem', '1-1', t.TDec1302RTC, 'mono_total_ibs_item', 'Total do IBS monofásico do item'),
  leaf('vTotCBSMonoItem', '1-1', t.TDec1302RTC, 'mono_total_cbs_item', 'Total da CBS monofásica do item'),
], { situations: ['620'] });
