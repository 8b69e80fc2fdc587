import type { AwaitVerdict } from './await-verdict.ts';
import type { ClientTokens } from './client-tokens.ts';
import type { Clients } from './clients.ts';
import type { DrawPaper } from './draw-paper.ts';
import type { EmitDocument } from './emit-document.ts';
import type { FileLinks } from './file-links.ts';
import type { FollowDocuments } from './follow-documents.ts';
import type { FollowSefazStatus } from './follow-sefaz-status.ts';
import type { GetAccount } from './get-account.ts';
import type { GetDocument } from './get-document.ts';
import type { GetDocumentXml } from './get-document-xml.ts';
import type { GetEconf } from './get-econf.ts';
import type { GetEventXml } from './get-event-xml.ts';
import type { Inutilizar } from './inutilizar.ts';
import type { ListDocuments } from './list-documents.ts';
import type { ListSefazStatus } from './list-sefaz-status.ts';
import type { ListUnclosedMdfe } from './list-unclosed-mdfe.ts';
import type { OpenFile } from './open-file.ts';
import type { Operate } from './operate.ts';
import type { QueryStatus } from './query-status.ts';
import type { SetSandboxCondition } from './set-sandbox-condition.ts';
import type { ValidateDocument } from './validate-document.ts';

/** The use cases: the only way from an edge to the database, Temporal and the authorities. */
export interface Services {
  readonly emitDocument: EmitDocument;
  readonly awaitVerdict: AwaitVerdict;
  readonly followDocuments: FollowDocuments;
  readonly followSefazStatus: FollowSefazStatus;
  readonly validateDocument: ValidateDocument;
  readonly getDocument: GetDocument;
  readonly listDocuments: ListDocuments;
  readonly listUnclosedMdfe: ListUnclosedMdfe;
  readonly getDocumentXml: GetDocumentXml;
  readonly getEventXml: GetEventXml;
  readonly drawPaper: DrawPaper;
  readonly openFile: OpenFile;
  readonly fileLinks: FileLinks;
  readonly operate: Operate;
  readonly getEconf: GetEconf;
  readonly inutilizar: Inutilizar;
  readonly queryStatus: QueryStatus;
  readonly listSefazStatus: ListSefazStatus;
  readonly getAccount: GetAccount;
  readonly clients: Clients;
  readonly clientTokens: ClientTokens;
  readonly setSandboxCondition: SetSandboxCondition;
}
