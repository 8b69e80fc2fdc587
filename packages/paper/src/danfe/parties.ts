import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { type Place } from '../blocks/paper-style.ts';
import { day, time } from '../format/date.ts';
import { cep, cnpjOrCpf, phone } from '../format/identifiers.ts';
import { documentOf, type Note, streetOf, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, rows } from './style.ts';

/** Addressee or sender, with the dates. */
export function recipient(page: Page, place: Place, { ide, dest }: Note): number {
  const address = dest && child(dest, 'enderDest');
  const emission = valueAt(ide, 'dhEmi');
  const departure = valueAt(ide, 'dhSaiEnt');
  const y = blockTitle(page, place, 'DESTINATÁRIO / REMETENTE');
  return rows(
    page,
    { ...place, y },
    [
      { label: 'NOME / RAZÃO SOCIAL', value: valueAt(dest, 'xNome'), share: 60 },
      { label: 'CNPJ / CPF', value: cnpjOrCpf(documentOf(dest)), share: 24 },
      { label: 'DATA DA EMISSÃO', value: day(emission), share: 16, align: 'center' },
    ],
    [
      { label: 'ENDEREÇO', value: streetOf(address), share: 46 },
      { label: 'BAIRRO / DISTRITO', value: valueAt(address, 'xBairro'), share: 26 },
      { label: 'CEP', value: cep(valueAt(address, 'CEP')), share: 12 },
      { label: 'DATA DA SAÍDA / ENTRADA', value: day(departure), share: 16, align: 'center' },
    ],
    [
      { label: 'MUNICÍPIO', value: valueAt(address, 'xMun'), share: 38 },
      { label: 'UF', value: valueAt(address, 'UF'), share: 5, align: 'center' },
      { label: 'FONE / FAX', value: phone(valueAt(address, 'fone')), share: 19 },
      { label: 'INSCRIÇÃO ESTADUAL', value: valueAt(dest, 'IE'), share: 22 },
      { label: 'HORA DA SAÍDA / ENTRADA', value: time(departure), share: 16, align: 'center' },
    ],
  );
}

export const RETIRADA = 'LOCAL DE RETIRADA';
export const ENTREGA = 'LOCAL DE ENTREGA';

/** Place of collection or delivery, where it is another than the party's own. Source: NT 2018.005. */
export function otherPlace(
  page: Page,
  place: Place,
  { title, group }: { readonly title: string; readonly group: XmlElement },
): number {
  const y = blockTitle(page, place, title);
  return rows(
    page,
    { ...place, y },
    [
      { label: 'NOME / RAZÃO SOCIAL', value: valueAt(group, 'xNome'), share: 54 },
      { label: 'CNPJ / CPF', value: cnpjOrCpf(documentOf(group)), share: 24 },
      { label: 'INSCRIÇÃO ESTADUAL', value: valueAt(group, 'IE'), share: 22 },
    ],
    [
      { label: 'ENDEREÇO', value: streetOf(group), share: 34 },
      { label: 'BAIRRO / DISTRITO', value: valueAt(group, 'xBairro'), share: 20 },
      { label: 'MUNICÍPIO', value: valueAt(group, 'xMun'), share: 19 },
      { label: 'UF', value: valueAt(group, 'UF'), share: 4, align: 'center' },
      { label: 'CEP', value: cep(valueAt(group, 'CEP')), share: 9 },
      { label: 'FONE / FAX', value: phone(valueAt(group, 'fone')), share: 14 },
    ],
  );
}

/** The same in words. */
export function placeInWords(title: string, group: XmlElement): string {
  const parts = [
    valueAt(group, 'xNome'),
    cnpjOrCpf(documentOf(group)),
    streetOf(group),
    valueAt(group, 'xBairro'),
    `${valueAt(group, 'xMun')}/${valueAt(group, 'UF')}`,
    cep(valueAt(group, 'CEP')),
  ];
  return `${title}: ${parts.filter(Boolean).join(', ')}`;
}
