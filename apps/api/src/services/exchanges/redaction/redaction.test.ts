import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { cpfCheckDigits } from '@fiscal/core/identity/cpf';
import { cstatsOf } from '@fiscal/core/registry/cstat';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { holds } from '@fiscal/core/testing/holds';
import { escapeAttribute, escapeText } from '@fiscal/core/xml/cut';
import { childrenOf, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactMessage, redactValue } from './redaction.ts';
import { plainText } from './shapes.ts';

const CORE = fileURLToPath(new URL('../../../../../../packages/fiscal-core/src/', import.meta.url));
const KEY = '35261111222333000181550010000000071400500601';

/** Every XML of the fixtures: seven document types, their events, ranges that are voided. */
const FIXTURES = fs
  .readdirSync(CORE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.includes('fixtures') && name.endsWith('.xml'))
  .map((name) => [name, fs.readFileSync(path.join(CORE, name), 'utf8')] as const);

const soap = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap12:Envelope xmlns:soap12="http://www.w3.org/2003/05/soap-envelope"><soap12:Body>${body}</soap12:Body></soap12:Envelope>`;
const PROTOCOL = `<tpAmb>2</tpAmb><verAplic>SVRS202611280900</verAplic><chNFe>${KEY}</chNFe><dhRecbto>2026-11-28T10:00:00-03:00</dhRecbto><nProt>135260000012345</nProt><digVal>q2Vw0X0m3Vb5a1s8l0yqkq3l2lE=</digVal>`;
const ANSWER = soap(
  `<nfeResultMsg xmlns="http://www.portalfiscal.inf.br/nfe/wsdl/NFeAutorizacao4"><retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><tpAmb>2</tpAmb><verAplic>SVRS202611280900</verAplic><cStat>104</cStat><xMotivo>Lote processado</xMotivo><cUF>35</cUF><protNFe versao="4.00"><infProt Id="ID135260000012345">${PROTOCOL}<cStat>539</cStat><xMotivo>Rejeicao: Duplicidade de NF-e, com diferenca na Chave de Acesso [chNFe: ${KEY}][nRec:351000012345678]</xMotivo></infProt></protNFe></retEnviNFe></nfeResultMsg>`,
);
const ENVELOPES: typeof FIXTURES = [
  ['answer of an emission', ANSWER],
  [
    'answer of an event',
    soap(
      `<retEnvEvento versao="1.00"><idLote>1</idLote><retEvento versao="1.00"><infEvento Id="ID1"><cOrgao>35</cOrgao>${PROTOCOL}<cStat>135</cStat><xMotivo>Evento registrado e vinculado a NF-e</xMotivo><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento><CPFDest>52998224725</CPFDest><emailDest>a@b.com</emailDest><dhRegEvento>2026-11-28T10:00:00-03:00</dhRegEvento></infEvento></retEvento></retEnvEvento>`,
    ),
  ],
  [
    'answer of a consult',
    soap(
      `<retConsSitNFe versao="4.00"><cStat>100</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo><protNFe><infProt>${PROTOCOL}</infProt></protNFe></retConsSitNFe>`,
    ),
  ],
  [
    'fault',
    soap(
      '<soap12:Fault><soap12:Code><soap12:Value>soap12:Sender</soap12:Value></soap12:Code><soap12:Reason><soap12:Text xml:lang="pt-BR">Invalid request</soap12:Text></soap12:Reason></soap12:Fault>',
    ),
  ],
];

const NAMES = [
  'Maria',
  'Conceição',
  'Ávila',
  'Sebastião',
  'Gonçalves',
  'Thaís',
  'Yasmin',
  'Oliveira',
  'Ferreira',
  'Teixeira',
];
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const cpf = digits(9)
  .filter((body) => !/^(\d)\1*$/.test(body))
  .map((body) => body + cpfCheckDigits(body));
const name = fc.subarray(NAMES, { minLength: 2, maxLength: 4 });
/** Personal data as it may be written, and the texts of which none may be in a bundle. */
const PLANTS: Readonly<
  Record<string, fc.Arbitrary<{ readonly text: string; readonly hidden: readonly string[] }>>
> = {
  'a CPF': cpf.map((text) => ({ text, hidden: [text] })),
  'a CPF with dots': cpf.map((all) => {
    const text = `${all.slice(0, 3)}.${all.slice(3, 6)}.${all.slice(6, 9)}-${all.slice(9)}`;
    return { text, hidden: [text] };
  }),
  'a CPF in a sentence': cpf.map((all) => ({ text: `Rejeicao: CPF ${all} invalido`, hidden: [all] })),
  'a random key of PIX': fc.uuid().map((text) => ({ text, hidden: [text] })),
  'a telephone of PIX': digits(8).map((all) => ({ text: `+55119${all}`, hidden: [`119${all}`] })),
  'an e-mail': name.map((all) => ({
    text: `${all.join('.')}@exemplo.com.br`,
    hidden: [...all, 'exemplo.com'],
  })),
  'a place': digits(6).map((all) => ({ text: `-23.${all}`, hidden: [`-23.${all}`] })),
  'a place without sign': digits(7).map((all) => ({ text: `2.${all}`, hidden: [`2.${all}`] })),
  'a name': name.map((all) => ({ text: all.join(' '), hidden: all })),
};
/** Ways to write a text in XML. */
const WRITTEN: Readonly<Record<string, (text: string) => string>> = {
  text: escapeText,
  entities: (text) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
  CDATA: (text) => `<![CDATA[${text}]]>`,
  'text with a comment in it': (text) =>
    `${escapeText(text.slice(0, 3))}<!-- ${text.replaceAll('--', '')} -->${escapeText(text.slice(3))}`,
  'an element in a text': (text) => escapeText(`<xNome>${escapeText(text)}</xNome>`),
};

const leavesOf = (element: XmlElement): readonly XmlElement[] =>
  element.children.length === 0 ? [element] : element.children.flatMap(leavesOf);

/** The XML with `content` in place of that of every element without children and of every attribute. */
function plantContent(xml: string, content: string, attribute: string): string {
  const { source, root } = parseXml(xml);
  let at = 0;
  let made = '';
  for (const { contentStart, contentEnd } of leavesOf(root)) {
    if (contentStart === contentEnd) continue;
    made += source.slice(at, contentStart) + content;
    at = contentEnd;
  }
  return (made + source.slice(at)).replace(
    / (?!xmlns)([\w:]+)="[^"]*"/g,
    (_, key: string) => ` ${key}="${attribute}"`,
  );
}

describe.each(Object.entries(PLANTS))('%s', (_, plant) => {
  it.each(Object.entries(WRITTEN))(
    'is shown at no tag and no attribute of any layout, written as %s',
    (_kind, write) => {
      holds(
        fc.property(plant, fc.boolean(), ({ text, hidden }, prefixed) => {
          for (const [file, xml] of [...FIXTURES, ...ENVELOPES]) {
            const made = plantContent(xml, write(text), escapeAttribute(text));
            const shown = redactMessage(
              prefixed ? made.replace(/<(\/?)(?=[A-Za-z])(?!\w+:)/g, '<$1n:') : made,
            );
            const found = hidden.filter((each) => shown.includes(each));
            if (found.length > 0) expect.fail(`${file}: ${found.join()} in ${shown}`);
          }
        }),
        2,
      );
    },
  );

  it('is not shown in JSON, under any field, nor in a text', () => {
    holds(
      fc.property(plant, ({ text, hidden }) => {
        const body = {
          chaveAcesso: text,
          tipoAmbiente: text,
          dataHoraProcessamento: text,
          cpf: text,
          [text]: text,
          erros: [{ Codigo: text, Descricao: text, Complemento: text }],
          dados: { destinatario: [text] },
          nfseXmlGZipB64: gzipSync(`<NFSe><xNome>${escapeText(text)}</xNome></NFSe>`).toString('base64'),
        };
        const ours = {
          xMotivo: text,
          reason: text,
          company: { name: text },
          details: { type: text },
          url: `https://a.b/ws?c=${text}`,
        };
        for (const shown of [
          redactMessage(JSON.stringify(body)),
          redactMessage(text),
          JSON.stringify(redactValue(ours)),
        ])
          for (const each of hidden) expect(shown).not.toContain(each);
      }),
      20,
    );
  });
});

