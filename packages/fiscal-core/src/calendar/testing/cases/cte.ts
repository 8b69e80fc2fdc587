import { cte } from '../../../documents/cte/cte.ts';
import body from '../../../documents/cte/fixtures/rodoviario-completo.input.json' with { type: 'json' };
import { STRICT } from '../../../documents/nfe/fixtures/context.ts';
import type { Prepared } from '../../../engine/document/definition.ts';
import { preparedOf } from '../../../testing/taken.ts';
import type { Moment } from '../../calendar.ts';
import { contextOn, type DatedCase, hasDuty, noonOn } from '../dated-case.ts';

const issuer = { cnpj: '20456789000105', name: 'TRANSPORTES SERRA AZUL LTDA', ie: '0290187656', uf: 'RS' };

/** Without any IBS or CBS. */
const BARE = Object.fromEntries(
  Object.entries(body).filter(([field]) => !/^(?:ibs|cbs)_|^valor_total_dfe$/.test(field)),
);
/** A service of 2500.00 with an ICMS of 300.00. */
const TAXED = {
  ibs_cbs_situacao_tributaria: '000',
  ibs_cbs_classificacao_tributaria: '000001',
  cbs_aliquota: '0.90',
};
const take = (moment: Moment, own: object = {}): Prepared =>
  preparedOf(
    cte,
    { ...BARE, ...own, data_emissao: noonOn(moment.day) },
    contextOn({ ...STRICT, issuer }, moment),
  );

export const CTE_CASES: readonly DatedCase[] = [
  {
    change: 'cte-duty',
    name: 'a CT-e without IBS and CBS',
    isSeen: (moment) => hasDuty('cte-duty', take(moment)),
  },
  {
    change: 'taxes-inside-product',
    name: 'the base of IBS and CBS is the service without them',
    isSeen: (moment) => cte.write(take(moment, TAXED).tree).toString().includes('<vBC>2178.22</vBC>'),
  },
];
