import { childText, find } from '@fiscal/core/xml/parse';
import {
  detailOf,
  hasEdition,
  hasPrefixes,
  type MessageFault,
  type MessageRequest,
  type SchemaCheck,
} from '../message.ts';
import type { PortalType } from './type.ts';

const TP_AMB = '2';

/** The first thing wrong with a message as such. Source: MOC CT-e 4.00 and NFCom 1.00a, Visão Geral, groups B and C. */
export function messageFault(
  { payload, content }: MessageRequest,
  root: string,
  { names }: PortalType,
  schema: SchemaCheck,
): MessageFault | null {
  if (payload.name !== root) return { cStat: '215' };
  if (hasPrefixes(content)) return { cStat: '404' };
  if (payload.namespace !== names.namespace) return { cStat: '598' };
  if (hasEdition(content)) return { cStat: '599' };
  const versao = root === names.evento ? names.versaoEvento : names.versao;
  const inf = root === names.documento ? payload.children[0] : payload;
  if (inf?.attributes['versao'] !== versao) return { cStat: '239' };
  const errors = schema(root, content);
  if (errors.length > 0) return { cStat: '215', brackets: detailOf(errors, names.namespace) };
  const tpAmb = childText(payload, 'tpAmb') ?? find(payload, 'tpAmb')?.text.trim();
  return tpAmb === TP_AMB ? null : { cStat: '252' };
}
