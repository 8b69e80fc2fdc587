import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LENIENT } from '../documents/nfe/fixtures/context.ts';
import { amountOf, recipientDocumentOf, recipientOf } from '../engine/body/summary.ts';
import { preparedOf } from '../testing/taken.ts';
import { DOCUMENTS } from './documents.ts';

const FIELDS = { destinatario: ['nome', 'outro'], documento: ['cnpj', 'cpf'], valorTotal: 'valor' };

describe('the other party', () => {
  it.each([
    [{ nome: 'Padaria', outro: 'x' }, 'Padaria'],
    [{ outro: 'Mercado' }, 'Mercado'],
    [{ nome: ' a\u0000b\ud800 ' }, 'a b'],
    [{ nome: 'a'.repeat(1000) }, 'a'.repeat(150)],
    [{ nome: '\n' }, null],
    [{}, null],
  ])('for %j', (input, expected) => {
    expect(recipientOf(input, FIELDS)).toBe(expected);
  });
});

describe("the other party's CNPJ or CPF", () => {
  it.each([
    [{ cnpj: '11.222.333/0001-81', cpf: '52998224725' }, '11222333000181'],
    [{ cpf: '529.982.247-25' }, '52998224725'],
    [{ cnpj: '12abc34501de35' }, '12ABC34501DE35'],
    [{ cpf: '52998224726' }, null],
    [{}, null],
  ])('for %j', (input, expected) => {
    expect(recipientDocumentOf(input, FIELDS)).toBe(expected);
  });
});

describe('the amount', () => {
  it.each([
    ['10.50', '10.50'],
    ['10,50', null],
    ['-1.00', null],
    ['9'.repeat(20), null],
    [undefined, null],
  ])('for %s', (valor, expected) => {
    expect(amountOf(valor === undefined ? {} : { valor }, FIELDS)).toBe(expected);
  });
});

/** Tag of the document's worth. */
const TAGS: Readonly<Record<string, string>> = {
  nfe: 'vNF',
  nfce: 'vNF',
  cte: 'vTPrest',
  mdfe: 'vCarga',
  nfcom: 'vNF',
  dce: 'vDC',
  nfse: 'vServ',
};

function operacaoIn(type: string, xml: string): string | null {
  if (type !== 'nfe' && type !== 'nfce') return null;
  if (xml.includes('<finNFe>4<')) return 'devolucao';
  return xml.includes('<tpNF>0<') ? 'entrada' : 'saida';
}

const cases = DOCUMENTS.flatMap((definition) => {
  const folder = new URL(`../documents/${definition.type}/fixtures/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.input.json'))
    .map((file) => ({ name: `${definition.type} ${file}`, definition, folder, file }));
});

describe('summary of each golden document', () => {
  it.each(cases)('$name', ({ definition, folder, file }) => {
    const body: Record<string, unknown> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const xml = readFileSync(new URL(file.replace('.input.json', '.xml'), folder), 'utf8');
    const { summary } = preparedOf(definition, body, LENIENT);
    const worth = new RegExp(`<${TAGS[definition.type]}>([^<]+)<`).exec(xml)?.[1];
    expect(Number(summary.valorTotal)).toBe(Number(worth));
    expect(summary.operacao).toBe(operacaoIn(definition.type, xml));
    const sent = ['nome_destinatario', 'razao_social_tomador', 'nome_recebedor'].flatMap(
      (field) => body[field] ?? [],
    );
    expect(summary.destinatario).toBe(definition.type === 'mdfe' ? null : (sent[0] ?? null));
    const parties = definition.type === 'nfse' ? ['tomador'] : ['destinatario', 'recebedor', 'tomador'];
    const documents = parties.flatMap((party) => body[`cnpj_${party}`] ?? body[`cpf_${party}`] ?? []);
    expect(summary.documentoDestinatario).toBe(
      definition.type === 'mdfe' || documents[0] === undefined
        ? null
        : JSON.stringify(documents[0]).replace(/[./"-]/g, ''),
    );
  });
});
