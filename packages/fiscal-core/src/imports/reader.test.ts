import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { changeOf } from '../calendar/calendar.ts';
import type { Tree } from '../engine/document/definition.ts';
import { groupOf } from '../engine/document/tree.ts';
import { buildInutilizacao, signInutilizacao } from '../inutilizacao/definition.ts';
import { procInutNFe } from '../inutilizacao/messages.ts';
import { DOCUMENTS, documentOf } from '../registry/documents.ts';
import { NFE_NAMESPACE } from '../sefaz/messages.ts';
import {
  createTestCa,
  issueCertificate,
  issueEcnpj,
  type TestCertificate,
  type TestCertificateOptions,
  testSigner,
} from '../testing/certificates.ts';
import { dayBefore } from '../testing/days.ts';
import { holds } from '../testing/holds.ts';
import {
  type IssuedFile,
  type IssuedOptions,
  issuedEvent,
  issuedFile,
  signedAgain,
} from '../testing/issued.ts';
import { officialSchema, SCHEMAS_DIR } from '../testing/official-schemas.ts';
import { find, parseXml, sourceOf } from '../xml/parse.ts';
import { createXsdValidators } from '../xsd/validate.ts';
import type { Judged } from './judged.ts';
import { createImportReader, looksLikeEvent } from './reader.ts';

const ca = createTestCa();
const signers = new Map<string, IssuedOptions['signer']>();
function signerOf(cnpj: string): IssuedOptions['signer'] {
  const known = signers.get(cnpj) ?? { ...testSigner(issueEcnpj(ca, { cnpj })), csc: 'CSC', cscId: '1' };
  signers.set(cnpj, known);
  return known;
}

const trusted = [ca.certificate];
const byTable = createImportReader({ schemas: null, trusted });
const byXsd = createImportReader({ schemas: createXsdValidators(SCHEMAS_DIR), trusted });

const folder = (type: string) => new URL(`../documents/${type}/fixtures/`, import.meta.url);
const GOLDEN = DOCUMENTS.flatMap(({ type }) =>
  readdirSync(folder(type))
    .filter((file) => file.endsWith('.input.json'))
    .map((file) => [type, file.replace('.input.json', '')] as const),
);
const goldenOf = (type: string, name: string) => readFileSync(new URL(`${name}.xml`, folder(type)), 'utf8');

/** CNPJ of the signer: of a DC-e the platform in its key, else the issuer. */
function holderOf(type: string, golden: string): string {
  const inKey = /Id="DCe.{6}(.{14})/.exec(golden)?.[1];
  return inKey ?? documentOf(type).issued(parseXml(golden).root).emitente;
}

/** Holds the certificate of the national environment of the NFS-e. */
const ENVIRONMENT = '33683111000107';

function issueGolden(type: string, name: string, options: Partial<IssuedOptions> = {}): IssuedFile {
  const golden = goldenOf(type, name);
  return issuedFile(type, golden, {
    signer: signerOf(holderOf(type, golden)),
    environmentSigner: signerOf(ENVIRONMENT),
    ...options,
  });
}

const sale = (options: Partial<IssuedOptions> = {}) => issueGolden('nfe', 'simples-csosn102', options);
const EMITENTE = '44555666000181';
const codeOf = (judged: Judged) => (judged.kind === 'recusado' ? judged.code : judged.kind);
const editFile = (file: IssuedFile, from: string | RegExp, to: string): Buffer => {
  const text = file.xml.toString();
  const after = text.replace(from, to);
  expect(after).not.toBe(text);
  return Buffer.from(after);
};

const FAIXA = {
  environment: 1,
  uf: 'SP',
  cnpj: EMITENTE,
  modelo: '55',
  ano: 2026,
  serie: 1,
  inicio: 10,
  fim: 12,
  justificativa: 'Falha no sistema emissor',
} as const;

/** A voided range as the authority answered it. */
function voidedRange(
  cStat: string,
  of: string = EMITENTE,
  {
    fim = FAIXA.fim,
    signer = signerOf(of),
  }: { readonly fim?: number; readonly signer?: IssuedOptions['signer'] } = {},
): Buffer {
  const { xml } = signInutilizacao(buildInutilizacao({ ...FAIXA, fim }), signer);
  const answerXml = `<tpAmb>1</tpAmb><verAplic>T</verAplic><cStat>${cStat}</cStat><xMotivo>Resposta</xMotivo><cUF>35</cUF><ano>26</ano><CNPJ>${EMITENTE}</CNPJ><mod>55</mod><serie>1</serie><nNFIni>10</nNFIni><nNFFin>${fim}</nNFFin><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000012345</nProt>`;
  return procInutNFe(xml, `<retInutNFe versao="4.00"><infInut>${answerXml}</infInut></retInutNFe>`);
}

