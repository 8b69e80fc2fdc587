import { describe, expect, it } from 'vitest';
import { gunzipBase64, gzipBase64 } from '../xml/compress.ts';
import { buildEnvelope, buildResult, parseEnvelope, soapContentType } from './envelope.ts';

const WSDL = 'http://www.portalfiscal.inf.br/nfe/wsdl/NFeAutorizacao4';
const request = { messageElement: 'nfeDadosMsg', wsdlNamespace: WSDL, payloadEncoding: 'xml' as const };
const open = (xml: string) => parseEnvelope(xml);

describe('buildEnvelope', () => {
  it('puts the payload in unchanged, as text or bytes', () => {
    const expected =
      '<soap12:Envelope xmlns:soap12="http://www.w3.org/2003/05/soap-envelope"><soap12:Body>' +
      `<nfeDadosMsg xmlns="${WSDL}"><a>é</a></nfeDadosMsg></soap12:Body></soap12:Envelope>`;
    expect(buildEnvelope({ ...request, payload: '<a>é</a>' }).toString()).toBe(expected);
    expect(buildEnvelope({ ...request, payload: Buffer.from('<a>é</a>') }).toString()).toBe(expected);
  });

  it('zips where the service wants it', () => {
    const zipped = parseEnvelope(
      buildEnvelope({ ...request, payloadEncoding: 'gzip+base64', payload: '<a/>' }),
    );
    expect(zipped.kind === 'mensagem' && gunzipBase64(zipped.content).toString()).toBe('<a/>');
  });

  it('wraps the message where the service wants it', () => {
    const xml = buildEnvelope({
      ...request,
      requestWrapper: 'nfeDistDFeInteresse',
      payload: '<a/>',
    }).toString();
    expect(xml).toContain(
      `<nfeDistDFeInteresse xmlns="${WSDL}"><nfeDadosMsg><a/></nfeDadosMsg></nfeDistDFeInteresse>`,
    );
  });

  it('names the action in the content type', () => {
    expect(soapContentType('urn:x')).toBe('application/soap+xml; charset=utf-8; action="urn:x"');
  });
});

describe('parseEnvelope', () => {
  it.each([
    ['as the authorities write it', buildResult('nfeResultMsg', WSDL, '<ret>1</ret>').toString()],
    [
      'with another prefix and a header',
      `<S:Envelope xmlns:S="x"><S:Header><h/></S:Header><S:Body><nfeResultMsg><ret>1</ret></nfeResultMsg></S:Body></S:Envelope>`,
    ],
    [
      'without prefixes, indented',
      '<Envelope>\n <Body>\n  <nfeResultMsg>\n   <ret>1</ret>\n  </nfeResultMsg>\n </Body></Envelope>',
    ],
    ['with a byte order mark', `\ufeff${buildResult('nfeResultMsg', WSDL, '<ret>1</ret>').toString()}`],
    [
      'with an escaped answer',
      '<e:Envelope xmlns:e="x"><e:Body><r>&lt;ret&gt;1&lt;/ret&gt;</r></e:Body></e:Envelope>',
    ],
    [
      'with the answer in CDATA',
      '<e:Envelope xmlns:e="x"><e:Body><r><![CDATA[<ret>1</ret>]]></r></e:Body></e:Envelope>',
    ],
  ])('finds the answer %s', (_, xml) => {
    expect(open(xml)).toMatchObject({ kind: 'mensagem', content: '<ret>1</ret>' });
  });

  it.each([
    [
      '1.2',
      '<s:Envelope xmlns:s="x"><s:Body><s:Fault><s:Code><s:Value>s:Sender</s:Value></s:Code><s:Reason><s:Text xml:lang="pt">mal  feito</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>',
      's:Sender',
      'mal feito',
    ],
    [
      '1.1',
      '<s:Envelope xmlns:s="x"><s:Body><s:Fault><faultcode>Client</faultcode><faultstring>mal feito</faultstring></s:Fault></s:Body></s:Envelope>',
      'Client',
      'mal feito',
    ],
  ])('reads a fault of SOAP %s', (_, xml, code, reason) => {
    expect(open(xml)).toEqual({ kind: 'fault', code, reason });
  });

  it.each([
    ['not XML'],
    ['<html/>'],
    ['<Envelope/>'],
    ['<Envelope><Body/></Envelope>'],
    ['<!DOCTYPE x><Envelope/>'],
    [''],
  ])('cannot read %j', (xml) => {
    expect(open(xml).kind).toBe('ilegivel');
  });
});

describe('compression', () => {
  it('gives back what went in', () => {
    expect(gunzipBase64(gzipBase64('<a>é</a>')).toString()).toBe('<a>é</a>');
  });

  it('refuses what is not gzip, and what grows beyond the limit', () => {
    expect(() => gunzipBase64('AAAA')).toThrow('O conteúdo compactado não pôde ser lido.');
    expect(() => gunzipBase64(gzipBase64('x'.repeat(100_000)), 1_000)).toThrow(
      'O conteúdo compactado não pôde ser lido.',
    );
  });
});
