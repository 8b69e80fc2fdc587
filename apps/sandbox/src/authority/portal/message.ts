import { childText, find, type XmlElement } from '@fiscal/core/xml/parse';
import {
  detailOf,
  hasEdition,
  hasPrefixes,
  type MessageFault,
  type MessageRequest,
  type SchemaCheck,
  standaloneIn,
} from '../message.ts';
import { documentsIn } from './document.ts';
import type { PortalMessages } from './messages.ts';

const TP_AMB = '2';

/** Fault of the message that is checked before its version. */
export function formFault(
  { payload, content }: MessageRequest,
  root: string,
  { names, codes }: PortalMessages,
): MessageFault | null {
  if (payload.name !== root) return { cStat: codes.root };
  if (hasPrefixes(content)) return { cStat: '404' };
  if (payload.namespace !== names.namespace) return { cStat: codes.namespace };
  return hasEdition(content) ? { cStat: codes.edition } : null;
}

interface QuestionChecks {
  readonly root: string;
  readonly versao: string;
  readonly type: PortalMessages;
  readonly schema: SchemaCheck;
}

/** First fault of a register query, which has no environment. */
export function questionFault(
  request: MessageRequest,
  { root, versao, type, schema }: QuestionChecks,
): MessageFault | null {
  const form = formFault(request, root, type);
  if (form) return form;
  const version = request.payload.attributes['versao'];
  if (version === undefined) return { cStat: type.codes.unversioned };
  if (version !== versao) return { cStat: '239' };
  const errors = schema(root, request.content);
  return errors.length > 0 ? { cStat: '215', brackets: detailOf(errors, type.names.namespace) } : null;
}

/** First fault of the message itself. Sources: MOC CT-e 4.00 and NFCom 1.00a, Visão Geral, groups B and C; NF-e: MOC 7.0 §4. */
export function messageFault(
  request: MessageRequest,
  { root, type }: { readonly root: string; readonly type: PortalMessages },
  schema: SchemaCheck,
): MessageFault | null {
  const { payload, content } = request;
  const { names, codes, lot } = type;
  const form = formFault(request, root, type);
  if (form) return form;
  const inf = root === names.documento ? payload.children[0] : payload;
  const versao = inf?.attributes['versao'];
  if (versao === undefined) return { cStat: root === lot?.envio ? lot.unversioned : codes.unversioned };
  const isOfEvents = root === (lot?.envioEvento ?? names.evento);
  if (versao !== (isOfEvents ? names.versaoEvento : names.versao)) return { cStat: '239' };
  const errors = schema(root, content);
  if (errors.length > 0) return schemaFault(request, { root, type, schema, errors });
  return environmentsIn(payload, root, type).some((tpAmb) => tpAmb !== TP_AMB) ? { cStat: '252' } : null;
}

interface SchemaFaults {
  readonly root: string;
  readonly type: PortalMessages;
  readonly schema: SchemaCheck;
  readonly errors: readonly string[];
}

/** A schema fault inside a document of a lot is the document's; any other is the message's. */
function schemaFault(
  { payload, cut }: MessageRequest,
  { root, type, schema, errors }: SchemaFaults,
): MessageFault {
  const { names, lot } = type;
  const brackets = (faults: readonly string[]) => detailOf(faults, names.namespace);
  if (lot && root === lot.envio)
    for (const document of documentsIn(payload, type)) {
      const own = schema(names.documento, standaloneIn(cut(document), names.namespace));
      if (own.length > 0) return { cStat: lot.documentFault, brackets: brackets(own) };
    }
  return { cStat: '215', brackets: brackets(errors) };
}

/** tpAmb of a message; of each document of a lot. Each event of a lot is judged by itself. */
function environmentsIn(payload: XmlElement, root: string, type: PortalMessages): readonly (string | null)[] {
  const tpAmb = (element: XmlElement) =>
    childText(element, 'tpAmb') ?? find(element, 'tpAmb')?.text.trim() ?? null;
  if (root === type.lot?.envioEvento) return [];
  return (root === type.lot?.envio ? documentsIn(payload, type) : [payload]).map(tpAmb);
}
