import { code128 } from '../blocks/code128.ts';
import { center, field, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { qrCode } from '../blocks/qr-code.ts';
import type { Dce } from '../dce/read.ts';
import { dayAndTime } from '../format/date.ts';
import { chaveGroups, cnpjOrCpf, noteNumber, series } from '../format/identifiers.ts';
import { valueAt } from '../nfe/read.ts';
import type { Situation } from '../nfe/situation.ts';
import type { Page } from '../page/page.ts';
import { BANNER_HEIGHT, banner, ROW_HEIGHT, rows } from './style.ts';

export interface Head {
  readonly dce: Dce;
  readonly situation: Situation;
  readonly notice: string;
  readonly logo: Uint8Array | undefined;
  /** Page number and how many there are. */
  readonly folha: number;
  readonly folhas: number;
}

const QR = 96;
const TITLE = 34;
const BARS = 32;
const LOGO_WIDTH = 70;

export const headHeight = (notice: string): number =>
  TITLE + BARS + 3 * ROW_HEIGHT + (notice === '' ? 0 : BANNER_HEIGHT);

const ISSUERS: Readonly<Record<string, string>> = {
  Fisco: 'APLICATIVO DO FISCO',
  Marketplace: 'MARKETPLACE',
  Transportadora: 'TRANSPORTADORA',
  ECT: 'CORREIOS',
};

/** The issuer in words. */
function issuerOf({ platform }: Dce): string {
  if (!platform) return 'O PRÓPRIO REMETENTE';
  const name = valueAt(platform, 'xNome') || valueAt(platform, 'xOrgao');
  const site = valueAt(platform, 'Site');
  return [ISSUERS[platform.name] ?? '', name, cnpjOrCpf(valueAt(platform, 'CNPJ')), site]
    .filter(Boolean)
    .join(' - ');
}

/** The head of every page: title, number, access key, QR Code, protocol, issuer. Returns the y below. */
export function head(page: Page, { x, y, width }: Place, facts: Head): number {
  const { dce, situation, notice, logo, folha, folhas } = facts;
  const { ide } = dce;
  const left = width - QR;
  const from = logo ? x + LOGO_WIDTH + 4 : x;
  page.box(x, y, { width: left, height: TITLE });
  if (logo) page.picture({ bytes: logo, x: x + 2, y: y + 2, width: LOGO_WIDTH, height: TITLE - 4 });
  const middle = { x: from, width: x + left - from };
  page.text({ x: middle.x + middle.width / 2, y: y + 14 }, 'DACE', {
    face: 'serif-bold',
    size: 14,
    align: 'center',
  });
  lines(page, ['Documento Auxiliar da Declaração de Conteúdo Eletrônica'], {
    at: { ...middle, y: y + 17 },
    style: { face: 'serif', size: 8, leading: 10, align: 'center' },
  });
  page.box(x, y + TITLE, { width: left, height: BARS });
  code128(page, dce.chave, { x, y: y + TITLE + 4, width: left, height: BARS - 8 });
  const below = rows(
    page,
    { x, y: y + TITLE + BARS, width: left },
    [{ label: 'CHAVE DE ACESSO', value: chaveGroups(dce.chave), share: 1, align: 'center', bold: true }],
    [
      { label: 'NÚMERO', value: noteNumber(valueAt(ide, 'nDC')), share: 22, align: 'center', bold: true },
      center('SÉRIE', series(valueAt(ide, 'serie')), 12),
      center('DATA E HORA DE EMISSÃO', dayAndTime(valueAt(ide, 'dhEmi')), 34),
      center('FOLHA', `${folha}/${folhas}`, 12),
    ],
  );
  page.box(x + left, y, { width: QR, height: below - y });
  const address = valueAt(dce.supl, 'qrCodDCe');
  if (address !== '')
    qrCode(page, address, { x: x + left + 2, y: y + 2 + (below - y - QR) / 2, side: QR - 4 });
  const last = rows(page, { x, y: below, width }, [
    field('EMITIDA POR', issuerOf(dce), 60),
    { label: situation.protocolLabel, value: situation.protocol, share: 40, align: 'center', bold: true },
  ]);
  if (notice === '') return last;
  return banner(page, { x, y: last, width }, notice);
}
