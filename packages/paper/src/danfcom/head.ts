import { child } from '@fiscal/core/xml/parse';
import { code128 } from '../blocks/code128.ts';
import { fit } from '../blocks/fit.ts';
import { center, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { qrCode } from '../blocks/qr-code.ts';
import { wrap } from '../blocks/wrap.ts';
import { day } from '../format/date.ts';
import { chaveGroups, cnpjOrCpf, noteNumber, phone, series } from '../format/identifiers.ts';
import type { Nfcom } from '../nfcom/read.ts';
import { addressLines } from '../nfe/address-lines.ts';
import { documentOf, valueAt } from '../nfe/read.ts';
import type { Situation } from '../nfe/situation.ts';
import type { Page } from '../page/page.ts';
import { qrCodeOf } from './read.ts';
import { banner, rows } from './style.ts';

export interface Head {
  readonly note: Nfcom;
  readonly situation: Situation;
  /** Warning for the reader; `''` for a plain authorized note. */
  readonly notice: string;
  readonly logo: Uint8Array | undefined;
}

const HEIGHT = 98;
const QR_SIDE = 98;
const NUMBER_WIDTH = 150;
const LOGO_WIDTH = 64;
const BARS = 34;

const TITLE = ['DOCUMENTO AUXILIAR DA', 'NOTA FISCAL FATURA DE', 'SERVIÇOS DE COMUNICAÇÃO', 'ELETRÔNICA'];

function issuer(page: Page, { x, y, width }: Place, { note, logo }: Head): void {
  page.box(x, y, { width, height: HEIGHT });
  const left = logo ? x + LOGO_WIDTH + 8 : x + 6;
  if (logo) page.picture({ bytes: logo, x: x + 4, y: y + 6, width: LOGO_WIDTH, height: HEIGHT - 12 });
  const room = { x: left, width: x + width - left - 4 };
  const address = child(note.emit, 'enderEmit');
  const fone = valueAt(address, 'fone');
  const name = wrap(valueAt(note.emit, 'xNome'), 'sans-bold', { size: 10.5, width: room.width }).slice(0, 2);
  const below = [
    ...addressLines(address),
    `CNPJ ${cnpjOrCpf(documentOf(note.emit))}   IE ${valueAt(note.emit, 'IE')}`,
    [fone && `Fone ${phone(fone)}`, valueAt(address, 'email')].filter(Boolean).join('   '),
  ]
    .filter(Boolean)
    .flatMap((text) => wrap(text, 'sans', { size: 7.5, width: room.width }))
    .slice(0, 7);
  const next = lines(page, name, {
    at: { ...room, y: y + 6 },
    style: { face: 'sans-bold', size: 10.5, leading: 12 },
  });
  lines(page, below, { at: { ...room, y: next + 2 }, style: { face: 'sans', size: 7.5, leading: 9.2 } });
}

function number(page: Page, { x, y, width }: Place, { note }: Head): void {
  page.box(x, y, { width, height: HEIGHT });
  const at = { x, y: y + 5, width };
  const below = lines(page, TITLE, {
    at,
    style: { face: 'sans-bold', size: 7.5, leading: 9, align: 'center' },
  });
  const texts = [
    `Nº ${noteNumber(valueAt(note.ide, 'nNF'))}`,
    `SÉRIE ${series(valueAt(note.ide, 'serie'))}`,
    `EMISSÃO ${day(valueAt(note.ide, 'dhEmi'))}`,
  ];
  lines(page, texts, {
    at: { ...at, y: below + 6 },
    style: { face: 'sans-bold', size: 10, leading: 13, align: 'center' },
  });
}

/** Head of the first page: issuer, number, QR Code, access key, protocol. Returns the y below. */
export function head(page: Page, place: Place, data: Head): number {
  const { x, y, width } = place;
  const { note, situation, notice } = data;
  const code = qrCodeOf(note);
  const issuerWidth = width - NUMBER_WIDTH - QR_SIDE;
  issuer(page, { x, y, width: issuerWidth }, data);
  number(page, { x: x + issuerWidth, y, width: NUMBER_WIDTH }, data);
  page.box(x + width - QR_SIDE, y, { width: QR_SIDE, height: HEIGHT });
  if (code !== '') qrCode(page, code, { x: x + width - QR_SIDE + 2, y: y + 2, side: QR_SIDE - 4 });
  let below = y + HEIGHT;
  page.box(x, below, { width, height: BARS });
  code128(page, note.chave, { x: x + (width - 330) / 2, y: below + 4, width: 330, height: BARS - 8 });
  const site = code.replace(/\?.*$/, '');
  below = rows(
    page,
    { ...place, y: below + BARS },
    [{ label: 'CHAVE DE ACESSO', value: chaveGroups(note.chave), share: 1, align: 'center', bold: true }],
    [
      { label: situation.protocolLabel, value: situation.protocol, share: 50, align: 'center', bold: true },
      center('CONSULTE PELA CHAVE DE ACESSO OU PELO QR CODE EM', site, 50),
    ],
  );
  return notice ? banner(page, { ...place, y: below }, notice) : below;
}

const SMALL = 12;
export const LATER_HEAD = SMALL + 20;

/** Head of every other page: what ties it to the first. Returns the y below. */
export function laterHead(page: Page, place: Place, { note }: Head): number {
  const { x, y, width } = place;
  const name = fit(valueAt(note.emit, 'xNome'), 'sans-bold', {
    width: width * 0.6,
    limits: { size: 9, sizeMin: 6 },
  });
  page.text({ x, y: y + 9 }, name.text, { face: 'sans-bold', ...name });
  const number = `NFCom Nº ${noteNumber(valueAt(note.ide, 'nNF'))} Série ${series(valueAt(note.ide, 'serie'))}`;
  page.text({ x: x + width, y: y + 9 }, number, { face: 'sans-bold', size: 8, align: 'right' });
  page.text({ x, y: y + SMALL + 8 }, chaveGroups(note.chave), { face: 'sans', size: 8 });
  return y + LATER_HEAD;
}
