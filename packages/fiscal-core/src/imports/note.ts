import { treeOf } from '../engine/document/tree-of.ts';
import { documentOf } from '../registry/documents.ts';
import { readNote } from '../sefaz/nfse-answers.ts';
import { municipioByCodigo } from '../tables/municipios.ts';
import { childText, find, sourceOf } from '../xml/parse.ts';
import { untilMs } from './document.ts';
import { type ImportedDocument, type ImportWarning, leaveOut } from './judged.ts';
import { signedByEnvironment } from './national-environment.ts';
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

const TYPE = 'nfse';
const NUMERO_MAX = 999_999_999;

/** Série and number of the DPS, which are those that the company numbers with. */
function numberOf(inf: Parameters<typeof needText>[0]): { readonly serie: number; readonly numero: number } {
  const [serie, numero] = [Number(needText(inf, 'serie')), Number(needText(inf, 'nDPS'))];
  if (!(numero >= 1 && numero <= NUMERO_MAX) || !(serie >= 0 && serie <= 99_999))
    return leaveOut(
      'numero_nao_suportado',
      `A DPS tem série ${needText(inf, 'serie')} e número ${needText(inf, 'nDPS')}: só entram séries até 99999 e números de 1 a ${NUMERO_MAX}.`,
    );
  return { serie, numero };
}

/** A note of the national NFS-e: the environment's signature around, the issuer's DPS inside. */
export function readNfse(file: ReadFile): ImportedDocument {
  const { document } = file;
  const around = checkSignature(file, document.root, {
    what: 'NFS-e',
    element: 'infNFSe',
    nested: true,
    open: true,
  });
  const xml = sourceOf(document, document.root);
  const note = readNote(xml);
  if (typeof note === 'string') return leaveOut('chave_invalida', `A NFS-e não pode ser lida: ${note}.`);
  const inf = need(document.root, 'infNFSe');
  const dps = need(inf, 'DPS');
  const infDps = need(dps, 'infDPS');
  const { serie, numero } = numberOf(infDps);
  const definition = documentOf(TYPE);
  const tree = treeOf(dps);
  const dhEmi = needText(infDps, 'dhEmi');
  const idDps = definition.finalize(tree, { serie, numero, codigoNumerico: '', dhEmi });
  if (idDps !== note.idDps)
    leaveOut('chave_invalida', `O Id da DPS (${note.idDps}) não corresponde aos seus campos (${idDps}).`);
  const issued = definition.issued(dps);
  if (!note.chave.slice(9, 23).endsWith(emitterOf(inf)))
    leaveOut('chave_invalida', `A chave ${note.chave} não é do emitente da NFS-e.`);
  const { warnings, digestValue } = signedDps(file, issued.emitente, note.dhProc);
  const environment = signedByEnvironment(file, around, { issuer: issued.emitente, at: note.dhProc });
  obeysLayout(file, {
    root: 'NFSe',
    xml: Buffer.from(xml),
    faults: () => issued.faults().map(({ message }) => message),
  });
  const uf =
    municipioByCodigo(childText(infDps, 'cLocEmi') ?? '')?.uf ??
    leaveOut('chave_invalida', 'O município emissor da DPS (cLocEmi) não existe.');
  return {
    kind: 'documento',
    type: TYPE,
    environment: environmentOf(infDps),
    modelo: definition.modelo,
    uf,
    emitente: issued.emitente,
    warnings: [...new Set([...warnings, ...environment])],
    accessKey: note.chave,
    signedKey: note.idDps,
    serie,
    numero,
    codigoNumerico: '00000000',
    dhEmi,
    tpEmis: issued.tpEmis,
    status: 'AUTORIZADA',
    cStat: note.cStat,
    xMotivo: 'NFS-e gerada',
    protocolNumber: note.nNFSe,
    dhRecbto: note.dhProc,
    cancellableUntilMs: untilMs(TYPE, uf, note.dhProc),
    digestValue,
    qrCodeUrl: null,
    summary: issued.summary,
    alerts: [],
    substitutes: find(infDps, 'chSubstda')?.text.trim() || null,
    signed: bytesOf(document, dps),
    prot: xml,
  };
}

function emitterOf(inf: Parameters<typeof need>[0]): string {
  const emit = need(inf, 'emit');
  return childText(emit, 'CNPJ') ?? childText(emit, 'CPF') ?? '';
}

/** A note typed into the portal of the environment has no signature of the issuer: that of the note covers it. */
function signedDps(
  file: ReadFile,
  emitente: string,
  at: string,
): { readonly warnings: readonly ImportWarning[]; readonly digestValue: string } {
  const dps = need(need(file.document.root, 'infNFSe'), 'DPS');
  if (!dps.children.some(({ name }) => name === 'Signature'))
    return { warnings: ['dps_sem_assinatura'], digestValue: '' };
  const signature = checkSignature(file, dps, { what: 'DPS', element: 'infDPS', open: true });
  return {
    warnings: signedBy(file, signature, { authors: [emitente], at }),
    digestValue: signature.digestValue,
  };
}