const NEEDED = [
  'cStat',
  'nProt',
  'dhEmi',
  'dhRecbto',
  'dhEvento',
  'tpEvento',
  'CFOP',
  'NCM',
  'CST',
  'CSOSN',
  'vProd',
  'vBC',
  'pICMS',
  'vNF',
  'cMun',
  'chNFe',
  'chCTe',
  'tpAmb',
  'verAplic',
  'digVal',
  'DigestValue',
  'cTribNac',
];
const textsOf = (element: XmlElement): readonly string[] => [
  ...(NEEDED.includes(element.name) ? [`${element.name}=${element.text}`] : []),
  ...Object.entries(element.attributes)
    .filter(([key]) => ['Id', 'versao', 'nItem'].includes(key))
    .map(([key, value]) => `@${key}=${value}`),
  ...element.children.flatMap(textsOf),
];

describe('a support bundle', () => {
  it.each([...FIXTURES, ...ENVELOPES.slice(0, 3)])('keeps codes, dates, values and keys of %s', (_, xml) => {
    const needed = textsOf(parseXml(xml).root);
    expect(needed.length).toBeGreaterThan(0);
    expect(textsOf(parseXml(redactMessage(xml)).root)).toEqual(needed);
  });

  it('keeps the official texts of all codes', () => {
    for (const { type } of DOCUMENTS)
      for (const { message } of cstatsOf(type)) expect(plainText(message)).toBe(message);
    const { root } = parseXml(redactMessage(ANSWER));
    expect(find(root, 'infProt')).toBeDefined();
    expect(childrenOf(find(root, 'infProt') ?? root, 'xMotivo')[0]?.text).toBe(
      `Rejeicao: Duplicidade de NF-e, com diferenca na Chave de Acesso [chNFe: ${KEY}][nRec:351000012345678]`,
    );
  });

  it('masks letter by letter, so that what is wrong with a text can be seen', () => {
    expect(
      redactMessage(
        `<NFe><infNFe Id="NFe${KEY}"><dest><xNome lang="é">Maria d'Ávila &amp; Cia</xNome><CPF>12345678909</CPF></dest></infNFe></NFe>`,
      ),
    ).toBe(
      `<NFe><infNFe Id="NFe${KEY}"><dest><xNome lang="x">Xxxxx x'Xxxxx &amp; Xxx</xNome><CPF>99999999999</CPF></dest></infNFe></NFe>`,
    );
  });

  it('shows unzipped what travels zipped, and nothing of what cannot be read', () => {
    const zipped = gzipSync(
      '<DPS><infDPS><xNome>Ana</xNome><cTribNac>010101</cTribNac></infDPS></DPS>',
    ).toString('base64');
    const shown =
      '[descompactado]<DPS><infDPS><xNome>Xxx</xNome><cTribNac>010101</cTribNac></infDPS></DPS>[fim]';
    expect(redactMessage(`{"dpsXmlGZipB64":"${zipped}"}`)).toBe(`{"dpsXmlGZipB64":"${shown}"}`);
    expect(redactMessage(soap(`<m>${zipped}</m>`))).toContain(`<m>${shown}</m>`);
    expect(redactMessage(`H4sI${'A'.repeat(40)}`)).toBe('[conteúdo compactado retirado]');
    expect(redactMessage('<a><tpAmb>2</tpAmb><xNome>Ana')).toMatch(
      /^<a><tpAmb>2<\/tpAmb><xNome>\[o restante/,
    );
    expect(redactMessage('{"tipoAmbiente":2,"nome":"Ana')).toMatch(/^\[o restante/);
    expect(redactMessage('<!DOCTYPE a [<!ENTITY b "Ana">]><a>&b;</a>')).toMatch(/^\[o restante/);
  });

  it('keeps facts of the platform and masks what people named', () => {
    expect(
      redactValue({
        accessKey: KEY,
        company: { id: '019ac0de-0000-7000-8000-000000000000', name: 'Loja', cnpj: '11222333000181' },
        events: [
          {
            type: 'cce',
            details: { xCorrecao: 'Rua B', n: 12 },
            cStat: '135',
            xMotivo: 'Evento registrado de Ana',
          },
        ],
        createdAt: new Date(0),
        numero: 7,
        hasXml: true,
        url: 'https://127.0.0.1:4443/ws/nfe/SP/autorizacao?cpf=1',
        contentType: 'application/soap+xml; charset=utf-8',
      }),
    ).toEqual({
      accessKey: KEY,
      company: { id: '019ac0de-0000-7000-8000-000000000000', name: 'Xxxx', cnpj: '11222333000181' },
      events: [
        {
          type: 'cce',
          details: { xCorrecao: 'Xxx X', n: null },
          cStat: '135',
          xMotivo: 'Evento registrado de Xxx',
        },
      ],
      createdAt: '1970-01-01T00:00:00.000Z',
      numero: 7,
      hasXml: true,
      url: 'https://127.0.0.1:4443/ws/nfe/SP/autorizacao?xxx=9',
      contentType: 'application/soap+xml; charset=utf-8',
    });
  });
});
