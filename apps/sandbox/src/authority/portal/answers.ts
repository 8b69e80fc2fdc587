import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import { code, head, tag, tpAmb, type Verdict, verAplic } from '../answers.ts';
import type { PortalLot, PortalMessages } from './messages.ts';

export const root = (
  name: string,
  { namespace, versao }: Pick<MessageNames, 'namespace' | 'versao'>,
  content: string,
): string => `<${name} xmlns="${namespace}" versao="${versao}">${content}</${name}>`;

/** Fields common to all answers. */
export interface About extends Verdict {
  readonly cUF: string;
  readonly dhRecbto: string;
}

/** Answer of `autorizacao`; `tail`: the protocol of what is decided, or the receipt of a lot (`infRec`). */
export function retAutorizacao({ names, tellsMoment }: PortalMessages, about: About, tail = ''): string {
  const cUF = tag('cUF', about.cUF);
  const momentTag = tellsMoment
    ? head + code(about) + cUF + tag('dhRecbto', about.dhRecbto)
    : tpAmb + cUF + verAplic + code(about);
  return root(names.retAutorizacao, names, momentTag + tail);
}

/** Receipt of a lot; `tMed`: mean time of an answer, in seconds. */
export const infRec = (nRec: string, tMed: number): string =>
  `<infRec>${tag('nRec', nRec)}${tag('tMed', `${tMed}`)}</infRec>`;

/** Answer of `retAutorizacao`; `prots`: the protocols of a decided lot. */
export const retRecibo = (
  { names }: PortalMessages,
  { retRecibo: name }: PortalLot,
  { about, prots = '' }: { readonly about: About & { readonly nRec: string }; readonly prots?: string },
): string =>
  root(
    name,
    names,
    head +
      tag('nRec', about.nRec) +
      code(about) +
      tag('cUF', about.cUF) +
      tag('dhRecbto', about.dhRecbto) +
      prots,
  );

/** `prot` as it was answered, and the events one after the other. */
export function retConsSit(
  { names, tellsMoment }: PortalMessages,
  about: About & { readonly chave: string },
  found = '',
): string {
  const moment = tellsMoment ? tag('dhRecbto', about.dhRecbto) + tag(names.chave, about.chave) : '';
  return root(names.retConsSit, names, head + code(about) + tag('cUF', about.cUF) + moment + found);
}

/** `dhRetorno`: announced end of a stop of the service. */
export const retConsStatServ = (
  { names }: PortalMessages,
  about: About & { readonly dhRetorno?: string },
): string =>
  root(
    names.retConsStatServ,
    names,
    head +
      code(about) +
      tag('cUF', about.cUF) +
      tag('dhRecbto', about.dhRecbto) +
      tag('tMed', '1') +
      (about.dhRetorno === undefined ? '' : tag('dhRetorno', about.dhRetorno)),
  );

/** Fields of `retEvento`; only registered events have `nProt`, and a malformed message names no event. */
export interface RegisterFacts extends Verdict {
  readonly cOrgao: string;
  readonly event?: {
    readonly chave: string;
    readonly tpEvento: string;
    readonly descEvento: string;
    readonly nSeqEvento: string;
    /** CNPJ or CPF of the document's addressee; `''` = unknown. */
    readonly destinatario: string;
    readonly dhRegEvento: string;
  };
  readonly nProt?: string;
  /** Keys of the missing documents for which an EPEC is refused. */
  readonly pending?: readonly string[];
}

/** xEvento has 5 to 60 characters. */
const xEvento = (descEvento: string): string =>
  descEvento.length < 5 || descEvento.length > 60 ? '' : tag('xEvento', descEvento);

const CPF_LENGTH = 11;
const addressee = (id: string): string =>
  id === '' ? '' : tag(id.length === CPF_LENGTH ? 'CPFDest' : 'CNPJDest', id);

/** Answer of `recepcaoEvento`, or the part of one event in that of a lot. */
export function retEvento({ names, lot }: PortalMessages, r: RegisterFacts): string {
  const id = r.nProt === undefined ? '' : ` Id="ID${r.nProt}"`;
  const what = r.event
    ? tag(names.chave, r.event.chave) +
      tag('tpEvento', r.event.tpEvento) +
      xEvento(r.event.descEvento) +
      tag('nSeqEvento', r.event.nSeqEvento) +
      addressee(r.event.destinatario) +
      tag('dhRegEvento', r.event.dhRegEvento)
    : '';
  const protocol = r.nProt === undefined ? '' : tag('nProt', r.nProt);
  const pending = (r.pending ?? []).map((chave) => tag(`${names.chave}Pend`, chave)).join('');
  const inf = `<infEvento${id}>${head}${tag('cOrgao', r.cOrgao)}${code(r)}${what}${protocol}${pending}</infEvento>`;
  return lot
    ? `<${names.retEvento} versao="${names.versaoEvento}">${inf}</${names.retEvento}>`
    : root(names.retEvento, { ...names, versao: names.versaoEvento }, inf);
}

/** Answer of `recepcaoEvento` to a lot: refused, or processed with one `retEvento` for each event. */
export const retEnvioEvento = (
  { names }: PortalMessages,
  { retEnvioEvento: name }: PortalLot,
  {
    about,
    events = '',
  }: {
    readonly about: Verdict & { readonly idLote: string; readonly cOrgao: string };
    readonly events?: string;
  },
): string =>
  root(
    name,
    { ...names, versao: names.versaoEvento },
    tag('idLote', about.idLote) + head + tag('cOrgao', about.cOrgao) + code(about) + events,
  );