describe.each(GOLDEN)('golden %s %s, issued elsewhere', (type, name) => {
  it.each([
    ['the layout table', byTable],
    ['the official schema', byXsd],
  ])('is accepted by %s, with the content that was issued', (by, read) => {
    const file = issueGolden(type, name);
    const judged = read(file.xml);
    if (judged.kind !== 'documento') throw new Error(JSON.stringify(judged));
    const definition = documentOf(type);
    expect(judged).toMatchObject({
      type,
      environment: 1,
      modelo: definition.modelo,
      accessKey: file.chave,
      emitente: file.emitente,
      dhEmi: file.dhEmi,
      status: 'AUTORIZADA',
      warnings: [],
    });
    expect(definition.read(judged.signed)).toEqual(definition.read(file.xml));
    expect(file.xml.includes(judged.signed)).toBe(true);
    expect(judged.summary.valorTotal).toMatch(/^\d+/);
    if (type === 'nfse') expect(judged.cancellableUntilMs).toBeNull();
    else expect(judged.cancellableUntilMs).toBeGreaterThanOrEqual(Date.parse(judged.dhRecbto));
    if (definition.hasQrCode) expect(judged.qrCodeUrl).toMatch(/^https?:/);
    if (by === 'the official schema') officialSchema('manifest.json');
  });
});

it('an NFS-e is checked by both of its signatures, as xml-crypto does', () => {
  const { xml } = issueGolden('nfse', 'completo');
  const document = parseXml(xml);
  const outer = document.root.children.at(-1);
  if (!outer) throw new Error('no signature');
  const verifier = new SignedXml({ publicCert: certificateIn(sourceOf(document, outer)) });
  verifier.loadSignature(sourceOf(document, outer));
  expect(verifier.checkSignature(xml.toString())).toBe(true);
  for (const [from, to] of [
    ['<xNome>EMPRESA<', '<xNome>OUTRA<'],
    [/<xDescServ>(.)/, '<xDescServ>Z$1'],
  ] as const)
    expect(codeOf(byTable(Buffer.from(xml.toString().replace(from, to))))).toBe('assinatura_invalida');
});

const certificateIn = (xml: string): string =>
  `-----BEGIN CERTIFICATE-----\n${(/<X509Certificate>([^<]+)</.exec(xml)?.[1] ?? '').replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----`;

describe('proof of who signed', () => {
  const other = createTestCa();
  const file = sale();
  const signedBy = (signer: TestCertificate) => testSigner(signer);
  const company = (options: Partial<TestCertificateOptions>) => ({
    commonName: `EMPRESA:${EMITENTE}`,
    ...options,
  });
  const cancellation = { reason: 'Pedido cancelado pelo cliente' };

  it('an issuer with the name of an ICP-Brasil authority but without a known root is stored with a warning', () => {
    const signer = signedBy(issueEcnpj(other, { cnpj: EMITENTE }));
    expect(byTable(sale({ signer }).xml)).toMatchObject({ warnings: ['cadeia_desconhecida'] });
    const event = issuedEvent(file, 'cancelamento', cancellation, { signer });
    expect(byTable(event)).toMatchObject({ kind: 'evento', warnings: ['cadeia_desconhecida'] });
  });

  it.each([
    ['itself', () => issueCertificate(company({}))],
    [
      'a private authority',
      () =>
        issueCertificate(
          company({ issuer: issueCertificate({ commonName: 'MINHA AC', organization: 'Eu', ca: true }) }),
        ),
    ],
  ])('a certificate issued by %s proves nothing: document, event, range and note are left out', (_, made) => {
    const signer = signedBy(made());
    const codes = [
      sale({ signer }).xml,
      issuedEvent(file, 'cancelamento', cancellation, { signer }),
      voidedRange('102', EMITENTE, { signer }),
      issueGolden('nfse', 'completo', { environmentSigner: signer }).xml,
    ].map((xml) => codeOf(byTable(xml)));
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'certificado_sem_icp_brasil'));
  });

  it('a file signed outside the validity of its certificate is left out; an authority that expired later counts', () => {
    const past = { notBefore: new Date('2024-01-01'), notAfter: new Date('2025-01-01') };
    const expired = signedBy(issueEcnpj(ca, { cnpj: EMITENTE, ...past }));
    expect(codeOf(byTable(sale({ signer: expired }).xml))).toBe('certificado_fora_da_validade');
    const ended = issueCertificate({
      commonName: 'AC ENCERRADA',
      ca: true,
      issuer: ca,
      notBefore: new Date('2024-01-01'),
      notAfter: new Date('2026-11-22'),
    });
    const read = createImportReader({ schemas: null, trusted: [ca.certificate, ended.certificate] });
    expect(read(sale({ signer: signedBy(issueEcnpj(ended, { cnpj: EMITENTE })) }).xml)).toMatchObject({
      kind: 'documento',
      warnings: [],
    });
  });

  it('an NFS-e needs a signature of the national environment: its issuer’s is left out, a município’s proves nothing', () => {
    const golden = goldenOf('nfse', 'completo');
    const issuer = signerOf(holderOf('nfse', golden));
    expect(codeOf(byTable(issueGolden('nfse', 'completo', { environmentSigner: issuer }).xml))).toBe(
      'certificado_de_outro',
    );
    expect(
      byTable(issueGolden('nfse', 'completo', { environmentSigner: signerOf('11222333000181') }).xml),
    ).toMatchObject({
      warnings: ['cadeia_desconhecida'],
    });
  });
});

