import { Failure, notFound } from '../../base/failure.ts';
import { presentArguments } from '../../base/present-arguments.ts';
import { assertOwnOrigins } from '../../edge/only-reads.ts';
import { parseInput } from '../../inputs/parse.ts';
import { readTokenBody } from '../../inputs/read-token.ts';
import { builder } from '../builder.ts';
import { loadDocument } from '../documents/load.ts';
import { knownUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { attempt } from '../problem.ts';

interface Issued {
  readonly token: string;
  readonly expiresAtMs: number;
}

const CreateReadTokenPayload = builder.objectRef<Issued>('CreateReadTokenPayload').implement({
  fields: (t) => ({
    token: t.exposeString('token', { description: 'Vai em Authorization: Bearer, sem X-Access-Key.' }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Quinze minutos depois de criado.',
      resolve: ({ expiresAtMs }) => new Date(expiresAtMs),
    }),
  }),
});

builder.mutationField('createReadToken', (t) =>
  t.field({
    type: resultUnion('CreateReadToken', CreateReadTokenPayload),
    description:
      'Um token com que uma página lê documentos e acompanha mudanças, sem chave de acesso. Termina antes se o token da empresa for trocado ou revogado.',
    authScopes: { caller: 'token', may: 'tokens:reveal' },
    args: {
      documentId: t.arg.id({
        description: 'O único documento que lê; ausente: todos da empresa no ambiente do token.',
      }),
      origins: t.arg.stringList({
        description: 'As origens das páginas que podem usá-lo; ausente: só quem não é navegador.',
      }),
    },
    resolve: (_root, args, context) =>
      attempt(context, async () => {
        const asked = presentArguments(args);
        const given = asked.documentId === undefined ? {} : { documentId: knownUuid(asked.documentId) };
        const { documentId = null, origins = [] } = parseInput(readTokenBody, { ...asked, ...given });
        const principal = await context.integrator();
        if (principal.person !== undefined)
          throw new Failure(
            'operacao_nao_permitida',
            'Um token de leitura é feito com o token da empresa. Use a chave da conta e o token.',
          );
        assertOwnOrigins(principal, origins);
        if (documentId !== null && (await loadDocument(context, documentId)) === null) throw notFound();
        return context.services.access.readTokens.issue(principal, { documentId, origins });
      }),
  }),
);
