import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { getCertificate } from '@fiscal/db/companies/certificates';
import { recordAudit } from '@fiscal/db/records/audit';
import { strToU8, type Zippable, zipSync } from 'fflate';
import pkg from '../../../package.json' with { type: 'json' };
import { notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import type { GetDocumentRecord } from '../documents/get-document-record.ts';
import type { GetDocument } from '../documents/reads.ts';
import type { OperationTarget } from '../events/operate.ts';
import type { ExchangeBody, ExchangeView } from './exchange-view.ts';
import type { ListDocumentExchanges } from './list-document-exchanges.ts';
import { readme } from './readme.ts';
import { redactMessage, redactValue } from './redaction/redaction.ts';

export interface SupportBundle {
  /** `emite-suporte-<request id>.zip` */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** ZIP with everything support needs about a document, without personal data. @throws {Failure} nao_encontrado */
export interface MakeSupportBundle {
  ofClient(principal: Principal, on: OperationTarget, requestId: string): Promise<SupportBundle>;
  /** For any document of the account. Audited. */
  ofAccount(caller: AccountCaller, documentId: string, requestId: string): Promise<SupportBundle>;
}

export interface SupportBundleDeps {
  readonly db: Db;
  readonly getDocument: GetDocument;
  readonly getDocumentRecord: GetDocumentRecord;
  readonly exchanges: ListDocumentExchanges;
  readonly nowMs: () => number;
}

/** The first of a document, which may have waited for days. */
const EXCHANGES_MAX = 200;

const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(redactValue(value), null, 2)}\n`);

export function createSupportBundle(deps: SupportBundleDeps): MakeSupportBundle {
  const { db, getDocument, getDocumentRecord, nowMs } = deps;

  async function exchangesOf(
    accountId: string,
    documentId: string,
  ): Promise<{ readonly exchanges: readonly ExchangeView[]; readonly more: boolean }> {
    const found: ExchangeView[] = [];
    let cursor: string | null = null;
    do {
      const page = await deps.exchanges.ofAccount(accountId, documentId, { limit: 50, cursor });
      found.push(...page.data);
      cursor = page.nextCursor;
    } while (cursor !== null && found.length < EXCHANGES_MAX);
    return { exchanges: found, more: cursor !== null };
  }

  async function buildBundle(
    accountId: string,
    documentId: string,
    requestId: string,
  ): Promise<SupportBundle> {
    const [record, { exchanges, more }] = await Promise.all([
      getDocumentRecord(accountId, documentId),
      exchangesOf(accountId, documentId),
    ]);
    const { attempts, operations, acts, events, actions, ...document } = record;
    const certificate = await getCertificate(db, accountId, record.company.id);
    const madeAt = new Date(nowMs());
    const files: Zippable = {
      'LEIAME.txt': strToU8(readme({ requestId, documentId, madeAt, version: pkg.version, exchanges, more })),
      'documento.json': json({ ...document, events, actions }),
      'historico.json': json({ operations, attempts, events, acts }),
      'instalacao.json': json({
        requestId,
        accountId,
        madeAt,
        emite: pkg.version,
        node: process.version,
        a1: certificate && {
          notBefore: certificate.notBefore,
          notAfter: certificate.notAfter,
          problems: certificate.problems,
        },
      }),
    };
    for (const [at, exchange] of exchanges.entries()) {
      const folder = `comunicacao/${String(at + 1).padStart(3, '0')}-${exchange.service}`;
      const { request, answer, ...facts } = exchange;
      files[`${folder}/dados.json`] = json({ ...facts, requestSize: request.size, answerSize: answer?.size });
      files[`${folder}/pedido.${suffixOf(request)}`] = bodyFile(request);
      if (answer !== null) files[`${folder}/resposta.${suffixOf(answer)}`] = bodyFile(answer);
    }
    return { name: `emite-suporte-${requestId}.zip`, bytes: zipSync(files, { level: 6, mtime: madeAt }) };
  }

  return {
    async ofClient(principal, { documentId, types }, requestId) {
      const view = await getDocument(principal, documentId);
      if (view === null || !types.includes(view.type)) throw notFound();
      return buildBundle(principal.accountId, documentId, requestId);
    },
    async ofAccount({ accountId, actor }, documentId, requestId) {
      const bundle = await buildBundle(accountId, documentId, requestId);
      await recordAudit(db, accountId, {
        actor,
        action: 'documents.support',
        subject: { type: 'document', id: documentId },
        requestId,
      });
      return bundle;
    },
  };
}

const suffixOf = ({ encoding, contentType }: ExchangeBody): string =>
  encoding === 'base64' ? 'txt' : contentType?.includes('json') === true ? 'json' : 'xml';

/** A binary body may contain anything, so only its size is shown. */
const bodyFile = ({ encoding, content, size }: ExchangeBody): Uint8Array =>
  strToU8(encoding === 'base64' ? `${size} bytes que não são texto\n` : redactMessage(content));
