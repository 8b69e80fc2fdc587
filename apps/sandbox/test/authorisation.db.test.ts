import { parseAutorizacao } from '@fiscal/core/sefaz/answers';
import { consReciNFe, consSit, consStatServ, enviNFe, NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { UFS } from '@fiscal/core/tables/uf';
import { issueCertificate } from '@fiscal/core/testing/certificates';
import { SCHEMAS_DIR } from '@fiscal/core/testing/official-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchemas } from '../src/schemas.ts';
import { xmlOf } from '../src/testing/answers.ts';
import { signNfe } from '../src/testing/nfe-xml.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
/** Shared company for calls that record nothing. */
let common: Company;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  common = await sandbox.company();
});
afterAll(() => sandbox.stop());

const emitEdited = (company: Company, nNF: number, edit: (xml: string) => string) =>
  company.emit({ nNF, edit });

describe('authorization', () => {
  it.each(['55', '65'] as const)(
    'authorizes a good document of model %s and knows it afterwards',
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
    const schemas = openSchemas(SCHEMAS_DIR, []);
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

  it('gives a number to one of many parallel requests', async () => {
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

  it('authorizes late with 150', async () => {
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
      await emitEdited(company, 1, (xml) => xml.replace('<tPag>01</tPag>', '<tPag>99</tPag>')),
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

  it('names the element that the schema refuses', async () => {
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
    expect(await emitEdited(company, 1, (xml) => xml.replace('<tpAmb>2', '<tpAmb>1'))).toMatchObject({
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
    const outcome = await emitEdited(company, 1, (xml) => xml.replace('<vUnCom>150.00', '<vUnCom>151.00'));
    expect(outcome).toMatchObject({
      kind: 'rejeitado',
      cStat: '629',
      xMotivo: expect.stringContaining('[nItem:1]'),
    });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
  });

  it('register rules only when asked to be strict', async () => {
    const company = await sandbox.company();
    const edit = (xml: string) => xml.replace('<NCM>94013090', '<NCM>00000001');
    expect(await company.emit({ nNF: 1, edit }, { strict: true })).toMatchObject({ cStat: '778' });
    expect(await company.emit({ nNF: 1, edit })).toMatchObject({ kind: 'autorizado' });
  });
});
