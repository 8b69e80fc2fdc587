import { child } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import { amount, field, type Place } from '../blocks/paper-style.ts';
import type { Cte } from '../cte/read.ts';
import { icmsName, unitName } from '../cte/words.ts';
import { money, quantity } from '../format/number.ts';
import { allAt, textAt, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, rows } from './style.ts';

/** Rows of `each` entries side by side; blanks fill the last row. */
function inRows(entries: readonly Field[], each: number): Field[][] {
  const all: Field[][] = [];
  for (let at = 0; at < entries.length; at += each) {
    const row = entries.slice(at, at + each);
    while (row.length < each) row.push({ label: '', value: '', share: 1 });
    all.push(row);
  }
  return all;
}

const QUANTITIES_IN_ROW = 4;
const COMPONENTS_IN_ROW = 4;

/** The cargo. */
export function cargo(page: Page, place: Place, { norm }: Cte): number {
  if (!norm) return place.y;
  const infCarga = child(norm, 'infCarga');
  const quantities = allAt(infCarga, 'infQ').map((one) =>
    amount(
      valueAt(one, 'tpMed').toUpperCase(),
      `${quantity(textAt(one, 'qCarga'))} ${unitName(valueAt(one, 'cUnid'))}`,
    ),
  );
  return rows(
    page,
    place,
    [
      field('PRODUTO PREDOMINANTE', valueAt(infCarga, 'proPred'), 46),
      field('OUTRAS CARACTERÍSTICAS DA CARGA', valueAt(infCarga, 'xOutCat'), 32),
      amount('VALOR TOTAL DA CARGA', money(textAt(infCarga, 'vCarga')), 22),
    ],
    ...inRows(quantities, QUANTITIES_IN_ROW),
  );
}

/** Components of the value, its total and its taxes. */
export function values(page: Page, start: Place, { infCte }: Cte): number {
  const vPrest = child(infCte, 'vPrest');
  const imp = child(infCte, 'imp');
  const components = allAt(vPrest, 'Comp').map((one) =>
    amount(valueAt(one, 'xNome'), money(textAt(one, 'vComp'))),
  );
  const place = { ...start, y: blockTitle(page, start, 'COMPONENTES DO VALOR DA PRESTAÇÃO DO SERVIÇO') };
  const below = rows(page, place, ...inRows(components, COMPONENTS_IN_ROW), [
    amount('VALOR TOTAL DO SERVIÇO', money(textAt(vPrest, 'vTPrest'))),
    amount('VALOR A RECEBER', money(textAt(vPrest, 'vRec'))),
  ]);
  const y = blockTitle(page, { ...start, y: below }, 'INFORMAÇÕES RELATIVAS AOS IMPOSTOS');
  const icms = imp && child(imp, 'ICMS')?.children[0];
  /** The same child under the names that the elements of ICMS give it. */
  const of = (...tags: readonly string[]): string => {
    const found = tags.map((tag) => textAt(icms, tag)).find((text) => text !== null);
    return money(found ?? null);
  };
  const ibsCbs = imp && child(imp, 'IBSCBS');
  const group = ibsCbs && child(ibsCbs, 'gIBSCBS');
  return rows(
    page,
    { ...start, y },
    [
      field('SITUAÇÃO TRIBUTÁRIA', icmsName(icms?.name ?? '', valueAt(icms, 'CST')), 3),
      amount('BASE DE CÁLCULO', of('vBC', 'vBCSTRet', 'vBCOutraUF'), 1.4),
      amount('ALÍQ. ICMS', of('pICMS', 'pICMSSTRet', 'pICMSOutraUF')),
      amount('VALOR DO ICMS', of('vICMS', 'vICMSSTRet', 'vICMSOutraUF'), 1.4),
      amount('% RED. BC ICMS', of('pRedBC', 'pRedBCOutraUF')),
    ],
    ...(group
      ? [
          [
            field(
              'IBS/CBS - CST / CLASSIFICAÇÃO',
              `${valueAt(ibsCbs, 'CST')} / ${valueAt(ibsCbs, 'cClassTrib')}`,
              3,
            ),
            amount('BASE IBS/CBS', money(textAt(group, 'vBC')), 1.4),
            amount('IBS', money(textAt(group, 'vIBS')), 1.2),
            amount('CBS', money(textAt(group, 'gCBS', 'vCBS')), 1.2),
            amount('VALOR TOTAL DO DF-E', money(textAt(imp, 'vTotDFe')), 1.4),
          ],
        ]
      : []),
  );
}
