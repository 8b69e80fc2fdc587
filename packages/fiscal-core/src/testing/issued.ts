import { buildChaveNfse } from '../chave-acesso/chave-nfse.ts';
import type { DocumentDefinition, Tree } from '../engine/document/definition.ts';
import { groupOf, leafOf } from '../engine/document/tree.ts';
import { treeOf } from '../engine/document/tree-of.ts';
import type { EventSubject } from '../engine/events/definition.ts';
import { signEvent } from '../engine/events/sign.ts';
import { documentOf } from '../registry/documents.ts';
import { eventDefinition } from '../registry/events.ts';
import { namesOf } from '../registry/message-names.ts';
import { procEvento } from '../sefaz/event-messages.ts';
import { buildProc } from '../sefaz/messages.ts';
import { canonicalParts } from '../signing/canonicalize.ts';
import { type SigningKey, signEnveloped } from '../signing/sign.ts';
import { ufByCodigo } from '../tables/uf.ts';
import type { EventKind } from '../vocabulary/states.ts';
import { parseXml } from '../xml/parse.ts';

/** A document as another provider would hand it over: signed by its issuer, answered by an authority. */
export interface IssuedFile {
  readonly type: string;
  readonly chave: string;
  readonly emitente: string;
  readonly dhEmi: string;
  readonly xml: Buffer;
}

export interface IssuedOptions {
  readonly environment?: 1 | 2;
  readonly serie?: number;
  readonly numero?: number;
  /** CNPJ of the group `emit`. */
  readonly emitente?: string;
  readonly cStat?: string;
  readonly signer: SigningKey & { readonly csc?: string; readonly cscId?: string };
  /** Signer of a note around its DPS; its issuer when absent. */
  readonly environmentSigner?: SigningKey;
  /** Changes the tree before its key is made. */
  readonly change?: (tree: Tree) => void;
  /** Changes it after. */
  readonly afterKey?: (tree: Tree) => void;
  /** Leaves of infProt with other values. */
  readonly protocol?: Readonly<Record<string, string>>;
}

const RECEIVED = '2026-11-21T10:00:05-03:00';

function rewritten(definition: DocumentDefinition, golden: string, options: IssuedOptions) {
  const tree = treeOf(parseXml(golden).root);
  const [signed = ''] = Object.keys(tree).filter((tag) => tag.startsWith('inf') && !tag.endsWith('Supl'));
  for (const tag of Object.keys(tree)) if (tag.endsWith('Supl')) delete tree[tag];
  const inf = groupOf(tree, signed);
  const ide = definition.type === 'nfse' ? inf : groupOf(inf, 'ide');
  ide['tpAmb'] = String(options.environment ?? 1);
  if (options.emitente !== undefined) groupOf(inf, 'emit')['CNPJ'] = options.emitente;
  options.change?.(tree);
  const number = ['nNF', 'nCT', 'nMDF', 'nDC', 'nDPS'].find((tag) => ide[tag] !== undefined) ?? 'nNF';
  const code = ['cNF', 'cCT', 'cMDF', 'cDC'].find((tag) => ide[tag] !== undefined) ?? '';
  const identity = {
    serie: options.serie ?? Number(leafOf(ide, 'serie')),
    numero: options.numero ?? Number(leafOf(ide, number)),
    codigoNumerico: leafOf(ide, code),
    dhEmi: leafOf(ide, 'dhEmi'),
  };
  const key = definition.finalize(tree, identity);
  options.afterKey?.(tree);
  return { ...definition.sign(tree, options.signer), key, dhEmi: identity.dhEmi };
}

