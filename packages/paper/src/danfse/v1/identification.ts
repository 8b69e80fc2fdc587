import { fieldRow } from '../../blocks/field.ts';
import { center, type Place } from '../../blocks/paper-style.ts';
import { lines } from '../../blocks/paragraph.ts';
import { qrCode } from '../../blocks/qr-code.ts';
import { FIELDS, ROW_HEIGHT } from '../../dacte/style.ts';
import { day, dayAndTime } from '../../format/date.ts';
import { chaveGroups } from '../../format/identifiers.ts';
import { valueAt } from '../../nfe/read.ts';
import type { Nfse } from '../../nfse/read.ts';
import type { Page } from '../../page/page.ts';
import type { NfseSituation } from '../situation.ts';
import { townOfEmission } from './parties.ts';

/** Data for the head of every page. */
export interface Head {
  readonly nfse: Nfse;
  readonly situation: NfseSituation;
  readonly logo: Uint8Array | undefined;
  /** Page number and how many there are. */
  readonly folha: number;
  readonly folhas: number;
}

const TOP = 44;
const CODE = 92;
const LOGO_WIDTH = 90;
const BANNER = 12;
const BELOW = 3 * ROW_HEIGHT;

/** Public page where a note is consulted. Source: Portal Nacional da NFS-e, consulta pública. */
const CONSULT = 'https://www.nfse.gov.br/ConsultaPublica/?tpc=1&chave=';
const HINT = [
  'A autenticidade desta NFS-e pode',
  'ser verificada por este código QR',
  'ou em www.nfse.gov.br',
];

/** Height of the head of every page. */
export const identificationHeight = ({ notice }: NfseSituation): number =>
  TOP + BELOW + (notice === '' ? 0 : BANNER);

/** The head of every page: title, place of emission, key, QR Code, numbers and dates of note and DPS. */
export function identification(page: Page, { x, y, width }: Place, head: Head): void {
  const { nfse, situation, logo, folha, folhas } = head;
  const { infNFSe, ide } = nfse;
  const left = width - CODE;
  page.box(x, y, { width: left, height: TOP });
  if (logo) page.picture({ bytes: logo, x: x + 4, y: y + 3, width: LOGO_WIDTH, height: TOP - 6 });
  const centre = { x: x + LOGO_WIDTH, y: y + 4, width: left - 2 * LOGO_WIDTH };
  const next = lines(page, ['DANFSe'], {
    at: centre,
    style: {
      face: 'serif-bold',
      size: 13,
      leading: 15,
      align: 'center',
    },
  });
  const small = { face: 'serif', size: 8, leading: 9.5, align: 'center' } as const;
  lines(page, ['Documento Auxiliar da NFS-e', townOfEmission(nfse)], {
    at: { ...centre, y: next },
    style: small,
  });
  page.text({ x: x + left - 4, y: y + 10 }, `FL ${folha}/${folhas}`, {
    face: 'serif',
    size: 7,
    align: 'right',
  });

  page.box(x + left, y, { width: CODE, height: TOP + BELOW });
  const side = TOP + BELOW - 24;
  qrCode(page, `${CONSULT}${nfse.chave}`, { x: x + left + (CODE - side) / 2, y: y + 1, side });
  lines(page, HINT, {
    at: { x: x + left, y: y + side + 1, width: CODE },
    style: { face: 'serif', size: 5.5, leading: 6.5, align: 'center' },
  });

  const row = (at: number) => ({ x, y: y + TOP + at * ROW_HEIGHT, width: left, height: ROW_HEIGHT });
  fieldRow(page, FIELDS, {
    at: row(0),
    fields: [{ ...center('CHAVE DE ACESSO DA NFS-e', chaveGroups(nfse.chave)), bold: true }],
  });
  fieldRow(page, FIELDS, {
    at: row(1),
    fields: [
      { ...center('NÚMERO DA NFS-e', valueAt(infNFSe, 'nNFSe')), bold: true },
      center('COMPETÊNCIA DA NFS-e', day(valueAt(ide, 'dCompet'))),
      center('DATA E HORA DA EMISSÃO DA NFS-e', dayAndTime(valueAt(infNFSe, 'dhProc'))),
    ],
  });
  fieldRow(page, FIELDS, {
    at: row(2),
    fields: [
      center('NÚMERO DA DPS', valueAt(ide, 'nDPS')),
      center('SÉRIE DA DPS', valueAt(ide, 'serie')),
      center('DATA E HORA DA EMISSÃO DA DPS', dayAndTime(valueAt(ide, 'dhEmi'))),
    ],
  });
  if (situation.notice === '') return;
  const banner = y + TOP + BELOW;
  page.fill({ x, y: banner, width, height: BANNER }, 0.9);
  page.box(x, banner, { width, height: BANNER });
  page.text({ x: x + width / 2, y: banner + 9 }, situation.notice, {
    face: 'serif-bold',
    size: 8,
    align: 'center',
  });
}
