import { request } from 'node:https';
import { resolveEndpoint, sandboxUrl } from '@fiscal/core/registry/endpoints';
import { parseConsulta, parseStatus } from '@fiscal/core/sefaz/answers';
import { consSit, consStatServ } from '@fiscal/core/sefaz/messages';
import { soapContentType } from '@fiscal/core/soap/envelope';
import { issueCertificate } from '@fiscal/core/testing/certificates';
import { parseXml } from '@fiscal/core/xml/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cStatOf, xmlOf } from '../src/testing/answers.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
/** Shared company for calls that record nothing. */
let common: Company;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  common = await sandbox.company();
});
afterAll(() => sandbox.stop());

/** A POST beside the adapter, to see what a stranger sees. */
function post(
  path: string,
  options: {
    readonly cert?: string;
    readonly key?: string;
    readonly body?: string;
    readonly method?: string;
    readonly contentType?: string;
  },
) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { cert, key, body = '<a/>', method = 'POST', contentType = soapContentType('x') } = options;
    const identity = cert && key ? { cert, key } : {};
    const call = request(
      sandbox.url + path,
      { method, ca: sandbox.caPem, agent: false, headers: { 'content-type': contentType }, ...identity },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

describe('the transport', () => {
  const address = () => {
    const endpoint = resolveEndpoint({ type: 'nfe', uf: 'SP', ambiente: 2, service: 'autorizacao' });
    if (!endpoint) throw new Error('no endpoint');
    return sandboxUrl('', 'nfe', endpoint);
  };

  it('403 without a certificate, 404 for an address without a service, 405 and 415 for a call that is not SOAP', async () => {
    const company = common;
    const mine = { cert: company.identity.certPem, key: company.identity.keyPem };
    expect((await post(address(), {})).status).toBe(403);
    expect((await post('/ws/nfe/SP/nada', mine)).status).toBe(404);
    expect((await post('/ws/nfe/XX/autorizacao', mine)).status).toBe(404);
    expect((await post(address(), { ...mine, method: 'GET', body: '' })).status).toBe(405);
    expect((await post(address(), { ...mine, contentType: 'application/json' })).status).toBe(415);
  });

  it('a Fault for a message element of another service', async () => {
    const company = common;
    const body = `<Envelope xmlns="http://www.w3.org/2003/05/soap-envelope"><Body><nfeDadosMsg xmlns="http://outro.example"><a/></nfeDadosMsg></Body></Envelope>`;
    const answer = await post(address(), {
      cert: company.identity.certPem,
      key: company.identity.keyPem,
      body,
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('Fault');
  });

  it.each<[string, Parameters<typeof issueCertificate>[0]]>([
    ['283', { commonName: 'X', cnpj: '11222333000181', clientAuth: true }],
    ['282', { commonName: 'X', clientAuth: true }],
    [
      '281',
      {
        commonName: 'X',
        cnpj: '11222333000181',
        clientAuth: true,
        notBefore: new Date(0),
        notAfter: new Date(1_000_000_000_000),
      },
    ],
    ['280', { commonName: 'X', cnpj: '11222333000181', serverNames: ['x'] }],
  ])('%s for a transmitter it does not accept', async (cStat, options) => {
    const stranger = issueCertificate(options);
    const answer = await post(address(), { cert: stranger.certPem, key: stranger.keyPem });
    expect(cStatOf(answer.body)).toBe(cStat);
  });

  it('answers any bytes at all without failing', async () => {
    const company = await sandbox.company();
    const mine = { cert: company.identity.certPem, key: company.identity.keyPem };
    const bodies = [
      '',
      ' ',
      '<',
      '<a',
      'null',
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      '\u0000',
      `${'<a>'.repeat(500)}`,
      '<Envelope><Body/></Envelope>',
    ];
    for (const body of bodies)
      expect([200, 500]).toContain((await post(address(), { ...mine, body })).status);
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  });
});

describe('the answer on the wire', () => {
  it('is an envelope with the result element of the service', async () => {
    const company = await sandbox.company();
    const endpoint = resolveEndpoint({ type: 'nfe', uf: 'SP', ambiente: 2, service: 'statusServico' });
    if (!endpoint) throw new Error('no endpoint');
    const body = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Header><x/></s:Header><s:Body><nfeDadosMsg xmlns="${endpoint.wsdlNamespace}">${consStatServ({ ambiente: 2, cUF: '35' })}</nfeDadosMsg></s:Body></s:Envelope>`;
    const answer = await post(sandboxUrl('', 'nfe', endpoint), {
      cert: company.identity.certPem,
      key: company.identity.keyPem,
      body,
    });
    const root = parseXml(answer.body).root;
    expect([
      root.name,
      root.children[0]?.name,
      root.children[0]?.children[0]?.name,
      root.children[0]?.children[0]?.namespace,
    ]).toEqual(['Envelope', 'Body', 'nfeResultMsg', endpoint.wsdlNamespace]);
  });
});

describe('status and key query', () => {
  const status = async (company: Company, cUF = '35') =>
    parseStatus(xmlOf(await company.call('statusServico', consStatServ({ ambiente: 2, cUF }))));

  it('is up, and knows which UFs it serves', async () => {
    const company = common;
    expect(await status(company)).toEqual({ online: true, cStat: '107', xMotivo: 'Serviço em Operação' });
    expect(await status(company, '41')).toMatchObject({ online: false, cStat: '289' });
  });

  it.each([
    ['236', (chave: string) => chave.slice(0, 43) + ((Number(chave[43]) + 1) % 10)],
    ['215', (chave: string) => chave.slice(0, 40)],
  ])('%s for a wrong key', async (cStat, change) => {
    const company = common;
    const { chave } = company.build({ nNF: 1 });
    const reply = await company.call('consultaProtocolo', consSit({ ambiente: 2, chave: change(chave) }));
    expect(parseConsulta(xmlOf(reply))).toMatchObject({ cStat });
  });

  it('226 for a key of another authorizer, 526 for an old one', async () => {
    const company = common;
    const ask = async (chave: string) =>
      parseConsulta(xmlOf(await company.call('consultaProtocolo', consSit({ ambiente: 2, chave }))));
    expect(await ask(company.build({ nNF: 1, uf: 'PR' }).chave)).toMatchObject({ cStat: '226' });
    expect(await ask(company.build({ nNF: 1, dhEmiMs: Date.now() - 250 * 86_400_000 }).chave)).toMatchObject({
      cStat: '526',
    });
  });
});