/** A golden document of ours, signed again and authorized. */
export function issuedFile(type: string, golden: string, options: IssuedOptions): IssuedFile {
  const definition = documentOf(type);
  const { xml, digestValue, key, dhEmi } = rewritten(definition, golden, options);
  const { emitente } = definition.issued(parseXml(xml).root);
  if (type === 'nfse')
    return noteAround(xml, { emitente, dhEmi, signer: options.environmentSigner ?? options.signer });
  const names = namesOf(type);
  const leaves: Record<string, string> = {
    tpAmb: String(options.environment ?? 1),
    verAplic: 'TESTE_1',
    [names.chave]: key,
    dhRecbto: RECEIVED,
    nProt: '135260000012345',
    digVal: digestValue,
    cStat: options.cStat ?? '100',
    xMotivo: 'Autorizado o uso',
    ...options.protocol,
  };
  if (type === 'nfcom') leaves['nProt'] = options.protocol?.['nProt'] ?? '1432600000000012';
  if (type === 'dce') leaves['nProt'] = options.protocol?.['nProt'] ?? '1412600000000012';
  const inf = Object.entries(leaves)
    .map(([tag, text]) => `<${tag}>${text}</${tag}>`)
    .join('');
  const prot = `<${names.prot} versao="${names.versao}"><infProt>${inf}</infProt></${names.prot}>`;
  return { type, chave: key, emitente, dhEmi, xml: buildProc(xml, prot, names) };
}

const NFSE_NAMESPACE = 'http://www.sped.fazenda.gov.br/nfse';
const leaf = (tag: string, text: string): string => `<${tag}>${text}</${tag}>`;

/** The environment's note around a DPS, signed by this key. */
function noteAround(
  dps: Buffer,
  {
    emitente,
    dhEmi,
    signer,
  }: { readonly emitente: string; readonly dhEmi: string; readonly signer: SigningKey },
): IssuedFile {
  const parts = canonicalParts(dps.toString());
  if (typeof parts === 'string') throw new Error(parts);
  const cMun = /<cLocEmi>(\d{7})</.exec(parts.signed)?.[1] ?? '3550308';
  const nDPS = /<nDPS>(\d+)</.exec(parts.signed)?.[1] ?? '1';
  const chave = buildChaveNfse({
    cMun,
    ambGer: '2',
    inscricao: emitente,
    nNFSe: nDPS,
    AAMM: dhEmi.slice(2, 4) + dhEmi.slice(5, 7),
    codigo: '000000007',
  });
  const inside = `<DPS versao="1.01">${parts.signed.replace(` xmlns="${NFSE_NAMESPACE}"`, '')}${parts.signature}</DPS>`;
  const element = [
    `<infNFSe Id="NFS${chave}">`,
    leaf('xLocEmi', 'Município'),
    leaf('xLocPrestacao', 'Município'),
    leaf('nNFSe', nDPS),
    leaf('cLocIncid', cMun),
    leaf('xLocIncid', 'Município'),
    leaf('xTribNac', 'Serviço'),
    leaf('verAplic', 'TESTE_1'),
    leaf('ambGer', '2'),
    leaf('tpEmis', '1'),
    leaf('procEmi', '1'),
    leaf('cStat', '100'),
    leaf('dhProc', RECEIVED),
    leaf('nDFSe', nDPS),
    `<emit>${leaf('CNPJ', emitente)}${leaf('xNome', 'EMPRESA')}<enderNac>${leaf('xLgr', 'Rua A')}${leaf('nro', '1')}`,
    `${leaf('xBairro', 'Centro')}${leaf('cMun', cMun)}${leaf('UF', 'SP')}${leaf('CEP', '01001000')}</enderNac></emit>`,
    `<valores>${leaf('vLiq', '100.00')}</valores>`,
    inside,
    '</infNFSe>',
  ].join('');
  const { signature } = signEnveloped({ namespace: NFSE_NAMESPACE, element, id: `NFS${chave}`, signer });
  const xml = Buffer.from(`<NFSe xmlns="${NFSE_NAMESPACE}" versao="1.01">${element}${signature}</NFSe>`);
  return { type: 'nfse', chave, emitente, dhEmi, xml };
}

