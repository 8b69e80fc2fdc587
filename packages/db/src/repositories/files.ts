import type { Db } from '../client.ts';
import type { DocumentXml } from './documents.ts';

/** What `/v1/files/{id}` names. The id carries account and document, so it is found without a global index. */
export type FileRef =
  | { readonly kind: 'documento'; readonly accountId: string; readonly documentId: string }
  | {
      readonly kind: 'evento';
      readonly accountId: string;
      readonly documentId: string;
      readonly eventId: string;
    };

/** URL-safe and opaque; sign it before giving it away. */
export declare function encodeFileId(ref: FileRef): string;
export declare function decodeFileId(id: string): FileRef | null;
/** `clientId`/`environment` tell the route whether two credentials may read it. */
export declare function readFile(
  db: Db,
  ref: FileRef,
): Promise<
  | {
      readonly kind: 'documento';
      readonly clientId: string;
      readonly environment: 1 | 2;
      readonly xml: DocumentXml;
    }
  | { readonly kind: 'evento'; readonly clientId: string; readonly environment: 1 | 2; readonly xml: Buffer }
  | null
>;
