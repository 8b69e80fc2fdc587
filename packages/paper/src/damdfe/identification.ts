import { child, childrenOf } from '@fiscal/core/xml/parse';
import { code128 } from '../blocks/code128.ts';
import { amount, center, field, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { qrCode } from '../blocks/qr-code.ts';
import { wrap } from '../blocks/wrap.ts';
import { BANNER_HEIGHT, banner, ROW_HEIGHT, rows } from '../dacte/style.ts';
import { dayAndTime } from '../format/date.ts';
import { chaveGroups, cnpjOrCpf, noteNumber, phone, series } from '../format/identifiers.ts';
import { money, quantity } from '../format/number.ts';
import type { Mdfe } from '../mdfe/read.ts';
import { addressLines } from '../nfe/address-lines.ts';
import { documentOf, textAt, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import type { MdfeSituation } from './situation.ts';

/** Data for the head of every page. */
export interface Head {
  readonly mdfe: Mdfe;
  readonly situation: MdfeSituation;
  readonly logo: Uint8Array | undefined;
  /** Page number and how many there are. */
  readonly folha: number;
  readonly folhas: number;
}

const TOP = 100;
const BARS = 40;
const CODE = 98;
const LOGO_WIDTH = 70;

const MODALS: Readonly<Record<string, string>> = {
  '1': 'RODOVIÁRIO',
  '2': 'AÉREO',
  '3': 'AQUAVIÁRIO',
  '4': 'FERROVIÁRIO',
};

function issuer(page: Page, { x, y, width }: Place, { mdfe, logo }: Head): void {
  page.box(x, y, { width, height: TOP });
  const left = logo ? x + LOGO_WIDTH + 10 : x + 6;
  if (logo) page.picture({ bytes: logo, x: x + 5, y: y + 6, width: LOGO_WIDTH, height: TOP - 12 });
  const room = { x: left, width: x + width - left - 6 };
  const address = child(mdfe.emit, 'enderEmit');
  const [ie, fone] = [valueAt(mdfe.emit, 'IE'), valueAt(address, 'fone')];
  const below = [
    [`CNPJ / CPF: ${cnpjOrCpf(documentOf(mdfe.emit))}`, ie && `IE: ${ie}`].filter(Boolean).join('   '),
    ...addressLines(address),
    fone && `Fone: ${phone(fone)}`,
  ].filter(Boolean);
  const name = wrap(valueAt(mdfe.emit, 'xNome'), 'serif-bold', { size: 12, width: room.width }).slice(0, 2);
  const texts = below.flatMap((text) => wrap(text, 'serif', { size: 8.5, width: room.width })).slice(0, 6);
  const bold = { face: 'serif-bold', size: 12, leading: 14 } as const;
  const next = lines(page, name, { at: { ...room, y: y + 10 }, style: bold });
  lines(page, texts, { at: { ...room, y: next + 2 }, style: { face: 'serif', size: 8.5, leading: 10.5 } });
}

/** Height of the head of every page. */
export const identificationHeight = ({ notice }: MdfeSituation): number =>
  TOP + BANNER_HEIGHT + BARS + 5 * ROW_HEIGHT + (notice === '' ? 0 : BANNER_HEIGHT);

const route = ({ ide }: Mdfe): string => {
  const between = childrenOf(ide, 'infPercurso').map((state) => valueAt(state, 'UFPer'));
  return [valueAt(ide, 'UFIni'), ...between, valueAt(ide, 'UFFim')].join(' - ');
};

const loadedIn = ({ ide }: Mdfe): string =>
  childrenOf(ide, 'infMunCarrega')
    .map((town) => valueAt(town, 'xMunCarrega'))
    .join(', ');

/** The head of every page: issuer, QR Code, access key, protocol, number, route, totals. Returns the y below. */
export function identification(page: Page, place: Place, head: Head): number {
  const { mdfe, situation, folha, folhas } = head;
  const { ide, tot } = mdfe;
  issuer(page, { ...place, width: place.width - CODE }, head);
  page.box(place.x + place.width - CODE, place.y, { width: CODE, height: TOP });
  const address = valueAt(mdfe.supl, 'qrCodMDFe');
  if (address !== '')
    qrCode(page, address, { x: place.x + place.width - CODE + 1, y: place.y + 2, side: CODE - 2 });
  const title = `DAMDFE - Documento Auxiliar do Manifesto Eletrônico de Documentos Fiscais - MODAL ${MODALS[valueAt(ide, 'modal')] ?? ''}`;
  const bars = banner(page, { ...place, y: place.y + TOP }, title);
  page.box(place.x, bars, { width: place.width, height: BARS });
  code128(page, mdfe.chave, { x: place.x, y: bars + 5, width: place.width, height: BARS - 10 });
  const unit = valueAt(tot, 'cUnid') === '02' ? 't' : 'kg';
  const below = rows(
    page,
    { ...place, y: bars + BARS },
    [
      { label: 'CHAVE DE ACESSO', value: chaveGroups(mdfe.chave), share: 6, align: 'center', bold: true },
      { label: situation.protocolLabel, value: situation.protocol, share: 4, align: 'center', bold: true },
    ],
    [
      center('MODELO', valueAt(ide, 'mod'), 8),
      center('SÉRIE', series(valueAt(ide, 'serie')), 8),
      { label: 'NÚMERO', value: noteNumber(valueAt(ide, 'nMDF')), share: 18, align: 'center', bold: true },
      center('FL', `${folha}/${folhas}`, 8),
      center('DATA E HORA DE EMISSÃO', dayAndTime(valueAt(ide, 'dhEmi')), 24),
      center('INÍCIO PREVISTO DA VIAGEM', dayAndTime(valueAt(ide, 'dhIniViagem')), 24),
      center('UF CARREG.', valueAt(ide, 'UFIni'), 10),
      center('UF DESCARREG.', valueAt(ide, 'UFFim'), 10),
    ],
    [field('MUNICÍPIOS DE CARREGAMENTO', loadedIn(mdfe), 6), field('PERCURSO', route(mdfe), 4)],
    [
      center('QTD. CT-e', valueAt(tot, 'qCTe')),
      center('QTD. NF-e', valueAt(tot, 'qNFe')),
      center('QTD. MDF-e', valueAt(tot, 'qMDFe')),
      amount(`PESO TOTAL (${unit})`, quantity(textAt(tot, 'qCarga')), 2),
      amount('VALOR TOTAL DA CARGA (R$)', money(textAt(tot, 'vCarga')), 2),
    ],
    [field('CONSULTA', 'Consulte em https://dfe-portal.svrs.rs.gov.br/MDFE/Consulta pela chave de acesso')],
  );
  return situation.notice === '' ? below : banner(page, { ...place, y: below }, situation.notice);
}
