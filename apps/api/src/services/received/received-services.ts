import type { ContentPart } from '@fiscal/core/engine/content/parts';
import type { Condition } from '@fiscal/core/lifecycle/distribution';
import { manifestationRefusal } from '@fiscal/core/lifecycle/manifestation';
import type { ReceivedRequest } from '@fiscal/core/registry/received-events';
import { RECEIVED_BYTES_MAX } from '@fiscal/core/sefaz/received';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { gunzip } from '@fiscal/core/xml/compress';
import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { countEndingSoon } from '@fiscal/db/received/deadline-warnings';
import { listLetters, type ReceivedLetter } from '@fiscal/db/received/letters';
import { requestManifestation } from '@fiscal/db/received/manifestations';
import {
  getReceived,
  listReceived,
  type ManifestationView,
  type ReceivedDetail,
  type ReceivedDocument,
  type ReceivedFilter,
  type RequestedEventView,
  receivedOwner,
  someReceived,
} from '@fiscal/db/received/received-documents';
import { readReceivedEventXml, readReceivedXml } from '@fiscal/db/received/received-xml';
import {
  type ReceivedSettings,
  type ReceivingChange,
  readReceivedSettings,
  type SequenceState,
  setReceiving,
} from '@fiscal/db/received/settings';
import type { IdempotentRequest } from '@fiscal/db/records/idempotency';
import { zipSync } from 'fflate';
import { Failure, type FieldError, notFound } from '../../base/failure.ts';
import type { ManifestationBody } from '../../inputs/received/manifestation.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { createAwaitRow } from '../changes/await-row.ts';
import type { ChangeHub } from '../changes/change-hub.ts';
import type { Dependencies } from '../dependencies.ts';
import { keyReused } from '../events/operation-failures.ts';
import type { PaperDesk } from '../files/paper-desk.ts';
import type { PrintedFile } from '../files/printed.ts';
import { readContent } from '../files/read-content.ts';
import { createAddressServices } from './address-services.ts';
import { createOrderServices, type OrderServices } from './order-services.ts';
import { refusalFailure, registerReceived } from './register-received.ts';

/** A requested manifestation. `replayed`: an earlier answer is given again (Idempotency-Key). */
export interface Requested {
  readonly manifestationId: string;
  readonly replayed: boolean;
}

export interface OfCompany {
  readonly clientId: string;
  readonly environment: Ambiente;
}

export interface ReceivingState extends Omit<ReceivedSettings, 'sequences'> {
  /** The installation takes files by e-mail. */
  readonly takesLetters: boolean;
  /** `message`: result of the last answered question, pt-BR; null: nothing to report. */
  readonly sequences: readonly (SequenceState & { readonly message: string | null })[];
}

const clockOf = (atMs: number): string =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(atMs);

function messageOf(type: DistributedType, condition: Condition | null): string | null {
  switch (condition?.kind) {
    case 'vizinho':
      return `Outro sistema consultou este CNPJ antes de ${clockOf(condition.atMs)}, com NSU maior (${condition.nsu}): a SEFAZ respondeu 656. A Emite segue desse NSU e busca os que faltam, aos poucos.`;
    case 'bloqueada':
      return type === 'nfse'
        ? `O ambiente nacional da NFS-e pediu menos consultas em ${clockOf(condition.atMs)} (${condition.xMotivo}): a consulta recomeça depois de uma hora.`
        : `A SEFAZ respondeu 656 em ${clockOf(condition.atMs)} (${condition.xMotivo}): a consulta recomeça depois de uma hora.`;
    case 'recusada':
      return `A SEFAZ recusou a consulta em ${clockOf(condition.atMs)}: ${condition.cStat} ${condition.xMotivo}. Confira o certificado A1 e o CNPJ da empresa.`;
    case 'indisponivel':
      return `A SEFAZ não respondeu em ${clockOf(condition.atMs)} (${condition.cause}): a consulta se repete.`;
    default:
      return null;
  }
}

/** Models whose paper is drawn; CT-e OS, CT-e Simplificado and GTV-e arrive as `cte` too. */
const DRAWN_ROOTS: Readonly<Record<string, readonly string[]>> = { cte: ['cteProc'] };

