import { gzipBase64 } from '../xml/compress.ts';
import { parseXml, type XmlDocument, type XmlElement, XmlError } from '../xml/parse.ts';

const SOAP12 = 'http://www.w3.org/2003/05/soap-envelope';

export interface EnvelopeRequest {
  readonly messageElement: string;
  readonly wsdlNamespace: string;
  readonly payloadEncoding: 'xml' | 'gzip+base64';
  /** Element of the operation's name around the message element. */
  readonly requestWrapper?: string | null;
  /** Canonical XML without declaration. */
  readonly payload: string | Buffer;
}

/** The bytes of a SOAP 1.2 request; the payload goes in unchanged (or zipped). */
export function buildEnvelope(request: EnvelopeRequest): Buffer {
  const { messageElement, wsdlNamespace, payloadEncoding, requestWrapper, payload } = request;
  const body = payloadEncoding === 'gzip+base64' ? gzipBase64(payload) : payload;
  const xmlns = ` xmlns="${wsdlNamespace}"`;
  const open = requestWrapper
    ? `<${requestWrapper}${xmlns}><${messageElement}>`
    : `<${messageElement}${xmlns}>`;
  const close = `</${messageElement}>${requestWrapper ? `</${requestWrapper}>` : ''}`;
  const head = `<soap12:Envelope xmlns:soap12="${SOAP12}"><soap12:Body>${open}`;
  const tail = `${close}</soap12:Body></soap12:Envelope>`;
  return typeof body === 'string'
    ? Buffer.from(head + body + tail)
    : Buffer.concat([Buffer.from(head), body, Buffer.from(tail)]);
}

/** `contentType` of SOAP 1.2 with its action. */
export const soapContentType = (soapAction: string): string =>
  `application/soap+xml; charset=utf-8; action="${soapAction}"`;

export type SoapBody =
  /** `element` is the message element (`nfeDadosMsg`, `nfeResultMsg`…), `content` the payload inside it, unchanged. */
  | { readonly kind: 'mensagem'; readonly element: XmlElement; readonly content: string }
  | { readonly kind: 'fault'; readonly code: string; readonly reason: string }
  | { readonly kind: 'ilegivel'; readonly cause: string };

const textDeep = (element: XmlElement): string =>
  `${element.text}${element.children.map(textDeep).join(' ')}`.replace(/\s+/g, ' ').trim();

const childNamed = (element: XmlElement, name: string) => element.children.find((c) => c.name === name);

function fault(element: XmlElement): SoapBody {
  const code = childNamed(element, 'Code') ?? childNamed(element, 'faultcode');
  const reason = childNamed(element, 'Reason') ?? childNamed(element, 'faultstring');
  return {
    kind: 'fault',
    code: code ? textDeep(code) : '',
    reason: reason ? textDeep(reason) : textDeep(element),
  };
}

/** Some authorities put the answer in CDATA or escape it; then its text is the answer. */
const contentOf = (document: XmlDocument, element: XmlElement): string =>
  element.children.length
    ? document.source.slice(element.contentStart, element.contentEnd).trim()
    : element.text.trim();

/** Opens a SOAP message: any prefix, header ignored, SOAP 1.1 or 1.2, byte order mark tolerated. Never throws. */
export function parseEnvelope(xml: string | Buffer): SoapBody {
  try {
    const document = parseXml(xml);
    if (document.root.name !== 'Envelope')
      return { kind: 'ilegivel', cause: `raiz ${document.root.name} em vez de Envelope` };
    const element = childNamed(document.root, 'Body')?.children[0];
    if (!element) return { kind: 'ilegivel', cause: 'envelope SOAP sem conteúdo' };
    if (element.name === 'Fault') return fault(element);
    return {
      kind: 'mensagem',
      element,
      content: contentOf(document, element),
    };
  } catch (error) {
    if (error instanceof XmlError) return { kind: 'ilegivel', cause: error.message };
    throw error;
  }
}

/** The bytes of a SOAP 1.2 answer, as the authorities write it. */
export const buildResult = (resultElement: string, wsdlNamespace: string, content: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="utf-8"?><env:Envelope xmlns:env="${SOAP12}"><env:Body>` +
      `<${resultElement} xmlns="${wsdlNamespace}">${content}</${resultElement}></env:Body></env:Envelope>`,
  );
