import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import { code, head, tag, tpAmb, type Verdict, verAplic } from '../answers.ts';
import type { PortalType } from './type.ts';

const root = (name: string, { namespace, versao }: MessageNames, content: string): string =>
  `<${name} xmlns="${namespace}" versao="${versao}">${content}</${name}>`;

/** What an answer is about. */
export interface About extends Verdict {
  readonly cUF: string;
  readonly dhRecbto: string;
}

/** Answer of `autorizacao`; only what is on record has a protocol. */
export function retAutorizacao({ names, tellsMoment }: PortalType, about: About, prot = ''): string {
  const cUF = tag('cUF', about.cUF);
  const told = tellsMoment
    ? head + code(about) + cUF + tag('dhRecbto', about.dhRecbto)
    : tpAmb + cUF + verAplic + code(about);
  return root(names.retAutorizacao, names, told + prot);
}

/** `prot` as it was answered, and the events one after the other. */
export function retConsSit(
  { names, tellsMoment }: PortalType,
  about: About & { readonly chave: string },
  found = '',
): string {
  const moment = tellsMoment ? tag('dhRecbto', about.dhRecbto) + tag(names.chave, about.chave) : '';
  return root(names.retConsSit, names, head + code(about) + tag('cUF', about.cUF) + moment + found);
}

export const retConsStatServ = ({ names }: PortalType, about: About): string =>
  root(
    names.retConsStatServ,
    names,
    head + code(about) + tag('cUF', about.cUF) + tag('dhRecbto', about.dhRecbto) + tag('tMed', '1'),
  );

/** What `retEvento` says; only registered events have `nProt`, and a message that is none names no event. */
export interface RegisterFacts extends Verdict {
  readonly cOrgao: string;
  readonly event?: {
    readonly chave: string;
    readonly tpEvento: string;
    readonly descEvento: string;
    readonly nSeqEvento: string;
    readonly dhRegEvento: string;
  };
  readonly nProt?: string;
}

/** xEvento has 5 to 60 characters. */
const xEvento = (descEvento: string): string =>
  descEvento.length < 5 || descEvento.length > 60 ? '' : tag('xEvento', descEvento);

/** Answer of `recepcaoEvento`. */
export function retEvento({ names }: PortalType, r: RegisterFacts): string {
  const id = r.nProt === undefined ? '' : ` Id="ID${r.nProt}"`;
  const what = r.event
    ? tag(names.chave, r.event.chave) +
      tag('tpEvento', r.event.tpEvento) +
      xEvento(r.event.descEvento) +
      tag('nSeqEvento', r.event.nSeqEvento) +
      tag('dhRegEvento', r.event.dhRegEvento)
    : '';
  const protocol = r.nProt === undefined ? '' : tag('nProt', r.nProt);
  const inf = `<infEvento${id}>${head}${tag('cOrgao', r.cOrgao)}${code(r)}${what}${protocol}</infEvento>`;
  return root(names.retEvento, { ...names, versao: names.versaoEvento }, inf);
}
