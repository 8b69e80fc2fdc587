import { describe, expect, it } from 'vitest';
import { buildEnvelope } from '../soap/envelope.ts';
import { codeInDoubt } from './code-in-doubt.ts';
import { wireOf } from './wire.ts';

const EXPECTED = { chave: '35261111222333000181550010000000011123456789', digestValue: 'ZGlnZXN0' };

/** Reads a raw answer to an emission, and returns the code in it that proves nothing. */
const saidIn = (type: string, httpStatus: number, body: string | Buffer) =>
  codeInDoubt(type, {
    question: 'documento',
    kept: null,
    answer: () => Promise.resolve({ httpStatus, body: Buffer.from(body) }),
    read: (content) => wireOf(type).readAuthorisation(content, EXPECTED),
  });

const soap = (payload: string) =>
  buildEnvelope({
    messageElement: 'nfeResultMsg',
    wsdlNamespace: 'http://www.portalfiscal.inf.br/nfe/wsdl/NFeAutorizacao4',
    payloadEncoding: 'xml',
    payload,
  });
const lot = (cStat: string) =>
  `<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><cStat>104</cStat><xMotivo>Lote processado</xMotivo><protNFe versao="4.00"><infProt><tpAmb>2</tpAmb><chNFe>${EXPECTED.chave}</chNFe><digVal>${EXPECTED.digestValue}</digVal><cStat>${cStat}</cStat><xMotivo>Situação nova</xMotivo></infProt></protNFe></retEnviNFe>`;

describe('the bytes of an answer that was recorded', () => {
  it('are read as SOAP where the type speaks SOAP', async () => {
    expect(await saidIn('nfe', 200, soap(lot('129')))).toMatchObject({ cStat: '129' });
  });

  it.each([
    ['errors', { erros: [{ codigo: 'E9999', descricao: 'Erro não catalogado' }] }],
    ['nothing that is known', {}],
  ])('are read as JSON where the type speaks REST: %s', async (_, body) => {
    await expect(saidIn('nfse', 400, JSON.stringify(body))).resolves.toBeDefined();
  });

  it.each([
    ['nfe', 200, 'not XML'],
    ['nfe', 503, soap(lot('129'))],
    ['nfse', 502, '<html>Bad Gateway</html>'],
    ['nfse', 200, '{"cut of'],
  ])('without an answer decide nothing: %s with HTTP %d', async (type, status, body) => {
    expect(await saidIn(type, status, body)).toBeNull();
  });
});
