import { Clients, Sandbox } from './account.js';
import { Changes } from './changes.js';
import { Documents } from './documents.js';
import type { ListDocumentsData, PaginaDeDocumentos } from './generated/types.gen.js';
import { type Options, Transport } from './transport.js';
import { verifyWebhook } from './webhooks.js';

export { type A1, a1FromFile } from './account.js';
export { type CursorStore, type FollowOptions, fileCursor } from './changes.js';
export { type DecimalLike, decimal, sum, times } from './decimal.js';
export type { Bodies, DocumentRoute, Documents, EmitOptions, WaitOptions } from './documents.js';
export { EmiteConnectionError, EmiteError, isPassing, waitMsAfter } from './errors.js';
export type {
  Documento,
  EmissaoCte,
  EmissaoDce,
  EmissaoMdfe,
  EmissaoNfce,
  EmissaoNfcom,
  EmissaoNfe,
  EmissaoNfse,
  Erro,
  ErroDeCampo,
  NovaEmpresa,
  Rejeicao,
} from './generated/types.gen.js';
export type { Authorized, Outcome, Pending, Rejected } from './outcome.js';
export type { Options } from './transport.js';
export { type Message, verifyWebhook, WebhookVerificationError } from './webhooks.js';

type Filter = Omit<NonNullable<ListDocumentsData['query']>, 'cursor'>;
export type ListedDocument = PaginaDeDocumentos['data'][number];

/** Client of one account, and of one company by its token. */
export class Emite {
  readonly nfe: Documents<'nfe'>;
  readonly nfce: Documents<'nfc-e'>;
  readonly cte: Documents<'cte'>;
  readonly mdfe: Documents<'mdfe'>;
  readonly nfcom: Documents<'nfcom'>;
  readonly dce: Documents<'dce'>;
  readonly nfse: Documents<'nfse'>;
  readonly changes: Changes;
  readonly clients: Clients;
  readonly sandbox: Sandbox;
  readonly webhooks = { verify: verifyWebhook } as const;
  readonly #transport: Transport;

  constructor(options: Options = {}) {
    const transport = new Transport(options);
    this.#transport = transport;
    this.nfe = new Documents(transport, 'nfe');
    this.nfce = new Documents(transport, 'nfc-e');
    this.cte = new Documents(transport, 'cte');
    this.mdfe = new Documents(transport, 'mdfe');
    this.nfcom = new Documents(transport, 'nfcom');
    this.dce = new Documents(transport, 'dce');
    this.nfse = new Documents(transport, 'nfse');
    this.changes = new Changes(transport);
    this.clients = new Clients(transport);
    this.sandbox = new Sandbox(transport);
  }

  /** 1 production, 2 homologation, by the token; null without one. */
  get environment(): 1 | 2 | null {
    return this.#transport.environment;
  }

  /** Documents of the company, newest first, page after page. */
  async *list(filter: Filter = {}): AsyncGenerator<ListedDocument> {
    let cursor: string | null | undefined;
    do {
      const query = { ...filter, ...(cursor !== undefined && cursor !== null && { cursor }) };
      const page: PaginaDeDocumentos = await this.#transport.json('GET', '/v1/documents', { query });
      yield* page.data;
      cursor = page.nextCursor;
    } while (cursor !== null && cursor !== undefined);
  }

  /**
   * Any other route, with the same credentials; bytes are sent as a file. A call that writes is tried again only with an
   * Idempotency-Key.
   */
  request<T>(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<T> {
    return this.#transport.json(method, path, {
      ...(body !== undefined && { body }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
  }
}
