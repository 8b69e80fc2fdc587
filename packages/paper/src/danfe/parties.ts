import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { center, field, type Place } from '../blocks/paper-style.ts';
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
      field('NOME / RAZÃO SOCIAL', valueAt(dest, 'xNome'), 60),
      field('CNPJ / CPF', cnpjOrCpf(documentOf(dest)), 24),
      center('DATA DA EMISSÃO', day(emission), 16),
    ],
    [
      field('ENDEREÇO', streetOf(address), 46),
      field('BAIRRO / DISTRITO', valueAt(address, 'xBairro'), 26),
      field('CEP', cep(valueAt(address, 'CEP')), 12),
      center('DATA DA SAÍDA / ENTRADA', day(departure), 16),
    ],
    [
      field('MUNICÍPIO', valueAt(address, 'xMun'), 38),
      center('UF', valueAt(address, 'UF'), 5),
      field('FONE / FAX', phone(valueAt(address, 'fone')), 19),
      field('INSCRIÇÃO ESTADUAL', valueAt(dest, 'IE'), 22),
      center('HORA DA SAÍDA / ENTRADA', time(departure), 16),
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
      field('NOME / RAZÃO SOCIAL', valueAt(group, 'xNome'), 54),
      field('CNPJ / CPF', cnpjOrCpf(documentOf(group)), 24),
      field('INSCRIÇÃO ESTADUAL', valueAt(group, 'IE'), 22),
    ],
    [
      field('ENDEREÇO', streetOf(group), 34),
      field('BAIRRO / DISTRITO', valueAt(group, 'xBairro'), 20),
      field('MUNICÍPIO', valueAt(group, 'xMun'), 19),
      center('UF', valueAt(group, 'UF'), 4),
      field('CEP', cep(valueAt(group, 'CEP')), 9),
      field('FONE / FAX', phone(valueAt(group, 'fone')), 14),
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
