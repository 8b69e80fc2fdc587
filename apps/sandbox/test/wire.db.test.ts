import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import { parseAutorizacao, parseConsulta, parseRecibo, parseStatus } from '@fiscal/core/sefaz/answers';
import { resolveEndpoint, sandboxUrl } from '@fiscal/core/sefaz/endpoints';
import { consReciNFe, consSit, consStatServ, enviNFe, NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import type { SefazReply } from '@fiscal/core/sefaz/port';
import { soapContentType } from '@fiscal/core/soap/envelope';
import { UFS } from '@fiscal/core/tables/uf';
import { issueCertificate } from '@fiscal/core/testing/certificates';
import { parseXml } from '@fiscal/core/xml/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_MARKERS } from '../src/scenarios.ts';
import { openSchemas } from '../src/schemas.ts';
import { signNfe } from '../src/testing/nfe-xml.ts';
import { schemasDir } from '../src/testing/schemas-dir.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
/** For calls that put nothing on record. */
let common: Company;
beforeAll(async () => {
  sandbox = await startTestSandbox(schemasDir());
  common = await sandbox.company();
});
afterAll(() => sandbox.stop());

const xmlOf = (reply: SefazReply): string => {
  if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
  return reply.xml;
};
const cStatOf = (xml: string): string | undefined => /<cStat>(\d+)<\/cStat>/.exec(xml)?.[1];
const edited = (company: Company, nNF: number, edit: (xml: string) => string) => company.emit({ nNF, edit });

describe('authorisation', () => {
  it.each(['55', '65'] as const)(
    'authorises a good document of model %s and knows it afterwards',
    async (modelo) => {
      const company = await sandbox.company();
      const { chave, xml } = company.signed({ nNF: 1, modelo });
      const outcome = parseAutorizacao(
        xmlOf(await company.send(xml, { type: modelo === '65' ? 'nfce' : 'nfe' })),
        { chave },
      );
      expect(outcome).toMatchObject({
        kind: 'autorizado',
        cStat: '100',
        nProt: expect.stringMatching(/^135\d{12}$/),
      });
      expect(await company.query(chave)).toMatchObject({
        kind: 'encontrado',
        situacao: 'autorizado',
        nProt: outcome.kind === 'autorizado' ? outcome.nProt : '',
        digVal: outcome.kind === 'autorizado' ? outcome.digVal : '',
      });
    },
  );

  it('answers for every UF at its own authorizer', async () => {
    const company = await sandbox.company();
    const outcomes = await Promise.all(UFS.map(({ sigla }, i) => company.emit({ nNF: i + 1, uf: sigla })));
    expect(outcomes.filter((outcome) => outcome.kind !== 'autorizado')).toEqual([]);
  });

  it('answers messages that the official schemas accept', async () => {
    const schemas = openSchemas(schemasDir(), []);
    const company = await sandbox.company();
    const { chave, xml } = company.signed({ nNF: 1 });
    const pending = company.signed({ nNF: 2, infCpl: 'SANDBOX(assincrono=1)' });
    const answers: [string, string][] = [
      ['retEnviNFe', xmlOf(await company.send(xml))],
      ['retEnviNFe', xmlOf(await company.send(xml))],
      ['retEnviNFe', xmlOf(await company.send(Buffer.from('<a/>')))],
      ['retEnviNFe', xmlOf(await company.send(pending.xml))],
      ['retConsSitNFe', xmlOf(await company.call('consultaProtocolo', consSit({ ambiente: 2, chave })))],
      [
        'retConsSitNFe',
        xmlOf(await company.call('consultaProtocolo', consSit({ ambiente: 2, chave: pending.chave }))),
      ],
      [
        'retConsReciNFe',
        xmlOf(await company.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec: '359999999999999' }))),
      ],
      [
        'retConsStatServ',
        xmlOf(await company.call('statusServico', consStatServ({ ambiente: 2, cUF: '35' }))),
      ],
    ];
    expect(answers.flatMap(([root, answer]) => schemas.check(root, answer))).toEqual([]);
  });

  it('gives one number to one of many that want it at once', async () => {
    const company = await sandbox.company();
    const rivals = Array.from({ length: 8 }, (_, i) => company.emit({ nNF: 5, cNF: `1029384${i}` }));
    const outcomes = await Promise.all(rivals);
    expect(outcomes.filter(({ kind }) => kind === 'autorizado')).toHaveLength(1);
    expect(
      outcomes.filter((o) => o.kind === 'duplicado' && o.cStat === '539' && o.chave !== null),
    ).toHaveLength(7);
  });

  it('keeps the worlds of two accounts apart', async () => {
    const cnpj = '11222333000181';
    const [one, other] = await Promise.all([sandbox.company({ cnpj }), sandbox.company({ cnpj })]);
    const { chave, xml } = one.signed({ nNF: 1 });
    await one.send(xml);
    expect(await other.query(chave)).toMatchObject({ kind: 'desconhecido', cStat: '217' });
    expect(await other.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  });

  it('remembers across a restart', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed({ nNF: 1 });
    await company.send(xml);
    await sandbox.restart();
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado' });
    expect(await company.emit({ nNF: 2 })).toMatchObject({ kind: 'autorizado' });
  });

  it('authorises late with 150', async () => {
    const company = await sandbox.company();
    expect(await company.emit({ nNF: 1, dhEmiMs: Date.now() - 8 * 86_400_000 })).toMatchObject({
      kind: 'autorizado',
      cStat: '150',
    });
  });
});