/** An event of an issued document, registered; of the portal's types. */
export function issuedEvent(
  of: IssuedFile,
  kind: EventKind,
  body: unknown,
  {
    signer,
    sequence = 1,
    environment = 1,
    cStat = '135',
  }: {
    readonly signer: SigningKey;
    readonly sequence?: number;
    readonly environment?: 1 | 2;
    readonly cStat?: string;
  },
): Buffer {
  const definition = eventDefinition(of.type, kind);
  if (definition === undefined) throw new Error(`${of.type} takes no ${kind}`);
  const names = namesOf(of.type);
  const subject: EventSubject = {
    type: of.type,
    environment,
    uf: ufByCodigo(of.chave.slice(0, 2))?.sigla ?? 'SP',
    accessKey: of.chave,
    emitente: of.emitente,
    dhEmi: of.dhEmi,
    protocolNumber: '135260000012345',
    authorizedAtMs: Date.parse(RECEIVED),
    tpEmis: '1',
  };
  const at = { sequence, dhEvento: '2026-11-21T11:30:00-03:00', nProtEvento: null };
  const built = definition.build(definition.input.parse(body), subject, at);
  const { xml } = signEvent(built, signer);
  const ownLeaves: Record<string, string> = {
    tpAmb: String(environment),
    verAplic: 'TESTE_1',
    cOrgao: of.chave.slice(0, 2),
    cStat,
    xMotivo: 'Evento registrado e vinculado',
    [names.chave]: of.chave,
    tpEvento: definition.tpEvento,
    xEvento: definition.descEvento,
    nSeqEvento: String(sequence),
    dhRegEvento: '2026-11-21T11:30:05-03:00',
    nProt: '135260000012399',
  };
  const inf = Object.entries(ownLeaves)
    .map(([tag, text]) => leaf(tag, text))
    .join('');
  const ret = `<${names.retEvento} versao="${names.versaoEvento}"><infEvento>${inf}</infEvento></${names.retEvento}>`;
  return procEvento(xml, ret, names);
}

/** An event with other content, signed again: of a type that no definition builds. */
export function signedAgain(
  event: Buffer,
  change: (xml: string) => string,
  { namespace, signer }: { readonly namespace: string; readonly signer: SigningKey },
): Buffer {
  const text = change(event.toString());
  const [element = ''] = /<infEvento Id=.*?<\/infEvento>/s.exec(text) ?? [];
  const [, id = ''] = /Id="([^"]+)"/.exec(element) ?? [];
  const { signature } = signEnveloped({ namespace, element, id, signer });
  return Buffer.from(text.replace(/<Signature.*?<\/Signature>/s, () => signature));
}

/** An event of an NFS-e, signed by its author and around by the environment. */
export function issuedNoteEvent(
  { chave }: Pick<IssuedFile, 'chave'>,
  tpEvento: string,
  {
    author,
    signer,
    environmentSigner,
  }: { readonly author: string; readonly signer: SigningKey; readonly environmentSigner: SigningKey },
): Buffer {
  const namespace = NFSE_NAMESPACE;
  const asked = `PRE${chave}${tpEvento}`;
  const detail = `${leaf('xDesc', 'Cancelamento')}${leaf('cMotivo', '1')}${leaf('xMotivo', 'Serviço não prestado')}`;
  const pedido = [
    `<infPedReg Id="${asked}">`,
    leaf('tpAmb', '2'),
    leaf('verAplic', 'TESTE_1'),
    leaf('dhEvento', '2026-11-21T11:30:00-03:00'),
    leaf('CNPJAutor', author),
    leaf('chNFSe', chave),
    leaf(`e${tpEvento}`, detail),
    '</infPedReg>',
  ].join('');
  const { signature: ofAuthor } = signEnveloped({ namespace, element: pedido, id: asked, signer });
  const id = `EVT${chave}${tpEvento}001`;
  const element = [
    `<infEvento Id="${id}">`,
    leaf('verAplic', 'TESTE_1'),
    leaf('ambGer', '2'),
    leaf('nSeqEvento', '1'),
    leaf('dhProc', '2026-11-21T11:30:05-03:00'),
    leaf('nDFSe', '1'),
    `<pedRegEvento versao="1.01">${pedido}${ofAuthor}</pedRegEvento>`,
    '</infEvento>',
  ].join('');
  const { signature } = signEnveloped({ namespace, element, id, signer: environmentSigner });
  return Buffer.from(`<evento xmlns="${namespace}" versao="1.01">${element}${signature}</evento>`);
}
