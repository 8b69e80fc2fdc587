import { child, type XmlElement } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import { field, type Place } from '../blocks/paper-style.ts';
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
    [field('ENDEREÇO', addressOf(address))],
    [
      field('MUNICÍPIO', townOf(address), 54),
      field('CEP', cep(valueAt(address, 'CEP')), 20),
      field('PAÍS', valueAt(address, 'xPais'), 26),
    ],
    [
      field('CNPJ / CPF', cnpjOrCpf(documentOf(party)), 40),
      field('INSCRIÇÃO ESTADUAL', valueAt(party, 'IE'), 30),
      field('FONE', phone(valueAt(party, 'fone')), 30),
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
      field('CNPJ / CPF', cnpjOrCpf(documentOf(party)), 22),
      field('INSCRIÇÃO ESTADUAL', valueAt(party, 'IE'), 16),
      field('FONE', phone(valueAt(party, 'fone')), 16),
    ],
    [
      field('ENDEREÇO', addressOf(address), 46),
      field('MUNICÍPIO', townOf(address), 26),
      field('CEP', cep(valueAt(address, 'CEP')), 12),
      field('PAÍS', valueAt(address, 'xPais'), 16),
    ],
  );
}
