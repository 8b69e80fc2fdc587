import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import { qrCode } from '../blocks/qr-code.ts';
import { dayAndTime } from '../format/date.ts';
import { cep, chaveGroups, cnpjOrCpf, noteNumber, phone, series } from '../format/identifiers.ts';
import { isPositive, money, quantity } from '../format/number.ts';
import { EPEC_SENTENCE } from '../nfe/contingency.ts';
import type { NoteEvent } from '../nfe/event.ts';
import { paymentName } from '../nfe/payments.ts';
import { documentOf, type Note, streetOf, textAt, valueAt } from '../nfe/read.ts';
import { type Situation, situationOf } from '../nfe/situation.ts';
import type { Sheet } from '../page/document.ts';
import { mm } from '../page/units.ts';
import type { PaperOptions, RollWidth } from '../papers.ts';
import { createReceipt, type Receipt } from './receipt.ts';

/** Body size in points and side of the QR Code in millimetres (25 at least), by paper. */
const LAYOUT: Readonly<Record<RollWidth, { readonly size: number; readonly qrCode: number }>> = {
  58: { size: 6.5, qrCode: 38 },
  80: { size: 8, qrCode: 44 },
};
const LOGO_HEIGHT = 40;
const BOTTOM = 10;

/** Differences between the two documents of this paper. */
interface Words {
  readonly title: string;
  readonly name: string;
  /** Title while its EPEC is registered. */
  readonly epec: string;
  /** Prints the change even when it is zero. */
  readonly change: boolean;
  /** IBS, CBS and IS are a division of their own. */
  readonly reform: boolean;
}

const NFCE: Words = {
  title: 'Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica',
  name: 'NFC-e',
  // EPEC of NFC-e in SP
  epec: 'DANFE IMPRESSO EM CONTINGÊNCIA - EPEC REGULARMENTE RECEBIDA PELA SEFAZ AUTORIZADORA',
  change: false,
  reform: false,
};
/** Source: NT 2026.003, 3.1.1, 3.1.3 and 3.1.4. */
const TIPO_2: Words = {
  title: 'DANFE Simplificado Tipo 2',
  name: 'NF-e',
  epec: EPEC_SENTENCE,
  change: true,
  reform: true,
};

/** Whether an NF-e is printed as a coupon: tpImp 6. */
export const isTipo2 = ({ ide }: Note): boolean =>
  valueAt(ide, 'mod') === '55' && valueAt(ide, 'tpImp') === '6';

/** Copies of what is printed before it is authorized, and of anything else. Source: MOC 7.0 Anexo IV; NT 2026.003, 3.1.9. */
const OFFLINE_COPIES = ['Via do Consumidor', 'Via do Estabelecimento'];
const COPIES = ['Via do Consumidor'];

const CENTRED = { align: 'center' } as const;
const STRONG = { align: 'center', bold: true } as const;

function header(
  receipt: Receipt,
  { emit }: Note,
  { title, logo }: { readonly title: string; readonly logo: Uint8Array | undefined },
): void {
  if (logo) {
    receipt.page.picture({
      bytes: logo,
      x: receipt.left,
      y: receipt.y(),
      width: receipt.width,
      height: LOGO_HEIGHT,
    });
    receipt.space(LOGO_HEIGHT + 3);
  }
  const address = child(emit, 'enderEmit');
  const [ie, fone] = [valueAt(emit, 'IE'), valueAt(address, 'fone')];
  receipt.text(valueAt(emit, 'xNome'), { ...STRONG, size: receipt.size + 1 });
  receipt.text(
    [`${child(emit, 'CPF') ? 'CPF' : 'CNPJ'}: ${cnpjOrCpf(documentOf(emit))}`, ie && `IE: ${ie}`]
      .filter(Boolean)
      .join('  '),
    CENTRED,
  );
  receipt.text(
    [
      streetOf(address),
      valueAt(address, 'xBairro'),
      `${valueAt(address, 'xMun')} - ${valueAt(address, 'UF')}`,
    ]
      .filter(Boolean)
      .join(', '),
    CENTRED,
  );
  const reach = [
    cep(valueAt(address, 'CEP')) && `CEP ${cep(valueAt(address, 'CEP'))}`,
    fone && `Fone ${phone(fone)}`,
  ];
  receipt.text(reach.filter(Boolean).join('  '), CENTRED);
  receipt.rule();
  receipt.text(title, STRONG);
}

