import { randomChave } from '@fiscal/core/testing/builders';
import { expect, it } from 'vitest';
import { documentLetter } from './document-letter.ts';

const of = {
  kind: 'document',
  hasEvent: false,
  type: 'nfe',
  accessKey: randomChave('carta'),
  environment: 1,
  company: 'Padaria & Cia <b>',
  settings: { fromName: null, replyTo: null, message: null },
  logo: undefined,
  files: [],
} as const;

it('names the document’s company in both its parts, with HTML escaped', () => {
  const { subject, text, html, fromName, replyTo } = documentLetter({
    ...of,
    settings: { ...of.settings, message: 'Obrigado!\n<script>' },
  });
  expect(subject).toMatch(/^NF-e nº \d+, série \d+ – Padaria & Cia <b>$/);
  expect(text).toContain(of.accessKey);
  expect(html).toContain('Padaria &amp; Cia &lt;b&gt; emitiu: ');
  expect(html).toContain('Obrigado!<br>&lt;script&gt;');
  expect(fromName).toBe(of.company);
  expect(replyTo).toBeUndefined();
});

it('marks a test document, where it is read first', () => {
  const { subject, text } = documentLetter({ ...of, environment: 2 });
  expect(subject).toMatch(/^\[SEM VALOR FISCAL\] /);
  expect(text).toContain('sem valor fiscal');
});

it('breaks no header by what people named themselves', () => {
  const { subject, fromName } = documentLetter({
    ...of,
    company: 'Loja\r\nBcc: todos@example.com',
    settings: { ...of.settings, fromName: 'Loja\nX-Y: z' },
  });
  expect(`${subject}${fromName}`).not.toMatch(/[\r\n]/);
});

it('has no link in a name, in any of its parts', () => {
  const company = 'REGULARIZE.COM https://exemplo.com.br LTDA';
  const shown = 'REGULARIZE. COM https: //exemplo. com. br LTDA';
  const { subject, text, html, fromName } = documentLetter({ ...of, company });
  expect(fromName).toBe(shown);
  for (const part of [subject, text, html]) {
    expect(part).toContain(shown);
    expect(part).not.toMatch(/\w\.com|:\/\//i);
  }
  const settings = { ...of.settings, fromName: 'ana@exemplo.com' };
  expect(documentLetter({ ...of, settings }).fromName).toBe('ana@ exemplo. com');
});

it.each([
  [Buffer.from('89504e470d0a', 'hex'), 'image/png'],
  [Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'],
])('shows the logo %#', (logo, contentType) => {
  const { html, files } = documentLetter({ ...of, logo });
  expect(html).toContain('cid:logo');
  expect(files).toMatchObject([{ cid: 'logo', contentType }]);
});
