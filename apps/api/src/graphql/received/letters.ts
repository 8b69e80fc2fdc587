import { LETTER_OUTCOMES } from '@fiscal/core/vocabulary/received/letter';
import type { ReceivedLetter } from '@fiscal/db/received/letters';
import { LETTER_MESSAGES } from '../../services/received/letter-messages.ts';
import { builder } from '../builder.ts';
import { connectionOf, forwardPage, pageSize } from '../page.ts';

const Result = builder.enumType('ReceivedLetterResult', {
  description:
    'NA_FILA espera leitura; ENTROU: ao menos um arquivo entrou, ou já estava aqui; SEM_ARQUIVO, NADA_ENTROU e INTERROMPIDA: guardada, sem documento; REPETIDA: já tinha chegado; as demais foram recusadas.',
  values: Object.fromEntries(LETTER_OUTCOMES.map((value) => [value.toUpperCase(), { value }] as const)),
});

const Letter = builder.objectRef<ReceivedLetter>('ReceivedLetter').implement({
  description: 'Uma carta que chegou ao endereço de e-mail da empresa; fica por 90 dias.',
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sender: t.exposeString('sender', {
      description: 'O remetente do envelope, que qualquer um pode escrever.',
    }),
    result: t.expose('outcome', { type: Result }),
    message: t.string({
      nullable: true,
      description: 'Por que a carta não trouxe nada, e o que fazer; null: nada a explicar.',
      resolve: ({ outcome }) => LETTER_MESSAGES[outcome],
    }),
    files: t.stringList({
      description: 'Os nomes dos XML e ZIP da carta.',
      resolve: ({ names }) => [...names],
    }),
    ignored: t.stringList({
      description: 'Os nomes dos outros anexos, até 50.',
      resolve: ({ ignored }) => [...ignored],
    }),
    filesId: t.exposeString('filesId', { nullable: true, description: 'O envio, em companyImport.' }),
  }),
});

builder.queryField('receivedLetters', (t) =>
  t.connection(
    {
      type: Letter,
      description:
        'As cartas que chegaram ao endereço da empresa do token, também as recusadas, da mais nova à mais antiga.',
      authScopes: { caller: 'token', may: 'documents:read' },
      complexity: (args) => ({ field: 5, multiplier: pageSize(args) }),
      async resolve(_root, args, context) {
        const page = forwardPage(args);
        const { data, next } = await context.services.received.letters(await context.integrator(), page);
        return connectionOf(page, { entries: data, more: next !== null }, ({ id }) => id);
      },
    },
    { name: 'ReceivedLetterConnection' },
    { name: 'ReceivedLetterEdge' },
  ),
);
