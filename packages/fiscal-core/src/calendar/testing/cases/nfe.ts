import { nfce } from '../../../documents/nfce/nfce.ts';
import { type Body, withItem } from '../../../documents/nfe/fixtures/cases.ts';
import { STRICT } from '../../../documents/nfe/fixtures/context.ts';
import { nfe } from '../../../documents/nfe/nfe.ts';
import type { EmissionContext, Prepared } from '../../../engine/document/definition.ts';
import { preparedOf } from '../../../testing/taken.ts';
import type { ChangeId, Moment } from '../../calendar.ts';
import { contextOn, type DatedCase, hasDuty, hasRejection, noonOn } from '../dated-case.ts';

const take = (body: Body, moment: Moment, own: Partial<EmissionContext> = {}): Prepared =>
  preparedOf(nfe, { ...body, data_emissao: noonOn(moment.day) }, contextOn({ ...STRICT, ...own }, moment));
const rule = (change: ChangeId, cStat: string, what: string, body: Body): DatedCase => ({
  change,
  name: `${cStat}: ${what}`,
  isSeen: (moment) => hasRejection(cStat, take(body, moment)),
});
const FULL = { ibs_cbs_situacao_tributaria: '000', ibs_cbs_classificacao_tributaria: '000001' };
const rate = (change: ChangeId, pIBSUF: string): DatedCase => ({
  change,
  name: 'the rate of the IBS of the UF that is filled in',
  isSeen: (moment) =>
    nfe
      .write(take(withItem(FULL), moment).tree)
      .toString()
      .includes(`<pIBSUF>${pIBSUF}</pIBSUF>`),
});
const LINKED = {
  numero_pagamento: '1',
  id_transacao: 'E1',
  meio_pagamento: '15',
  cnpj_recebedor: '11222333000181',
  cnpj_base_psp: '11222333',
};
/** Cases of an NF-e and an NFC-e without IBS and CBS, with and without sandbox defaults. */
const duty = (change: ChangeId, regime: string): readonly DatedCase[] =>
  [nfe, nfce].flatMap((definition) =>
    [false, true].map(
      (completeInSandbox): DatedCase => ({
        change,
        name: `${definition.nome} without IBS and CBS${completeInSandbox ? ' of a lenient token' : ''}`,
        isSeen(moment) {
          const body = {
            ...withItem({ icms_situacao_tributaria: regime === '3' ? '41' : '102' }),
            mod: definition.mod,
          };
          const sent = { ...body, regime_tributario_emitente: regime, data_emissao: noonOn(moment.day) };
          return hasDuty(
            change,
            preparedOf(definition, sent, contextOn({ ...STRICT, completeInSandbox }, moment)),
          );
        },
      }),
    ),
  );

/** The credit is due only under code 04, and is refused before its day. */
const suspendedCase = (change: ChangeId, cStat: string, field: string): DatedCase => {
  const credit = {
    credito_presumido_oper_base_calculo: '100.00',
    credito_presumido_oper_codigo_classificacao: '04',
    [field]: '1.00',
  };
  return {
    change,
    name: `no ${cStat}: a credit under a suspensive condition`,
    isSeen: (moment) => !hasRejection(cStat, take(withItem({ ...FULL, ...credit }), moment)),
  };
};

export const NFE_CASES: readonly DatedCase[] = [
  rule('nfe-rtc-1115', '1115', 'an item without IBS and CBS', withItem({})),
  rule('nfe-rtc-1.36', '1042', 'a credit note that references by item', {
    ...withItem({ chave_acesso_dfe_referenciado: '35261011222333000181550010000000091465029132' }),
    finalidade_emissao: '5',
    tipo_nota_credito: '01',
  }),
  rule('nfe-rtc-1.40', '1202', 'a classification of debit notes in a sale', {
    ...withItem({ ibs_cbs_situacao_tributaria: '811', ibs_cbs_classificacao_tributaria: '811001' }),
  }),
  rule('nfe-rtc-1.52-vc02-14', '321', 'a return that references no item', {
    ...withItem({ cfop: '5202' }),
    finalidade_emissao: '4',
  }),
  rule(
    'nfe-2026.008',
    '1279',
    'a net value that is not quantity × net price',
    withItem({ valor_unitario_liquido: '1.00', valor_liquido: '1.00' }),
  ),
  {
    change: 'nfe-2026.006',
    name: 'payments linked to the note',
    isSeen: (moment) =>
      nfe
        .write(take({ ...withItem({}), pagamentos_vinculados: [LINKED] }, moment).tree)
        .toString()
        .includes('<gPgtoVinc>'),
  },
  rule('nfe-epec-1.41', '121', 'EPEC of a company of PR', {
    ...withItem({}),
    municipio_emitente: 'Curitiba',
    uf_emitente: 'PR',
    forma_emissao: '4',
  }),
  {
    change: 'nfe-2026.007-no-ie',
    name: 'the SVRS authorises who has no IE',
    isSeen: (moment) => {
      const issuer = { ...STRICT.issuer, contribuinteIcms: false };
      // The contract asks for an IE until the change; blanks are none.
      const body = { ...withItem({}), inscricao_estadual_emitente: ' ' };
      const taken = nfe.take(
        { ...body, data_emissao: noonOn(moment.day) },
        contextOn({ ...STRICT, issuer }, moment),
      );
      return 'authorizer' in taken && taken.authorizer === 'SVRS';
    },
  },
  suspendedCase('cbs-suspended-credit', '1060', 'cbs_valor_condicao_suspensiva'),
  suspendedCase('ibs-suspended-credit', '1056', 'ibs_valor_condicao_suspensiva'),
  {
    change: 'cbs-incentive-area',
    name: 'CBS at rate zero',
    isSeen: (moment) =>
      nfe
        .write(take(withItem({ ...FULL, cbs_alc_zfm_tipo: '1' }), moment).tree)
        .toString()
        .includes('<pCBS>0.00</pCBS>'),
  },
  ...duty('nfe-rtc-duty', '3'),
  ...duty('simples-duty', '1'),
  rate('rate-2026', '0.10'),
  rate('rate-2027-ibs', '0.05'),
  {
    change: 'taxes-inside-product',
    name: 'the base of IBS and CBS is the price without them',
    isSeen(moment) {
      const body = withItem({
        ...FULL,
        valor_bruto: '101.00',
        valor_unitario_comercial: '101.00',
        cbs_aliquota: '0.90',
      });
      return nfe.write(take(body, moment).tree).toString().includes('<vBC>100.00</vBC><gIBSUF>');
    },
  },
];
