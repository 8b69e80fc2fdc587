import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import type { z } from 'zod';
import { Failure, invalid } from '../../../base/failure.ts';
import type { CallerOf } from '../../../edge/caller.ts';
import { defineOperation } from '../../operation.ts';
import { changesAnswer, changesQuery } from './list-changes-schema.ts';

/** GET /v1/changes: the content of webhooks and streams, pulled by clients that cannot be called. */
export const listChanges = defineOperation({
  scope: 'either',
  forPages: true,
  doc: {
    id: 'list_changes',
    tag: 'Mudanças',
    summary: 'Acompanhar o que muda',
    description:
      'Tudo o que mudou depois de um cursor, em ordem, sem faltar nem repetir: da conta inteira com X-Access-Key apenas, da empresa e do ambiente do token quando ele também vem. Comece sem after, guarde nextCursor, e peça de novo com ele; wait=30 espera até meio minuto pela próxima mudança. As mudanças são guardadas por 7 dias; um cursor mais antigo recebe 410: consulte GET /v1/documents e comece de novo sem after.',
    answers: { 200: { description: 'Uma página.', schema: changesAnswer } },
    errors: ['cursor_expirado'],
  },
  schemas: { query: changesQuery },
  async handle({ caller, query, http }, services) {
    const page = await services.changes.read({
      filter: filterOf(caller, query),
      types: query.types ?? [],
      after: query.after ?? null,
      limit: query.limit,
      waitMs: query.wait * 1000,
      signal: http.signal,
    });
    if (page.kind === 'expirado')
      throw new Failure(
        'cursor_expirado',
        'O cursor expirou: as mudanças são guardadas por 7 dias. Consulte os documentos e comece de novo sem after.',
      );
    const body: z.infer<typeof changesAnswer> = {
      data: page.changes.flatMap((change) => {
        const message = services.changes.messageOf(change);
        return message === null ? [] : [{ cursor: encodeCursor(change), message }];
      }),
      nextCursor: encodeCursor(page.next),
      more: page.more,
    };
    return { status: 200, body };
  },
});

/** @throws {Failure} requisicao_invalida when another company or environment is asked for than the token's */
function filterOf(
  caller: CallerOf['either'],
  { clientId, environment }: Pick<z.infer<typeof changesQuery>, 'clientId' | 'environment'>,
) {
  const { accountId } = caller;
  const asked = { ...(clientId && { clientId }), ...(environment && { environment }) };
  if (!('tokenId' in caller)) return { accountId, ...asked };
  const own = { clientId: caller.clientId, environment: caller.environment };
  const others = [
    ...(clientId === undefined || clientId === own.clientId ? [] : ['clientId']),
    ...(environment === undefined || environment === own.environment ? [] : ['environment']),
  ];
  if (others.length === 0) return { accountId, ...own };
  throw invalid(
    others.map((field) => ({
      field,
      code: 'valor_invalido',
      message: `O parâmetro ${field} não é o do token.`,
      fix: `Omita ${field}, ou envie X-Access-Key apenas, sem o token.`,
    })),
  );
}
