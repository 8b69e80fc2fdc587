import { expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { decodeFileId, encodeFileId } from './files.ts';

it('carries what it names', () => {
  const document = { kind: 'documento', accountId: newId(), documentId: newId() } as const;
  const event = { ...document, kind: 'evento', eventId: newId() } as const;
  expect(decodeFileId(encodeFileId(document))).toEqual(document);
  expect(decodeFileId(encodeFileId(event))).toEqual(event);
  const range = { kind: 'inutilizacao', accountId: newId(), inutilizacaoId: newId() } as const;
  expect(decodeFileId(encodeFileId(range))).toEqual(range);
  const paper = { ...document, kind: 'impressao' } as const;
  expect(decodeFileId(encodeFileId(paper))).toEqual(paper);
  const label = { ...document, kind: 'etiqueta' } as const;
  expect(decodeFileId(encodeFileId(label))).toEqual(label);
});

it.each(['', 'abc', '../../etc/passwd', 'A'.repeat(43) + '=', 'A'.repeat(44)])('refuses "%s"', (id) => {
  expect(decodeFileId(id)).toBeNull();
});
