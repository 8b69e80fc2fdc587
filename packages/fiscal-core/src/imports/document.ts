import { dayInBrasilia, type Moment } from '../calendar/calendar.ts';
import { type ChaveAcesso, chaveParts, isChave } from '../chave-acesso/chave-acesso.ts';
import type { DocumentDefinition, Tree } from '../engine/document/definition.ts';
import { treeOf } from '../engine/document/tree-of.ts';
import { cstat, meaningOf, xMotivoOf } from '../registry/cstat.ts';
import { MODULES } from '../registry/documents.ts';
import { cancellableUntilMs } from '../registry/event-deadlines.ts';
import { withoutPending } from '../registry/pending.ts';
import { buildProc } from '../sefaz/messages.ts';
import { ufByCodigo } from '../tables/uf.ts';
import type { MessageNames } from '../vocabulary/message-names.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import { cutStandalone } from '../xml/cut.ts';
import { child, childText, parseXml, type XmlElement } from '../xml/parse.ts';
import { type ImportedDocument, leaveOut } from './judged.ts';
import {
  bytesOf,
  checkSignature,
  environmentOf,
  need,
  needText,
  obeysLayout,
  type ReadFile,
  signedBy,
} from './parts.ts';

/** The portal's names of a distributed document, by its root. */
export const namesByProc: ReadonlyMap<string, MessageNames> = new Map(
  MODULES.flatMap(({ names }) => (names === null ? [] : [[names.proc, names] as const])),
);

const definitionBy = (namespace: string, modelo: string): DocumentDefinition | undefined =>
  MODULES.find(({ names, definition }) => names?.namespace === namespace && definition.modelo === modelo)
    ?.definition;

const isSame = (a: Tree, b: Tree): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The key must be that of the document's own fields. */
function checkKey(
  definition: DocumentDefinition,
  root: XmlElement,
  { signed, id }: { readonly signed: string; readonly id: string },
): ChaveAcesso {
  const chave = id.slice(-44);
  if (!isChave(chave))
    return leaveOut(
      'chave_invalida',
      `A chave de acesso ${chave} é inválida: o dígito verificador não confere.`,
    );
  const { serie, nNF, cNF } = chaveParts(chave);
  const written = treeOf(root);
  const composed = structuredClone(written);
  const dhEmi = needText(need(need(root, signed), 'ide'), 'dhEmi');
  const identity = { serie: Number(serie), numero: Number(nNF), codigoNumerico: cNF, dhEmi };
  if (definition.finalize(composed, identity) !== chave || !isSame(composed, written))
    return leaveOut(
      'chave_invalida',
      `A chave de acesso ${chave} não corresponde aos campos do documento (UF, data, CNPJ, modelo, série, número, código).`,
    );
  return chave;
}

interface Protocol {
  readonly cStat: string;
  readonly xMotivo: string;
  readonly nProt: string;
  readonly dhRecbto: string;
  readonly denied: boolean;
}

function checkProtocol(
  prot: XmlElement,
  names: MessageNames,
  {
    type,
    own,
  }: {
    readonly type: string;
    readonly own: { readonly chave: string; readonly tpAmb: string; readonly digestValue: string };
  },
): Protocol {
  const inf = need(prot, 'infProt');
  const wrong = (what: string) =>
    leaveOut('protocolo_invalido', `O protocolo não é deste documento: ${what}.`);
  const chave = needText(inf, names.chave);
  if (chave !== own.chave) wrong(`é o da chave ${chave}`);
  const [cStat, xMotivo] = [needText(inf, 'cStat'), childText(inf, 'xMotivo') ?? ''];
  const meaning = meaningOf(cStat, type, {
    question: 'documento',
    place: {
      own: true,
      protocol: child(inf, 'nProt') !== undefined,
    },
  });
  if (meaning !== 'aceito' && meaning !== 'denegado')
    return leaveOut(
      'nao_autorizado',
      `O protocolo traz ${cStat} (${xMotivo || cstat(type, cStat)?.message || 'sem texto'}): só entram documentos autorizados ou denegados.`,
    );
  if (needText(inf, 'tpAmb') !== own.tpAmb) wrong('é do outro ambiente');
  const digVal = childText(inf, 'digVal');
  if (digVal !== null && digVal !== own.digestValue)
    wrong('o digVal difere do resumo (DigestValue) do documento');
  if (digVal === null && meaning === 'aceito')
    leaveOut(
      'protocolo_invalido',
      'O protocolo não traz digVal, e sem ele não se sabe o que foi autorizado.',
    );
  return {
    cStat,
    xMotivo: xMotivoOf(type, cStat),
    nProt: needText(inf, 'nProt'),
    dhRecbto: needText(inf, 'dhRecbto'),
    denied: meaning === 'denegado',
  };
}

/** Authorities publish their look-up pages on these sites alone. */
const OF_GOVERNMENT = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+gov\.br(?:[/?:]|$)/i;

