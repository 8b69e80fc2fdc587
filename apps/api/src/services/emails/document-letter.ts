import { chaveParts, isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { documentOf } from '@fiscal/core/registry/documents';
import type { EmailKind } from '@fiscal/db/emails/document-emails';
import type { EmailSettings } from '@fiscal/db/emails/settings';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { Mail, MailFile } from '../../mail/mail.ts';
import { breakLinks } from '../../mail/unlinked.ts';

export interface LetterOf {
  readonly kind: EmailKind;
  /** For a cancellation: whether its XML is among the files. */
  readonly hasEvent: boolean;
  readonly type: string;
  readonly accessKey: string;
  readonly environment: number;
  /** Name of the issuing company. */
  readonly company: string;
  readonly settings: Pick<EmailSettings, 'fromName' | 'replyTo' | 'message'>;
  readonly logo: Uint8Array | undefined;
  readonly files: readonly MailFile[];
}

const PNG = Buffer.from('89504e47', 'hex');

/** The recipients' letter in pt-BR, without the address. */
export function documentLetter(of: LetterOf): Omit<Mail, 'to'> {
  const { kind, settings, logo, accessKey } = of;
  const company = breakLinks(of.company);
  const name = nameOf(of);
  const test = of.environment === 2;
  const lines = [
    kind === 'document'
      ? `${company} emitiu: ${name}. O XML e o documento para impressão estão anexos.`
      : `${company} cancelou: ${name}. ${of.hasEvent ? 'O XML do cancelamento e o documento cancelado estão anexos' : 'O documento cancelado está anexo'}.`,
    ...(test ? ['Emitido em ambiente de homologação: sem valor fiscal.'] : []),
    ...(settings.message === null ? [] : [settings.message]),
    `Chave de acesso: ${accessKey}`,
  ];
  const replies =
    settings.replyTo === null
      ? `Esta mensagem foi enviada por ${company}.`
      : `Esta mensagem foi enviada por ${company}. Responda a ela para falar com a empresa.`;
  const image = logo && { content: Buffer.from(logo), cid: 'logo' };
  const shown = image === undefined ? '' : `<p><img src="cid:logo" alt="" style="max-height:80px"></p>\n`;
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`);
  const title = kind === 'document' ? name : `Cancelamento: ${name}`;
  return {
    subject: `${test ? '[SEM VALOR FISCAL] ' : ''}${title} – ${company}`,
    text: `${[...lines, replies].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5">\n${shown}${paragraphs.join('\n')}\n<p style="color:#555;font-size:13px">${escapeHtml(replies)}</p>\n</body></html>\n`,
    fromName: settings.fromName === null ? company : breakLinks(settings.fromName),
    ...(settings.replyTo !== null && { replyTo: settings.replyTo }),
    files: [...of.files, ...(image === undefined ? [] : [imageFile(image)])],
  };
}

/** Everyday name of a document. The key of an NFS-e has no series. */
function nameOf({ type, accessKey }: LetterOf): string {
  const { nome } = documentOf(type);
  if (!isChave(accessKey)) return nome;
  const { serie, nNF } = chaveParts(accessKey);
  return `${nome} nº ${Number(nNF)}, série ${Number(serie)}`;
}

const imageFile = ({ content, cid }: { readonly content: Buffer; readonly cid: string }): MailFile =>
  PNG.equals(content.subarray(0, PNG.length))
    ? { filename: 'logo.png', contentType: 'image/png', content, cid }
    : { filename: 'logo.jpg', contentType: 'image/jpeg', content, cid };