describe('left out and named', () => {
  it.each([
    [
      'a value changed after signing',
      () => editFile(sale(), '<nNF>1234<', '<nNF>1235<'),
      'assinatura_invalida',
    ],
    [
      'signed by another company',
      () => sale({ signer: signerOf('11222333000181') }).xml,
      'certificado_de_outro',
    ],
    [
      'a key that contradicts its fields',
      () =>
        sale({ afterKey: (tree) => Object.assign(groupOf(groupOf(tree, 'infNFe'), 'ide'), { nNF: '9' }) })
          .xml,
      'chave_invalida',
    ],
    [
      'an outdated layout',
      () => sale({ afterKey: (tree) => Object.assign(groupOf(tree, 'infNFe'), { '@versao': '3.10' }) }).xml,
      'leiaute_invalido',
    ],
    [
      'a value that no layout allows',
      () =>
        sale({ change: (tree) => Object.assign(groupOf(groupOf(tree, 'infNFe'), 'emit'), { CRT: '9' }) }).xml,
      'leiaute_invalido',
    ],
    [
      'digVal of other bytes',
      () => sale({ protocol: { digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } }).xml,
      'protocolo_invalido',
    ],
    [
      'the protocol of another key',
      () => sale({ protocol: { chNFe: '35261111222333000181550010000012341465029134' } }).xml,
      'protocolo_invalido',
    ],
    [
      'a protocol of the other environment',
      () => sale({ protocol: { tpAmb: '2' } }).xml,
      'protocolo_invalido',
    ],
    ['a rejection', () => sale({ protocol: { cStat: '539' } }).xml, 'nao_autorizado'],
    ['truncated', () => sale().xml.subarray(0, 900), 'xml_invalido'],
    ['nothing', () => Buffer.alloc(0), 'arquivo_vazio'],
    [
      'an entity bomb',
      () => Buffer.from('<!DOCTYPE a [<!ENTITY b "cc">]><nfeProc>&b;</nfeProc>'),
      'xml_invalido',
    ],
    ['no XML', () => Buffer.from('%PDF-1.7'), 'xml_invalido'],
    ['too large', () => Buffer.alloc(3 * 1024 * 1024, 'a'), 'arquivo_grande_demais'],
    [
      'an unsupported root element',
      () => Buffer.from('<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe"/>'),
      'tipo_desconhecido',
    ],
    ['signed, without a protocol', () => editFile(sale(), /<protNFe.*<\/protNFe>/, ''), 'sem_protocolo'],
  ] as const)('%s', (_, made, code) => {
    expect(codeOf(byTable(made()))).toBe(code);
    expect(codeOf(byXsd(made()))).toBe(code);
  });
});

it('a document with an announced element that the installed schemas lack is accepted, one with an invalid value is not', () => {
  const announced = sale({
    change: (tree) => {
      groupOf(groupOf(tree, 'infNFe'), 'emit')['tpRegimeIBSCBS'] = '2';
    },
  });
  expect(announced.xml.toString()).toContain('</CRT><tpRegimeIBSCBS>2</tpRegimeIBSCBS>');
  for (const read of [byTable, byXsd])
    expect(read(announced.xml)).toMatchObject({ kind: 'documento', warnings: [] });
  const wrong = sale({
    change: (tree) => {
      groupOf(groupOf(tree, 'infNFe'), 'emit')['CRT'] = '9';
    },
  });
  expect(codeOf(byTable(wrong.xml))).toBe('leiaute_invalido');
});

