import { createHash } from 'node:crypto';
import { isZipOrXml } from '@fiscal/core/imports/zip-or-xml';
import { type AttachmentStream, MailParser, type MessageText } from 'mailparser';

/** Files of one letter. */
export const FILES_MAX = 50;
const IGNORED_MAX = 50;
/** Letters attached to letters, as a mail program forwards them. */
const DEPTH_MAX = 3;
const PARTS_MAX = 500;
const HEADER_BYTES_MAX = 64 * 1024;
const NAME_MAX = 300;

export interface LetterFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface Letter {
  readonly files: readonly LetterFile[];
  /** Names of attachments that are neither XML nor ZIP. */
  readonly ignored: readonly string[];
  /** Equal for the same letter that comes again. */
  readonly digest: Buffer;
}

/** A letter that no retry makes acceptable. */
export class UnacceptableLetter extends Error {
  readonly reason: 'too-many-files' | 'unreadable';

  constructor(reason: UnacceptableLetter['reason'], cause?: unknown) {
    super(reason, { cause });
    this.name = 'UnacceptableLetter';
    this.reason = reason;
  }
}

const FILE_TYPES = new Set([
  'application/xml',
  'text/xml',
  'application/zip',
  'application/x-zip-compressed',
]);
const FILE_NAME = /\.(?:xml|zip)$/i;

type Attachment = LetterFile & { readonly contentType: string };

const isFile = ({ name, contentType, content }: Attachment): boolean =>
  (FILE_NAME.test(name) || FILE_TYPES.has(contentType)) && isZipOrXml(content);

const isLetter = ({ name, contentType }: Attachment): boolean =>
  contentType === 'message/rfc822' || /\.eml$/i.test(name);

/** PostgreSQL stores no U+0000. */
const storable = (name: string): string => name.replaceAll('\u0000', '�').slice(0, NAME_MAX);

async function readAttachment(part: AttachmentStream, at: number): Promise<Attachment> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.content) chunks.push(Buffer.from(chunk));
  return {
    name: storable(part.filename ?? `anexo-${at}`),
    contentType: part.contentType.toLowerCase(),
    content: Buffer.concat(chunks),
  };
}

/** Message-ID and attachments of one message, without those of messages attached to it. */
async function parseMessage(
  raw: Buffer,
): Promise<{ readonly messageId: string; readonly attachments: Attachment[] }> {
  const parser = new MailParser({
    // Texts are not read.
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    checksumAlgo: false,
    ignoreEmbedded: true,
    keepDeliveryStatus: true,
    maxHeadSize: HEADER_BYTES_MAX,
    maxChildNodes: PARTS_MAX,
  });
  const attachments: Attachment[] = [];
  parser.end(raw);
  const parts: AsyncIterable<AttachmentStream | MessageText> = parser;
  for await (const part of parts) {
    if (part.type !== 'attachment') continue;
    attachments.push(await readAttachment(part, attachments.length + 1));
    part.release?.();
  }
  return { messageId: parser.messageId ?? '', attachments };
}

/**
 * Files of a letter, also of letters attached to it.
 *
 * @throws {UnacceptableLetter}
 */
export async function readLetter(raw: Buffer): Promise<Letter> {
  const files: LetterFile[] = [];
  const ignored: string[] = [];
  let id = '';
  const visit = async (message: Buffer, depth: number): Promise<void> => {
    const { messageId, attachments } = await parseMessage(message);
    if (depth === 1) id = messageId;
    for (const attachment of attachments) {
      const { name, content } = attachment;
      if (isFile(attachment)) files.push({ name, content });
      else if (isLetter(attachment) && depth < DEPTH_MAX) await visit(content, depth + 1);
      else if (ignored.length < IGNORED_MAX) ignored.push(name);
      if (files.length > FILES_MAX) throw new UnacceptableLetter('too-many-files');
    }
  };
  try {
    await visit(raw, 1);
  } catch (error) {
    throw error instanceof UnacceptableLetter ? error : new UnacceptableLetter('unreadable', error);
  }
  const digest = createHash('sha256').update(`${id}\0`);
  for (const { content } of files) digest.update(createHash('sha256').update(content).digest());
  return { files, ignored, digest: digest.digest() };
}
