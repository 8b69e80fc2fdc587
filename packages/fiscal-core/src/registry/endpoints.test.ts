import { describe, expect, it } from 'vitest';
import { buildChave } from '../chave-acesso/chave-acesso.ts';
import { nfceConsulta } from '../documents/nfe/coupon/consulta.ts';
import { UF_SIGLAS } from '../tables/uf.ts';
import {
  atSvc,
  authorizerOf,
  endpointTable,
  eventRoute,
  resolveEndpoint,
  sandboxUrl,
  ufsWith,
} from './endpoints.ts';

const AMBIENTES = [1, 2] as const;
const TYPES = ['nfe', 'nfce'] as const;
/** An emitter needs them in every UF and environment. */
const EMITTER_SERVICES = [
  'autorizacao',
  'retAutorizacao',
  'consultaProtocolo',
  'statusServico',
  'inutilizacao',
  'recepcaoEvento',
] as const;

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
    '%s: production and homologation never share an address, but for the registers of RS and of GTINs',
    (type) => {
      const urls = (ambiente: 1 | 2) =>
        Object.values(endpointTable(type)?.urls[ambiente] ?? {}).flatMap((row) => Object.values(row));
      const production = new Set(urls(1));
      expect(urls(2).filter((url) => production.has(url))).toEqual(
        type === 'nfe'
          ? [
              'https://cad.svrs.rs.gov.br/ws/cadconsultacadastro/cadconsultacadastro4.asmx',
              'https://dfe-servico.svrs.rs.gov.br/ws/ccgConsGTIN/ccgConsGTIN.asmx',
            ]
          : [],
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
  ] as const)('%s %s %i %s is answered by %s', (...[type, uf, ambiente, service, authorizer, url]) => {
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

  it('gives what one authorizer does otherwise', () => {
    const cadastro = (uf: string) => resolveEndpoint({ type: 'nfe', uf, ambiente: 1, service: 'cadastro' });
    expect(cadastro('MT')).toMatchObject({
      requestWrapper: 'consultaCadastro',
      messageElement: 'nfeDadosMsg',
      resultElement: 'consultaCadastroResult',
    });
    expect(cadastro('MS')).toMatchObject({ requestWrapper: null, resultElement: 'nfeResultMsg' });
  });

  it('knows which UFs have a register to ask', () => {
    const withRegister = (ambiente: 1 | 2) => ufsWith({ type: 'nfe', ambiente, service: 'cadastro' });
    expect([...withRegister(1)].sort().join(' ')).toBe('AC AM BA ES GO MG MS MT PB PE PR RN RS SC SP');
    expect([...withRegister(2)].sort().join(' ')).toBe('AC BA ES GO MG MS MT PB PE PR RN RS SC SP');
    expect(ufsWith({ type: 'nfe', ambiente: 1, service: 'consultaGTIN' })).toEqual(UF_SIGLAS);
  });

  it('has a SVC for every UF of NF-e, without inutilização, and none for NFC-e', () => {
    for (const uf of UF_SIGLAS) {
      const authorizer = endpointTable('nfe')?.svc?.byUf[uf] ?? '';
      expect(authorizer).toMatch(/^SVC-(AN|RS)$/);
      const query = { type: 'nfe', uf, ambiente: 1, authorizer } as const;
      expect(resolveEndpoint({ ...query, service: 'autorizacao' })?.authorizer).toBe(authorizer);
      expect(resolveEndpoint({ ...query, service: 'inutilizacao' })).toBeNull();
    }
    expect(endpointTable('nfce')?.svc).toBeUndefined();
  });

  it('finds the SVC of a document by its key', () => {
    const of = (type: string, mod: string, tpEmis: string) =>
      atSvc(
        type,
        buildChave({
          cUF: '35',
          AAMM: '2611',
          cnpj: '11222333000181',
          mod,
          serie: 1,
          nNF: 1,
          tpEmis,
          cNF: '46502913',
        }),
      );
    expect(['1', '4', '5', '6', '7', '9'].map((tpEmis) => of('nfe', '55', tpEmis).authorizer)).toEqual([
      undefined,
      undefined,
      undefined,
      'SVC-AN',
      'SVC-RS',
      undefined,
    ]);
    expect(['1', '6', '7', '8'].map((tpEmis) => of('cte', '57', tpEmis).authorizer)).toEqual([
      undefined,
      undefined,
      'SVC-RS',
      'SVC-SP',
    ]);
    expect(of('nfce', '65', '6')).toEqual({});
    expect(atSvc('nfse', '1')).toEqual({});
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
