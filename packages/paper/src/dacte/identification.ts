import { child } from '@fiscal/core/xml/parse';
import { code128 } from '../blocks/code128.ts';
import { center, field, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { qrCode } from '../blocks/qr-code.ts';
import { wrap } from '../blocks/wrap.ts';
import type { Cte } from '../cte/read.ts';
import { kindName, modalName, serviceName } from '../cte/words.ts';
import { dayAndTime } from '../format/date.ts';
import { chaveGroups, cnpjOrCpf, noteNumber, phone, series } from '../format/identifiers.ts';
import { addressLines } from '../nfe/address-lines.ts';
import { documentOf, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import type { CteSituation } from './situation.ts';
import { BANNER_HEIGHT, banner, ROW_HEIGHT, rows } from './style.ts';

/** Data for the head of every page. */
export interface Head {
  readonly cte: Cte;
  readonly situation: CteSituation;
  readonly logo: Uint8Array | undefined;
  /** Page number and how many there are. */
  readonly folha: number;
  readonly folhas: number;
}

const HEIGHT = 132;
const TITLE = 30;
const BARS = 34;
const CODE = 76;
const LOGO_WIDTH = 64;

function issuer(page: Page, { x, y, width }: Place, { cte, logo }: Head): void {
  page.box(x, y, { width, height: HEIGHT });
  const left = logo ? x + LOGO_WIDTH + 6 : x + 4;
  if (logo) page.picture({ bytes: logo, x: x + 4, y: y + 6, width: LOGO_WIDTH, height: HEIGHT - 12 });
  const room = { x: left, width: x + width - left - 4 };
  const address = child(cte.emit, 'enderEmit');
  const fone = valueAt(address, 'fone');
  const ie = valueAt(cte.emit, 'IE');
  const below = [
    ...addressLines(address),
    fone && `Fone: ${phone(fone)}`,
    `CNPJ / CPF: ${cnpjOrCpf(documentOf(cte.emit))}`,
    ie && `Inscrição estadual: ${ie}`,
  ].filter(Boolean);
  const name = wrap(valueAt(cte.emit, 'xNome'), 'serif-bold', { size: 11, width: room.width }).slice(0, 3);
  const texts = below.flatMap((text) => wrap(text, 'serif', { size: 8, width: room.width })).slice(0, 8);
  const height = name.length * 12.5 + texts.length * 9.5;
  const top = y + Math.max(4, (HEIGHT - height) / 2);
  const next = lines(page, name, {
    at: { ...room, y: top },
    style: { face: 'serif-bold', size: 11, leading: 12.5, align: 'center' },
  });
  lines(page, texts, {
    at: { ...room, y: next },
    style: { face: 'serif', size: 8, leading: 9.5, align: 'center' },
  });
}

const CONSULT = [
  'Consulta de autenticidade no portal nacional do CT-e,',
  'no site da SEFAZ autorizadora, ou em',
  'www.cte.fazenda.gov.br/portal',
];

function documentBox(page: Page, { x, y, width }: Place, { cte, folha, folhas }: Head): void {
  const { ide } = cte;
  const left = width - CODE;
  page.box(x, y, { width: left, height: TITLE });
  page.text({ x: x + (left - 90) / 2, y: y + 13 }, 'DACTE', {
    face: 'serif-bold',
    size: 13,
    align: 'center',
  });
  page.text(
    { x: x + (left - 90) / 2, y: y + 22 },
    'Documento Auxiliar do Conhecimento de Transporte Eletrônico',
    {
      face: 'serif',
      size: 6,
      align: 'center',
    },
  );
  page.box(x + left - 90, y, { width: 90, height: TITLE });
  page.text({ x: x + left - 45, y: y + 9 }, 'MODAL', { face: 'serif-bold', size: 6, align: 'center' });
  page.text({ x: x + left - 45, y: y + 22 }, modalName(valueAt(ide, 'modal')), {
    face: 'serif-bold',
    size: 10,
    align: 'center',
  });
  const place = { x, y: y + TITLE, width: left };
  const below = rows(page, place, [
    center('MODELO', valueAt(ide, 'mod'), 10),
    center('SÉRIE', series(valueAt(ide, 'serie')), 10),
    { label: 'NÚMERO', value: noteNumber(valueAt(ide, 'nCT')), share: 24, align: 'center', bold: true },
    center('FL', `${folha}/${folhas}`, 10),
    center('DATA E HORA DE EMISSÃO', dayAndTime(valueAt(ide, 'dhEmi')), 36),
    field('INSC. SUFRAMA DO DEST.', valueAt(child(cte.infCte, 'dest'), 'ISUF'), 24),
  ]);
  page.box(x, below, { width: left, height: BARS });
  code128(page, cte.chave, { x, y: below + 4, width: left, height: BARS - 8 });
  const key = rows(page, { ...place, y: below + BARS }, [
    { label: 'CHAVE DE ACESSO', value: chaveGroups(cte.chave), share: 1, align: 'center', bold: true },
  ]);
  page.box(x, key, { width: left, height: y + HEIGHT - key });
  lines(page, CONSULT, {
    at: { x, y: key + 3, width: left },
    style: { face: 'serif', size: 7, leading: 8.5, align: 'center' },
  });
  page.box(x + left, y, { width: CODE, height: HEIGHT });
  const address = valueAt(cte.supl, 'qrCodCTe');
  if (address !== '')
    qrCode(page, address, { x: x + left + 1, y: y + (HEIGHT - CODE) / 2 + 1, side: CODE - 2 });
}

/** Height of the head of every page. */
export const identificationHeight = ({ notice }: CteSituation): number =>
  HEIGHT + 3 * ROW_HEIGHT + (notice === '' ? 0 : BANNER_HEIGHT);

const town = (cte: Cte, place: 'Ini' | 'Fim'): string =>
  [valueAt(cte.ide, `xMun${place}`), valueAt(cte.ide, `UF${place}`)].filter(Boolean).join(' - ');

/** The head of every page: issuer, number, access key, QR Code, kind, protocol, route. Returns the y below. */
export function identification(page: Page, place: Place, head: Head): number {
  const { cte, situation } = head;
  const issuerWidth = place.width * 0.36;
  issuer(page, { ...place, width: issuerWidth }, head);
  documentBox(page, { ...place, x: place.x + issuerWidth, width: place.width - issuerWidth }, head);
  const { ide } = cte;
  const below = rows(
    page,
    { ...place, y: place.y + HEIGHT },
    [
      field('TIPO DO CT-E', kindName(valueAt(ide, 'tpCTe')), 18),
      field('TIPO DO SERVIÇO', serviceName(valueAt(ide, 'tpServ')), 24),
      field('INDICADOR DO CT-E GLOBALIZADO', valueAt(ide, 'indGlobalizado') === '1' ? 'SIM' : 'NÃO', 18),
      { label: situation.protocolLabel, value: situation.protocol, share: 40, align: 'center', bold: true },
    ],
    [
      field(
        'CFOP - NATUREZA DA PRESTAÇÃO',
        [valueAt(ide, 'CFOP'), valueAt(ide, 'natOp')].filter(Boolean).join(' - '),
      ),
    ],
    [field('INÍCIO DA PRESTAÇÃO', town(cte, 'Ini')), field('TÉRMINO DA PRESTAÇÃO', town(cte, 'Fim'))],
  );
  return situation.notice === '' ? below : banner(page, { ...place, y: below }, situation.notice);
}