it('unsigned comments with the names of such elements hide nothing from the schema', () => {
  const wrong = sale({
    change: (tree) => {
      groupOf(groupOf(groupOf(tree, 'infNFe'), 'emit'), 'enderEmit')['fone'] = '1';
    },
  });
  const hidden = editFile(wrong, '<fone>1</fone>', '<!--<cAtivSN>-->$&<!--</cAtivSN>-->');
  for (const read of [byTable, byXsd]) expect(codeOf(read(hidden))).toBe('leiaute_invalido');
});

describe('an NF-e of an issuer without IE', () => {
  const withoutIe = (tree: Tree) => {
    delete groupOf(groupOf(tree, 'infNFe'), 'emit')['IE'];
  };
  const authorizerOf = (file: IssuedFile) => {
    const judged = byTable(file.xml);
    return judged.kind === 'documento' ? judged.authorizer : judged;
  };
  const authorizerOn = (day: string, environment: 1 | 2) =>
    authorizerOf(sale({ environment, change: withoutIe, protocol: { dhRecbto: `${day}T10:00:05-03:00` } }));

  it('belongs to the SVRS for any UF, from the first day of the rule', () => {
    const { homologation = '', production } = changeOf('nfe-2026.007-no-ie');
    for (const [since, environment] of [
      [String(production), 1],
      [String(homologation), 2],
    ] as const)
      expect([authorizerOn(since, environment), authorizerOn(dayBefore(since), environment)]).toEqual([
        'SVRS',
        undefined,
      ]);
  });

  it('is the only document that does not belong to its UF', () => {
    expect(authorizerOf(sale())).toBeUndefined();
    const [, name = ''] = GOLDEN.find(([type]) => type === 'nfce') ?? [];
    expect(authorizerOf(issueGolden('nfce', name, { change: withoutIe }))).toBeUndefined();
  });
});

it('a denied document is imported as denied: its number is used up', () => {
  expect(byTable(sale({ protocol: { cStat: '302', xMotivo: 'Uso denegado' } }).xml)).toMatchObject({
    kind: 'documento',
    status: 'REJEITADA',
    cStat: '302',
  });
});

it('any single digit changed in what was signed is found', () => {
  const { xml } = sale();
  const text = xml.toString();
  const document = parseXml(text);
  const inf = find(document.root, 'infNFe');
  if (!inf) throw new Error('no infNFe');
  const places = [...text.matchAll(/\d/g)]
    .map(({ index }) => index)
    .filter((index) => index > inf.start && index < inf.end);
  holds(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(text[at]) + by) % 10;
      const judged = byTable(Buffer.from(`${text.slice(0, at)}${digit}${text.slice(at + 1)}`));
      expect(judged.kind).toBe('recusado');
    }),
  );
});

describe('events', () => {
  const file = sale();
  const signer = signerOf(EMITENTE);
  const cancellation = { reason: 'Pedido cancelado pelo cliente' };

  it.each([
    ['the layout table', byTable],
    ['the official schema', byXsd],
  ])('a cancellation leaves its document canceled, by %s', (_, read) => {
    const xml = issuedEvent(file, 'cancelamento', cancellation, { signer });
    expect(looksLikeEvent(xml)).toBe(true);
    expect(read(xml)).toMatchObject({
      kind: 'evento',
      type: 'nfe',
      event: 'cancelamento',
      accessKey: file.chave,
      sequence: 1,
      leaves: { status: 'CANCELADA', cStat: '101' },
    });
    expect(read(issuedEvent(file, 'cancelamento', cancellation, { signer, cStat: '155' }))).toMatchObject({
      leaves: { cStat: '151' },
    });
  });

  it('a letter of correction keeps its sequence', () => {
    const xml = issuedEvent(
      file,
      'carta-correcao',
      { correctionText: 'Onde se lê A, leia-se B' },
      { signer, sequence: 3 },
    );
    expect(byTable(xml)).toMatchObject({ event: 'carta-correcao', sequence: 3, leaves: null });
  });

  it.each([
    ['refused by the authority', { signer, cStat: '220' }, 'nao_autorizado'],
    ['signed by another company', { signer: signerOf('11222333000181') }, 'certificado_de_outro'],
  ] as const)('%s is left out', (_, options, code) => {
    expect(codeOf(byTable(issuedEvent(file, 'cancelamento', cancellation, options)))).toBe(code);
  });

  it('an event with a changed sequence is skipped', () => {
    const xml = issuedEvent(file, 'cancelamento', cancellation, { signer }).toString();
    expect(codeOf(byTable(Buffer.from(xml.replaceAll('<nSeqEvento>1<', '<nSeqEvento>2<'))))).toBe(
      'assinatura_invalida',
    );
  });
});

