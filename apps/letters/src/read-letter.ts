import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { isZipOrXml } from '@fiscal/core/imports/zip-or-xml';
import { type AttachmentStream, MailParser, type MessageText } from 'mailparser';

/** Files of one letter. */
export const FILES_MAX = 50;
const IGNORED_MAX = 50;
/** Letters attached to letters, as a mail program forwards them. */
const DEPTH_MAX = 3;
const LETTERS_MAX = 20;
/** A message has at most this many parts, and a whole letter this many attachments. */
const PARTS_MAX = 500;
const PIECE_BYTES = 64 * 1024;
/** An ordinary letter of 10 MB takes less than a second. */
export const READING_MS = 10_000;
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
  readonly reason: 'arquivos_demais' | 'ilegivel';

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

/** Types of what a person reads, unless the part has a file's name. */
const TEXT_TYPES = new Set(['text/plain', 'text/html']);

/** Place of the parser in the tree of parts, which its types leave out. */
interface Place {
  readonly curnode?: { readonly parent?: { readonly contentType?: unknown } };
}

/** Type of the part that the parser is at. One without a type is a letter in a digest (RFC 2046, 5.1.5), else text (RFC 2045, 5.2). */
function typeOf(part: AttachmentStream, { curnode }: Place): string {
  // The parser gives an empty type as false, and an absent one as text.
  const type: unknown = part.contentType;
  const isTyped = typeof type === 'string' && part.headers.has('content-type');
  if (!isTyped && curnode?.parent?.contentType === 'multipart/digest') return 'message/rfc822';
  return typeof type === 'string' ? type.toLowerCase() : 'text/plain';
}

const isText = ({ filename, contentDisposition }: AttachmentStream, type: string): boolean =>
  TEXT_TYPES.has(type) && filename === undefined && contentDisposition !== 'attachment';

async function readAttachment(part: AttachmentStream, contentType: string, at: number): Promise<Attachment> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.content) chunks.push(Buffer.from(chunk));
  return {
    name: storable(part.filename ?? `anexo-${at}`),
    contentType,
    content: Buffer.concat(chunks),
  };
}

/** Gives a letter to its parser piece by piece, so that a deadline is seen in between. */
async function* piecesOf(raw: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < raw.length; at += PIECE_BYTES) {
    yield raw.subarray(at, at + PIECE_BYTES);
    await setImmediate();
  }
}

/** Message-ID and attachments of one message, without those of messages attached to it. */
async function parseMessage(
  raw: Buffer,
  deadline: AbortSignal,
): Promise<{ readonly messageId: string; readonly attachments: Attachment[] }> {
  deadline.throwIfAborted();
  const parser: MailParser & Place = new MailParser({
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
  // Otherwise a file that is sent as text/plain, with a name and no disposition, would be a part of the text.
  Object.assign(parser, { textTypes: [] });
  const attachments: Attachment[] = [];
  const late = (): void => void parser.destroy(new Error('letter takes too long to read'));
  deadline.addEventListener('abort', late);
  let current: AttachmentStream | undefined;
  // A parser that fails leaves the attachment that it was at without an end.
  parser.once('error', (error) => current?.content.destroy(error));
  try {
    Readable.from(piecesOf(raw)).pipe(parser);
    const parts: AsyncIterable<AttachmentStream | MessageText> = parser;
    for await (const part of parts) {
      if (part.type !== 'attachment') continue;
      current = part;
      const type = typeOf(part, parser);
      const attachment = await readAttachment(part, type, attachments.length + 1);
      if (!isText(part, type)) attachments.push(attachment);
      part.release?.();
    }
  } finally {
    deadline.removeEventListener('abort', late);
  }
  return { messageId: parser.messageId ?? '', attachments };
}

/**
 * Files of a letter, also of letters attached to it.
 *
 * @throws {UnacceptableLetter} no retry makes it readable
 * @throws when `deadline` ends first
 */
export async function readLetter(
  raw: Buffer,
  deadline: AbortSignal = AbortSignal.timeout(READING_MS),
): Promise<Letter> {
  const files: LetterFile[] = [];
  const ignored: string[] = [];
  let id = '';
  let [letters, parts] = [0, 0];
  const visit = async (message: Buffer, depth: number): Promise<void> => {
    const { messageId, attachments } = await parseMessage(message, deadline);
    letters += 1;
    parts += attachments.length;
    if (letters > LETTERS_MAX || parts > PARTS_MAX) throw new UnacceptableLetter('ilegivel');
    if (depth === 1) id = messageId;
    for (const attachment of attachments) {
      const { name, content } = attachment;
      if (isFile(attachment)) files.push({ name, content });
      else if (isLetter(attachment) && depth < DEPTH_MAX) await visit(content, depth + 1);
      else if (ignored.length < IGNORED_MAX) ignored.push(name);
      if (files.length > FILES_MAX) throw new UnacceptableLetter('arquivos_demais');
    }
  };
  try {
    await visit(raw, 1);
  } catch (error) {
    // On a machine that does much else, an ordinary letter may take too long: its sender tries again.
    if (deadline.aborted || error instanceof UnacceptableLetter) throw error;
    throw new UnacceptableLetter('ilegivel', error);
  }
  // Without an id, a letter is the same only to the byte.
  const digest = createHash('sha256').update(id === '' ? raw : `${id}\0`);
  for (const { content } of files) digest.update(createHash('sha256').update(content).digest());
  return { files, ignored, digest: digest.digest() };
}
