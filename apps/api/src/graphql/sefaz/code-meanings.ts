import { type Explanation, explanationsOf } from '@fiscal/core/registry/explain';
import { builder } from '../builder.ts';
import { RejectionHintType } from '../documents/document.ts';

const CodeMeaning = builder.objectRef<Explanation>('CodeMeaning').implement({
  description: 'O que um código da SEFAZ significa em alguns tipos de documento.',
  fields: (t) => ({
    types: t.stringList({
      description: 'Os tipos de documento em que significa o mesmo.',
      resolve: ({ types }) => [...types],
    }),
    xMotivo: t.string({
      nullable: true,
      description: 'O texto oficial; null: nenhuma tabela o traz.',
      resolve: ({ message }) => message,
    }),
    hint: t.expose('hint', {
      type: RejectionHintType,
      nullable: true,
      description: 'A causa e o que fazer; null quando o código não recusa nada.',
    }),
  }),
});

builder.queryField('codeMeanings', (t) =>
  t.field({
    type: [CodeMeaning],
    description: 'O que um código da SEFAZ significa; nada quando nenhuma tabela o tem.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: { codigo: t.arg.string({ required: true }), type: t.arg.string() },
    complexity: { field: 10 },
    resolve: (_root, { codigo, type }) => [...explanationsOf(codigo.toUpperCase(), type ?? null)],
  }),
);