/** Reason why a document has no paper; null: it has. */
function unprintable(
  { type, situacao }: ReceivedDocument,
  { kind, xml }: { readonly kind: 'nota' | 'resumo'; readonly xml: string },
): FieldError | null {
  const of = { field: 'id', code: 'operacao_nao_permitida' };
  const roots = DRAWN_ROOTS[type];
  if (roots?.every((root) => !xml.includes(`<${root}`)))
    return {
      ...of,
      message: 'A Emite não desenha o papel deste modelo: só o DACTE do CT-e 57.',
      fix: 'Baixe o XML em /v1/received/{id}/xml.',
    };
  if (situacao === 'denegada')
    return {
      ...of,
      message: 'A nota foi denegada: ela não tem DANFE.',
      fix: 'Trate o caso com quem emitiu a nota.',
    };
  return kind === 'nota'
    ? null
    : {
        ...of,
        message: 'A SEFAZ entregou só o resumo desta nota: o DANFE exige a nota inteira.',
        fix: 'Peça ciencia, confirmacao ou nao_realizada em POST /v1/received/{id}/manifest; a nota inteira chega na consulta seguinte.',
      };
}

/** Files of the events that voided an NFS-e: its paper names a substitution. */
async function voidingOf(
  db: Db,
  principal: Principal,
  { id, type, events }: ReceivedDetail,
): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const event of type === 'nfse' ? events : []) {
    if (event.effect !== 'cancelada') continue;
    const found = await readReceivedEventXml(db, principal, { id, eventId: event.id });
    if (found !== null && 'zipped' in found) files.push(gunzip(found.zipped, RECEIVED_BYTES_MAX));
  }
  return files;
}

/** Notes that others issued to the companies of an account. */
export interface ReceivedServices {
  readonly orders: OrderServices;
  /** Letters to the company's address, refused ones too, the newest first. */
  letters(
    principal: Principal,
    page: { readonly cursor?: string; readonly limit: number },
  ): Promise<{ readonly data: readonly ReceivedLetter[]; readonly next: string | null }>;
  /** @throws {Failure} nao_encontrado */
  settings(caller: AccountCaller, of: OfCompany): Promise<ReceivingState>;
  /** @throws {Failure} nao_encontrado */
  set(caller: AccountCaller, of: OfCompany, to: ReceivingChange): Promise<ReceivingState>;
  /** Gives the company an address for files by e-mail; an earlier one ends. @throws {Failure} nao_encontrado, operacao_nao_permitida */
  changeAddress(caller: AccountCaller, of: OfCompany): Promise<ReceivingState>;
  /** @throws {Failure} nao_encontrado */
  endAddress(caller: AccountCaller, of: OfCompany): Promise<ReceivingState>;
  list(
    principal: Principal,
    filter: ReceivedFilter,
  ): Promise<{ readonly data: readonly ReceivedDocument[]; readonly next: string | null }>;
  /** Number of notes whose term to manifest ends soon. */
  countEndingSoon(principal: Principal): Promise<number>;
  /** @throws {Failure} nao_encontrado */
  get(principal: Principal, id: string): Promise<ReceivedDetail>;
  /** Company and environment of a note of the account. @throws {Failure} nao_encontrado */
  ownerOf(accountId: string, id: string): Promise<OfCompany>;
  /** Files of the notes, each named by its access key, as a ZIP; the summary where there is no more. */
  zip(principal: Principal, ids: readonly string[]): Promise<Buffer>;
  /** Notes of the company among these ids, the newest first. */
  some(principal: Principal, ids: readonly string[]): Promise<readonly ReceivedDetail[]>;
  /** The whole note, or its summary while there is no more. @throws {Failure} nao_encontrado */
  xml(
    principal: Principal,
    id: string,
  ): Promise<{ readonly kind: 'nota' | 'resumo'; readonly bytes: Buffer }>;
  /** The whole note for people; null while there is only its summary. @throws {Failure} nao_encontrado */
  content(principal: Principal, id: string): Promise<readonly ContentPart[] | null>;
  /**
   * Paper drawn from the whole note.
   *
   * @throws {Failure} nao_encontrado, operacao_nao_permitida (only the summary is here), limite_excedido, servico_ocupado
   */
  pdf(principal: Principal, id: string, signal?: AbortSignal): Promise<PrintedFile>;
  /** @throws {Failure} nao_encontrado */
  eventXml(principal: Principal, event: { readonly id: string; readonly eventId: string }): Promise<Buffer>;
  /**
   * Requests another event of the note; durable when it resolves.
   *
   * @throws {Failure} nao_encontrado, operacao_nao_permitida, operacao_em_andamento, chave_idempotencia_reutilizada
   */
  register(
    principal: Principal,
    id: string,
    asked: ReceivedRequest & { readonly idempotency?: IdempotentRequest | null },
  ): Promise<{ readonly eventId: string; readonly replayed: boolean }>;
  /** The event once it is decided, or as it is after that many seconds. @throws {Failure} nao_encontrado */
  awaitEvent(
    principal: Principal,
    of: { readonly id: string; readonly eventId: string },
    seconds: number,
  ): Promise<RequestedEventView>;
  /**
   * Requests a manifestation; durable when it resolves.
   *
   * @throws {Failure} nao_encontrado, operacao_nao_permitida, operacao_em_andamento, chave_idempotencia_reutilizada
   */
  manifest(
    principal: Principal,
    id: string,
    more: { readonly body: ManifestationBody; readonly idempotency?: IdempotentRequest | null },
  ): Promise<Requested>;
  /** The manifestation once it is decided, or as it is after that many seconds. @throws {Failure} nao_encontrado */
  awaitManifestation(
    principal: Principal,
    of: { readonly id: string; readonly manifestationId: string },
    seconds: number,
  ): Promise<ManifestationView>;
}

