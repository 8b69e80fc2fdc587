import { isChaveNfse } from '../chave-acesso/chave-nfse.ts';
import { cstat } from '../registry/cstat.ts';
import type { Alert } from '../vocabulary/alert.ts';
import type { CStatCategory } from '../vocabulary/cstat-row.ts';
import type { KeyOutcome, Outcome, Unanswered } from '../vocabulary/outcome.ts';
import { DecompressionError, gunzipBase64 } from '../xml/compress.ts';
import { child, childText, find, rootIn } from '../xml/parse.ts';
import { readRestAnswer } from './rest.ts';

const TYPE = 'nfse';
type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a field of JSON in any case of its name: SEFIN writes camelCase, the ADN PascalCase, and errors come in both. */
export function field(body: unknown, name: string): unknown {
  if (!isObject(body)) return undefined;
  const found = Object.keys(body).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : body[found];
}
export const textField = (body: unknown, name: string): string | null => {
  const value = field(body, name);
  return typeof value === 'string' && value !== '' ? storable(value) : null;
};

/** JSON may have a NUL and half a surrogate pair, which no database takes. */
const storable = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '\uFFFD');

/** A refusal; `codigo` is `E0014` or its like. */
export interface NfseError {
  readonly codigo: string;
  readonly descricao: string;
}

/** Errors of a body: `erros` or `erro`, each a list or one object, names in any case. */
export const errorsOf = (body: unknown): readonly NfseError[] =>
  listIn(body, 'erros', 'erro').flatMap((error) => {
    const codigo = textField(error, 'codigo');
    return codigo === null ? [] : [{ codigo, descricao: describedBy(error) }];
  });

export function listIn(body: unknown, ...names: readonly string[]): readonly unknown[] {
  const entry = names.map((name) => field(body, name)).find((value) => value !== undefined && value !== null);
  return Array.isArray(entry) ? entry : entry === undefined ? [] : [entry];
}

function describedBy(errorBody: unknown): string {
  const complemento = textField(errorBody, 'complemento');
  const descricao = textField(errorBody, 'descricao') ?? textField(errorBody, 'mensagem') ?? '';
  return complemento === null ? descricao : `${descricao} (${complemento})`;
}

/** Alerts of an issued note: `alertas`, in the form of the errors. */
export const alertsOf = (body: unknown): readonly Alert[] =>
  listIn(body, 'alertas').flatMap((alert) => {
    const code = textField(alert, 'codigo');
    const message = describedBy(alert);
    return code === null && message === '' ? [] : [{ code, message }];
  });

/** The first code, and every description: `A. | E0015: B.` */
export function describeErrors(errors: readonly NfseError[]): {
  readonly cStat: string;
  readonly xMotivo: string;
} {
  const [first, ...more] = errors;
  const rest = more.map(({ codigo, descricao }) => `${codigo}: ${descricao}`);
  return { cStat: first?.codigo ?? '999', xMotivo: [first?.descricao ?? '', ...rest].join(' | ') };
}

/** An XML that travels as Base64 of gzip; some answers carry it in Base64 twice. Null when it cannot be read. */
export function unzipBase64(text: string | null): string | null {
  if (text === null) return null;
  for (const candidate of [text, Buffer.from(text, 'base64').toString('latin1')])
    try {
      return gunzipBase64(candidate).toString('utf8');
    } catch (error) {
      if (!(error instanceof DecompressionError)) throw error;
    }
  return null;
}

/** Facts of a note. */
interface Note {
  readonly chave: string;
  readonly idDps: string;
  readonly cStat: string;
  readonly nNFSe: string;
  readonly dhProc: string;
  /** DigestValue of the DPS inside. */
  readonly digVal: string | null;
  readonly xml: string;
}

/** Reads a note; a text gives the reason why it is none. */
export function readNote(xml: string | null): Note | string {
  const root = xml === null ? null : rootIn(xml);
  const inf = root && find(root, 'infNFSe');
  if (xml === null || !inf) return 'resposta sem NFS-e legível';
  const chave = (inf.attributes['Id'] ?? '').replace(/^NFS/, '');
  if (!isChaveNfse(chave)) return `chave da NFS-e inválida: ${chave}`;
  const dps = child(inf, 'DPS');
  const [cStat, nNFSe, dhProc] = [childText(inf, 'cStat'), childText(inf, 'nNFSe'), childText(inf, 'dhProc')];
  if (!dps || cStat === null || nNFSe === null || dhProc === null) return 'NFS-e incompleta';
  const idDps = child(dps, 'infDPS')?.attributes['Id'] ?? '';
  const digVal = find(dps, 'DigestValue')?.text.trim() ?? null;
  return { chave, idDps, cStat, nNFSe, dhProc, digVal, xml };
}

/** Digest of all that the environment signed in a note; null when it bears no signature of it. */
export function noteDigestIn(xml: string): string | null {
  const root = rootIn(xml);
  const signature = root && child(root, 'Signature');
  return (signature && find(signature, 'DigestValue')?.text.trim()) ?? null;
}

/** Key of the note whose place a note takes; null when it takes none's. */
export function substitutedIn(xml: string): string | null {
  const root = rootIn(xml);
  return (root && find(root, 'chSubstda')?.text.trim()) ?? null;
}