/** Returns the address of the QR code. The signature does not cover it, and papers print it, so it must be an authority's. */
function qrCodeOf(root: XmlElement, chave: string): string | null {
  const leaves = root.children
    .filter(({ name }) => name.endsWith('Supl'))
    .flatMap(({ children }) => children);
  for (const { name, text } of leaves)
    if (/^(?:qrCod|url)/.test(name) && !OF_GOVERNMENT.test(text.trim()))
      return leaveOut(
        'leiaute_invalido',
        `O endereço de consulta do XML (${name}) não é de uma SEFAZ: ${text.trim().slice(0, 100)}. Envie o arquivo original, como a SEFAZ o autorizou.`,
      );
  const address = leaves.find(({ name }) => name.startsWith('qrCod'))?.text.trim() || null;
  if (address !== null && !address.includes(chave))
    return leaveOut('leiaute_invalido', `O QR Code do XML é de outro documento que o da chave ${chave}.`);
  return address;
}

/** A distributed document of the portal. */
export function readProc(file: ReadFile, names: MessageNames): ImportedDocument {
  const { document } = file;
  const root = need(document.root, names.documento);
  const prot = child(document.root, names.prot);
  if (!prot) return withoutProtocol(names);
  const signature = checkSignature(file, root, { what: names.documento });
  const inf = need(root, signature.element);
  const ide = need(inf, 'ide');
  const modelo = needText(ide, 'mod');
  const definition = definitionBy(names.namespace, modelo);
  if (!definition) return leaveOut('tipo_desconhecido', `O modelo ${modelo} não é um dos que a Emite emite.`);
  const versao = inf.attributes['versao'] ?? '';
  if (versao !== names.versao)
    return leaveOut(
      'leiaute_invalido',
      `O leiaute ${versao || 'sem versão'} não é suportado: só o ${names.versao} entra.`,
    );
  const { type } = definition;
  const chave = checkKey(definition, root, { signed: signature.element, id: signature.id });
  const issued = definition.issued(root);
  const { cnpj: inKey, cUF, serie, nNF, cNF } = chaveParts(chave);
  const tpAmb = needText(ide, 'tpAmb');
  const protocol = checkProtocol(prot, names, {
    type,
    own: { chave, tpAmb, digestValue: signature.digestValue },
  });
  // A DC-e is signed by the platform that its key names.
  const warnings = signedBy(file, signature, { authors: [issued.emitente, inKey], at: protocol.dhRecbto });
  const signed = bytesOf(document, root);
  const protText = cutStandalone(document, prot, names.namespace);
  obeysLayout(file, {
    root: names.proc,
    xml: Buffer.from(withoutPending(type, buildProc(signed, protText, names).toString())),
    faults: () =>
      definition
        .issued(parseXml(withoutPending(type, signed.toString())).root)
        .faults()
        .map(({ message }) => message),
  });
  const uf = ufByCodigo(cUF)?.sigla ?? leaveOut('chave_invalida', `A UF ${cUF} da chave não existe.`);
  const environment = environmentOf(ide);
  const { cStat, xMotivo, nProt, dhRecbto, denied } = protocol;
  return {
    kind: 'documento',
    type,
    environment,
    modelo: definition.modelo,
    uf,
    ...issued.routing(lawOfReceipt(environment, dhRecbto)),
    emitente: issued.emitente,
    warnings,
    accessKey: chave,
    signedKey: chave,
    serie: Number(serie),
    numero: Number(nNF),
    codigoNumerico: cNF,
    dhEmi: needText(ide, 'dhEmi'),
    tpEmis: issued.tpEmis,
    status: denied ? 'REJEITADA' : 'AUTORIZADA',
    cStat,
    xMotivo,
    protocolNumber: nProt,
    dhRecbto,
    cancellableUntilMs: untilMs(type, uf, dhRecbto),
    digestValue: signature.digestValue,
    qrCodeUrl: qrCodeOf(root, chave),
    summary: issued.summary,
    alerts: [],
    substitutes: null,
    signed,
    prot: protText,
  };
}

/** The law by which a real authority took it. */
const lawOfReceipt = (environment: Ambiente, dhRecbto: string): Moment => ({
  day: dayInBrasilia(Date.parse(dhRecbto)),
  target: environment === 1 ? 'producao' : 'homologacao',
});

/** A cancellation's term counts from the authorization. */
export function untilMs(type: string, uf: string, dhRecbto: string): number | null {
  const at = Date.parse(dhRecbto);
  if (Number.isNaN(at))
    return leaveOut('protocolo_invalido', `A data do protocolo (${dhRecbto}) é ilegível.`);
  return cancellableUntilMs(type, uf, at);
}

export const withoutProtocol = (names: MessageNames): never =>
  leaveOut(
    'sem_protocolo',
    `O XML não traz o protocolo da SEFAZ: envie o arquivo distribuído (${names.proc}), não só o ${names.documento} assinado.`,
  );
