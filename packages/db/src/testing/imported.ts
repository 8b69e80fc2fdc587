import type { ImportedDocument, ImportedEvent, ImportedRange } from '@fiscal/core/imports/judged';
import type { ImportedState } from '@fiscal/core/vocabulary/imported';
import type { Db } from '../base/client.ts';
import type { Principal } from '../base/types.ts';
import { listDocuments } from '../documents/documents.ts';
import { importDocuments } from '../imports/import-documents.ts';
import { openImport } from '../imports/imports.ts';
import { randomCodigo } from './requests.ts';
import type { TestTenant } from './test-database.ts';

/** A document of a company that another provider issued, as it was read. */
export function importedDocument(
  { environment, issuer }: Pick<Principal, 'environment' | 'issuer'>,
  numero: number,
  changes: Partial<ImportedDocument> = {},
): ImportedDocument {
  const codigoNumerico = randomCodigo();
  const key = `352611${issuer.cnpj}55001${String(numero).padStart(9, '0')}1${codigoNumerico}0`;
  return {
    kind: 'documento',
    type: 'nfe',
    environment,
    modelo: '55',
    uf: 'SP',
    emitente: issuer.cnpj,
    warnings: [],
    accessKey: key,
    signedKey: key,
    serie: 1,
    numero,
    codigoNumerico,
    dhEmi: '2026-11-21T10:00:00-03:00',
    tpEmis: '1',
    status: 'AUTORIZADA',
    cStat: '100',
    xMotivo: 'Autorizado o uso da NF-e',
    protocolNumber: '135260000000001',
    dhRecbto: '2026-11-21T10:00:05-03:00',
    cancellableUntilMs: Date.parse('2026-11-22T13:00:05Z'),
    digestValue: 'digest',
    qrCodeUrl: null,
    summary: { destinatario: 'Cliente', documentoDestinatario: null, valorTotal: '10.00', operacao: 'saida' },
    alerts: [],
    substitutes: null,
    signed: Buffer.from('<NFe/>'),
    prot: '<protNFe/>',
    ...changes,
  };
}

/** The document's cancellation. */
export const importedCancellation = ({
  environment,
  emitente,
  accessKey,
}: Pick<ImportedDocument, 'environment' | 'emitente' | 'accessKey'>): ImportedEvent => ({
  kind: 'evento',
  type: 'nfe',
  environment,
  emitente,
  author: emitente,
  warnings: [],
  accessKey,
  tpEvento: '110111',
  event: 'cancelamento',
  sequence: 1,
  cStat: '135',
  xMotivo: 'Evento registrado e vinculado a NF-e',
  protocolNumber: '135260000000002',
  dhRegEvento: '2026-11-21T11:00:05-03:00',
  details: null,
  leaves: { status: 'CANCELADA', cStat: '101', xMotivo: 'Cancelamento de NF-e homologado' },
  xml: Buffer.from('<procEventoNFe/>'),
});

/** A range of its numbers that was voided. */
export const importedRange = (
  { environment, issuer }: Pick<Principal, 'environment' | 'issuer'>,
  inicio: number,
  fim: number,
): ImportedRange => ({
  kind: 'inutilizacao',
  type: 'nfe',
  environment,
  modelo: '55',
  uf: 'SP',
  emitente: issuer.cnpj,
  warnings: [],
  ano: 2026,
  serie: 1,
  inicio,
  fim,
  justificativa: 'Falha no sistema emissor',
  cStat: '102',
  xMotivo: 'Inutilização de número homologado',
  protocolNumber: '135260000000003',
  dhRecbto: '2026-11-21T12:00:05-03:00',
  signed: Buffer.from('<inutNFe/>'),
  ret: '<retInutNFe/>',
});

/** Puts test documents of other providers on record with these numbers. @returns their ids, in order */
export async function importedHere(
  db: Db,
  { accountId, clientId, test }: Pick<TestTenant, 'accountId' | 'clientId' | 'test'>,
  numbers: readonly number[],
  changes: Partial<ImportedDocument> = {},
): Promise<readonly string[]> {
  const actor = { kind: 'operator', id: 't' } as const;
  const { importId } = await openImport(db, { accountId, clientId, target: 'sandbox', actor });
  const documents = numbers.map((numero) => importedDocument(test, numero, changes));
  await importDocuments(db, { accountId, clientId, target: 'sandbox', importId }, documents);
  const ids = documents.map(async ({ accessKey }) => {
    const { data } = await listDocuments(db, test, { accessKey, limit: 1 });
    if (data[0] === undefined) throw new Error(`${accessKey} was not imported`);
    return data[0].id;
  });
  return Promise.all(ids);
}

/** Sets the state of an imported document after the authority's answer. `owner` passes the walls. */
export const setImportedState = (
  owner: { readonly query: (text: string, values: unknown[]) => Promise<unknown> },
  documentId: string,
  state: ImportedState,
  reason: string | null = null,
): Promise<unknown> =>
  owner.query(
    'update documents set import_state = $2, import_reason = $3, import_checked_at = now() where id = $1',
    [documentId, state, reason],
  );