/** Warnings above the items, repeated beside the QR Code. */
function warnings(situation: Situation, { name, epec }: Words): readonly string[] {
  const pending = situation.kind === 'sem-protocolo';
  return [
    situation.kind === 'cancelada' ? `${name} CANCELADA - SEM VALOR FISCAL` : '',
    situation.kind === 'denegada' ? 'USO DENEGADO - SEM VALOR FISCAL' : '',
    situation.kind === 'epec' ? epec : '',
    situation.contingencia && situation.kind !== 'epec' ? 'EMITIDA EM CONTINGÊNCIA' : '',
    situation.contingencia && pending ? 'Pendente de autorização' : '',
    !situation.contingencia && pending ? 'SEM PROTOCOLO - SEM VALOR FISCAL' : '',
    situation.homologacao ? 'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL' : '',
  ].filter(Boolean);
}

function warn(receipt: Receipt, situation: Situation, words: Words): void {
  const texts = warnings(situation, words);
  if (texts.length === 0) return;
  receipt.rule();
  for (const text of texts) receipt.text(text, STRONG);
}

function item(receipt: Receipt, det: XmlElement, index: number): void {
  const prod = child(det, 'prod') ?? det;
  const number = String(index + 1).padStart(3, '0');
  receipt.text(`${number} ${valueAt(prod, 'cProd')} ${valueAt(prod, 'xProd')}`);
  const price = quantity(textAt(prod, 'vUnCom'), 2);
  const amount = quantity(textAt(prod, 'qCom'));
  receipt.pair(`   ${amount} ${valueAt(prod, 'uCom')} x ${price}`, money(textAt(prod, 'vProd')));
  const info = valueAt(det, 'infAdProd');
  if (info) receipt.text(info);
  if (isPositive(textAt(prod, 'vDesc'))) receipt.pair('   Desconto', `-${money(textAt(prod, 'vDesc'))}`);
  for (const [label, tag] of [
    ['Frete', 'vFrete'],
    ['Seguro', 'vSeg'],
    ['Acréscimo', 'vOutro'],
  ] as const)
    if (isPositive(textAt(prod, tag))) receipt.pair(`   ${label}`, money(textAt(prod, tag)));
}

function items(receipt: Receipt, { items: all }: Note): void {
  receipt.rule();
  receipt.pair('ITEM CÓDIGO DESCRIÇÃO', '', { bold: true });
  receipt.pair('QTDE UN x VL UNIT (R$)', 'VL TOTAL (R$)', { bold: true });
  receipt.space(1.5);
  all.forEach((det, index) => item(receipt, det, index));
}

const PARTS = [
  ['Valor total dos serviços R$', ['ISSQNtot', 'vServ']],
  ['Frete R$', ['ICMSTot', 'vFrete']],
  ['Seguro R$', ['ICMSTot', 'vSeg']],
  ['Acréscimos R$', ['ICMSTot', 'vOutro']],
] as const;

function totals(receipt: Receipt, { infNFe, total, items: all }: Note, words: Words): void {
  receipt.rule();
  receipt.pair('Qtde. total de itens', String(all.length));
  receipt.pair('Valor total R$', money(textAt(total, 'ICMSTot', 'vProd')));
  for (const [label, path] of PARTS)
    if (isPositive(textAt(total, ...path))) receipt.pair(label, money(textAt(total, ...path)));
  const discount = textAt(total, 'ICMSTot', 'vDesc');
  if (isPositive(discount)) receipt.pair('Descontos R$', `-${money(discount)}`);
  receipt.pair('Valor a pagar R$', money(textAt(total, 'ICMSTot', 'vNF')), {
    bold: true,
    size: receipt.size + 1,
  });
  receipt.space(2);
  receipt.pair('FORMA DE PAGAMENTO', 'VALOR PAGO R$', { bold: true });
  const pag = child(infNFe, 'pag');
  for (const detPag of pag ? childrenOf(pag, 'detPag') : [])
    receipt.pair(paymentName(detPag), money(textAt(detPag, 'vPag')));
  const change = textAt(pag, 'vTroco');
  if (words.change || isPositive(change)) receipt.pair('Troco R$', money(change ?? '0'));
  if (words.reform) reform(receipt, total);
}

/** Draws the amounts of the reform, where the note has them. Source: NT 2026.003, 3.1.4. */
function reform(receipt: Receipt, total: XmlElement | undefined): void {
  const warningLines = [
    ['(+) CBS R$', textAt(total, 'IBSCBSTot', 'gCBS', 'vCBS')],
    ['(+) IBS R$', textAt(total, 'IBSCBSTot', 'gIBS', 'vIBS')],
    ['(+) IS R$', textAt(total, 'ISTot', 'vIS')],
  ] as const;
  if (warningLines.some(([, value]) => value !== null)) receipt.rule();
  for (const [label, value] of warningLines) if (value !== null) receipt.pair(label, money(value));
}

