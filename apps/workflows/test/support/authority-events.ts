import type { SefazReply, SefazRequest } from '@fiscal/core/sefaz/port';
import type { Answer, ScriptedAuthority } from './scripted.ts';

const NS = 'http://www.portalfiscal.inf.br/nfe';
const DH = '2026-11-21T10:01:00-03:00';
const HEAD = '<tpAmb>2</tpAmb><verAplic>T1</verAplic>';

const answer = (xml: string): SefazReply => ({ kind: 'resposta', xml, latencyMs: 1 });
const textOf = (request: SefazRequest): string => request.payload.toString();
const leaf = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)<`).exec(xml)?.[1] ?? '';
const idIn = (xml: string): string => /Id="(ID\w+)"/.exec(xml)?.[1] ?? '';

const retEvento = (xml: string, cStat: string, xMotivo: string, rest = ''): string =>
  `<retEvento versao="1.00"><infEvento>${HEAD}<cOrgao>35</cOrgao><cStat>${cStat}</cStat><xMotivo>${xMotivo}</xMotivo>` +
  `<chNFe>${leaf(xml, 'chNFe')}</chNFe><tpEvento>${leaf(xml, 'tpEvento')}</tpEvento><nSeqEvento>${leaf(xml, 'nSeqEvento')}</nSeqEvento>` +
  `<dhRegEvento>${DH}</dhRegEvento>${rest}</infEvento></retEvento>`;
const lot = (ret: string): SefazReply =>
  answer(
    `<retEnvEvento xmlns="${NS}" versao="1.00"><idLote>1</idLote>${HEAD}<cOrgao>35</cOrgao><cStat>128</cStat><xMotivo>Lote de Evento Processado</xMotivo>${ret}</retEnvEvento>`,
  );

let protocols = 135_260_000_100_000;

/** Puts an event on record, from any sender. */
export function recordEvent(request: SefazRequest, { events, register }: ScriptedAuthority): string {
  const xml = textOf(request);
  protocols += 1;
  const ret = retEvento(xml, '135', 'Evento registrado e vinculado a NF-e', `<nProt>${protocols}</nProt>`);
  const evento = /<evento[ >][\s\S]*<\/evento>/.exec(xml)?.[0] ?? '';
  events.set(idIn(xml), `<procEventoNFe versao="1.00">${evento}${ret}</procEventoNFe>`);
  const document = register.get(leaf(xml, 'chNFe'));
  if (document && ['110111', '110112'].includes(leaf(xml, 'tpEvento'))) document.situacao = 'cancelado';
  return ret;
}

export const eventsOf = ({ events }: ScriptedAuthority, chave: string): string =>
  [...events].flatMap(([id, proc]) => (id.includes(chave) ? [proc] : [])).join('');

export function registerEvent(request: SefazRequest, authority: ScriptedAuthority): SefazReply {
  const xml = textOf(request);
  return authority.events.has(idIn(xml))
    ? lot(retEvento(xml, '573', 'Rejeição: Duplicidade de evento'))
    : lot(recordEvent(request, authority));
}

const retInut = (cStat: string, xMotivo: string, rest = ''): SefazReply =>
  answer(
    `<retInutNFe xmlns="${NS}" versao="4.00"><infInut>${HEAD}<cStat>${cStat}</cStat><xMotivo>${xMotivo}</xMotivo><cUF>35</cUF><dhRecbto>${DH}</dhRecbto>${rest}</infInut></retInutNFe>`,
  );

export function voidRange(request: SefazRequest, { ranges }: ScriptedAuthority): SefazReply {
  const id = idIn(textOf(request));
  const known = ranges.get(id);
  if (known)
    return retInut(
      '563',
      'Rejeição: Já existe pedido de Inutilização com a mesma faixa',
      `<nProt>${known}</nProt>`,
    );
  protocols += 1;
  ranges.set(id, String(protocols));
  return retInut('102', 'Inutilização de número homologado', `<nProt>${protocols}</nProt>`);
}

/** Refusal of an event. */
export const eventRefusal =
  (cStat: string, xMotivo: string): Answer =>
  (request) =>
    lot(retEvento(textOf(request), cStat, xMotivo));
/** Refusal of the whole lot: 108, 656, … */
export const eventLot =
  (cStat: string, xMotivo: string): Answer =>
  () =>
    answer(
      `<retEnvEvento xmlns="${NS}" versao="1.00"><idLote>1</idLote>${HEAD}<cOrgao>35</cOrgao><cStat>${cStat}</cStat><xMotivo>${xMotivo}</xMotivo></retEnvEvento>`,
    );
export const rangeRefusal =
  (cStat: string, xMotivo: string): Answer =>
  () =>
    retInut(cStat, xMotivo);

const SILENCE: SefazReply = { kind: 'sem-resposta', cause: 'tempo esgotado', httpStatus: null };
/** Takes the event and then is silent. */
export const lostEventAnswer: Answer = (request, authority) => {
  recordEvent(request, authority);
  return SILENCE;
};
/** Another system registers an event of that type and sequence just before ours comes. */
export const overtaken: Answer = (request, authority) => {
  const other = textOf(request).replace(/<DigestValue>[^<]+</, '<DigestValue>b3V0cm8=<');
  recordEvent({ ...request, payload: other }, authority);
  return registerEvent(request, authority);
};
export const lostRangeAnswer: Answer = (request, authority) => {
  voidRange(request, authority);
  return SILENCE;
};
