import type { SefazReply, SefazRequest } from '@fiscal/core/sefaz/port';
import { eventsOf, registerEvent, voidRange } from './authority-events.ts';
import { type Answer, PLANNED, type Registered, type ScriptedAuthority } from './scripted.ts';

const NS = 'http://www.portalfiscal.inf.br/nfe';
const DH = '2026-11-21T10:00:01-03:00';
const HEAD = '<tpAmb>2</tpAmb><verAplic>T1</verAplic>';

export const answer = (xml: string): SefazReply => ({ kind: 'resposta', xml, latencyMs: 1 });
const lot = (cStat: string, xMotivo: string, rest = ''): SefazReply =>
  answer(
    `<retEnviNFe xmlns="${NS}" versao="4.00">${HEAD}<cStat>${cStat}</cStat><xMotivo>${xMotivo}</xMotivo><cUF>35</cUF><dhRecbto>${DH}</dhRecbto>${rest}</retEnviNFe>`,
  );
export const protocol = (chave: string, cStat: string, xMotivo: string, rest = ''): string =>
  `<protNFe versao="4.00"><infProt>${HEAD}<chNFe>${chave}</chNFe><dhRecbto>${DH}</dhRecbto>${rest}<cStat>${cStat}</cStat><xMotivo>${xMotivo}</xMotivo></infProt></protNFe>`;

const textOf = (request: SefazRequest): string => request.payload.toString();
export const chaveOf = (request: SefazRequest): string =>
  /Id="NFe(\w{44})"/.exec(textOf(request))?.[1] ?? /<chNFe>(\w{44})</.exec(textOf(request))?.[1] ?? '';
const digestOf = (request: SefazRequest): string => /<DigestValue>([^<]+)</.exec(textOf(request))?.[1] ?? '';

/** Refusal of the whole lot: 108, 656, … */
export const lotAnswer =
  (cStat: string, xMotivo: string, rest = '') =>
  (): SefazReply =>
    lot(cStat, xMotivo, rest);
export const refusal =
  (cStat: string, xMotivo: string) =>
  (request: SefazRequest): SefazReply =>
    lot('104', 'Lote processado', protocol(chaveOf(request), cStat, xMotivo));
export const silence = (): SefazReply => ({
  kind: 'sem-resposta',
  cause: 'tempo esgotado',
  httpStatus: null,
});
export const receipt = (cStat: string): Answer =>
  cStat === '103'
    ? lotAnswer('103', 'Lote recebido', '<infRec><nRec>351000000000001</nRec><tMed>1</tMed></infRec>')
    : () =>
        answer(
          `<retConsReciNFe xmlns="${NS}" versao="4.00">${HEAD}<nRec>351000000000001</nRec><cStat>${cStat}</cStat><xMotivo>Lote em processamento</xMotivo><cUF>35</cUF></retConsReciNFe>`,
        );
/** Takes the document and then is silent. */
export const lostAnswer: Answer = (request, authority) => {
  authority.authorize(request);
  return silence();
};
export const denial: Answer = (request, authority) => {
  const entry = authority.authorize(request);
  entry.situacao = 'denegado';
  return lot(
    '104',
    'Lote processado',
    protocol(entry.chave, '301', 'Uso Denegado', `<nProt>${entry.nProt}</nProt>`),
  );
};

const QUERY_CSTAT = { autorizado: '100', cancelado: '101', denegado: '301' } as const;

/** An authority with a register that follows the plan first. */
export function createScriptedAuthority(): ScriptedAuthority {
  const register = new Map<string, Registered>();
  let protocols = 135_260_000_000_000;
  const authority: ScriptedAuthority = {
    register,
    plan: {
      autorizacao: [],
      consultaProtocolo: [],
      retAutorizacao: [],
      recepcaoEvento: [],
      inutilizacao: [],
    },
    events: new Map(),
    ranges: new Map(),
    calls: [],
    authorize(request) {
      protocols += 1;
      const entry: Registered = {
        chave: chaveOf(request),
        digVal: digestOf(request),
        nProt: String(protocols),
        situacao: 'autorizado',
      };
      register.set(entry.chave, entry);
      return entry;
    },
    async call(request) {
      const { service } = request;
      authority.calls.push(service);
      const name = PLANNED.find((one) => one === service);
      const planned = name && authority.plan[name].shift();
      if (planned) return planned(request, authority);
      return behave(request);
    },
  };
  function protOf(entry: Registered): string {
    const cStat = entry.situacao === 'denegado' ? '301' : '100';
    return protocol(
      entry.chave,
      cStat,
      'Autorizado o uso da NF-e',
      `<nProt>${entry.nProt}</nProt><digVal>${entry.digVal}</digVal>`,
    );
  }

  function behave(request: SefazRequest): SefazReply {
    const chave = chaveOf(request);
    if (request.service === 'autorizacao') {
      if (register.has(chave)) return refusal('204', 'Rejeição: Duplicidade de NF-e')(request);
      return lot('104', 'Lote processado', protOf(authority.authorize(request)));
    }
    if (request.service === 'recepcaoEvento') return registerEvent(request, authority);
    if (request.service === 'inutilizacao') return voidRange(request, authority);
    if (request.service === 'retAutorizacao') {
      const [entry] = register.values();
      return answer(
        `<retConsReciNFe xmlns="${NS}" versao="4.00">${HEAD}<nRec>351000000000001</nRec><cStat>104</cStat><xMotivo>Lote processado</xMotivo><cUF>35</cUF>${entry ? protOf(entry) : ''}</retConsReciNFe>`,
      );
    }
    const entry = register.get(chave);
    const cStat = entry ? QUERY_CSTAT[entry.situacao] : '217';
    return answer(
      `<retConsSitNFe xmlns="${NS}" versao="4.00">${HEAD}<cStat>${cStat}</cStat><xMotivo>${entry ? 'Na base' : 'Rejeição: NF-e não consta na base de dados da SEFAZ'}</xMotivo><cUF>35</cUF><dhRecbto>${DH}</dhRecbto><chNFe>${chave}</chNFe>${entry ? protOf(entry) : ''}${eventsOf(authority, chave)}</retConsSitNFe>`,
    );
  }
  return authority;
}
