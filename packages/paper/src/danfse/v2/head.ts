import { qrCode } from '../../blocks/qr-code.ts';
import { valueAt } from '../../nfe/read.ts';
import type { Nfse } from '../../nfse/read.ts';
import type { Page } from '../../page/page.ts';
import { townAndUf } from './contents.ts';
import { EDGE, FULL_WIDTH, GRAY, LABEL, line, points, rectangle } from './grid.ts';

/** Public page where a note is consulted. Source: NT SE/CGNFS-e 008, 2.4.4. */
const CONSULT = 'https://www.nfse.gov.br/ConsultaPublica/?tpc=1&chave=';
const HINT = [
  'A autenticidade desta NFS-e pode ser verificada',
  'pela leitura deste código QR ou pela consulta da',
  'chave de acesso no portal nacional da NFS-e',
];
const BOTTOM = 28.77;
const BORDER = 1;
const MIDDLE = { face: 'sans-bold', size: 9, align: 'center' } as const;

export interface Sheets {
  readonly logo: Uint8Array | undefined;
  /** Page number and how many there are. */
  readonly folha: number;
  readonly folhas: number;
}

/** Outline of the paper: one point. */
export function frame(page: Page): void {
  const { x, y, width, height } = rectangle(EDGE, EDGE, { width: FULL_WIDTH, height: BOTTOM - EDGE });
  page.fill({ x, y, width, height: BORDER }, 0);
  page.fill({ x, y: y + height - BORDER, width, height: BORDER }, 0);
  page.fill({ x, y, width: BORDER, height }, 0);
  page.fill({ x: x + width - BORDER, y, width: BORDER, height }, 0);
}

/** Head of every page: mark of the NFS-e, title, município and environment. */
export function header(page: Page, { infNFSe, ide }: Nfse, { logo, folha, folhas }: Sheets): void {
  const area = rectangle(EDGE, 0.3, { width: FULL_WIDTH, height: 1.18 });
  page.fill(area, GRAY);
  page.box(area.x, area.y, { width: area.width, height: area.height });
  const mark = rectangle(EDGE, 0.44, { width: 4, height: 0.85 });
  page.text({ x: mark.x + 6, y: mark.y + 14 }, 'NFS-e', { face: 'sans-bold', size: 17 });
  page.text({ x: mark.x + 6, y: mark.y + 22 }, 'Nota Fiscal de Serviço eletrônica', {
    face: 'sans',
    size: 6,
  });
  const middle = rectangle(5.41, 0.3, { width: 10.19, height: 1.16 });
  if (logo) page.picture({ bytes: logo, ...rectangle(5.5, 0.38, { width: 2.4, height: 1 }) });
  const centre = middle.x + middle.width / 2;
  page.text({ x: centre, y: middle.y + 10 }, 'DANFSe v2.0', MIDDLE);
  page.text({ x: centre, y: middle.y + 20 }, 'Documento Auxiliar da NFS-e', MIDDLE);
  if (valueAt(ide, 'tpAmb') === '2')
    page.text({ x: centre, y: middle.y + 30 }, 'NFS-e SEM VALIDADE JURÍDICA', { ...MIDDLE, ink: 'red' });
  if (folhas > 1)
    page.text({ x: middle.x + middle.width - 4, y: middle.y + 8 }, `FL ${folha}/${folhas}`, {
      ...LABEL,
      align: 'right',
    });
  const right = rectangle(15.62, 0.3, { width: 5.09, height: 0.64 });
  const uf = valueAt(infNFSe, 'emit', 'enderNac', 'UF') || townAndUf(valueAt(ide, 'cLocEmi'))[1];
  const town = [valueAt(infNFSe, 'xLocEmi'), uf].filter(Boolean).join(' / ');
  // The services outside the list of the ISSQN have no município in the head.
  if (!valueAt(ide, 'serv', 'cServ', 'cTribNac').startsWith('99'))
    line(page, town, { at: { ...right, y: right.y + 12 }, style: { face: 'sans', size: 8 } });
  line(page, `AMBIENTE GERADOR: ${valueAt(infNFSe, 'ambGer') || '-'}`, {
    at: { ...right, y: points(0.97) + 5.5 },
    style: LABEL,
  });
  line(page, `TIPO DE AMBIENTE: ${valueAt(ide, 'tpAmb') || '-'}`, {
    at: { ...right, y: points(1.22) + 5.5 },
    style: LABEL,
  });
}

/** QR Code of the public query, at least 1.52 cm wide without its margin, and its explanation. */
export function qrBlock(page: Page, { chave }: Nfse): void {
  const area = rectangle(15.6, 1.48, { width: 5.1, height: 2.86 });
  page.box(area.x, area.y, { width: area.width, height: area.height });
  // A key needs version 6: 41 modules, and 4 of white on each side.
  const [code, margin] = [1.52, (1.52 * 4) / 41];
  const side = code + 2 * margin;
  qrCode(page, `${CONSULT}${chave}`, {
    x: points(17.48 - margin),
    y: points(1.67 - margin),
    side: points(side),
  });
  HINT.forEach((text, at) =>
    page.text({ x: points(18.24), y: points(3.36) + 6 + at * 7 }, text, {
      face: 'sans',
      size: 6,
      align: 'center',
    }),
  );
}

/** Stub for the signature of who receives the service. */
export function stub(page: Page, { infNFSe, chave }: Nfse, top: number): void {
  const fields = [
    [0.3, 5.11, 'DATA CIENTIFICAÇÃO', ''],
    [5.41, 5.1, 'IDENTIFICAÇÃO E ASSINATURA', ''],
    [10.51, 10.19, 'Nº NFS-E / CHAVE NFS-E', `${valueAt(infNFSe, 'nNFSe')} / ${chave}`],
  ] as const;
  for (const [left, width, label, content] of fields) {
    const area = rectangle(left, top, { width, height: BOTTOM - top });
    page.box(area.x, area.y, { width: area.width, height: area.height });
    line(page, label, { at: { ...area, y: area.y + LABEL.size + 1 }, style: LABEL });
    line(page, content, { at: { ...area, y: area.y + area.height - 3.5 }, style: { face: 'sans', size: 7 } });
  }
}
