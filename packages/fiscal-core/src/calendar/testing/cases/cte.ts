import { cte } from '../../../documents/cte/cte.ts';
import body from '../../../documents/cte/fixtures/rodoviario-completo.input.json' with { type: 'json' };
import { STRICT } from '../../../documents/nfe/fixtures/context.ts';
import type { Prepared } from '../../../engine/document/definition.ts';
import { preparedOf } from '../../../testing/taken.ts';
import type { Moment } from '../../calendar.ts';
import { contextOn, type DatedCase, isOwed, noonOn } from '../dated-case.ts';

type Body = Readonly<Record<string, unknown>>;
const issuer = { cnpj: '20456789000105', name: 'TRANSPORTES SERRA AZUL LTDA', ie: '0290187654', uf: 'RS' };

/** Without any IBS or CBS. */
const BARE: Body = Object.fromEntries(
  Object.entries(body).filter(([field]) => !/^(?:ibs|cbs)_|^valor_total_dfe$/.test(field)),
);
const take = (own: Body, moment: Moment): Prepared =>
  preparedOf(
    cte,
    { ...BARE, ...own, data_emissao: noonOn(moment.day) },
    contextOn({ ...STRICT, issuer }, moment),
  );

const TAXED: Body = {
  ibs_cbs_situacao_tributaria: '000',
  ibs_cbs_classificacao_tributaria: '000001',
  cbs_aliquota: '8.80',
};

export const CTE_CASES: readonly DatedCase[] = [
  {
    change: 'cte-duty',
    name: 'a CT-e without IBS and CBS',
    isSeen: (moment) => isOwed('cte-duty', take({}, moment)),
  },
  {
    change: 'taxes-inside-total',
    name: 'the total of the document has IBS and CBS in it',
    isSeen(moment) {
      const { vTPrest, vTotDFe } = take(TAXED, moment).totals();
      return vTotDFe !== undefined && vTotDFe !== vTPrest;
    },
  },
];
