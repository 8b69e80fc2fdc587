import { child } from '@fiscal/core/xml/parse';
import { code128 } from '../blocks/code128.ts';
import { drawField, type Field } from '../blocks/field.ts';
import { field, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { wrap } from '../blocks/wrap.ts';
import { chaveGroups, cnpjOrCpf, noteNumber, phone, series } from '../format/identifiers.ts';
import { addressLines } from '../nfe/address-lines.ts';
import { contingencyDigits } from '../nfe/contingency.ts';
import { documentOf, type Note, valueAt } from '../nfe/read.ts';
import type { Situation } from '../nfe/situation.ts';
import type { Page } from '../page/page.ts';
import { BANNER_HEIGHT, banner, FIELDS, ROW_HEIGHT, rows } from './style.ts';

/** Data for the head of every page. */
export interface Head {
  readonly note: Note;
  readonly situation: Situation;
  /** Rows below the registrations, and banners below them. */
  readonly further: readonly (readonly Field[])[];
  readonly notices: readonly string[];
  readonly logo: Uint8Array | undefined;
  /** Page number and how many there are. */
  readonly folha: number;
  readonly folhas: number;
}

const HEIGHT = 96;
const DANFE_WIDTH = 92;
const CODE_WIDTH = 236;
const BARS_HEIGHT = 40;
const LOGO_WIDTH = 70;

function issuer(page: Page, { x, y, width }: Place, { note, logo }: Head): void {
  page.box(x, y, { width, height: HEIGHT });
  page.text({ x: x + width / 2, y: y + 6.5 }, 'IDENTIFICAÇÃO DO EMITENTE', {
    face: 'serif-bold',
    size: 5.5,
    align: 'center',
  });
  const left = logo ? x + LOGO_WIDTH + 6 : x + 4;
  if (logo) page.picture({ bytes: logo, x: x + 4, y: y + 10, width: LOGO_WIDTH, height: HEIGHT - 14 });
  const room = { x: left, width: x + width - left - 4 };
  const address = child(note.emit, 'enderEmit');
  const fone = valueAt(address, 'fone');
  const texts = [...addressLines(address), fone && `Fone: ${phone(fone)}`].filter(Boolean);
  const name = wrap(valueAt(note.emit, 'xNome'), 'serif-bold', { size: 11, width: room.width }).slice(0, 3);
  const below = texts.flatMap((text) => wrap(text, 'serif', { size: 8, width: room.width })).slice(0, 5);
  const height = name.length * 12.5 + below.length * 9.5;
  const top = y + 8 + Math.max(0, (HEIGHT - 10 - height) / 2);
  const next = lines(page, name, {
    at: { ...room, y: top },
    style: { face: 'serif-bold', size: 11, leading: 12.5, align: 'center' },
  });
  lines(page, below, {
    at: { ...room, y: next },
    style: { face: 'serif', size: 8, leading: 9.5, align: 'center' },
  });
}

function danfe(page: Page, { x, y, width }: Place, { note, folha, folhas }: Head): void {
  page.box(x, y, { width, height: HEIGHT });
  const centre = { x, y: y + 1, width };
  lines(page, ['DANFE'], {
    at: centre,
    style: { face: 'serif-bold', size: 14, leading: 14, align: 'center' },
  });
  const name = ['Documento Auxiliar da', 'Nota Fiscal Eletrônica'];
  lines(page, name, {
    at: { ...centre, y: y + 17 },
    style: { face: 'serif', size: 8, leading: 8.5, align: 'center' },
  });
  page.text({ x: x + 12, y: y + 46 }, '0 - ENTRADA', { face: 'serif', size: 8 });
  page.text({ x: x + 12, y: y + 55 }, '1 - SAÍDA', { face: 'serif', size: 8 });
  page.box(x + width - 27, y + 39, { width: 15, height: 17 });
  page.text({ x: x + width - 19.5, y: y + 51.5 }, valueAt(note.ide, 'tpNF'), {
    face: 'serif-bold',
    size: 11,
    align: 'center',
  });
  const number = [
    `Nº ${noteNumber(valueAt(note.ide, 'nNF'))}`,
    `SÉRIE ${series(valueAt(note.ide, 'serie'))}`,
    `FOLHA ${folha}/${folhas}`,
  ];
  lines(page, number, {
    at: { ...centre, y: y + 59 },
    style: { face: 'serif-bold', size: 10, leading: 11.5, align: 'center' },
  });
}

function accessKey(page: Page, { x, y, width }: Place, { note, situation }: Head): void {
  page.box(x, y, { width, height: BARS_HEIGHT });
  code128(page, note.chave, { x, y: y + 4, width, height: BARS_HEIGHT - 8 });
  const at = { x, y: y + BARS_HEIGHT, width, height: ROW_HEIGHT };
  drawField(
    page,
    { style: FIELDS, at },
    {
      label: 'CHAVE DE ACESSO',
      value: chaveGroups(note.chave),
      align: 'center',
      bold: true,
    },
  );
  const below = at.y + at.height;
  page.box(x, below, { width, height: y + HEIGHT - below });
  const second = contingencyDigits(note, situation);
  if (second) {
    code128(page, second, { x: x + 10, y: below + 3, width: width - 20, height: y + HEIGHT - below - 6 });
    return;
  }
  const text = [
    'Consulta de autenticidade no portal nacional da NF-e',
    'www.nfe.fazenda.gov.br/portal',
    'ou no site da SEFAZ Autorizadora',
  ];
  lines(page, text, {
    at: { x, y: below + 2.5, width },
    style: { face: 'serif', size: 8.5, leading: 10, align: 'center' },
  });
}

function protocolField(note: Note, situation: Situation) {
  const second = contingencyDigits(note, situation);
  return second
    ? { label: 'DADOS DA NF-E', value: chaveGroups(second) }
    : { label: situation.protocolLabel, value: situation.protocol };
}

/** Height of the head of every page. */
export const identificationHeight = ({ further, notices }: Pick<Head, 'further' | 'notices'>): number =>
  HEIGHT + (2 + further.length) * ROW_HEIGHT + notices.length * BANNER_HEIGHT;

/** The head of every page: issuer, number, access key, natureza, protocol, registrations. Returns the y below. */
export function identification(page: Page, place: Place, head: Head): number {
  const { note, situation, further, notices } = head;
  const { x, y, width } = place;
  const issuerWidth = width - DANFE_WIDTH - CODE_WIDTH;
  issuer(page, { x, y, width: issuerWidth }, head);
  danfe(page, { x: x + issuerWidth, y, width: DANFE_WIDTH }, head);
  accessKey(page, { x: x + issuerWidth + DANFE_WIDTH, y, width: CODE_WIDTH }, head);
  const protocol = { ...protocolField(note, situation), align: 'center', bold: true } as const;
  const below = rows(
    page,
    { ...place, y: y + HEIGHT },
    [
      { label: 'NATUREZA DA OPERAÇÃO', value: valueAt(note.ide, 'natOp'), share: width - CODE_WIDTH },
      { ...protocol, share: CODE_WIDTH },
    ],
    [
      field('INSCRIÇÃO ESTADUAL', valueAt(note.emit, 'IE')),
      field('INSCRIÇÃO ESTADUAL DO SUBST. TRIB.', valueAt(note.emit, 'IEST')),
      field('CNPJ / CPF', cnpjOrCpf(documentOf(note.emit))),
    ],
    ...further,
  );
  return notices.reduce((top, notice) => banner(page, { ...place, y: top }, notice), below);
}
