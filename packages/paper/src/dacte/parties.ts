import { child, type XmlElement } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import { type Place } from '../blocks/paper-style.ts';
import type { Cte } from '../cte/read.ts';
import { PAYER } from '../cte/words.ts';
import { cep, cnpjOrCpf, phone } from '../format/identifiers.ts';
import { documentOf, streetOf, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { rows } from './style.ts';

const ADDRESS: Readonly<Record<string, string>> = {
  rem: 'enderReme',
  exped: 'enderExped',
  receb: 'enderReceb',
  dest: 'enderDest',
  toma4: 'enderToma',
};

const addressOf = (address: XmlElement | undefined): string =>
  [streetOf(address), valueAt(address, 'xBairro')].filter(Boolean).join(' - ');
const townOf = (address: XmlElement | undefined): string =>
  [valueAt(address, 'xMun'), valueAt(address, 'UF')].filter(Boolean).join(' - ');

function fieldsOf(title: string, party: XmlElement | undefined): readonly (readonly Field[])[] {
  const address = party && child(party, ADDRESS[party.name] ?? '');
  return [
    [{ label: title, value: valueAt(party, 'xNome'), share: 1, bold: true }],
    [
      {
        label: 'ENDEREÇO',
        value: addressOf(address),
        share: 1,
      },
    ],
    [
      { label: 'MUNICÍPIO', value: townOf(address), share: 54 },
      { label: 'CEP', value: cep(valueAt(address, 'CEP')), share: 20 },
      { label: 'PAÍS', value: valueAt(address, 'xPais'), share: 26 },
    ],
    [
      { label: 'CNPJ / CPF', value: cnpjOrCpf(documentOf(party)), share: 40 },
      { label: 'INSCRIÇÃO ESTADUAL', value: valueAt(party, 'IE'), share: 30 },
      { label: 'FONE', value: phone(valueAt(party, 'fone')), share: 30 },
    ],
  ];
}

/** Sender beside recipient, shipper beside receiver; the second pair only when there is one. */
export function parties(page: Page, place: Place, { infCte }: Cte): number {
  const half = place.width / 2;
  let { y } = place;
  const pair = (left: readonly [string, string], right: readonly [string, string]): void => {
    const both = [child(infCte, left[1]), child(infCte, right[1])] as const;
    if (left[1] === 'exped' && !both[0] && !both[1]) return;
    rows(page, { x: place.x + half, y, width: half }, ...fieldsOf(right[0], both[1]));
    y = rows(page, { x: place.x, y, width: half }, ...fieldsOf(left[0], both[0]));
  };
  pair(['REMETENTE', 'rem'], ['DESTINATÁRIO', 'dest']);
  pair(['EXPEDIDOR', 'exped'], ['RECEBEDOR', 'receb']);
  return y;
}

/** The payer of the service. */
export function payer(page: Page, place: Place, { infCte, ide }: Cte): number {
  const other = child(ide, 'toma4');
  const party = other ?? child(infCte, PAYER[valueAt(ide, 'toma3', 'toma')] ?? '');
  const address = party && child(party, ADDRESS[party.name] ?? '');
  return rows(
    page,
    place,
    [
      { label: 'TOMADOR DO SERVIÇO', value: valueAt(party, 'xNome'), share: 46, bold: true },
      { label: 'CNPJ / CPF', value: cnpjOrCpf(documentOf(party)), share: 22 },
      { label: 'INSCRIÇÃO ESTADUAL', value: valueAt(party, 'IE'), share: 16 },
      { label: 'FONE', value: phone(valueAt(party, 'fone')), share: 16 },
    ],
    [
      { label: 'ENDEREÇO', value: addressOf(address), share: 46 },
      { label: 'MUNICÍPIO', value: townOf(address), share: 26 },
      { label: 'CEP', value: cep(valueAt(address, 'CEP')), share: 12 },
      { label: 'PAÍS', value: valueAt(address, 'xPais'), share: 16 },
    ],
  );
}
