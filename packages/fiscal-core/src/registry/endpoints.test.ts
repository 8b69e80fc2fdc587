import { describe, expect, it } from 'vitest';
import { nfceConsulta } from '../documents/nfce/endpoints.ts';
import { EMITTER_SERVICES } from '../documents/nfe/endpoints.ts';
import { UF_SIGLAS } from '../tables/uf.ts';
import { authorizerOf, endpointTable, eventRoute, resolveEndpoint, sandboxUrl } from './endpoints.ts';

const AMBIENTES = [1, 2] as const;
const TYPES = ['nfe', 'nfce'] as const;

describe('endpoints', () => {
  it.each(TYPES)('%s: every UF reaches every service in both environments, over HTTPS', (type) => {
    const missing: string[] = [];
    for (const uf of UF_SIGLAS)
      for (const ambiente of AMBIENTES)
        for (const service of EMITTER_SERVICES) {
          const endpoint = resolveEndpoint({ type, uf, ambiente, service });
          if (!endpoint || !/^https:\/\/[^?\s]+4(\.asmx)?$/.test(endpoint.url))
            missing.push(`${uf} ${ambiente} ${service}`);
        }
    expect(missing).toEqual([]);
  });

  it.each(TYPES)(
    '%s: production and homologation never share an address, but for the register of RS',
    (type) => {
      const urls = (ambiente: 1 | 2) =>
        Object.values(endpointTable(type)?.urls[ambiente] ?? {}).flatMap((row) => Object.values(row));
      const production = new Set(urls(1));
      expect(urls(2).filter((url) => production.has(url))).toEqual(
        type === 'nfe' ? ['https://cad.svrs.rs.gov.br/ws/cadconsultacadastro/cadconsultacadastro4.asmx'] : [],
      );
    },
  );

  it.each([
    ['nfe', 'SP', 1, 'autorizacao', 'SP', 'https://nfe.fazenda.sp.gov.br/ws/nfeautorizacao4.asmx'],
    [
      'nfe',
      'RJ',
      2,
      'statusServico',
      'SVRS',
      'https://nfe-homologacao.svrs.rs.gov.br/ws/NfeStatusServico/NfeStatusServico4.asmx',
    ],
    [
      'nfe',
      'MA',
      1,
      'consultaProtocolo',
      'SVAN',
      'https://www.sefazvirtual.fazenda.gov.br/NFeConsultaProtocolo4/NFeConsultaProtocolo4.asmx',
    ],
    ['nfe', 'MT', 1, 'recepcaoEvento', 'MT', 'https://nfe.sefaz.mt.gov.br/nfews/v2/services/RecepcaoEvento4'],
    [
      'nfe',
      'AC',
      1,
      'distribuicaoDFe',
      'AN',
      'https://www1.nfe.fazenda.gov.br/NFeDistribuicaoDFe/NFeDistribuicaoDFe.asmx',
    ],
    [
      'nfce',
      'BA',
      1,
      'autorizacao',
      'SVRS',
      'https://nfce.svrs.rs.gov.br/ws/NfeAutorizacao/NFeAutorizacao4.asmx',
    ],
    [
      'nfce',
      'SP',
      2,
      'statusEPEC',
      'SP',
      'https://homologacao.nfce.epec.fazenda.sp.gov.br/EPECws/EPECStatusServico.asmx',
    ],
  ] as const)('%s %s %i %s is answered by %s', (type, uf, ambiente, service, authorizer, url) => {
    expect(resolveEndpoint({ type, uf, ambiente, service })).toMatchObject({ authorizer, url });
  });

  it('gives the SOAP facts of the service', () => {
    expect(resolveEndpoint({ type: 'nfe', uf: 'SP', ambiente: 2, service: 'autorizacao' })).toMatchObject({
      soapAction: 'http://www.portalfiscal.inf.br/nfe/wsdl/NFeAutorizacao4/nfeAutorizacaoLote',
      wsdlNamespace: 'http://www.portalfiscal.inf.br/nfe/wsdl/NFeAutorizacao4',
      messageElement: 'nfeDadosMsg',
      resultElement: 'nfeResultMsg',
      payloadEncoding: 'xml',
    });
  });

  it('has a SVC for every UF of NF-e, without inutilização, and none for NFC-e', () => {
    for (const uf of UF_SIGLAS) {
      const query = { type: 'nfe', uf, ambiente: 1, contingencia: true } as const;
      expect(resolveEndpoint({ ...query, service: 'autorizacao' })?.authorizer).toMatch(/^SVC-(AN|RS)$/);
      expect(resolveEndpoint({ ...query, service: 'inutilizacao' })).toBeNull();
      expect(resolveEndpoint({ ...query, type: 'nfce', service: 'autorizacao' })).toBeNull();
    }
  });

  it('resolves nothing for what it does not know', () => {
    expect(resolveEndpoint({ type: 'nada', uf: 'SP', ambiente: 1, service: 'autorizacao' })).toBeNull();
    expect(resolveEndpoint({ type: 'nfe', uf: 'XX', ambiente: 1, service: 'autorizacao' })).toBeNull();
    expect(authorizerOf({ type: 'nfe', uf: 'AL', service: 'cadastro' })).toBeNull();
  });

  it('routes events', () => {
    expect(eventRoute('nfe', '110111')).toMatchObject({ authorizer: 'UF' });
    expect(eventRoute('nfe', '110150')).toMatchObject({ authorizer: 'AN', cOrgao: '91' });
    expect(eventRoute('nfe', '110192')).toMatchObject({ authorizer: 'SVRS', cOrgao: '92' });
    expect(eventRoute('nfce', '110150')).toMatchObject({ authorizer: 'AN', cOrgao: '91' });
    expect(eventRoute('nfce', '110192')).toBeNull();
    expect(
      resolveEndpoint({ type: 'nfe', uf: 'SP', ambiente: 1, service: 'recepcaoEvento', authorizer: 'AN' })
        ?.url,
    ).toContain('www.nfe.fazenda.gov.br');
  });

  it('names the same row at the sandbox', () => {
    expect(sandboxUrl('https://127.0.0.1:4100/', 'nfe', { authorizer: 'SVRS', service: 'autorizacao' })).toBe(
      'https://127.0.0.1:4100/ws/nfe/SVRS/autorizacao',
    );
  });

  it('knows where an NFC-e of every UF is looked up', () => {
    for (const uf of UF_SIGLAS)
      for (const ambiente of AMBIENTES) {
        expect(nfceConsulta(uf, ambiente)?.urlQRCode).toMatch(/^https?:\/\/\S+$/);
        expect(nfceConsulta(uf, ambiente)?.urlChave.length).toBeGreaterThanOrEqual(21);
      }
    expect(nfceConsulta('XX', 1)).toBeNull();
  });
});