function consumer(receipt: Receipt, { dest, infNFe }: Note): void {
  receipt.rule();
  const id = documentOf(dest);
  if (!id) return receipt.text('CONSUMIDOR NÃO IDENTIFICADO', STRONG);
  const kind = child(dest ?? infNFe, 'CNPJ')
    ? 'CNPJ'
    : child(dest ?? infNFe, 'CPF')
      ? 'CPF'
      : 'Id. Estrangeiro';
  receipt.text(`CONSUMIDOR ${kind}: ${kind === 'Id. Estrangeiro' ? id : cnpjOrCpf(id)}`, STRONG);
  receipt.text(valueAt(dest, 'xNome'), CENTRED);
  const address = child(infNFe, 'entrega') ?? (dest && child(dest, 'enderDest'));
  if (!address) return;
  const place = [
    streetOf(address),
    valueAt(address, 'xBairro'),
    valueAt(address, 'xMun'),
    valueAt(address, 'UF'),
  ];
  receipt.text(place.filter(Boolean).join(', '), CENTRED);
}

function lookUp(receipt: Receipt, { chave, supl }: Note): void {
  receipt.rule();
  receipt.text('Consulte pela Chave de Acesso em', STRONG);
  receipt.text(valueAt(supl, 'urlChave'), CENTRED);
  receipt.groups(chaveGroups(chave));
}

function identity(
  receipt: Receipt,
  { ide, prot }: Note,
  { situation, name, copy }: { readonly situation: Situation; readonly name: string; readonly copy: string },
): void {
  receipt.rule();
  const number = `${name} nº ${noteNumber(valueAt(ide, 'nNF'))}  Série ${series(valueAt(ide, 'serie'))}`;
  receipt.text(number, STRONG);
  receipt.text(`Emissão ${dayAndTime(valueAt(ide, 'dhEmi'))} - ${copy}`, CENTRED);
  if (situation.kind === 'epec') receipt.text(`Protocolo do EPEC: ${situation.protocol}`, CENTRED);
  if (!prot) return;
  receipt.text(`Protocolo de autorização: ${valueAt(prot, 'nProt')}`, CENTRED);
  receipt.text(`Data de autorização: ${dayAndTime(valueAt(prot, 'dhRecbto'))}`, CENTRED);
}

function code(receipt: Receipt, { supl }: Note, side: number): void {
  const url = valueAt(supl, 'qrCode');
  if (!url) return;
  receipt.space(2);
  qrCode(receipt.page, url, { x: receipt.left + (receipt.width - side) / 2, y: receipt.y(), side });
  receipt.space(side);
}

/** Approximate taxes (Lei 12.741/2012), those of the reform, and the issuer's own words. */
function remarks(receipt: Receipt, { total, infNFe }: Note, words: Words): void {
  const approximate = textAt(total, 'ICMSTot', 'vTotTrib');
  const ibs = textAt(total, 'IBSCBSTot', 'gIBS', 'vIBS');
  const cbs = textAt(total, 'IBSCBSTot', 'gCBS', 'vCBS');
  const texts = [
    isPositive(approximate)
      ? `Tributos totais incidentes (Lei Federal 12.741/2012): R$ ${money(approximate)}`
      : '',
    (ibs ?? cbs) && !words.reform ? `IBS R$ ${money(ibs ?? '0')}  CBS R$ ${money(cbs ?? '0')}` : '',
    valueAt(infNFe, 'infAdic', 'infAdFisco'),
    valueAt(infNFe, 'infAdic', 'infCpl'),
  ].filter(Boolean);
  if (texts.length === 0) return;
  receipt.rule();
  for (const text of texts) receipt.text(text, CENTRED);
}

/**
 * The DANFE of an NFC-e, and the «DANFE Simplificado Tipo 2» of an NF-e: a receipt as high as its content; two of them
 * while it is offline and not authorized. Source: Manual de Padrões Técnicos do DANFE NFC-e e QR Code 6.0; NT 2026.003.
 */
export function danfcE(
  note: Note,
  events: readonly NoteEvent[],
  { width = 80, logo }: PaperOptions,
): Sheet[] {
  const situation = situationOf(note, events);
  const layout = LAYOUT[width];
  const words = isTipo2(note) ? TIPO_2 : NFCE;
  return (situation.offline ? OFFLINE_COPIES : COPIES).map((copy) => {
    const receipt = createReceipt(mm(width), layout.size);
    header(receipt, note, { title: words.title, logo });
    warn(receipt, situation, words);
    items(receipt, note);
    totals(receipt, note, words);
    lookUp(receipt, note);
    consumer(receipt, note);
    identity(receipt, note, { situation, name: words.name, copy });
    warn(receipt, situation, words);
    code(receipt, note, mm(layout.qrCode));
    remarks(receipt, note, words);
    return { page: receipt.page, height: receipt.y() + BOTTOM };
  });
}