it('an event that only the issuer may register is left out when another company is its author', () => {
  const third = '11222333000181';
  const file = sale();
  const xml = issuedEvent(
    { ...file, emitente: third },
    'cancelamento',
    { reason: 'Pedido cancelado pelo cliente' },
    {
      signer: signerOf(third),
    },
  );
  expect(codeOf(byTable(xml))).toBe('certificado_de_outro');
});

it.each(['(', '(a|a)+b', '.*|x'])(
  'a file whose tpEvento is %s is read as text, never as a pattern',
  (tpEvento) => {
    const signer = signerOf(EMITENTE);
    const reason = { reason: 'Pedido cancelado pelo cliente' };
    // Signed again, so that its type of event is looked up.
    const signed = signedAgain(
      issuedEvent(sale(), 'cancelamento', reason, { signer }),
      (xml) => xml.replaceAll(/(?<=<tpEvento>|"ID)110111/g, () => tpEvento),
      { namespace: NFE_NAMESPACE, signer },
    );
    expect(byTable(signed)).toMatchObject({ kind: 'evento', tpEvento, event: null });
  },
);

it('a refusal quotes only the beginning of a file', () => {
  const refusal = byTable(Buffer.from(`<${'a'.repeat(1_000_000)}/>`));
  if (refusal.kind !== 'recusado') throw new Error(refusal.kind);
  expect(refusal.message.length).toBeLessThan(600);
});

it('a document that declares prefixes without end is refused before it is canonicalized', () => {
  const nested = Array.from(
    { length: 20 },
    (_, n) => `<e ${Array.from({ length: 30 }, (_each, i) => `xmlns:p${n}x${i}="u"`).join(' ')}>`,
  );
  expect(codeOf(byTable(Buffer.from(`${nested.join('')}${'</e>'.repeat(20)}`)))).toBe('xml_invalido');
});

it.each([
  [
    'with a foreign address',
    (text: string) => text.replace(/(<qrCod\w*>(?:<!\[CDATA\[)?)https?:\/\/[^/]+/, '$1https://evil.example'),
  ],
  ['of another document', (text: string) => text.replace(/(<qrCod\w*>[^<]*?)\d{44}/, `$1${'1'.repeat(44)}`)],
])('an unsigned QR code %s makes the reader skip the file', (_, changed) => {
  const file = issueGolden('mdfe', 'aereo').xml.toString();
  const text = changed(file);
  expect(text).not.toBe(file);
  expect(codeOf(byTable(Buffer.from(text)))).toBe('leiaute_invalido');
});

it('an authority’s text is taken from its table, because it is unsigned', () => {
  const text = sale()
    .xml.toString()
    .replace(/<xMotivo>[^<]*/, '<xMotivo>Pague em evil.example');
  expect(byTable(Buffer.from(text))).toMatchObject({ xMotivo: 'Autorizado o uso da NF-e', alerts: [] });
});

it('an event is recognized by its root, after any prolog', () => {
  const looks = (text: string) => looksLikeEvent(Buffer.from(text));
  expect(looks('\uFEFF<?xml version="1.0"?>\n<!-- a --><procEventoNFe versao="1.00">')).toBe(true);
  expect(looks('<!-- <evento > --><nfeProc>')).toBe(false);
  expect(looks('<!-- <evento >')).toBe(false);
});

it('no document looks like an event', () => {
  for (const [type, name] of GOLDEN) expect(looksLikeEvent(issueGolden(type, name).xml)).toBe(false);
});

describe('a range of voided numbers', () => {
  it.each([
    ['the layout table', byTable],
    ['the official schema', byXsd],
  ])('is accepted by %s', (_, read) => {
    expect(read(voidedRange('102'))).toMatchObject({
      kind: 'inutilizacao',
      type: 'nfe',
      emitente: EMITENTE,
      serie: 1,
      inicio: 10,
      fim: 12,
      ano: 2026,
      protocolNumber: '135260000012345',
    });
  });

  it('is left out when the authority refused it, or another company signed it', () => {
    expect(codeOf(byTable(voidedRange('241')))).toBe('nao_autorizado');
    expect(codeOf(byTable(voidedRange('102', '11222333000181')))).toBe('certificado_de_outro');
  });

  it('is left out when it is larger than an authority accepts', () => {
    expect(byTable(voidedRange('102', EMITENTE, { fim: 10_009 }))).toMatchObject({ inicio: 10, fim: 10_009 });
    for (const fim of [10_010, 200_000, 9])
      expect(codeOf(byTable(voidedRange('102', EMITENTE, { fim })))).toBe('faixa_grande_demais');
  });
});