describe('duplicity', () => {
  it('answers 204 with the protocol on record to the same key', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed({ nNF: 1 });
    const first = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    const again = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    expect(again).toMatchObject({ kind: 'duplicado', cStat: '204' });
    expect(
      again.kind === 'duplicado' && first.kind === 'autorizado' && again.xMotivo.includes(first.nProt),
    ).toBe(true);
  });

  it('names the key on record when the number is taken, also to a query', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed({ nNF: 1 });
    await company.send(xml);
    expect(await company.emit({ nNF: 1, cNF: '55667788' })).toMatchObject({
      kind: 'duplicado',
      cStat: '539',
      chave,
    });
    const other = company.build({ nNF: 1, cNF: '55667788' });
    expect(await company.query(other.chave)).toMatchObject({ kind: 'recusado', cStat: '613', chave });
  });

  it('comes before the content rules', async () => {
    const company = await sandbox.company();
    await company.emit({ nNF: 1 });
    expect(
      await edited(company, 1, (xml) => xml.replace('<tPag>01</tPag>', '<tPag>99</tPag>')),
    ).toMatchObject({ cStat: '204' });
  });
});

describe('refusals, in the order of the manual', () => {
  const message = (company: Company, change: (payload: string) => string, nNF = 1) => {
    const payload = enviNFe({ xml: company.signed({ nNF }).xml, idLote: '1' }).toString();
    return company.call('autorizacao', change(payload));
  };

  it.each<[string, (payload: string) => string]>([
    ['516', (p) => p.replaceAll('enviNFe', 'outraCoisa')],
    [
      '404',
      (p) =>
        p
          .replaceAll('<natOp>', '<a:natOp xmlns:a="http://www.portalfiscal.inf.br/nfe">')
          .replace('</natOp>', '</a:natOp>'),
    ],
    ['587', (p) => p.replaceAll(NFE_NAMESPACE, 'http://outro.example')],
    ['588', (p) => p.replace('<idLote>', ' <idLote>')],
    ['239', (p) => p.replace('versao="4.00"', 'versao="3.10"')],
    ['568', (p) => p.replace(' versao="4.00"', '')],
    ['215', (p) => p.replace('<idLote>1</idLote>', '<idLote>x</idLote>')],
    ['225', (p) => p.replace('<natOp>VENDA</natOp>', '')],
    ['452', (p) => p.replace('<indSinc>1', '<indSinc>0')],
    ['214', (p) => p.replace('VENDA</natOp>', `${'A'.repeat(512_000)}</natOp>`)],
    ['243', (p) => p.replace('</natOp>', '</natOp')],
  ])('%s for the message', async (cStat, change) => {
    const reply = await message(common, change);
    const outcome = parseAutorizacao(xmlOf(reply));
    expect(outcome).toMatchObject({ kind: 'rejeitado', cStat });
    expect(xmlOf(reply)).not.toContain('<protNFe');
  });

  it('764 for two documents that want an answer at once, 126 for two NFC-e', async () => {
    const company = common;
    const lot = (modelo: '55' | '65') =>
      enviNFe({ xml: [1, 2].map((nNF) => company.signed({ nNF, modelo }).xml), idLote: '1' });
    expect(parseAutorizacao(xmlOf(await company.call('autorizacao', lot('55'))))).toMatchObject({
      cStat: '764',
    });
    const nfce = await company.call('autorizacao', lot('65'), { type: 'nfce' });
    expect(parseAutorizacao(xmlOf(nfce))).toMatchObject({ cStat: '126' });
  });

  it('says which element the schema refuses', async () => {
    const reply = await message(common, (p) => p.replace('<CEP>01001000</CEP>', '<CEP>1</CEP>'));
    expect(xmlOf(reply)).toContain('CEP');
  });

  it('402 for bytes that are not UTF-8', async () => {
    const company = common;
    const bytes = enviNFe({ xml: company.signed({ nNF: 1, infCpl: 'X' }).xml, idLote: '1' });
    bytes[bytes.indexOf('VENDA')] = 0xe9;
    expect(parseAutorizacao(xmlOf(await company.call('autorizacao', bytes)))).toMatchObject({ cStat: '402' });
  });

  it('252 for production, 450 and 775 for the other model', async () => {
    const company = common;
    expect(await edited(company, 1, (xml) => xml.replace('<tpAmb>2', '<tpAmb>1'))).toMatchObject({
      cStat: '252',
    });
    expect(await company.emit({ nNF: 1, modelo: '65' }, { type: 'nfe' })).toMatchObject({ cStat: '450' });
    expect(await company.emit({ nNF: 1 }, { type: 'nfce' })).toMatchObject({ cStat: '775' });
  });

  it('297 when a byte changed after signing, 298 for another profile', async () => {
    const company = common;
    const { xml } = company.signed({ nNF: 1 });
    const send = async (text: string) => parseAutorizacao(xmlOf(await company.send(Buffer.from(text))));
    expect(await send(xml.toString().replace('<xBairro>CENTRO', '<xBairro>CENTRA'))).toMatchObject({
      cStat: '297',
    });
    // The schema fixes the algorithms, so a foreign one does not even reach the signature's check.
    expect(await send(xml.toString().replace('xmldsig#rsa-sha1', 'xmldsig#dsa-sha1'))).toMatchObject({
      cStat: '225',
    });
    expect(await send(xml.toString().replace('<Signature xmlns', '<Signature Id="a" xmlns'))).toMatchObject({
      kind: 'rejeitado',
    });
  });

  it('293, 291 and 213 for signers of another CA, out of date, or of another company', async () => {
    const company = common;
    const signedBy = async (signer: Company['signer']) => {
      const built = company.build({ nNF: 1 });
      return parseAutorizacao(xmlOf(await company.send(signNfe(built, signer))), { chave: built.chave });
    };
    const stranger = issueCertificate({
      commonName: `X:${company.cnpj}`,
      cnpj: company.cnpj,
      clientAuth: true,
    });
    expect(await signedBy(stranger)).toMatchObject({ cStat: '293' });
    const expired = issueCertificate({
      commonName: 'X',
      cnpj: company.cnpj,
      clientAuth: true,
      notBefore: new Date(0),
      notAfter: new Date(1_000_000_000_000),
    });
    expect(await signedBy(expired)).toMatchObject({ cStat: '291' });
    expect(await signedBy((await sandbox.company()).signer)).toMatchObject({ cStat: '213' });
  });

  it('a document rule inside the protocol, with the item', async () => {
    const company = await sandbox.company();
    const outcome = await edited(company, 1, (xml) => xml.replace('<vUnCom>150.00', '<vUnCom>151.00'));
    expect(outcome).toMatchObject({
      kind: 'rejeitado',
      cStat: '629',
      xMotivo: expect.stringContaining('[nItem:1]'),
    });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  });

  it('register rules only when asked to be strict', async () => {
    const company = await sandbox.company();
    const edit = (xml: string) => xml.replace('<NCM>94013090', '<NCM>00000000');
    expect(await company.emit({ nNF: 1, edit }, { strict: true })).toMatchObject({ cStat: '778' });
    expect(await company.emit({ nNF: 1, edit })).toMatchObject({ kind: 'autorizado' });
  });
});

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

  it('403 without a certificate, 404 where nobody answers, 405 and 415 for what is no SOAP call', async () => {
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

describe('markers in a document', () => {
  const marked = (nNF: number, infCpl: string) => ({ nNF, infCpl });

  it('cStat answers that code, in the protocol or for the lot', async () => {
    const company = await sandbox.company();
    expect(await company.emit(marked(1, 'SANDBOX(cStat=610)'))).toMatchObject({
      kind: 'rejeitado',
      cStat: '610',
    });
    expect(await company.emit(marked(1, 'SANDBOX(cStat=656)'))).toMatchObject({
      kind: 'indisponivel',
      cStat: '656',
    });
    expect(await company.emit(marked(1, 'SANDBOX(cStat=109)'))).toMatchObject({
      kind: 'indisponivel',
      cStat: '109',
    });
    expect(await company.emit(marked(1, 'SANDBOX(cStat=225)'))).toMatchObject({
      kind: 'rejeitado',
      cStat: '225',
    });
    expect(await company.emit(marked(1, 'SANDBOX(cStat=150)'))).toMatchObject({
      kind: 'autorizado',
      cStat: '150',
    });
  });

  it.each(['SANDBOX(foo=1)', 'SANDBOX(timeout=x)'])('%s, misspelt, is refused by name', async (marker) => {
    const company = await sandbox.company();
    expect(await company.emit(marked(1, marker))).toMatchObject({
      kind: 'rejeitado',
      cStat: '999',
      xMotivo: `Rejeição: marcador desconhecido ${marker}. Conhecidos: ${KNOWN_MARKERS}`,
    });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  });

  it.each(['110', '301', '302', '303'])(
    'cStat=%s denies with protocol and uses the number up',
    async (cStat) => {
      const company = await sandbox.company();
      const { chave, xml } = company.signed(marked(1, `SANDBOX(cStat=${cStat})`));
      expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({
        kind: 'denegado',
        cStat,
        nProt: expect.stringMatching(/^\d{15}$/),
      });
      expect(await company.query(chave)).toMatchObject({ kind: 'encontrado', situacao: 'denegado', cStat });
      expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'duplicado', cStat: '205' });
    },
  );

  it('cStat=539 puts a rival on record that a query finds', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, 'SANDBOX(cStat=539)'));
    const outcome = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    expect(outcome).toMatchObject({
      kind: 'duplicado',
      cStat: '539',
      chave: expect.stringMatching(/^\d{44}$/),
    });
    const rival = outcome.kind === 'duplicado' ? (outcome.chave ?? '') : '';
    expect(rival).not.toBe(chave);
    expect(await company.query(rival)).toMatchObject({ kind: 'encontrado', situacao: 'autorizado' });
  });

  it('cStat=204 puts the key on record with another digest', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, 'SANDBOX(cStat=204)'));
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({
      kind: 'duplicado',
      cStat: '204',
    });
    const known = await company.query(chave);
    expect(known).toMatchObject({ kind: 'encontrado' });
    expect(known.kind === 'encontrado' && xml.toString().includes(known.digVal ?? '')).toBe(false);
  });

  it.each([
    ['205', 'denegado'],
    ['218', 'cancelado'],
  ])('cStat=%s puts the key on record as %s', async (cStat, situacao) => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, `SANDBOX(cStat=${cStat})`));
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({
      kind: 'duplicado',
      cStat,
    });
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado', situacao });
  });

  it('cStat=206 voids the number', async () => {
    const company = await sandbox.company();
    expect(await company.emit(marked(1, 'SANDBOX(cStat=206)'))).toMatchObject({
      kind: 'duplicado',
      cStat: '206',
    });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'duplicado', cStat: '206' });
  });

  it('assincrono=2: 103, 105 twice, then the decision, the same for ever', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, 'SANDBOX(assincrono=2)'));
    const taken = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    const again = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    expect(taken).toMatchObject({ kind: 'recibo', cStat: '103', nRec: expect.stringMatching(/^351\d{12}$/) });
    expect(again).toEqual(taken);
    const nRec = taken.kind === 'recibo' ? taken.nRec : '';
    const ask = async () =>
      parseRecibo(xmlOf(await company.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec }))), {
        chave,
        nRec,
      });
    expect(await company.query(chave)).toMatchObject({ cStat: '217' });
    expect(await ask()).toMatchObject({ kind: 'recibo', cStat: '105' });
    expect(await ask()).toMatchObject({ kind: 'recibo', cStat: '105' });
    const decided = await ask();
    expect(decided).toMatchObject({ kind: 'autorizado', cStat: '100' });
    expect(await ask()).toEqual(decided);
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado' });
    const other = await sandbox.company();
    expect(xmlOf(await other.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec })))).toContain(
      '<cStat>106</cStat>',
    );
  });

  it('decides a lot once, however many ask at the same time', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, 'SANDBOX(assincrono=0)'));
    const taken = parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    const nRec = taken.kind === 'recibo' ? taken.nRec : '';
    const asked = Array.from({ length: 6 }, () =>
      company.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec })),
    );
    const answers = (await Promise.all(asked)).map((reply) => parseRecibo(xmlOf(reply), { chave, nRec }));
    expect(answers).toEqual(Array(6).fill(answers[0]));
    expect(answers[0]).toMatchObject({ kind: 'autorizado' });
  });

  it('takes a lot of two in and decides each', async () => {
    const company = await sandbox.company();
    const docs = [
      company.signed({ nNF: 1 }),
      company.signed({ nNF: 2, edit: (xml) => xml.replace('<tPag>01', '<tPag>99') }),
    ];
    const reply = await company.call(
      'autorizacao',
      enviNFe({ xml: docs.map((d) => d.xml), idLote: '1', sincrono: false }),
    );
    const nRec = /<nRec>(\d{15})/.exec(xmlOf(reply))?.[1] ?? '';
    const answer = xmlOf(await company.call('retAutorizacao', consReciNFe({ ambiente: 2, nRec })));
    expect(docs.map(({ chave }) => parseRecibo(answer, { chave, nRec }))).toMatchObject([
      { cStat: '100' },
      { cStat: '441' },
    ]);
  });

  it('timeout=antes cuts once and takes nothing', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, 'SANDBOX(timeout=antes)'));
    expect(await company.send(xml)).toMatchObject({ kind: 'sem-resposta' });
    expect(await company.query(chave)).toMatchObject({ kind: 'desconhecido', cStat: '217' });
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({ kind: 'autorizado' });
  });

  it('timeout=depois cuts once and has authorised', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, 'SANDBOX(timeout=depois)'));
    expect(await company.send(xml)).toMatchObject({ kind: 'sem-resposta' });
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado', situacao: 'autorizado' });
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({
      kind: 'duplicado',
      cStat: '204',
    });
  });

  it('indisponivel=2 answers 108 twice', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, 'SANDBOX(indisponivel=2)'));
    const send = async () => parseAutorizacao(xmlOf(await company.send(xml)), { chave });
    expect([await send(), await send(), await send()]).toMatchObject([
      { cStat: '108' },
      { cStat: '108' },
      { cStat: '100' },
    ]);
  });

  it.each([
    ['SANDBOX(http=503)', { kind: 'sem-resposta', httpStatus: 503 }],
    ['SANDBOX(lixo)', { kind: 'sem-resposta', httpStatus: 200 }],
  ])('%s spoils the first answer only', async (marker, expected) => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, marker));
    expect(await company.send(xml)).toMatchObject(expected);
    expect(parseAutorizacao(xmlOf(await company.send(xml)), { chave })).toMatchObject({ cStat: '100' });
  });

  it('lento answers later than the caller waits, having decided all the same', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed(marked(1, 'SANDBOX(lento=60000)'));
    expect(await company.send(xml, { timeoutMs: 2_000 })).toMatchObject({ kind: 'sem-resposta' });
    await company.send(xml);
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado', situacao: 'autorizado' });
  });

  it('cStat=105 takes the document in, as the real 103 does', async () => {
    const company = await sandbox.company();
    expect(await company.emit(marked(1, 'SANDBOX(cStat=105)'))).toMatchObject({
      kind: 'recibo',
      cStat: '103',
    });
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

describe('the control plane', () => {
  it('needs its token, but for health and the CA', async () => {
    const world = randomUUID();
    expect(
      (await sandbox.control('GET', `/sandbox/documents?accountId=${world}`, undefined, null)).status,
    ).toBe(401);
    expect(
      (await sandbox.control('GET', `/sandbox/documents?accountId=${world}`, undefined, 'wrong')).status,
    ).toBe(401);
    expect(await sandbox.control('GET', '/sandbox/health', undefined, null)).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    expect((await sandbox.control('GET', '/sandbox/ca.pem', undefined, null)).body).toBe(sandbox.caPem);
    expect((await sandbox.control('GET', '/sandbox/nada')).status).toBe(404);
    expect((await sandbox.control('DELETE', '/sandbox/clock')).status).toBe(405);
  });

  it('names what is wrong with a body', async () => {
    const answer = await sandbox.control('POST', '/sandbox/conditions', {
      accountId: 'a',
      operation: 'emitir',
      scenario: 'nada',
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: 'operation' }, { field: 'scenario' }] });
    expect(
      (
        await sandbox.control('POST', '/sandbox/certificates', {
          accountId: 'a',
          clientId: 'b',
          cnpj: '1',
          name: 'c',
        })
      ).status,
    ).toBe(400);
  });

  it('a condition touches as many calls as it says, of that operation, UF and world only', async () => {
    const [company, other] = await Promise.all([sandbox.company(), sandbox.company()]);
    const status = async (who: Company, uf: string, cUF: string) =>
      parseStatus(xmlOf(await who.call('statusServico', consStatServ({ ambiente: 2, cUF }), { uf }))).cStat;
    await sandbox.control('POST', '/sandbox/conditions', {
      accountId: company.world,
      operation: 'status',
      uf: 'SP',
      scenario: 'cStat=109',
      times: 2,
    });
    expect(await status(company, 'PR', '41')).toBe('107');
    expect(await status(other, 'SP', '35')).toBe('107');
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
    expect([
      await status(company, 'SP', '35'),
      await status(company, 'SP', '35'),
      await status(company, 'SP', '35'),
    ]).toEqual(['109', '109', '107']);
  });

  it('conditions can be listed and removed', async () => {
    const company = await sandbox.company();
    const made = await sandbox.control('POST', '/sandbox/conditions', {
      accountId: company.world,
      scenario: 'SANDBOX(indisponivel=3)',
    });
    expect(made).toMatchObject({ status: 201, body: { timesLeft: 3 } });
    expect(
      (await sandbox.control('GET', `/sandbox/conditions?accountId=${company.world}`)).body,
    ).toMatchObject({ conditions: [{ scenario: 'SANDBOX(indisponivel=3)' }] });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '108' });
    expect(
      await sandbox.control('DELETE', '/sandbox/conditions', { accountId: company.world }),
    ).toMatchObject({ body: { removed: 1 } });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '100' });
  });

  it('tells operators what can be asked of it, and the rules of a type', async () => {
    const offered = await sandbox.control('GET', '/sandbox/operations');
    expect(offered.body).toMatchObject({
      operations: expect.arrayContaining(['emit', 'status', 'cancel']),
      services: { nfe: expect.arrayContaining(['autorizacao', 'statusServico']) },
    });
    const { body } = await sandbox.control('GET', '/sandbox/rules?type=nfe');
    expect(body).toMatchObject({
      types: expect.arrayContaining(['nfe', 'nfse']),
      rules: expect.arrayContaining([
        expect.objectContaining({ cStat: '539', level: 'on' }),
        expect.objectContaining({ level: 'strict' }),
      ]),
    });
    expect((await sandbox.control('GET', '/sandbox/rules?type=nada')).body).toMatchObject({ rules: [] });
    expect((await sandbox.control('GET', '/sandbox/rules?type=nfe', undefined, null)).status).toBe(401);
  });

  it('conditions of a key query: cut, garbage, 5xx', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed({ nNF: 1 });
    await company.send(xml);
    for (const scenario of ['timeout=antes', 'lixo', 'http=500'])
      await sandbox.control('POST', '/sandbox/conditions', {
        accountId: company.world,
        operation: 'query',
        scenario,
      });
    for (const _ of [1, 2, 3]) expect(await company.query(chave)).toMatchObject({ kind: 'indisponivel' });
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado' });
  });

  it("moves a world's clock", async () => {
    const company = await sandbox.company();
    await sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: -600_000 });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '703' });
    await sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: 0 });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '100' });
  });

  it('checks the hash of QR Code version 2 once it knows the CSC', async () => {
    const company = await sandbox.company();
    await sandbox.control('PUT', '/sandbox/emitters', {
      accountId: company.world,
      cnpj: company.cnpj,
      csc: 'SEGREDO',
      cscId: '000001',
    });
    const csc = (token: string) => ({ modelo: '65' as const, csc: { id: '000001', token } });
    expect(await company.emit({ nNF: 1, ...csc('OUTRO') })).toMatchObject({ cStat: '464' });
    expect(await company.emit({ nNF: 1, ...csc('SEGREDO') })).toMatchObject({ cStat: '100' });
  });

  it('lists for auditors what is on record', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed({ nNF: 1 });
    await company.send(xml);
    await company.emit({ nNF: 2, infCpl: 'SANDBOX(cStat=539)' });
    const { body } = await sandbox.control('GET', `/sandbox/documents?accountId=${company.world}`);
    expect(body).toMatchObject({
      counts: { autorizado: 2, cancelado: 0, denegado: 0 },
      documents: [{ transmitted: false }, { chave, transmitted: true }],
    });
    const one = await sandbox.control('GET', `/sandbox/documents?accountId=${company.world}&chave=${chave}`);
    expect(one.body).toMatchObject({
      documents: [{ chave, situacao: 'autorizado', digVal: expect.any(String), nProt: expect.any(String) }],
    });
  });

  it('issues certificates that carry the world and the CNPJ', async () => {
    const answer = await sandbox.control('POST', '/sandbox/certificates', {
      accountId: 'conta-1',
      clientId: 'c',
      cnpj: '12.ABC.345/01DE-35',
      name: 'São João & Filhos Ltda com um nome muito comprido mesmo, bem mais do que cabe',
    });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body ?? {}).sort()).toEqual(['certPem', 'chainPem', 'keyPem']);
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
