import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { childText, type XmlElement } from '@fiscal/core/xml/parse';
import type { Brackets } from '../../rules/rule.ts';
import {
  detailOf,
  hasEdition,
  hasPrefixes,
  type MessageFault,
  type MessageRequest,
  type SchemaCheck,
  standaloneIn,
} from '../message.ts';
import { nfesIn } from './documents-in.ts';

const VERSOES: Readonly<Record<string, string>> = { envEvento: '1.00' };
const VERSAO = '4.00';
const TP_AMB = '2';

/** The first thing wrong with a message as such, in the manual's order. Source: MOC 7.0 §4, validation of the message; lifecycle §1. */
export function messageFault(
  request: MessageRequest,
  root: string,
  schema: SchemaCheck,
): MessageFault | null {
  const { payload, content } = request;
  if (payload.name !== root) return { cStat: '516' };
  if (hasPrefixes(content)) return { cStat: '404' };
  if (payload.namespace !== NFE_NAMESPACE) return { cStat: '587' };
  if (hasEdition(content)) return { cStat: '588' };
  const versao = payload.attributes['versao'];
  if (versao === undefined) return { cStat: root === 'enviNFe' ? '568' : '517' };
  if (versao !== (VERSOES[root] ?? VERSAO)) return { cStat: '239' };
  const errors = schema(root, content);
  if (errors.length > 0) return schemaFault(request, root, schema, errors);
  return tpAmbOf(payload).some((tpAmb) => tpAmb !== TP_AMB) ? { cStat: '252' } : null;
}

/** A fault inside a document is the document's (225), any other the message's (215). */
function schemaFault(
  request: MessageRequest,
  root: string,
  schema: SchemaCheck,
  errors: readonly string[],
): MessageFault {
  if (root !== 'enviNFe') return { cStat: '215', brackets: detail(errors) };
  for (const nfe of nfesIn(request.payload)) {
    const own = schema('NFe', standalone(request.cut(nfe)));
    if (own.length > 0) return { cStat: '225', brackets: detail(own) };
  }
  return { cStat: '215', brackets: detail(errors) };
}

/** The same with the namespace of NF-e. */
export const standalone = (element: string): string => standaloneIn(element, NFE_NAMESPACE);
export const detail = (errors: readonly string[]): Brackets => detailOf(errors, NFE_NAMESPACE);

const tpAmbOf = (payload: XmlElement): string[] => {
  const inf = payload.children.find((c) => c.name === 'infInut');
  const own = childText(payload, 'tpAmb') ?? childText(inf, 'tpAmb');
  if (own !== null) return [own];
  return nfesIn(payload).map((nfe) => {
    const ide = nfe.children.find((c) => c.name === 'infNFe')?.children.find((c) => c.name === 'ide');
    return childText(ide, 'tpAmb') ?? '';
  });
};