const createZipReceived =
  (db: Db): ReceivedServices['zip'] =>
  async (principal, ids) => {
    const files: Record<string, Uint8Array> = {};
    for (const { id, accessKey } of await someReceived(db, principal, ids)) {
      const found = await readReceivedXml(db, principal, id);
      if (found === null) continue;
      const name = found.kind === 'nota' ? `${accessKey}.xml` : `${accessKey}-resumo.xml`;
      files[name] = gunzip(found.zipped, RECEIVED_BYTES_MAX);
    }
    return Buffer.from(zipSync(files, { level: 6 }));
  };

const createReadReceivedContent =
  (db: Db): ReceivedServices['content'] =>
  async (principal, id) => {
    const [note, found] = await Promise.all([
      getReceived(db, principal, id),
      readReceivedXml(db, principal, id),
    ]);
    if (note === null || found === null) throw notFound();
    return found.kind === 'nota' ? readContent(note.type, gunzip(found.zipped, RECEIVED_BYTES_MAX)) : null;
  };

const createPrintReceived =
  (db: Db, desk: Pick<PaperDesk, 'print'>): ReceivedServices['pdf'] =>
  async (principal, id, signal) => {
    const [note, found] = await Promise.all([
      getReceived(db, principal, id),
      readReceivedXml(db, principal, id),
    ]);
    if (note === null || found === null) throw notFound();
    const xml = gunzip(found.zipped, RECEIVED_BYTES_MAX).toString('utf8');
    const against = unprintable(note, { kind: found.kind, xml });
    if (against !== null) throw new Failure('operacao_nao_permitida', against.message, { errors: [against] });
    const options = { cancelled: note.situacao === 'cancelada' };
    const events = await voidingOf(db, principal, note);
    const request = { type: note.type, xml, events, options };
    const bytes = await desk.print(principal.accountId, request, signal);
    return { name: `${note.accessKey}-${note.type}.pdf`, bytes: Buffer.from(bytes) };
  };

/** Requests about notes, of one of the lists that a note has of them. */
function createAwaitRequest<T extends ManifestationView | RequestedEventView>(
  { db, hub }: { readonly db: Db; readonly hub: ChangeHub },
  listOf: (note: ReceivedDetail) => readonly T[],
) {
  const awaitRow = createAwaitRow(hub);
  return async (
    principal: Principal,
    { id, requestId }: { readonly id: string; readonly requestId: string },
    seconds: number,
  ): Promise<T> => {
    const { view } = await awaitRow<T>({
      accountId: principal.accountId,
      id: requestId,
      justTaken: false,
      // Rows of its own carry it: no workflow has to be notified.
      ask: () => new Promise(() => {}),
      async read() {
        const note = await getReceived(db, principal, id);
        return (note && listOf(note).find((one) => one.id === requestId)) ?? null;
      },
      isDecided: ({ status }) => status !== 'pendente',
      waitMs: seconds * 1000,
    });
    if (view === null) throw notFound();
    return view;
  };
}