const xMotivoOfNote = (cStat: string): string => cstat(TYPE, cStat)?.message ?? 'NFS-e gerada';
const duvida = (cause: string): Outcome => ({ kind: 'duvida', cause });

/** True when one of the errors is of that category. */
export const hasCategory = (errors: readonly NfseError[], category: CStatCategory): boolean =>
  errors.some(({ codigo }) => cstat(TYPE, codigo)?.category === category);

/** Pause of the service; null when the errors tell of none. */
export function pauseIn(errors: readonly NfseError[]): Unanswered | null {
  if (!hasCategory(errors, 'serviceDownShort')) return null;
  const { cStat, xMotivo: cause } = describeErrors(errors);
  return { kind: 'indisponivel', cStat, cause, sent: true, retryAfterSeconds: null };
}

/** Outcome of the errors: a duplicity, a pause, or a refusal of the document itself. */
function refusal(errors: readonly NfseError[]): Outcome {
  const described = describeErrors(errors);
  return (
    pauseIn(errors) ??
    (hasCategory(errors, 'duplicate')
      ? { kind: 'duplicado', ...described, chave: null }
      : { kind: 'rejeitado', ...described })
  );
}

/** Verdict of `POST /nfse`. Never throws; what cannot be read is doubt. */
export function parseEmission(
  text: string,
  expected: { readonly chave: string; readonly digestValue: string },
): Outcome {
  const { status, body } = readRestAnswer(text);
  const errors = errorsOf(body);
  if (status >= 400) return errors.length > 0 ? refusal(errors) : duvida(`HTTP ${status} sem erros`);
  const note = readNote(unzipBase64(textField(body, 'nfseXmlGZipB64')));
  if (typeof note === 'string') return duvida(note);
  if (note.idDps !== expected.chave) return duvida(`NFS-e de outra DPS: ${note.idDps}`);
  if (note.digVal !== null && note.digVal !== expected.digestValue)
    return duvida('a DPS na NFS-e difere da enviada');
  const alerts = alertsOf(body);
  return {
    kind: 'autorizado',
    cStat: note.cStat,
    xMotivo: xMotivoOfNote(note.cStat),
    nProt: note.nNFSe,
    dhRecbto: note.dhProc,
    digVal: note.digVal,
    prot: note.xml,
    chave: note.chave,
    ...(alerts.length > 0 && { alerts }),
  };
}

const away = (cause: string): KeyOutcome => ({ kind: 'indisponivel', cStat: null, cause });

/** Parses `GET /dps/{id}`: the note's key, or the reason why there is none. */
export function parseDps(text: string): { readonly chave: string } | KeyOutcome {
  const { status, body } = readRestAnswer(text);
  const chave = textField(body, 'chaveAcesso');
  if (status < 300 && chave !== null) return { chave };
  const { cStat, xMotivo } = describeErrors(errorsOf(body));
  if (status === 404)
    return {
      kind: 'desconhecido',
      cStat: '404',
      xMotivo: xMotivo || 'Não há NFS-e para esta DPS no ambiente nacional',
    };
  return errorsOf(body).length > 0
    ? { kind: 'recusado', cStat, xMotivo, chave: null }
    : away(`HTTP ${status} na consulta da DPS`);
}

/** tpEvento of the events that void a note. */
export const VOIDING: ReadonlySet<string> = new Set(['101101', '105102', '105104', '305101']);

/** tpEvento of a registered event, by the element that names it. */
export const tpEventoIn = (xml: string): string | null => /<(?:\w+:)?e(\d{6})[\s/>]/.exec(xml)?.[1] ?? null;

/** Registered events of a note, as XML texts, oldest first; null when the answer cannot be read. */
export function parseEvents(text: string): readonly string[] | null {
  const { status, body } = readRestAnswer(text);
  if (status === 404) return [];
  if (status >= 300) return null;
  const list = field(body, 'eventos');
  const files = Array.isArray(list)
    ? list.map((event) => textField(event, 'arquivoXml'))
    : [textField(body, 'eventoXmlGZipB64')];
  const events = files.map(unzipBase64).filter((xml) => xml !== null);
  return events.length === files.length ? events : null;
}

/** The record of a DPS: the note of `GET /nfse/{chave}` and its events. */
export function parseNote(text: string, events: readonly string[], idDps: string | null): KeyOutcome {
  const { status, body } = readRestAnswer(text);
  if (status >= 300) return away(`HTTP ${status} na consulta da NFS-e`);
  const note = readNote(unzipBase64(textField(body, 'nfseXmlGZipB64')));
  if (typeof note === 'string') return away(note);
  if (idDps !== null && note.idDps !== idDps) return away(`NFS-e de outra DPS: ${note.idDps}`);
  const voided = events.some((xml) => VOIDING.has(tpEventoIn(xml) ?? ''));
  const cStat = voided ? '101' : note.cStat;
  return {
    kind: 'encontrado',
    situacao: voided ? 'cancelado' : 'autorizado',
    cStat,
    xMotivo: xMotivoOfNote(cStat),
    nProt: note.nNFSe,
    dhRecbto: note.dhProc,
    digVal: note.digVal,
    prot: note.xml,
    events,
    chave: note.chave,
  };
}
