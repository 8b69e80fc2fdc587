import type { IncomingMessage } from 'node:http';
import { parseEnvelope } from '@fiscal/core/soap/envelope';
import { DecompressionError, gunzipBase64 } from '@fiscal/core/xml/compress';
import { parseXml, sourceOf, type XmlElement, XmlError } from '@fiscal/core/xml/parse';
import type { State } from '../state/state.ts';
import type { Delivery, WireAnswer } from './answer.ts';
import { readBody } from './body.ts';
import type { Transmitter } from './client-certificate.ts';
import { effectOf } from './effects.ts';
import { AS_USUAL, outageEffect } from './outages.ts';
import { isCounted, overuseCall } from './overuse.ts';
import type { Route } from './routes.ts';

/** Maximum size of a body read or unzipped into memory, in bytes. */
const BODY_BYTES_MAX = 16 * 1024 * 1024;

export interface CallDeps {
  readonly state: State;
  readonly nowMs: () => number;
}

export interface Call<To> {
  readonly request: IncomingMessage;
  readonly route: To;
  readonly transmitter: Transmitter;
}

type Accepted = Extract<Transmitter, { kind: 'aceito' }>;

const promptly = (answer: WireAnswer): Delivery => ({ answer, delayMs: 0 });
const html = (status: number, title: string): WireAnswer => ({
  kind: 'http',
  status,
  html: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${status} - ${title}</h1></body></html>`,
});

/** Takes one call from socket to answer: transport, envelope, scenarios, service. Source of the order: MOC 7.0, validation of the web services. */
export async function answerCall(
  deps: CallDeps,
  { request, route, transmitter }: Call<Route>,
): Promise<Delivery> {
  const body = await readBody(request, BODY_BYTES_MAX);
  if (transmitter.kind === 'ausente') return promptly(html(403, 'Forbidden: client certificate required'));
  if (!/soap\+xml|text\/xml/i.test(request.headers['content-type'] ?? ''))
    return promptly(html(415, 'Unsupported Media Type'));
  const refuse = (cStat: string): Delivery => {
    const refusal = { cStat, authorizer: route.authorizer, nowMs: deps.nowMs(), payload: null };
    return promptly({ kind: 'mensagem', xml: route.handler.refuse(refusal) });
  };
  if (transmitter.kind === 'recusado') return refuse(transmitter.cStat);
  if (body === null) return refuse('214');
  const opened = open(body, route);
  if ('fault' in opened) return promptly({ kind: 'fault', reason: opened.fault });
  if ('cStat' in opened) return refuse(opened.cStat);
  return serve(deps, route, {
    transmitter,
    opened,
    strict: request.headers['x-sandbox-strict'] === 'true',
    observe: request.headers['x-sandbox-observe'] === 'true',
  });
}

interface Opened {
  readonly payload: XmlElement;
  readonly content: string;
  readonly cut: (element: XmlElement) => string;
}

/** The message inside the envelope, or why there is none. */
function open(body: Buffer, route: Route): Opened | { readonly cStat: string } | { readonly fault: string } {
  const soap = parseEnvelope(body);
  if (soap.kind === 'fault') return { fault: 'a Fault is not a request' };
  if (soap.kind === 'ilegivel') return unreadable(body, soap.cause);
  const { messageElement, requestWrapper, wsdlNamespace, payloadEncoding } = route.soap;
  const { name, namespace } = soap.element;
  if (name !== (requestWrapper ?? messageElement) || namespace !== wsdlNamespace)
    return { fault: `Server did not recognize the value of the message element: ${name}` };
  const message = requestWrapper === null ? soap : unwrapMessage(soap, messageElement);
  if (message === null) return { fault: `Server found no ${messageElement} in ${name}` };
  return payloadEncoding === 'xml' ? plain(message, route) : unzipMessage(message, route);
}

/** The message element inside the element of the operation's name. */
function unwrapMessage({ kind, element, content }: Message, messageElement: string): Message | null {
  const [inner] = element.children;
  if (inner === undefined || element.children.length > 1 || inner.name !== messageElement) return null;
  const { contentStart } = element;
  return {
    kind,
    element: inner,
    content: content.slice(inner.contentStart - contentStart, inner.contentEnd - contentStart),
  };
}

type Message = Extract<ReturnType<typeof parseEnvelope>, { kind: 'mensagem' }>;

function plain({ element, content }: Message, { bytesMax }: Route): Opened | { readonly cStat: string } {
  if (Buffer.byteLength(content) > bytesMax) return { cStat: '214' };
  const payload = element.children[0];
  if (!payload || element.children.length > 1) return { cStat: '243' };
  const { contentStart } = element;
  return {
    payload,
    content,
    cut: (part) => content.slice(part.start - contentStart, part.end - contentStart),
  };
}

/** The message is Base64 of the zipped XML. Source: protocol §1. */
function unzipMessage({ content: text }: Message, { bytesMax }: Route): Opened | { readonly cStat: string } {
  try {
    const bytes = gunzipBase64(text, BODY_BYTES_MAX);
    if (bytes.length > bytesMax) return { cStat: '214' };
    const document = parseXml(bytes);
    return { payload: document.root, content: bytes.toString(), cut: (part) => sourceOf(document, part) };
  } catch (error) {
    if (error instanceof DecompressionError) return { cStat: '244' };
    if (error instanceof XmlError) return { cStat: xmlFault(error) };
    throw error;
  }
}

const xmlFault = ({ code }: XmlError): string =>
  code === 'xml_codificacao' ? '402' : code === 'xml_grande_demais' ? '214' : '243';

function unreadable(body: Buffer, cause: string): { readonly cStat: string } | { readonly fault: string } {
  try {
    parseXml(body);
    return { fault: cause };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return { cStat: xmlFault(error) };
  }
}

interface ServedCall {
  readonly transmitter: Accepted;
  readonly opened: Opened;
  readonly strict: boolean;
  readonly observe: boolean;
}

async function serve(
  deps: CallDeps,
  route: Route,
  { transmitter, opened, strict, observe }: ServedCall,
): Promise<Delivery> {
  const { world, cnpj } = transmitter;
  const { handler, authorizer } = route;
  const { payload, content, cut } = opened;
  const setting = await deps.state.worlds.setting(world);
  const nowMs = deps.nowMs() + setting.clockOffsetMs;
  const refuse = (cStat: string, text?: string): WireAnswer => ({
    kind: 'mensagem',
    xml: handler.refuse({ cStat, authorizer, nowMs, payload, ...(text === undefined ? {} : { text }) }),
  });
  const outage = setting.outaged
    ? await outageEffect(deps.state.outages, world, {
        ...route,
        uf: handler.ufOf(payload),
        nowMs,
        observe,
      })
    : AS_USUAL;
  if (outage.kind === 'recusar') return promptly(refuse(outage.cStat, outage.text));
  if (outage.kind === 'responder') return promptly(html(outage.status, 'Service Unavailable'));
  if (outage.kind === 'cortar') return promptly({ kind: 'corte' });
  const counted =
    cnpj !== null && !observe && isCounted(setting.overuse, strict)
      ? overuseCall(deps.state.overuse, route, { world, cnpj, nowMs })
      : null;
  const overused = (await counted?.refuse(content)) ?? null;
  if (overused !== null) return promptly(refuse(overused));
  const effect = await effectOf(deps.state, world, {
    target: setting.conditioned && {
      operations: handler.operations(payload),
      uf: handler.ufOf(payload),
      service: route.service,
      cnpj,
      observe,
    },
    marked: handler.marked?.(payload, content) ?? null,
  });
  switch (effect.kind) {
    case 'responder':
      return promptly(html(effect.status, 'Service Unavailable'));
    case 'lixo':
      return promptly({ kind: 'lixo' });
    case 'cortar-antes':
      return promptly({ kind: 'corte' });
    case 'indisponivel':
      return promptly(refuse('108'));
    case 'seguir': {
      const { scenarios } = effect;
      const xml = await handler.handle({
        world,
        authorizer,
        holder: cnpj,
        strict,
        nowMs,
        payload,
        content,
        cut,
        scenarios,
      });
      const instead = (await counted?.refuseInstead(xml)) ?? null;
      const answer = instead === null ? ({ kind: 'mensagem', xml } as const) : refuse(instead);
      return {
        answer: outage.cutAfter || effect.cutAfter ? { kind: 'corte' } : answer,
        delayMs: Math.max(outage.delayMs, effect.delayMs),
      };
    }
  }
}
