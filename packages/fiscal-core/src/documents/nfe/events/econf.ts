// biome-ignore-all format: one row per line

import { verAplic } from '../../../engine/events/define/rows.ts';
import type { Draft } from '../../../engine/events/define/spec.ts';
import { oneOf, pattern, text } from '../../../engine/layout/facets.ts';
import { listOf, textOf } from '../../../engine/layout/flat.ts';
import { block, leaf, list } from '../../../engine/layout/rows.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { TCnpj, TData, TDec_1302, TUfEmi } from '../../../engine/portal/simple-types.ts';
import { ufByCodigo } from '../../../tables/uf.ts';
import { defineNfeEvent } from './define.ts';

const LIST = 'detalhes_pagamento';
const OUTROS = '99';
const twoDigits = pattern('[0-9]{2}', '2 dígitos', { as: 'code', pad: 2 });
/** Fields that the layout only takes beside CNPJPag and UFPag. */
const BESIDE_PAG = ['cnpj_instituicao_financeira', 'bandeira_operadora', 'numero_autorizacao'];

const ufOf = ({ subject }: Draft): string => ufByCodigo(subject.accessKey.slice(0, 2))?.sigla ?? subject.uf;

function fillIn(payment: FlatInput, [field, tag, value]: readonly [string, string, string], { at, draft: { told } }: { readonly at: string; readonly draft: Draft }): void {
  if (textOf(payment, field) !== undefined) return;
  payment[field] = value;
  told.preenchidos.push({ field: `${at}.${field}`, tag, value });
}

/** Defaults: the paid establishment is the issuer's own, and its UF is the issuer's. */
function completePag(payment: FlatInput, at: string, draft: Draft): void {
  const { subject, told } = draft;
  const named = textOf(payment, 'cnpj_transacional') !== undefined;
  const beside = ['uf_transacional', ...BESIDE_PAG].filter((field) => payment[field] !== undefined);
  if (!named && beside.length === 0) return;
  if (!named && subject.emitente.length !== 14) {
    for (const field of beside) delete payment[field];
    told.avisos.push(`${at}: sem cnpj_transacional, ${beside.join(', ')} não cabe no evento de emitente pessoa física.`);
    return;
  }
  fillIn(payment, ['cnpj_transacional', 'CNPJPag', subject.emitente], { at, draft });
  fillIn(payment, ['uf_transacional', 'UFPag', ufOf(draft)], { at, draft });
}

/** The UF is filled only beside a beneficiary. */
function completeReceb(payment: FlatInput, at: string, draft: Draft): void {
  if (textOf(payment, 'cnpj_beneficiario') !== undefined) fillIn(payment, ['uf_beneficiario', 'UFReceb', ufOf(draft)], { at, draft });
  else if (payment['uf_beneficiario'] !== undefined) {
    delete payment['uf_beneficiario'];
    draft.told.avisos.push(`${at}: uf_beneficiario não cabe no evento sem cnpj_beneficiario.`);
  }
}

function checkDescription(payment: FlatInput, at: string, { problems }: Draft): void {
  if (textOf(payment, 'forma_pagamento') !== OUTROS || payment['descricao_pagamento'] !== undefined) return;
  const field = `${at}.descricao_pagamento`;
  problems.push({
    field,
    code: 'campo_obrigatorio',
    message: `O campo ${field} é obrigatório com forma_pagamento 99 (outros).`,
    tag: 'xPag',
    fix: `Informe ${field}: o meio de pagamento por extenso.`,
  });
}

/** Reconciles payments with the document. Source of the nesting of CNPJIF, tBand and cAut: e110750_v1.00.xsd. */
export const econf = defineNfeEvent({
  kind: 'econf',
  tpEvento: '110750',
  descEvento: 'ECONF',
  types: ['nfe', 'nfce'],
  sequenceMax: 99,
  source: 'NT 2024.002 v1.00; e110750_v1.00.xsd',
  rows: [
    verAplic,
    list('detPag', '1-100', LIST, 'Pagamentos conciliados, de 1 a 100', [
      leaf('indPag', '0-1', oneOf({ '0': 'à vista', '1': 'a prazo' }), 'indicador_pagamento', 'Prazo'),
      leaf('tPag', '1-1', twoDigits, 'forma_pagamento', 'Meio de pagamento, da mesma tabela da nota'),
      leaf('xPag', '0-1', text(2, 60), 'descricao_pagamento', 'Descrição; exigida com meio 99'),
      leaf('vPag', '1-1', TDec_1302, 'valor_pagamento', 'Valor'),
      leaf('dPag', '1-1', TData, 'data_pagamento', 'Data do pagamento'),
      block([
        leaf('CNPJPag', '1-1', TCnpj, 'cnpj_transacional', 'CNPJ do estabelecimento que recebeu; padrão: o emitente'),
        leaf('UFPag', '1-1', TUfEmi, 'uf_transacional', 'UF do CNPJ transacional; padrão: a do emitente'),
        leaf('CNPJIF', '0-1', TCnpj, 'cnpj_instituicao_financeira', 'CNPJ da instituição financeira ou adquirente'),
        leaf('tBand', '0-1', twoDigits, 'bandeira_operadora', 'Bandeira, da mesma tabela da nota'),
        leaf('cAut', '0-1', text(1, 128), 'numero_autorizacao', 'Número da autorização'),
      ]),
      block([
        leaf('CNPJReceb', '1-1', TCnpj, 'cnpj_beneficiario', 'CNPJ do beneficiário'),
        leaf('UFReceb', '1-1', TUfEmi, 'uf_beneficiario', 'UF do beneficiário; padrão: a do emitente'),
      ]),
    ]),
  ],
  required: [LIST],
  complete(draft) {
    listOf(draft.input, LIST).forEach((payment, i) => {
      const at = `${LIST}[${i}]`;
      completePag(payment, at, draft);
      completeReceb(payment, at, draft);
      checkDescription(payment, at, draft);
    });
  },
});