const createReadSettings =
  (db: Db, addresses: ReturnType<typeof createAddressServices>) =>
  async ({ accountId }: AccountCaller, of: OfCompany): Promise<ReceivingState> => {
    const found = await readReceivedSettings(db, { accountId, ...of });
    if (found === null) throw notFound();
    return {
      ...found,
      takesLetters: addresses.isOpen,
      address: addresses.addressOf(found.address),
      sequences: found.sequences.map((one) => ({ ...one, message: messageOf(one.type, one.condition) })),
    };
  };

export function createReceivedServices(
  { db, hub, changed, lettersDomain }: Pick<Dependencies, 'db' | 'hub' | 'changed' | 'lettersDomain'>,
  desk: Pick<PaperDesk, 'print'>,
): ReceivedServices {
  const addresses = createAddressServices({ db, lettersDomain });
  const settings = createReadSettings(db, addresses);
  const orders = createOrderServices({ db, changed });
  const awaitManifestation = createAwaitRequest({ db, hub }, ({ manifestations }) => manifestations);
  const awaitEvent = createAwaitRequest({ db, hub }, ({ requestedEvents }) => requestedEvents);
  return {
    settings,
    orders,
    letters: (principal, page) => listLetters(db, principal, page),
    async set(caller, of, to) {
      const { accountId, actor } = caller;
      if (!(await setReceiving(db, { accountId, ...of }, { change: to, by: { actor } }))) throw notFound();
      return settings(caller, of);
    },
    async changeAddress(caller, of) {
      await addresses.change(caller, of);
      return settings(caller, of);
    },
    async endAddress(caller, of) {
      await addresses.end(caller, of);
      return settings(caller, of);
    },
    async ownerOf(accountId, id) {
      const owner = await receivedOwner(db, accountId, id);
      if (owner === null) throw notFound();
      return owner;
    },
    zip: createZipReceived(db),
    some: (principal, ids) => someReceived(db, principal, ids),
    list: (principal, filter) => listReceived(db, principal, filter),
    countEndingSoon: (principal) => countEndingSoon(db, principal),
    async get(principal, id) {
      const found = await getReceived(db, principal, id);
      if (found === null) throw notFound();
      return found;
    },
    async xml(principal, id) {
      const found = await readReceivedXml(db, principal, id);
      if (found === null) throw notFound();
      return { kind: found.kind, bytes: gunzip(found.zipped, RECEIVED_BYTES_MAX) };
    },
    content: createReadReceivedContent(db),
    pdf: createPrintReceived(db, desk),
    async eventXml(principal, event) {
      const found = await readReceivedEventXml(db, principal, event);
      if (found === null) throw notFound();
      return 'plain' in found ? found.plain : gunzip(found.zipped, RECEIVED_BYTES_MAX);
    },
    register: registerReceived({ db, changed }),
    async manifest(principal, id, { body: { tipo, justificativa = null }, idempotency = null }) {
      const result = await requestManifestation(db, principal, {
        id,
        tipo,
        justificativa,
        idempotency,
        judge: ({ note, earlier, nowMs }) => manifestationRefusal(note, earlier, { tipo, nowMs }),
      });
      if (result === null) throw notFound();
      if (result.kind === 'recusada') throw refusalFailure(result.refusal);
      if (result.kind === 'chave_idempotencia_reutilizada') throw keyReused();
      changed();
      return { manifestationId: result.manifestationId, replayed: result.kind === 'repetida' };
    },
    awaitManifestation: (principal, { id, manifestationId: requestId }, seconds) =>
      awaitManifestation(principal, { id, requestId }, seconds),
    awaitEvent: (principal, { id, eventId: requestId }, seconds) =>
      awaitEvent(principal, { id, requestId }, seconds),
  };
}
